import AerogamiCore

/// A part of the configuration that contains objects with user-chosen names, such as `notifiers.phone`.
struct NamedKeys: Sendable {
  /// The first name in the paths of the keys, such as `notifiers`.
  let root: String
  /// Examples of names, for messages.
  let examples: String
  /// Returns the keys of the object with the given name, in the order in which they are listed.
  let keys: @Sendable (_ name: String) -> [AnyConfigurationKey]

  /// The maximum number of objects in one file.
  static let limit = 100

  static let all = [notifiers, watches]

  static let notifiers = NamedKeys(root: NotifierKeys.root, examples: "phone or my-phone") { NotifierKeys($0).all }

  static let watches = NamedKeys(root: WatchKeys.root, examples: "weekend or summer-trip") { name in
    WatchKeys(name).all.map { AnyConfigurationKey($0.key) }
  }

  /// Returns whether a text can be a name: at most 40 lowercase letters, digits and hyphens, starting with a
  /// letter. In the names of variables, `_` is written instead of each hyphen.
  static func isName(_ name: String) -> Bool { Watch.isName(name) }
}
