import AerogamiCore

extension Fetched<[Trip]> {
  /// The trips of several answers together, of which each is there once, at its lowest price.
  ///
  /// Where some have just come from the service, those that failed are left out, also where an old answer stands in for
  /// one, and this is partial: then all that it has is new. Otherwise it is as old as its oldest part.
  ///
  /// - Parameter parts: What the answers are for: `origins`.
  /// - Throws: ``ClientError`` where none of them was answered.
  init(
    joining responses: [(name: String, answer: Result<Fetched, ClientError>)], of parts: String
  ) throws(ClientError) {
    self.init([], attempts: 0)
    var places: [Trip.ID: Int] = [:]
    var failures: [(name: String, error: ClientError)] = []
    let isFresh = responses.contains {
      if case .success(let fetched) = $0.answer { fetched.status.isFresh } else { false }
    }
    for (name, answer) in responses {
      switch answer {
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
          if let place = places[trip.id] {
            if trip.price < value[place].price { value[place] = trip }
          } else {
            places[trip.id] = value.count
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
    error.add(remark: "so for \(names)\(others) of \(responses.count) \(parts)")
    // What is not there matters more than what is old.
    status = Status.partial(because: error).joined(with: status)
  }
}
