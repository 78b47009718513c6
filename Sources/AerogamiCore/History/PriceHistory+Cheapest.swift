extension PriceHistory {
  /// The route's cheapest price over time: an element for each moment from which on it is another one.
  ///
  /// A price is in force from its observation to the next one of its dates, or until those were seen last. What was
  /// cheapest no longer is from the next moment on at which anything is known of the route.
  public func cheapestOverTime() -> [PriceObservation] {
    let spans = spans()
    let moments = Set(spans.flatMap { [$0.observation.seenAt, $0.end] }).sorted()
    // The cheapest first, each span takes those of its moments that are still free; `next` leads from a moment to the
    // first free one at or behind it.
    var cheapest = [PriceObservation?](repeating: nil, count: moments.count)
    var next = Array(0...moments.count)
    func firstFree(_ place: Int) -> Int {
      var end = place
      while next[end] != end { end = next[end] }
      var place = place
      while next[place] != end {
        let step = next[place]
        next[place] = end
        place = step
      }
      return end
    }
    for span in spans.sorted(by: {
      ($0.observation.price, $0.observation.dates) < ($1.observation.price, $1.observation.dates)
    }) {
      var place = firstFree(moments.firstPlace { $0 >= span.observation.seenAt })
      while place < moments.count, moments[place] < span.end || moments[place] == span.end && span.includesEnd {
        cheapest[place] = span.observation
        next[place] = place + 1
        place = firstFree(place + 1)
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

  private struct Span {
    let observation: PriceObservation
    let end: Date
    /// Whether the price was still seen at the end, and not another one.
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
  /// The place of the first element that satisfies what none before it does and all behind it do.
  fileprivate func firstPlace(where isBehind: (Date) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
