import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// The text of each configuration value, and the layer that set it: a file, a variable or a flag. A ``Configuration``
/// is decoded from the layers once. Afterwards, listings and messages read the layers.
struct ConfigurationLayers: Sendable {
  /// The source of a value. For each key, a layer overrides the layers that are declared before it.
  enum Layer: Hashable, Comparable, Sendable {
    /// `config.json` in the user's configuration directory, which applies to every environment.
    case userFile
    case file
    case variable(String)
    case flag(String)
  }

  struct Entry: Sendable {
    var text: String
    var layer: Layer
  }

  /// The name of the environment, or the path that was given instead of a name.
  let environment: String
  let file: ConfigurationFile
  let userFile: ConfigurationFile?
  let directories: Configuration.Directories
  /// All environment variables. Those of other programs, such as `HTTPS_PROXY`, are read only if an endpoint is live.
  let variables: [String: String]
  /// Maps the path of each configuration key to its value. A key that no layer sets has no entry.
  private let entries: [String: Entry]
  /// Maps the root of each ``NamedKeys`` to the names that files and variables define. The source of a name is the last
  /// file or variable that defines it. The names in the user's file come first.
  private let names: [String: [(name: String, source: String)]]

  /// Merges and checks the layers.
  ///
  /// - Parameters:
  ///   - keys: Every key, except the keys of objects with user-chosen names (see ``NamedKeys``).
  ///   - user: The values of the user's file, which was already checked; `nil` if there is none.
  /// - Throws: All problems of the environment's file and the variables, and conflicts between the keys of a watch.
  init(
    environment: String, file: ConfigurationFile, userFile: ConfigurationFile?, user: ConfigurationDocument?,
    variables: [String: String], flags: [Configuration.Flag], keys: [AnyConfigurationKey],
    directories: Configuration.Directories
  ) throws(ConfigurationError) {
    var problems = ConfigurationProblems()
    var entries = (user?.values ?? [:]).mapValues { Entry(text: $0, layer: .userFile) }

    let document = ConfigurationDocument(file, keys: keys, problems: &problems)
    Self.add(document.values, to: &entries)

    var names: [String: [(name: String, source: String)]] = [:]
    func define(_ name: String, _ root: String, in source: String) {
      if let index = names[root]?.firstIndex(where: { $0.name == name }) {
        names[root]?[index].source = source
      } else {
        names[root, default: []].append((name, source))
      }
    }
    for (file, document) in [(userFile, user), (file, document)] {
      guard let file, let document else { continue }
      for (root, found) in document.names { for name in found { define(name, root, in: file.name) } }
    }
    for variable in variables.keys.sorted() {
      if let name = NotifierKeys.name(definedBy: variable) { define(name, NotifierKeys.root, in: variable) }
    }
    let keys = keys + (names[NotifierKeys.root] ?? []).flatMap { NotifierKeys($0.name).all }
    let own = Configuration.ownVariables
    // Lazy, because most users set no variable, and making the names takes 6 % of the instructions of a small fetch.
    lazy var byVariable = Dictionary(uniqueKeysWithValues: keys.map { ($0.variable, $0) })
    lazy var known = (byVariable.keys + own).sorted()
    for (variable, text) in variables.sorted(by: { $0.key < $1.key }) where variable.hasPrefix("AEROGAMI_") {
      if own.contains(variable) { continue }
      if let key = byVariable[variable] {
        if let problem = key.problem(text) { problems.add(problem.prefixed(with: "\(variable): ")) }
        entries[key.path] = Entry(text: text, layer: .variable(variable))
      } else {
        if variable.hasPrefix(WatchKeys.variablePrefix) {
          problems.add("\(variable): variables cannot set keys of watches", remedy: "set them in a file")
          continue
        }
        let isNotifiers = variable.hasPrefix(NotifierKeys.variablePrefix)
        let related = isNotifiers ? known.filter { $0.hasPrefix(NotifierKeys.variablePrefix) } : known
        problems.add(
          "\(variable): unknown variable",
          remedy: variable.correction(among: related) ?? (isNotifiers ? NotifierKeys.undefinedRemedy : nil))
      }
    }

    Self.settleSources(&entries, problems: &problems)
    for flag in flags {
      let others = flag.isAdded ? entries[flag.key].flatMap { $0.text == FaultGrammar.none ? nil : $0.text } : nil
      entries[flag.key] = Entry(text: (others.map { "\($0) " } ?? "") + flag.value, layer: .flag(flag.name))
    }

    for (name, source) in names[WatchKeys.root] ?? [] {
      let path = "\(WatchKeys.root).\(name)"
      guard entries["\(path).route"] != nil else { continue }
      for other in ["regions", "to"] where entries["\(path).\(other)"] != nil {
        problems.add("\(source): \(path): route and \(other) cannot be used together", remedy: "remove one of them")
      }
    }

    if !problems.isEmpty { throw ConfigurationError(problems.problems(in: file)) }
    self.environment = environment
    self.file = file
    self.userFile = userFile
    self.directories = directories
    self.variables = variables
    self.entries = entries
    self.names = names
  }
}

