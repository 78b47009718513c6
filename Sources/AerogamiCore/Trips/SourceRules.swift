import AerogamiContainer

/// A source of trips as searches name it, and what it cannot search.
public struct SourceRules: Sendable {
  /// The name, such as `ryanair`.
  public let name: String
  /// Returns why the source cannot answer a search, and for which parameter; `nil` if it can.
  package let objection: @Sendable (TripSearch) -> TripSearchError?

  /// Creates the rules of a source, which by default can search everything.
  package init(_ name: String, objection: @escaping @Sendable (TripSearch) -> TripSearchError? = { _ in nil }) {
    (self.name, self.objection) = (name, objection)
  }
}

extension TripSearch {
  /// Returns the error if the search names an unknown source, or if none of its sources can answer it; otherwise `nil`.
  /// Without sources, there is only sample data, which has everything.
  package func refusal(by sources: [SourceRules], naming names: FieldNames = .parameters) -> TripSearchError? {
    if let error = unknownSource(among: sources.map(\.name), naming: names) { return error }
    let chosen = sources.filter { self.sources.isEmpty || self.sources.contains($0.name) }
    let objections = chosen.compactMap { $0.objection(self) }
    guard let first = objections.first, objections.count == chosen.count else { return nil }
    let field = first.field.map { "\(names($0)): " } ?? ""
    return TripSearchError(
      field + objections.map(\.message).uniqued().listed(with: "and"), remedy: first.remedy, at: first.field)
  }
}

extension [SourceRules] {
  /// Whether a search for several passengers can be answered.
  package var knowPassengers: Bool { TripSearch(passengers: Passengers(adults: 2)).refusal(by: self) == nil }
}
