import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiSystem
import Foundation

/// A key of the user's own file that `setup` sets.
public enum UserSetting: CaseIterable, Sendable {
  /// The default environment.
  case environment
  /// The regions and places that the word `home` means, separated by commas.
  case home
  /// The token of the trips service, a secret.
  case token
  /// The currency of prices, for a service that converts them.
  case currency
  /// The names of the sources of trips that are requested in addition to those of the environment.
  case sources
}

extension UserSetting {
  /// The path of the key.
  public var path: String { key.path }

  /// The environment variables that override the key in the file.
  public var variables: [String] {
    self == .environment ? [Configuration.environmentVariable, Configuration.pathVariable] : [key.variable]
  }

  private var key: AnyConfigurationKey {
    switch self {
    case .environment: AnyConfigurationKey(ConfigurationKeys.environment)
    case .home: AnyConfigurationKey(ConfigurationKeys.home)
    case .token: AnyConfigurationKey(TripRegistration().clientKeys.token)
    case .currency: AnyConfigurationKey(TripRegistration.currency)
    case .sources: AnyConfigurationKey(TripRegistration().sourceNames)
    }
  }

  /// Checks a value, and returns it in the form that is written to the file.
  ///
  /// - Throws: ``ConfigurationError`` if the value is invalid. The error never quotes a token.
  public func checked(_ text: String, in directories: Configuration.Directories) throws(ConfigurationError) -> String {
    if self == .home, !Self.isList(text) {
      throw ConfigurationError("\"\(text.printable(maxLength: 60))\" is not a list of places such as VNO,Riga")
    }
    if let problem = key.problem(text) { throw ConfigurationError([problem]) }
    switch self {
    case .token: return text
    case .sources: return (text.commaSeparated ?? []).uniqued().joined(separator: ",")
    case .currency:
      let code = ConfigurationFormat<String>.currency.parse(text) ?? text
      guard Self.currencies.contains(code) else {
        let nearest = code.nearest(in: Self.currencies).map { "did you mean \($0)?" }
        throw ConfigurationError(
          "\"\(text.printable(maxLength: 60))\" is not a currency", remedy: nearest ?? "give a code such as EUR")
      }
      return code
    case .environment:
      _ = try ConfigurationFile.environment(text, in: directories, keys: Configuration.allKeys)
      return text
    case .home:
      let regions = Configuration.knownRegions(in: directories)
      let names = (ConfigurationFormat<[String]>.places.parse(text) ?? []).map { name in
        Place.isCodeInLowercase(name) && !regions.contains { $0.id == name } ? name.uppercased() : name
      }
      for name in names where !Self.isPlausible(name, regions: regions) {
        do throws(TripSearchError) {
          _ = try TripSearch.Parameters.from.value(name)
        } catch {
          throw ConfigurationError("\(error)")
        }
      }
      if let (first, second) = Self.samePlaces(names) {
        throw ConfigurationError(
          "\"\(first.printable(maxLength: 60))\" and \"\(second.printable(maxLength: 60))\" are the same place",
          remedy: "remove one")
      }
      return ConfigurationFormat<[String]>.places.text(names)
    }
  }

  /// Returns the first two names that mean the same airports; `nil` if all differ.
  private static func samePlaces(_ names: [String]) -> (String, String)? {
    var seen: [(name: String, airports: Set<String>)] = []
    for name in names {
      guard let place = Place(name) else { continue }
      let airports = place.airportCodes.isEmpty ? [place.word] : Set(place.airportCodes)
      if let other = seen.first(where: { $0.airports == airports }) { return (other.name, name) }
      seen.append((name, airports))
    }
    return nil
  }

