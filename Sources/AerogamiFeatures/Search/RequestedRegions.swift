package import AerogamiContainer
package import AerogamiCore

/// The regions and places that a search requests.
package struct RequestedRegions: Sendable {
  /// The regions and places; `nil` stands for one request for all regions.
  package let regions: [Region.ID?]
  /// The service's list of regions if it had to be fetched; otherwise `nil`.
  package var listed: Fetched<[Region]>?
  /// The default regions if none were named and the default is not all regions; otherwise `nil`.
  package var defaults: DefaultRegions?

  package init(_ regions: [Region.ID?], listed: Fetched<[Region]>? = nil, defaults: DefaultRegions? = nil) {
    (self.regions, self.listed, self.defaults) = (regions, listed, defaults)
  }
}

/// The regions that are requested if none are named.
package enum DefaultRegions: Sendable {
  /// The saved selection.
  case selected([Region.ID])
  /// The places of the key `home`.
  case home([Region.ID])

  /// Returns the note for the user that only these regions are requested.
  ///
  /// - Parameter advice: How to request all regions.
  package func note(advice: String) -> String {
    let limit =
      switch self {
      case .selected(let regions): "the selected regions: \(regions.map { $0.printable(maxLength: 60) }.firstFew)"
      case .home(let places): "home: \(places.map { $0.printable(maxLength: 60) }.firstFew)"
      }
    return "fetching only \(limit); \(advice)"
  }
}
