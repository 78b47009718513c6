extension PriceHistory {
  /// Returns the route's cheapest price over time, with one element for each change.
  ///
  /// A price is in force from its observation until the next observation of the same dates, or until those dates were
  /// last seen. When the cheapest price ends, the next one starts at the next moment with data for the route.
  public func cheapestOverTime() -> [PriceObservation] {
    let spans = spans()
    let moments = Set(spans.flatMap { [$0.observation.seenAt, $0.end] }).sorted()
    // The cheapest span goes first and takes all free moments in its range. `next` leads from an index to the first
    // free index at or after it.
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

  /// The period in which a price is in force.
  private struct Span {
    let observation: PriceObservation
    let end: Date
    /// Whether the price was still seen at the end, so that no other price replaced it.
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

extension [Date] {
  /// Returns the first index whose element satisfies a predicate that holds for all elements from there on.
  fileprivate func partitioningIndex(where isAfter: (Date) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
