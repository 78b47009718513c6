package import AerogamiCore

extension TripSearch {
  /// Parses the text form of a search.
  package init(text: String) throws(TripSearchError) { try self.init(query: formParameters(of: text)) }
}
