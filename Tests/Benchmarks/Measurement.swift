/// Measures a program and a minimal baseline in turns, so that both run under the same conditions.
struct Comparison {
  private(set) var measured: [Usage] = []
  /// The times of the baseline; empty if there is none.
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
  /// The median over the rounds of the program's time divided by the baseline's.
  var ratio: Double? { baseline.isEmpty ? nil : zip(measured, baseline).map { $0.seconds / $1.seconds }.median }
  /// The peak of all rounds.
  var peakBytes: Int { measured.map(\.peakBytes).max() ?? 0 }
}

extension Array<Double> {
  /// The median: the mean of the middle two for an even count, 0 for none.
  var median: Double {
    let sorted = sorted()
    return isEmpty ? 0 : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
