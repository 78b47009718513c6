import AerogamiContainer
import TestSupport
import Testing

@Suite struct StatusTests {
  private let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))

  @Test("joining two statuses results in the error and the greater age, in any order")
  func joined() {
    let (old, older) = (Duration.seconds(5), Duration.seconds(9))
    for (left, right, expected) in [
      (.ok, .ok, .ok), (.ok, .cached(age: old), .cached(age: old)),
      (.cached(age: old), .cached(age: older), .cached(age: older)),
      (.ok, .partial(because: error), .partial(because: error)),
      (.ok, .stale(age: old, because: error), .stale(age: old, because: error)),
      (.cached(age: older), .stale(age: old, because: error), .stale(age: older, because: error)),
      // What the service did not send is missing. The rest is not old because of a failure.
      (.cached(age: old), .partial(because: error), .partial(age: old, because: error)),
      (.partial(age: older, because: error), .cached(age: old), .partial(age: older, because: error)),
      (.partial(because: error), .stale(age: old, because: error), .stale(age: old, because: error)),
    ] as [(Status, Status, Status)] {
      #expect(left.joined(with: right) == expected)
      #expect(right.joined(with: left) == expected)
    }
  }
}
