extension Fetched<[Trip]> {
  /// Joins the trips of several responses. Each trip occurs once, at its lowest price.
  ///
  /// If any response is fresh, stale responses count as failed, and their trips are left out. Otherwise the result is
  /// as old as its oldest part. If a response failed, the result is partial, or stale if it contains cached trips.
  ///
  /// - Parameter parts: The name of the parts in messages, such as `origins`.
  /// - Throws: ``ClientError`` when every part failed.
  package init(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String
  ) throws(ClientError) {
    self.init([], attempts: 0)
    var indices: [Trip.ID: Int] = [:]
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
        for trip in fetched.value {
          if let index = indices[trip.id] {
            if trip.price < value[index].price { value[index] = trip }
          } else {
            indices[trip.id] = value.count
            value.append(trip)
          }
        }
      }
    }
    guard let first = failures.first else { return }
    var error = first.error
    error.attempts = attempts
    if failures.count == responses.count { throw error }
    let names = failures.map(\.name).prefix(5).joined(separator: ", ")
    let others = failures.count > 5 ? " and \(failures.count - 5) more" : ""
    error.add(remark: "\(failures.count) of \(responses.count) \(parts) failed: \(names)\(others)")
    // `joined(with:)` uses the first error. Put the one for missing trips first: they matter more than old trips.
    status = Status.partial(because: error).joined(with: status)
  }
}
