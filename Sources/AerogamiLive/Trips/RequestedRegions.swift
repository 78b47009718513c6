package import AerogamiContainer
package import AerogamiCore

/// The regions that a fetch requests.
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

extension Dependencies {
  /// Returns the regions for these names. Without names, returns the selected regions, else the places of `home`, else
  /// all regions of the service.
  ///
  /// - Parameters:
  ///   - named: The names of regions and places; `all` stands for all regions of the service.
  ///   - home: The places to request for the word `home`.
  ///   - isStrict: Whether an invalid row of the list of regions is an error.
  /// - Throws: ``ConfigurationError`` if `home` is named or selected, but not configured. `ClientError` if the list of
  ///   regions could not be fetched or, if `isStrict` is set, has an invalid row.
  package func requestedRegions(
    _ named: [String], home: Home, isStrict: Bool = false
  ) async throws -> RequestedRegions {
    var (named, defaults) = (try home.expanded(named), DefaultRegions?.none)
    if named.isEmpty {
      named = try home.expanded(try await regions.selected())
      defaults = named.isEmpty ? nil : .selected(named)
    }
    if named.isEmpty, !home.places.isEmpty {
      named = home.places
      defaults = .home(named)
    }
    if !named.isEmpty, !named.contains("all") { return RequestedRegions(named, defaults: defaults) }
    var listed = try await trips.regions()
    if isStrict { listed = try listed.withoutSkippedRows(requested: "the regions") }
    return RequestedRegions((listed.value.map(\.id) + named.filter { $0 != "all" }).uniqued(), listed: listed)
  }
}
