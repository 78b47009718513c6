import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiSystem

/// The watches that have names: those of the configuration, and those that `aerogami watch add` saved.
struct NamedWatches {
  /// The watches, sorted by name, with the file of each configured one.
  let all: [(watch: DefinedWatch, source: String?)]
  /// The names of all watches.
  var names: [String] { all.compactMap(\.watch.name) }
  /// The names of saved watches that are not used, because the configuration has watches of the same names.
  let hidden: [String]

  /// Reads the watches.
  ///
  /// - Throws: The error of the store.
  init(_ configuration: Configuration, _ store: WatchStore) async throws {
    let configured = configuration.watches
    let names = Set(configured.compactMap(\.watch.name))
    let saved = try await store.named()
    hidden = saved.compactMap(\.name).filter(names.contains)
    let found =
      configured.map { (watch: $0.watch, source: Optional($0.source)) }
      + saved.filter { !names.contains($0.name ?? "") }.map { (watch: $0, source: nil) }
    all = found.sorted { $0.watch.name ?? "" < $1.watch.name ?? "" }
  }

  /// Returns the watches with the given names, in that order; without names, all of them.
  ///
  /// - Throws: ``UsageError`` for an unknown name, or if there are no watches.
  func chosen(
    _ names: [String], in environment: String, _ environmentWords: [String]
  ) throws -> [(watch: DefinedWatch, source: String?)] {
    if all.isEmpty {
      let words = ["aerogami watch add spain home --to Spain --below 60"] + environmentWords.map(\.quotedForShell)
      throw UsageError(
        message: "there are no watches in environment \(environment)",
        remedy: "add one, for example: \(words.joined(separator: " "))")
    }
    return names.isEmpty ? all : try names.uniqued().map(one)
  }

  /// Returns the watch with a name.
  ///
  /// - Throws: ``UsageError`` for an unknown name.
  func one(_ name: String) throws -> (watch: DefinedWatch, source: String?) {
    if let found = all.first(where: { $0.watch.name == name }) { return found }
    throw UsageError(
      message: "there is no watch \"\(name.printable(maxLength: 60))\"",
      remedy: name.correction(among: names) ?? "this environment has no watches; check --env")
  }

  /// The note about hidden watches; `nil` if there are none.
  var note: String? {
    switch hidden.count {
    case 0: nil
    case 1:
      "the saved watch \(hidden[0]) is not used, because a configuration file has a watch of the same name; "
        + "remove it with aerogami watch remove \(hidden[0])"
    default:
      "these saved watches are not used, because a configuration file has watches of the same names: "
        + "\(hidden.firstFew); remove them with aerogami watch remove"
    }
  }
}
