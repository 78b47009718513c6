import AerogamiCore
import Foundation

extension ResponseStore {
  /// Returns a store that saves at most `maxBytes` in memory until the program ends.
  package static func memory(maxBytes: Int) -> ResponseStore {
    let responses = ResponsesInMemory(maxBytes: maxBytes)
    return ResponseStore(
      response: { await responses.response($0) }, save: { await responses.save($0, $1) },
      use: { await responses.use($0, confirmedAt: $1) }, contents: { await responses.contents },
      clear: { await responses.clear() })
  }
}

private actor ResponsesInMemory {
  private let maxBytes: Int
  private var responses: [ResponseKey: CachedResponse] = [:]
  /// All keys of `responses`, each once, the least recently used first.
  private var keys: [ResponseKey] = []

  init(maxBytes: Int) { self.maxBytes = maxBytes }

  func response(_ key: ResponseKey) -> CachedResponse? { responses[key] }

  func save(_ cached: CachedResponse, _ key: ResponseKey) {
    keys.removeAll { $0 == key }
    responses[key] = nil
    guard cached.size <= maxBytes else { return }
    responses[key] = cached
    keys.append(key)
    var bytes = bytes
    while bytes > maxBytes { bytes -= responses.removeValue(forKey: keys.removeFirst())?.size ?? 0 }
  }

  func use(_ key: ResponseKey, confirmedAt: Date?) {
    guard responses[key] != nil else { return }
    keys.removeAll { $0 == key }
    keys.append(key)
    if let confirmedAt { responses[key]?.fetchedAt = confirmedAt }
  }

  private var bytes: Int { responses.values.reduce(0) { $0 + $1.size } }

  var contents: CacheContents {
    CacheContents(
      count: responses.count, bytes: bytes, oldest: responses.values.map(\.fetchedAt).min(),
      newest: responses.values.map(\.fetchedAt).max())
  }

  func clear() -> CacheContents {
    defer { (responses, keys) = ([:], []) }
    return contents
  }
}
