import Testing

@testable import AerogamiContainer

@Suite struct CallCounterTests {
  @Test("the count of a key that is called regularly is never lost")
  func remembered() async {
    let counter = CallCounter()
    for round in 1...30 {
      #expect(await counter.ordinal(ofNext: 0) == round)
      for kind in 1...CallCounter.capacity / 10 { _ = await counter.ordinal(ofNext: UInt128(round * 100_000 + kind)) }
    }
  }

  @Test("the count of a key restarts at 1 after calls with twice the capacity of other keys")
  func forgotten() async {
    let counter = CallCounter()
    #expect(await counter.ordinal(ofNext: 0) == 1)
    for kind in 1...2 * CallCounter.capacity { _ = await counter.ordinal(ofNext: UInt128(kind)) }
    #expect(await counter.ordinal(ofNext: 0) == 1)
  }
}
