public import AerogamiCore

extension Place: ExpressibleByStringLiteral {
  /// Creates a place as from a saved search.
  public init(stringLiteral word: String) { self.init(saved: word) }
}
