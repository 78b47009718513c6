package import AerogamiContainer

extension Fetched<[Trip]> {
  /// Joins the trips of several responses. Each id occurs once: as a preferred trip if there is one, at its lowest
  /// price. Offers with the same first flight have the same id, but may differ in stops and travel time.
  ///
  /// If any response is fresh, stale responses count as failed, and their trips are left out. The result is as old as
  /// its oldest trips. If a response failed, the result is partial, or stale if it contains cached trips. Throws only if
  /// every response failed. `parts` is what messages call the responses, such as `origins`.
  package init(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String,
    preferring isPreferred: (Trip) -> Bool = { _ in true }
  ) throws(ClientError) {
    var indices: [Trip.ID: Int] = [:]
    try self.init(joining: responses, of: parts) { joined, trips in
      for trip in trips {
        if let index = indices[trip.id] {
          let (isBetter, isKnown) = (isPreferred(trip), isPreferred(joined[index]))
          if isBetter == isKnown ? trip.price < joined[index].price : isBetter { joined[index] = trip }
        } else {
          indices[trip.id] = joined.count
          joined.append(trip)
        }
      }
    }
  }
}

extension Fetched<[CalendarDay]> {
  /// Joins calendars like the initializer for trips. The result has each day once, with its best offer, sorted by day.
  package init(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String,
    in currency: String? = nil
  ) throws(ClientError) {
    try self.init(joining: responses, of: parts) { $0 += $1 }
    value.keepBest(in: currency)
  }
}

extension Fetched {
  /// Joins the lists of several responses. `add` appends the elements of a response.
  init<Element>(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String,
    add: (inout Value, Value) -> Void
  ) throws(ClientError) where Value == [Element] {
    self.init([], attempts: 0)
    var failures: [(name: String, error: ClientError)] = []
    let isFresh = responses.contains {
      if case .success(let fetched) = $0.response { fetched.status.isFresh } else { false }
    }
    for (name, response) in responses {
      switch response {
      case .success(let fetched) where isFresh && fetched.status.kind == .stale:
        attempts += fetched.attempts
        fetched.status.clientError.map { failures.append((name, $0)) }
      case .failure(let error):
        attempts += error.attempts
        failures.append((name, error))
      case .success(let fetched):
        attempts += fetched.attempts
        skipped.count += fetched.skipped.count
        skipped.reasons += fetched.skipped.reasons.prefix(max(0, 3 - skipped.reasons.count)).map { "\(name): \($0)" }
        status = status.joined(with: fetched.status)
        completeness = completeness.joined(with: fetched.completeness)
        add(&value, fetched.value)
      }
    }
    guard let first = failures.first else { return }
    var error = first.error
    error.attempts = attempts
    if failures.count == responses.count { throw error }
    let names = failures.map(\.name).prefix(5).joined(separator: ", ")
    let others = failures.count > 5 ? " and \(failures.count - 5) more" : ""
    error.add(remark: "\(failures.count) of \(responses.count) \(parts) failed: \(names)\(others)")
    // `joined(with:)` uses the first error. Put the error about missing elements first, because missing elements matter
    // more than old ones.
    status = Status.partial(because: error).joined(with: status)
  }
}
