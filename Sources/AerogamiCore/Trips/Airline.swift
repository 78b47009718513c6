import AerogamiContainer

/// An airline in a service's list.
public struct Airline: Hashable, Sendable {
  /// The IATA code, such as `FR`.
  public var code: String
  /// The name, such as `Ryanair`.
  public var name: String

  /// Creates an airline.
  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }
}

extension TripClient {
  /// Returns the IATA codes of airlines given by name or code, each once.
  ///
  /// The service's list is requested only for a name that the built-in table does not contain.
  ///
  /// - Throws: ``TripSearchError`` for an unknown name, or an error of ``airlines``.
  public func airlineCodes(of words: [String]) async throws -> [String] {
    let isListNeeded = words.contains { KnownAirline.codes(for: $0) == nil }
    return try KnownAirline.codes(for: words, listed: isListNeeded ? try await airlines().value : [])
  }
}
