package import AerogamiCore

/// The watches that have names: those of the configuration, and those that were saved.
package struct NamedWatches: Sendable {
  /// A watch, with the file that configures it; `nil` for a saved one.
  package typealias Entry = (watch: DefinedWatch, source: String?)

  /// The watches, sorted by name, with the file of each configured one.
  package let all: [Entry]
  package var names: [String] { all.compactMap(\.watch.name) }
  /// The names of saved watches that are not used, because the configuration has watches of the same names.
  package let hidden: [String]

  /// - Throws: An error of the store.
  package init(_ configured: [Entry], _ store: WatchStore) async throws {
    let names = Set(configured.compactMap(\.watch.name))
    let saved = try await store.named()
    hidden = saved.compactMap(\.name).filter(names.contains)
    let found = configured + saved.filter { !names.contains($0.name ?? "") }.map { (watch: $0, source: nil) }
    all = found.sorted { $0.watch.name ?? "" < $1.watch.name ?? "" }
  }
}