// Decodes values. All texts were checked before, so a value is missing only if no layer sets it.
extension ConfigurationLayers {
  subscript<Value>(key: ConfigurationKey<Value>) -> Value? { text(of: key.path).flatMap(key.format.parse) }

  subscript<Value>(key: DefaultedKey<Value>) -> Value { self[key.key] ?? key.defaultValue }

  /// Returns the path that a key sets; `nil` if no layer sets the key. A path in a file is relative to the directory of
  /// that file, any other path to the current directory.
  func path(_ key: ConfigurationKey<String>) -> ConfiguredPath? {
    guard let path = self[key], let layer = layer(of: key.path) else { return nil }
    let origin = layer == .file ? file : layer == .userFile ? userFile : nil
    guard let directory = origin?.directory, !path.hasPrefix("/") else {
      return ConfiguredPath(text: path, resolved: directories.resolve(path))
    }
    return ConfiguredPath(text: path, resolved: "\(directory)/\(path)")
  }
}

extension ConfigurationLayers {
  func text(of path: String) -> String? { entries[path]?.text }

  /// Returns the names below a root such as `notifiers`, each with the file or the variable that defines it.
  func names(of named: NamedKeys) -> [(name: String, source: String)] { names[named.root] ?? [] }

  func layer(of path: String) -> Layer? { entries[path]?.layer }

  /// Returns the source of a key's value for users: a file's name, a variable or a flag; `nil` if no layer sets it.
  func source(of path: String) -> String? {
    switch layer(of: path) {
    case .userFile: userFile?.name
    case .file: file.name
    case .variable(let name), .flag(let name): name
    case nil: nil
    }
  }

  /// Returns a remedy for a missing key: the variable or the file that can set it.
  func remedy<Value>(for key: ConfigurationKey<Value>) -> String {
    "set \(AnyConfigurationKey(key).variable), or the key in "
      + (file.origin == .builtIn ? "a file that you pass with --config" : file.name)
  }

  /// Returns whether a secret may be sent to the address that a key sets, or to the default address if that key is not
  /// set.
  ///
  /// A secret from an environment variable or the user's file is sent to a built-in address, or to one that the user
  /// named in a variable, with `--config` or in the user's configuration directory. It is never sent to an address that
  /// only a file below the current directory names: anyone may have written that file. A secret from the environment's
  /// file may be sent to any address.
  func maySend<Address>(_ secret: ConfigurationKey<String>, to address: ConfigurationKey<Address>) -> Bool {
    guard let layer = layer(of: secret.path), layer != .file, self.layer(of: address.path) == .file else {
      return true
    }
    return file.origin != .project
  }

  /// Returns the reason why a secret is not sent to the address that a key sets; `nil` if it may be sent. `note` is a
  /// text after the words "that address".
  func withheld<Address>(
    _ secret: ConfigurationKey<String>, from address: ConfigurationKey<Address>, at shown: String, note: String = ""
  ) -> Problem? {
    guard let source = source(of: secret.path), !maySend(secret, to: address) else { return nil }
    let name = layer(of: secret.path) == .userFile ? "\(secret.path) in \(source)" : source
    return Problem(
      "\(name) is not sent to \(shown), because \(file.name), below the current directory, sets that address\(note) "
        + "and is not trusted with secrets",
      remedy: "to trust that file, use --config \(file.name)")
  }
}

struct ConfiguredPath: Hashable, Sendable {
  /// The path as written.
  let text: String
  /// The absolute path.
  let resolved: String
}
