import AerogamiCore

extension Fetched<[Trip]> {
  /// The trips of several answers together, of which each is there once, at its lowest price.
  ///
  /// As many of them as there are: where some failed, the answer says so. It is as old as its oldest part.
  ///
  /// - Parameter parts: What the answers are for: `origins`.
  /// - Throws: ``ClientError`` where none of them was answered.
  init(
    joining answers: [(name: String, answer: Result<Fetched, ClientError>)], of parts: String
  ) throws(ClientError) {
    self.init([], attempts: 0)
    var places: [Trip.ID: Int] = [:]
    var failures: [(name: String, error: ClientError)] = []
    for (name, answer) in answers {
      switch answer {
      case .failure(let error):
        attempts += error.attempts
        failures.append((name, error))
      case .success(let fetched):
        attempts += fetched.attempts
        skipped.count += fetched.skipped.count
        skipped.reasons += fetched.skipped.reasons.prefix(max(0, 3 - skipped.reasons.count)).map { "\(name): \($0)" }
        source = source.joined(with: fetched.source)
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
    if failures.count == answers.count { throw error }
    if case .failed(let failure, let detail) = error.reason {
      let names = failures.map(\.name).prefix(5).joined(separator: ", ")
      let others = failures.count > 5 ? " and \(failures.count - 5) more" : ""
      error.reason = .failed(failure, detail: "\(detail) (so for \(names)\(others) of \(answers.count) \(parts))")
    }
    source = .partial(because: error)
  }
}

extension AnswerSource {
  /// That of two answers that are shown as one.
  fileprivate func joined(with other: AnswerSource) -> AnswerSource {
    switch (self, other) {
    case (.partial, _), (_, .service): self
    case (_, .partial), (.service, _): other
    case (.stale(let age, let error), _): .stale(age: max(age, other.age ?? age), because: error)
    case (_, .stale(let age, let error)): .stale(age: max(age, self.age ?? age), because: error)
    case (.kept(let age), .kept(let otherAge)): .kept(age: max(age, otherAge))
    }
  }
}
