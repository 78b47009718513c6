import AerogamiCore

/// One line on standard error that says how far a fetch has come, while it runs and only on a terminal.
///
/// An actor because two tasks meet in it: the one that takes outcomes, and the one that redraws as time passes.
actor ProgressLine {
  private let stream: StandardStream
  private let wording: Wording
  /// How many are asked for; `nil` until the service has said which.
  private var total: Int?
  private var done = 0
  private var rows = 0
  private var isDrawn = false
  private var hasEnded = false

  private static let interval = Duration.milliseconds(100)

  /// What the line counts.
  struct Wording: Sendable {
    /// What is asked for one by one, and what each is answered with: `region`, `trip`.
    let key: String
    let row: String
  }

  /// Runs `body` beside the line, which appears after 100 ms and is gone when this returns or throws. There is none
  /// where it is not wanted, or `stream` is no terminal.
  static func run<Result: Sendable>(
    on stream: StandardStream, isWanted: Bool, counting wording: Wording, clock: any Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (ProgressLine?) async throws -> Result
  ) async throws -> Result {
    guard isWanted, stream.isTerminal else { return try await body(nil) }
    let line = ProgressLine(stream: stream, wording: wording)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while !Task.isCancelled {
          try await clock.sleep(for: interval)
          await line.draw()
        }
      }
      defer { group.cancelAll() }
      do {
        let result = try await body(line)
        await line.end()
        return result
      } catch {
        await line.end()
        throw error
      }
    }
  }

  private init(stream: StandardStream, wording: Wording) {
    self.stream = stream
    self.wording = wording
  }

  func known(_ count: Int) {
    total = count
  }

  func oneDone(rows count: Int) {
    done += 1
    rows += count
    if isDrawn { draw() }
  }

  /// Removes the line, so that rows can be written to the same terminal; it comes back within its interval.
  func clear() {
    guard isDrawn else { return }
    isDrawn = false
    try? stream.write(Array("\r\u{1B}[2K".utf8))
  }

  private func end() {
    clear()
    hasEnded = true
  }

  private func draw() {
    guard !hasEnded else { return }
    isDrawn = true
    let text =
      total.map { "\(done) of \(counted($0, wording.key)), \(counted(rows, wording.row))" }
      ?? "asking which \(wording.key)s there are"
    try? stream.write(Array("\r\u{1B}[2K\(text)".utf8))
  }
}
