import Foundation

extension PriceHistory {
  /// Returns the route's cheapest price over time, with one element for each change.
  ///
  /// A price is valid from its observation until the next observation for the same dates, or until those dates were
  /// last seen. When the cheapest price stops being valid, the next cheapest price applies from the next recorded time:
  /// the next observation of the route, or the next time when any dates were last seen.
  public func cheapestOverTime() -> [PriceObservation] {
    let spans = spans()
    let moments = Set(spans.flatMap { [$0.observation.seenAt, $0.end] }).sorted()
    // Finds the cheapest span at each time in `moments`. Visits the spans by ascending price, and assigns each span to
    // all times in its range that have no span yet. A union-find structure skips the other times: `next[index]` is
    // `index` if the time has no span yet, otherwise a later index.
    var cheapest = [PriceObservation?](repeating: nil, count: moments.count)
    var next = Array(0...moments.count)
    func firstFree(_ start: Int) -> Int {
      var end = start
      while next[end] != end { end = next[end] }
      var index = start
      while next[index] != end {
        let step = next[index]
        next[index] = end
        index = step
      }
      return end
    }
    for span in spans.sorted(by: {
      ($0.observation.price, $0.observation.dates) < ($1.observation.price, $1.observation.dates)
    }) {
      var index = firstFree(moments.partitioningIndex { $0 >= span.observation.seenAt })
      while index < moments.count, moments[index] < span.end || moments[index] == span.end && span.includesEnd {
        cheapest[index] = span.observation
        next[index] = index + 1
        index = firstFree(index + 1)
      }
    }
    var changes: [PriceObservation] = []
    for (moment, observation) in zip(moments, cheapest) {
      guard var observation, observation.price != changes.last?.price else { continue }
      observation.seenAt = moment
      changes.append(observation)
    }
    return changes
  }

  /// The period in which a price is valid.
  private struct Span {
    let observation: PriceObservation
    let end: Date
    /// Whether the price is valid at `end` too, because it was last seen then. If not, another price replaced it at
    /// `end`.
    let includesEnd: Bool
  }

  private func spans() -> [Span] {
    var spans: [Span] = []
    var later: [TripDates: Date] = [:]
    for observation in observations.reversed() {
      let next = later.updateValue(observation.seenAt, forKey: observation.dates)
      spans.append(
        Span(
          observation: observation, end: next ?? lastSeen[observation.dates] ?? observation.seenAt,
          includesEnd: next == nil))
    }
    return spans
  }
}
