import AerogamiCore

extension ResponseStore {
  /// Keeps at most `maxBytes` in memory, for as long as the program runs.
  package static func memory(maxBytes: Int) -> ResponseStore {
    let answers = ResponsesInMemory(maxBytes: maxBytes)
    return ResponseStore(
      response: { await answers.response($0) }, keys: { await answers.allKeys }, keep: { await answers.keep($0, $1) },
      use: { await answers.use($0, confirmedAt: $1) }, contents: { await answers.contents },
      clear: { await answers.clear() })
  }
}

private actor ResponsesInMemory {
  private let maxBytes: Int
  private var answers: [ResponseKey: CachedResponse] = [:]
  /// Every key of `answers` once, the least recently used first.
  private var keys: [ResponseKey] = []

  init(maxBytes: Int) {
    self.maxBytes = maxBytes
  }

  func response(_ key: ResponseKey) -> CachedResponse? { answers[key] }

  var allKeys: Set<ResponseKey> { Set(keys) }

  func keep(_ answer: CachedResponse, _ key: ResponseKey) {
    keys.removeAll { $0 == key }
    answers[key] = nil
    guard answer.size <= maxBytes else { return }
    answers[key] = answer
    keys.append(key)
    var bytes = bytes
    while bytes > maxBytes { bytes -= answers.removeValue(forKey: keys.removeFirst())?.size ?? 0 }
  }

  func use(_ key: ResponseKey, confirmedAt: Date?) {
    guard answers[key] != nil else { return }
    keys.removeAll { $0 == key }
    keys.append(key)
    if let confirmedAt { answers[key]?.fetchedAt = confirmedAt }
  }

  private var bytes: Int { answers.values.reduce(0) { $0 + $1.size } }

  var contents: CacheContents {
    CacheContents(
      count: answers.count, bytes: bytes, oldest: answers.values.map(\.fetchedAt).min(),
      newest: answers.values.map(\.fetchedAt).max())
  }

  func clear() -> CacheContents {
    defer { (answers, keys) = ([:], []) }
    return contents
  }
}