  /// The currencies of ISO 4217 that are in use.
  package static let currencies = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY \
    COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS \
    INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP \
    MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR \
    SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV \
    WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """.split(separator: " ").map(String.init)

  /// Returns whether a text is a comma-separated list of names, and not JSON.
  private static func isList(_ text: String) -> Bool {
    !text.contains { #"[]{}""#.contains($0) } && ConfigurationFormat<[String]>.places.parse(text) != nil
  }

  /// Returns whether a name is a known place or region, or has the form of an airport code, which need not be known.
  private static func isPlausible(_ name: String, regions: [Region]) -> Bool {
    hasFormOfCode(name) || isKnown(name, regions: regions)
  }

  private static func hasFormOfCode(_ name: String) -> Bool {
    LetterCode(name) != nil && (name == name.uppercased() || name == name.lowercased())
  }

  static func isKnown(_ name: String, regions: [Region]) -> Bool {
    Place(name) != nil || Place.isPartOfWorld(name) || regions.named(name) != nil
  }

  /// Returns the names of a home that are accepted only because they have the form of an airport code.
  public static func unknownCodes(in names: [String], _ directories: Configuration.Directories) -> [String] {
    let unknown = names.filter { hasFormOfCode($0) && !isKnown($0, regions: []) }
    if unknown.isEmpty { return [] }
    let regions = Configuration.knownRegions(in: directories)
    return unknown.filter { !isKnown($0, regions: regions) }
  }
}

extension Configuration {
  static var allKeys: [AnyConfigurationKey] {
    ClientRegistrations.all.flatMap { $0.clientKeys.all + $0.ownKeys } + ConfigurationKeys.global
  }

  /// Returns the regions of the environment `live`: those that the user configured, otherwise the built-in ones, which
  /// are also the regions of the sample data. Returns no regions if that environment is invalid.
  static func knownRegions(in directories: Directories) -> [Region] {
    let live = try? load(environment: "live", variables: [:], directories: directories)
    return (live?.options(of: TripRegistration()).regions ?? []).map {
      Region(id: $0.id, name: $0.name, countryCodes: [])
    }
  }
}

/// The user's own configuration file, `config.json`, which applies to every environment.
public struct UserFile: Sendable {
  /// The path of the file, which need not exist.
  public let path: String
  private let directory: String

  /// Creates a value for the user's file; `nil` if the user has no directory for configuration files.
  public init?(in directories: Configuration.Directories) {
    guard let directory = directories.userDirectory else { return nil }
    self.directory = directory
    path = "\(directory)/config.json"
  }

  /// Returns the settings in the file; none if the file does not exist. Leaves out values of a wrong type.
  ///
  /// - Throws: ``ConfigurationError`` if the file cannot be read or is not a JSON object.
  public func settings() throws(ConfigurationError) -> [UserSetting: String] {
    guard let root = try read() else { return [:] }
    var settings: [UserSetting: String] = [:]
    for setting in UserSetting.allCases {
      switch root.member(at: setting.path)?.value {
      case .string(let text): settings[setting] = text
      case .array(let elements):
        let names = elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
        if !names.isEmpty { settings[setting] = names.joined(separator: ",") }
      case .object(let members) where setting == .sources:
        settings[setting] = members.map(\.key).joined(separator: ",")
      default: break
      }
    }
    return settings
  }

  /// Sets or removes settings in the file. Keeps all other keys and their order.
  ///
  /// Creates the file and its directory if they do not exist. Afterwards, only the user can read the file. If the path
  /// is a symbolic link, replaces the link's target. Waits while another process changes the file. Blocks until the
  /// data is on disk: see ``onBlockingThread(_:)``.
  ///
  /// - Parameter changes: The new values, as returned by ``UserSetting/checked(_:in:)``; `nil` removes a key.
  /// - Throws: ``ConfigurationError``; the file is then unchanged.
  public func save(_ changes: [UserSetting: String?]) throws(ConfigurationError) {
    try makeDirectory()
    try whileLocked { () throws(ConfigurationError) in try saveUnlocked(changes) }
  }

  private func saveUnlocked(_ changes: [UserSetting: String?]) throws(ConfigurationError) {
    let root = try read()
    if changes[.sources] != nil, root?.member(at: TripSourceKeys.single) != nil {
      throw ConfigurationError(
        "\(path): \(TripSourceKeys.single) and \(TripSourceKeys.root) cannot be used together",
        remedy: "remove \(TripSourceKeys.single), and run the command again")
    }
    let savedSources = try settings()[.sources]?.commaSeparated ?? []
    var values: [(keys: [String], value: EditableJSON?)] = []
    for setting in UserSetting.allCases {
      guard let change = changes[setting] else { continue }
      let keys = setting.path.split(separator: ".").map(String.init)
      switch setting {
      case .home:
        values.append((keys, change.map { .array(($0.commaSeparated ?? []).map { .text(EditableJSON.quoted($0)) }) }))
      case .sources:
        // Keeps the keys of sources that stay.
        let names = change?.commaSeparated ?? []
        values += names.filter { !savedSources.contains($0) }.map { (keys + [$0], .object([])) }
        values += savedSources.filter { !names.contains($0) }.map { (keys + [$0], nil) }
      case .environment, .token, .currency:
        values.append((keys, change.map { .text(EditableJSON.quoted($0)) }))
      }
    }
    try write(values, into: root)
  }

  /// The names of the notifiers in the file, in its order.
  ///
  /// - Throws: ``ConfigurationError`` if the file cannot be read or is not a JSON object.
  public func notifierNames() throws(ConfigurationError) -> [String] {
    guard case .object(let members)? = try read()?.member(at: NotifierKeys.root)?.value else { return [] }
    return members.map(\.key)
  }

  /// Adds a notifier to the file, as ``save(_:)`` adds settings.
  ///
  /// - Throws: ``ConfigurationError`` if the file has a notifier of this name or cannot have another one, or if it
  ///   cannot be changed. The file is then unchanged.
  public func add(_ notifier: NewNotifier) throws(ConfigurationError) {
    try makeDirectory()
    try whileLocked { () throws(ConfigurationError) in try addUnlocked(notifier) }
  }

  private func addUnlocked(_ notifier: NewNotifier) throws(ConfigurationError) {
    let names = try notifierNames()
    if names.contains(notifier.name) {
      throw ConfigurationError(
        "\(path) already has a notifier named \(notifier.name)", remedy: "use another name, or remove it first")
    }
    if names.count >= NamedKeys.limit {
      throw ConfigurationError(
        "\(path) already has \(names.count) notifiers, and more are not supported", remedy: "remove one first")
    }
    let members = notifier.members.map { (key: $0.key, value: EditableJSON.text(EditableJSON.quoted($0.value))) }
    try write([([NotifierKeys.root, notifier.name], .object(members))], into: try read())
  }

  /// Removes a notifier from the file. Does nothing if the file has none of this name.
  ///
  /// - Throws: ``ConfigurationError`` if the file cannot be changed. It is then unchanged.
  public func removeNotifier(_ name: String) throws(ConfigurationError) {
    try whileLocked { () throws(ConfigurationError) in
      guard let root = try read() else { return }
      try write([([NotifierKeys.root, name], nil)], into: root)
    }
  }

  private func makeDirectory() throws(ConfigurationError) {
    do throws(DirectoryError) {
      try makeDirectories(directory, mode: 0o700)
    } catch {
      throw ConfigurationError(unwritten: "\(error)")
    }
  }

  /// Runs a change of the file while no other process or task changes it.
  private func whileLocked(_ change: () throws(ConfigurationError) -> Void) throws(ConfigurationError) {
    guard let lock = DirectoryLock(directory, timeout: .seconds(30)) else {
      throw ConfigurationError(
        unwritten: "\(path): another process is changing the file", remedy: "run the command again when it has ended")
    }
    defer { lock.unlock() }
    try change()
  }

  /// Writes the document with some values set or, with `nil`, removed.
  private func write(
    _ values: [(keys: [String], value: EditableJSON?)], into root: JSONTree?
  ) throws(ConfigurationError) {
    var document = root.map(EditableJSON.init) ?? .object([])
    do throws(EditableJSON.NotAnObject) {
      for (keys, value) in values { try document.set(value, at: keys[...]) }
    } catch {
      throw ConfigurationError(
        "\(path): \(error.path) must be an object", remedy: "fix the file, and run the command again")
    }
    let target = Self.target(of: path)
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    do throws(FileError) {
      try writeAtomically(
        Array((document.text() + "\n").utf8), as: String(target[slash...].dropFirst()), in: String(target[..<slash]),
        mode: 0o600)
    } catch {
      throw ConfigurationError(
        unwritten: "\(path): could not be written: \(error)",
        remedy: "check the directory's permissions and free space")
    }
  }

  private func read() throws(ConfigurationError) -> JSONTree? {
    let target = Self.target(of: path)
    guard let bytes = try FileContents.read(target, shownAs: path, maxBytes: ConfigurationFile.maxBytes) else {
      return nil
    }
    let root: JSONTree
    do throws(JSONError) {
      root = try JSONTree.parse(bytes.span)
    } catch {
      let location = JSONLocation(of: error.offset, in: bytes.span)
      throw ConfigurationError(
        "\(path):\(location.line):\(location.column): not valid JSON: \(error.explanation(in: bytes.span))",
        remedy: "fix the file, and run the command again")
    }
    guard case .object = root.value else {
      throw ConfigurationError(
        "\(path): the file must contain a JSON object", remedy: "fix the file, and run the command again")
    }
    return root
  }

  /// Returns the target of a symbolic link, even if nothing exists there. Returns any other path unchanged.
  private static func target(of path: String) -> String {
    var path = path
    // Linux follows at most 40 symbolic links in a path.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      let directory = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      path = link.hasPrefix("/") ? link : "\(directory)/\(link)"
    }
    return path
  }
}

extension JSONTree {
  /// Returns the value of the first member at a path such as `clients.trips.token`.
  fileprivate func member(at path: String) -> JSONTree? {
    path.split(separator: ".").reduce(self) { node, name in
      guard case .object(let members) = node?.value else { return nil }
      return members.first { $0.key == name }?.value
    }
  }
}

/// A JSON document in which members can be set and removed. Keeps the order of members, and numbers as written.
private indirect enum EditableJSON {
  case object([(key: String, value: EditableJSON)])
  case array([EditableJSON])
  case text(String)

  /// The error for a path that leads through a value that is not an object.
  struct NotAnObject: Error {
    var path: String
  }

  init(_ tree: JSONTree) {
    switch tree.value {
    case .object(let members): self = .object(members.map { ($0.key, EditableJSON($0.value)) })
    case .array(let elements): self = .array(elements.map { EditableJSON($0) })
    case .string(let text): self = .text(Self.quoted(text))
    case .number(let text): self = .text(text)
    case .bool(let value): self = .text(value ? "true" : "false")
    case .null: self = .text("null")
    }
  }

  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Sets the value at a path, and creates missing objects on the path. `nil` removes the member, and then each object
  /// on the path that has no members left. `parent` is the path of this value.
  mutating func set(
    _ value: EditableJSON?, at path: ArraySlice<String>, below parent: String = ""
  ) throws(NotAnObject) {
    guard case .object(var members) = self else { throw NotAnObject(path: parent) }
    guard let name = path.first else { return }
    var changed = value
    if path.count > 1 {
      var child = members.first { $0.key == name }?.value ?? .object([])
      try child.set(value, at: path.dropFirst(), below: parent.isEmpty ? name : "\(parent).\(name)")
      let isEmpty = if case .object(let rest) = child { rest.isEmpty } else { false }
      changed = value == nil && isEmpty ? nil : child
    }
    if let changed, let index = members.firstIndex(where: { $0.key == name }) {
      members[index].value = changed
    } else if let changed {
      members.append((name, changed))
    } else {
      // Removes all members with this name, because it is unclear which one of them is used.
      members.removeAll { $0.key == name }
    }
    self = .object(members)
  }

  /// Returns the document, with a line for each member, indented by two spaces.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .text(let text): return text
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indentation: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    case .array(let elements):
      let texts = elements.map { $0.text(indentation: inner) }
      let line = "[\(texts.joined(separator: ", "))]"
      if line.utf8.count <= 100, !line.contains("\n") { return line }
      return "[\n\(texts.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)]"
    }
  }
}
