/// One program beside another that does the least that has to be done, in turns, so that both meet the same machine.
struct Comparison {
  private(set) var measured: [Usage] = []
  /// Empty where there is nothing to compare with.
  private(set) var baseline: [Usage] = []

  static func run(_ command: Command, against baseline: Command?, rounds: Int) throws -> Comparison {
    var comparison = Comparison()
    for _ in 0..<rounds {
      comparison.measured.append(try ChildProcess(command).wait())
      if let baseline { comparison.baseline.append(try ChildProcess(baseline).wait()) }
    }
    return comparison
  }

  var seconds: Double { measured.map(\.seconds).median }
  var baselineSeconds: Double? { baseline.isEmpty ? nil : baseline.map(\.seconds).median }
  /// The median over the rounds of how many times as long the measured program took.
  var ratio: Double? { baseline.isEmpty ? nil : zip(measured, baseline).map { $0.seconds / $1.seconds }.median }
  /// Of all rounds.
  var peakBytes: Int { measured.map(\.peakBytes).max() ?? 0 }
}

extension Array<Double> {
  /// The mean of the two in the middle where there are two; 0 of nothing.
  var median: Double {
    let sorted = sorted()
    return isEmpty ? 0 : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
