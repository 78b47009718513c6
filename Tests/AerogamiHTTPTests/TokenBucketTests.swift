import Testing

@testable import AerogamiHTTP

@Suite struct TokenBucketTests {
  private let limit = RateLimit(600, in: .seconds(60))

  /// Returns when each of `count` requests is sent if the next one is always waiting.
  private func moments(_ count: Int, from start: Duration = .zero, _ bucket: inout TokenBucket) -> [Duration] {
    var now = start
    var sent: [Duration] = []
    while sent.count < count {
      switch bucket.admit(at: now, remaining: .seconds(3600)) {
      case .send: sent.append(now)
      case .wait(let wait): now += wait
      case .giveUp: return sent
      }
    }
    return sent
  }

  @Test("a tenth may be sent at once, and then one in each interval")
  func burst() {
    var bucket = TokenBucket(limit)
    let sent = moments(62, &bucket)
    #expect(sent.prefix(60).allSatisfy { $0 == .zero })
    #expect(sent.suffix(2) == [limit.interval, limit.interval * 2])
  }

  @Test("no minute has more requests than the limit, whenever the minute begins")
  func anyMinute() {
    var bucket = TokenBucket(limit)
    // After a time without requests, there are no more tokens than at first.
    let sent = moments(1500, &bucket) + moments(1500, from: .seconds(1000), &bucket)
    for (index, first) in sent.enumerated() {
      let count = sent[index...].prefix { $0 < first + .seconds(60) }.count
      #expect(count <= 600)
    }
    #expect(sent[..<1500].last.map { $0 < .seconds(161) } == true, "and not many fewer")
  }

  @Test("with a minimum interval, no second has more than two requests, also after a time without any")
  func interval() {
    var bucket = TokenBucket(RateLimit(every: .milliseconds(500), pausingAfter: [409], for: .seconds(5)))
    let sent = moments(10, &bucket) + moments(10, from: .seconds(100), &bucket)
    #expect(sent.prefix(3) == [.zero, .milliseconds(500), .seconds(1)])
    for (index, first) in sent.enumerated() {
      #expect(sent[index...].prefix { $0 < first + .seconds(1) }.count <= 2)
    }
  }

  @Test("each pause doubles the interval, at most twice, and refusals during a pause do not")
  func slowdown() {
    var bucket = TokenBucket(RateLimit(every: .milliseconds(500), pausingAfter: [409], for: .seconds(5)))
    for (pause, interval) in [(0, 1), (100, 2), (200, 2)] {
      bucket.pause(for: nil, at: .seconds(pause))
      bucket.pause(for: nil, at: .seconds(pause))
      let sent = moments(3, from: .seconds(pause), &bucket)
      #expect(sent == (0...2).map { .seconds(pause + 5 + $0 * interval) })
    }
  }

  @Test("a pause delays every request, and another pause can only extend it")
  func pause() {
    var bucket = TokenBucket(limit)
    bucket.pause(for: .seconds(10), at: .seconds(5))
    #expect(bucket.admit(at: .seconds(6), remaining: .seconds(60)) == .wait(.seconds(9)))
    bucket.pause(for: .seconds(2), at: .seconds(6))
    #expect(bucket.admit(at: .seconds(6), remaining: .seconds(60)) == .wait(.seconds(9)))
    bucket.pause(for: .seconds(20), at: .seconds(7))
    #expect(bucket.admit(at: .seconds(15), remaining: .seconds(60)) == .wait(.seconds(12)))
    #expect(bucket.admit(at: .seconds(27), remaining: .seconds(60)) == .send)
  }

  @Test(
    "by default a pause is a whole period, and never less than a second",
    arguments: [(nil, 60), (.zero, 1), (.seconds(7), 7)] as [(Duration?, Int)])
  func pauseLength(requested: Duration?, seconds: Int) {
    var bucket = TokenBucket(limit)
    bucket.pause(for: requested, at: .zero)
    #expect(bucket.admit(at: .zero, remaining: .seconds(61)) == .wait(.seconds(seconds)))
  }

  @Test("a request that cannot wait long enough gets the reason at once, and takes no token")
  func givesUp() {
    var bucket = TokenBucket(RateLimit(2, in: .seconds(60)))
    #expect(bucket.admit(at: .zero, remaining: .seconds(60)) == .send)
    for _ in 0..<3 {
      #expect(bucket.admit(at: .zero, remaining: .seconds(60)) == .giveUp(.usedUp, wait: .seconds(60)))
    }
    #expect(bucket.admit(at: .seconds(1), remaining: .seconds(60)) == .wait(.seconds(59)))
    bucket.pause(for: .seconds(90), at: .seconds(1))
    #expect(bucket.admit(at: .seconds(1), remaining: .seconds(90)) == .giveUp(.paused, wait: .seconds(90)))
    #expect(bucket.admit(at: .seconds(91), remaining: .seconds(1)) == .send)
  }
}
