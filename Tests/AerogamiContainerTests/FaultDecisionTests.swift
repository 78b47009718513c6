import AerogamiContainer
import TestSupport
import Testing

@Suite struct FaultDecisionTests {
  private func failures(
    _ faults: Faults, endpoint: String = "trips", key: CallKey = CallKey("EU"), ordinals: ClosedRange<Int>
  ) -> [Bool] {
    ordinals.map { faults.decision(endpoint: endpoint, key: key, ordinal: $0).failure != nil }
  }

  private func third(seed: UInt64 = 7) -> Faults {
    Faults([FaultRule(.failure(.status(503)), rate: 0.3)], seed: seed)
  }

  @Test("the decisions for a seed never change")
  func pinned() {
    let failed = failures(third(), ordinals: 1...40).map { $0 ? "x" : "." }.joined()
    #expect(failed == "xxx....x.x..xxxx.x.x..x...xxx.xx...xx.x.")
    let delaying = Faults([FaultRule(.latency(.milliseconds(100) ... .milliseconds(400)))], seed: 7)
    let latency = delaying.decision(endpoint: "trips", key: CallKey("EU"), ordinal: 1).latency
    #expect(Int(latency / .microseconds(1)) == 180_737)
  }

  @Test("a decision depends on seed, position of the rule, endpoint, key, part and ordinal, and on nothing else")
  func dependence() {
    let sequence = failures(third(), ordinals: 1...200)
    #expect(failures(third(), ordinals: 1...200) == sequence)
    let others = [
      failures(third(seed: 8), ordinals: 1...200),
      failures(Faults([FaultRule(.failure(.offline), rate: 0)] + third().rules, seed: 7), ordinals: 1...200),
      failures(third(), endpoint: "airport", ordinals: 1...200),
      failures(third(), key: CallKey("US"), ordinals: 1...200),
      failures(third(), key: CallKey("EU", part: "page 2"), ordinals: 1...200),
      failures(third(), ordinals: 201...400),
    ]
    #expect(Set(others + [sequence]).count == 7)
    let own = Faults([FaultRule(.failure(.status(503)), rate: 0.3, seed: 7)], seed: 1)
    #expect(failures(own, ordinals: 1...200) == sequence, "a rule's own seed has priority")
  }

  @Test(
    "over many calls, the share of failures is the rate, with any seed",
    arguments: [(0, 0), (0.01, 7), (0.3, 0), (0.3, 7), (0.5, .max), (0.99, 1), (1, 7)] as [(Double, UInt64)])
  func rate(rate: Double, seed: UInt64) {
    let faults = Faults([FaultRule(.failure(.offline), rate: rate)], seed: seed)
    let share = Double(failures(faults, ordinals: 1...2_500).count { $0 }) / 2_500
    // The standard deviation of the share is at most 0.01, for a rate of 0.5; three standard deviations are allowed.
    #expect(abs(share - rate) < (rate == 0 || rate == 1 ? .leastNonzeroMagnitude : 0.03))
  }

  @Test("first calls fail at the rate across keys and across seeds")
  func rateAcross() {
    let ofKeys = (1...10_000).count { index in
      third().decision(endpoint: "trips", key: CallKey("\(index)"), ordinal: 1).failure != nil
    }
    let ofSeeds = (1...10_000).count { seed in
      third(seed: UInt64(seed)).decision(endpoint: "trips", key: CallKey("EU"), ordinal: 1).failure != nil
    }
    #expect((2850...3150).contains(ofKeys))
    #expect((2850...3150).contains(ofSeeds))
  }

  @Test("rules fail independently")
  func independence() {
    let half = FaultRule(.failure(.offline), rate: 0.5)
    let failed = failures(Faults([half, half]), ordinals: 1...10_000).count { $0 }
    #expect((7350...7650).contains(failed))
  }

  @Test("every third call for a key fails, and no other call")
  func every() {
    let faults = Faults([FaultRule(.failure(.timeout), every: 3)])
    #expect(failures(faults, ordinals: 1...9) == [false, false, true, false, false, true, false, false, true])
  }

  @Test("a rule affects only its endpoint and keys, and one matching name of a call is enough")
  func scope() {
    let faults = Faults([FaultRule(.failure(.offline), endpoint: "coded", keys: ["LTU", "EST"])])
    func fails(_ endpoint: String, _ names: String...) -> Bool {
      faults.decision(endpoint: endpoint, key: CallKey(names: names), ordinal: 1).failure != nil
    }
    #expect(fails("coded", "LTU"))
    #expect(fails("coded", "LVA", "EST"))
    #expect(!fails("coded", "LVA"))
    #expect(!fails("coded"))
    #expect(!fails("named", "LTU"))
    #expect(!fails("coded", "ltu"))
  }

  @Test("latencies are uniformly distributed over their range")
  func latency() {
    let faults = Faults([FaultRule(.latency(.milliseconds(100) ... .milliseconds(400)))])
    let latencies = (1...10_000).map { faults.decision(endpoint: "trips", key: CallKey(), ordinal: $0).latency }
    #expect(latencies.allSatisfy { (.milliseconds(100) ... .milliseconds(400)).contains($0) })
    for quarter in 0..<4 {
      let range = Duration.milliseconds(100 + 75 * quarter)..<Duration.milliseconds(175 + 75 * quarter)
      #expect((2350...2650).contains(latencies.count { range.contains($0) }))
    }
    let fixed = Faults([FaultRule(.latency(.seconds(2) ... .seconds(2)))])
    #expect(fixed.decision(endpoint: "trips", key: CallKey(), ordinal: 5) == .init(latency: .seconds(2)))
  }

  @Test("latencies add up, and the first failure wins")
  func several() {
    let second = Duration.seconds(1) ... .seconds(1)
    let faults = Faults([
      FaultRule(.latency(second)), FaultRule(.failure(.timeout), every: 2), FaultRule(.failure(.offline)),
      FaultRule(.latency(second), keys: ["EU"]),
    ])
    func decision(_ key: String, _ ordinal: Int) -> Faults.Decision {
      faults.decision(endpoint: "trips", key: CallKey(key), ordinal: ordinal)
    }
    #expect(decision("EU", 1) == .init(latency: .seconds(2), failure: .offline))
    #expect(decision("US", 2) == .init(latency: .seconds(1), failure: .timeout))
    #expect(Faults([]).decision(endpoint: "trips", key: CallKey(), ordinal: 1) == .init())
  }
}
