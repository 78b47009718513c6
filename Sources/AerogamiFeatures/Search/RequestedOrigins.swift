package import AerogamiContainer
package import AerogamiCore

/// The origins that a search requests.
package struct RequestedOrigins: Sendable {
  /// The regions and places; `nil` stands for one request for all regions.
  package let origins: [TripOrigin?]
  /// The service's list of regions if it had to be fetched; otherwise `nil`.
  package var listed: Fetched<[Region]>?
  /// The default origins if none were named and the default is not all regions; otherwise `nil`.
  package var defaults: DefaultOrigins?

  package init(_ origins: [TripOrigin?], listed: Fetched<[Region]>? = nil, defaults: DefaultOrigins? = nil) {
    (self.origins, self.listed, self.defaults) = (origins, listed, defaults)
  }
}

/// The origins that are requested if none are named.
package enum DefaultOrigins: Sendable {
  /// The saved selection.
  case selected([TripOrigin])
  /// The places of the key `home`.
  case home([TripOrigin])

  /// Returns the note for the user that only these origins are requested.
  ///
  /// - Parameter advice: How to request all regions.
  package func note(advice: String) -> String {
    let limit =
      switch self {
      case .selected(let names): "the selected regions: \(names.map { $0.printable(maxLength: 60) }.firstFew)"
      case .home(let places): "home: \(places.map { $0.printable(maxLength: 60) }.firstFew)"
      }
    return "fetching only \(limit); \(advice)"
  }
}
