import Testing

@Suite struct RunTests {
  @Test("the difference of two runs has the lines that only one of them has, with their numbers")
  func difference() {
    let expected = Run(0, output: "EU\nUS\nblc\n")
    #expect(expected.difference(from: expected) == [])
    let run = Run(3, output: "EU\nblc\n", errors: "US failed\n")
    #expect(run.difference(from: expected) == ["+1: exit 3", "-1: exit 0", "-4: US", "+6: US failed"])
  }
}
