import AerogamiJSON

/// The mistakes found in a configuration: the first few with their text, the others only counted.
///
/// A file may have any number of mistakes, and each text takes time: a suggestion, a line number.
struct ConfigurationProblems {
  static let limit = 20

  private(set) var reported: [(offset: Int?, text: String)] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// - Parameter offset: The mistake's offset in the file, if it is in the file.
  mutating func add(at offset: Int? = nil, _ text: @autoclosure () -> String) {
    if count < Self.limit { reported.append((offset, text())) }
    count += 1
  }

  /// Adds all of `others`, each with `prefix` before its text.
  mutating func add(_ others: ConfigurationProblems, prefix: String) {
    for problem in others.reported { add(at: problem.offset, prefix + problem.text) }
    count += others.count - others.reported.count
  }

  /// One line for each mistake, such as `Config/dev.json:3:15: http must be an object`, and one that counts the others.
  func lines(in file: ConfigurationFile) -> [String] {
    var lines = reported.map { problem in
      guard let offset = problem.offset else { return problem.text }
      let location = JSONLocation(of: offset, in: file.bytes.span)
      return "\(file.name):\(location.line):\(location.column): \(problem.text)"
    }
    let others = count - reported.count
    if others > 0 { lines.append("… and \(grouped(others)) more mistake\(others == 1 ? "" : "s")") }
    return lines
  }

  /// `3,980`
  private func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
    }.joined()
  }
}
