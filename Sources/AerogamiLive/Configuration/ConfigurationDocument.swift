import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// The values in a configuration file, checked against the known keys.
struct ConfigurationDocument {
  /// Maps the path of each configuration key in the file to the text of its value.
  private(set) var values: [String: String] = [:]
  /// Maps the root of each ``NamedKeys`` to the names that the file defines.
  private(set) var names: [String: [String]] = [:]

  /// Maps the path of each known key to the key. The keys of objects with user-chosen names are added later.
  private var keys: [String: AnyConfigurationKey]

  /// Parses and checks a file. Adds the problems that it finds to `problems`, and only the valid values to ``values``.
  init(_ file: ConfigurationFile, keys: [AnyConfigurationKey], problems: inout ConfigurationProblems) {
    self.keys = Dictionary(uniqueKeysWithValues: keys.map { ($0.path, $0) })
    do throws(JSONError) {
      let root = try JSONTree.parse(file.bytes.span)
      check(root, path: "", problems: &problems)
      if values[TripSourceKeys.single] != nil, values[TripSourceKeys.root] != nil {
        problems.add(
          "\(file.name): \(TripSourceKeys.single) and \(TripSourceKeys.root) cannot be used together",
          remedy: "remove \(TripSourceKeys.single)")
      }
    } catch {
      problems.add(at: error.offset, "not valid JSON: \(error.explanation(in: file.bytes.span))")
    }
  }

  private mutating func check(_ node: JSONTree, path: String, problems: inout ConfigurationProblems) {
    guard case .object(let members) = node.value else {
      problems.add(at: node.offset, path.isEmpty ? "the file must contain a JSON object" : "\(path) must be an object")
      return
    }
    let named = NamedKeys.all.first { $0.root == path }
    if let named { define(named, members.map(\.key)) }
    let known = names(below: path)
    var seen: Set<String> = []
    for member in members {
      let prefix = path.isEmpty ? "" : "\(path)."
      let memberPath = prefix + member.key
      if !seen.insert(member.key).inserted {
        problems.add(
          at: member.keyOffset, "\(prefix)\(member.key.printable(maxLength: 60)) appears more than once",
          remedy: "remove one")
      } else if let named, !known.contains(member.key) {
        problems.add(
          at: member.keyOffset,
          Watch.isName(member.key)
            ? Problem("\(path): at most \(NamedKeys.limit) \(path) are supported")
            : Watch.invalidName(member.key, example: named.examples).prefixed(with: "\(path): "))
      } else if !known.contains(member.key) {
        problems.add(
          at: member.keyOffset,
          "\(path.isEmpty ? "" : "\(path): ")unknown \(noun(below: path)) "
            + "\"\(member.key.printable(maxLength: 60))\"", remedy: member.key.correction(among: known))
      } else if let key = keys[memberPath], !isObjectOfKeys(member.value, at: memberPath) {
        check(member.value, key: key, problems: &problems)
      } else {
        check(member.value, path: memberPath, problems: &problems)
      }
    }
    // The value of a key with keys below is the list of its members.
    guard let key = keys[path] else { return }
    if members.isEmpty { problems.add(at: node.offset, "\(path) is empty; expected \(key.expectation)") }
    values[path] = members.map(\.key).filter(known.contains).uniqued().joined(separator: ",")
  }

  private func isObjectOfKeys(_ node: JSONTree, at path: String) -> Bool {
    if case .object = node.value { !names(below: path).isEmpty } else { false }
  }

  /// Adds the keys of the objects with valid names, but of at most ``NamedKeys/limit`` objects.
  private mutating func define(_ named: NamedKeys, _ names: [String]) {
    let valid = Array(names.filter(Watch.isName).uniqued().prefix(NamedKeys.limit))
    self.names[named.root] = valid
    for key in valid.flatMap(named.keys) { keys[key.path] = key }
  }

  private mutating func check(_ node: JSONTree, key: AnyConfigurationKey, problems: inout ConfigurationProblems) {
    let text: String
    switch (node.value, key.isNumber) {
    case (.number(let number), true): text = number
    case (.string(let string), false): text = string
    case (_, false) where key.structure != nil:
      var found = ConfigurationProblems()
      if let text = key.structure?(node, &found), found.isEmpty { values[key.path] = text }
      problems.add(found, prefix: "\(key.path): ")
      return
    default:
      let kind = key.isNumber ? "a JSON number: " : "a JSON string: "
      problems.add(at: node.offset, "\(key.path) must be \(kind)\(key.isSecret ? "a token" : key.expectation)")
      return
    }
    if let problem = key.problem(text) {
      problems.add(at: node.offset, problem.prefixed(with: "\(key.path): "))
    } else {
      values[key.path] = text
    }
  }

  /// Returns the names of the keys and objects that are allowed directly below `path`, in alphabetical order.
  private func names(below path: String) -> [String] {
    let prefix = path.isEmpty ? "" : "\(path)."
    return (keys.keys + NamedKeys.all.map(\.root)).compactMap { key in
      key.hasPrefix(prefix) ? key.dropFirst(prefix.count).prefix { $0 != "." }.description : nil
    }.uniqued().sorted()
  }

  private func noun(below path: String) -> String {
    switch path {
    case "clients": "client"
    case TripSourceKeys.root: "source"
    default: path.hasSuffix(".endpoints") ? "endpoint" : "key"
    }
  }
}

/// A part of the configuration that contains objects with user-chosen names, such as `notifiers.phone`.
struct NamedKeys: Sendable {
  let root: String
  let examples: String
  /// Returns the keys of the object with the given name, in the order of `config show`.
  let keys: @Sendable (_ name: String) -> [AnyConfigurationKey]

  /// The maximum number of objects in one file.
  static let limit = 100

  static let all = [notifiers, watches]

  static let notifiers = NamedKeys(root: NotifierKeys.root, examples: "phone or my-phone") { NotifierKeys($0).all }

  static let watches = NamedKeys(root: WatchKeys.root, examples: "weekend or summer-trip") { name in
    WatchKeys(name).all.map { AnyConfigurationKey($0.key) }
  }
}
