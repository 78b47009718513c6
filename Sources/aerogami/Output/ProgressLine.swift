import AerogamiFeatures

/// A line on standard error that shows the progress of a fetch, on a terminal only.
///
/// It is an actor because two tasks use it: one counts outcomes, and one redraws the line periodically.
actor ProgressLine {
  private let stream: StandardStream
  /// The nouns for one request, such as `region`, and for one row of its response, such as `trip`.
  private let nouns: (key: String, row: String)
  private let elapsed: @Sendable () -> Duration
  private var total: Int?
  private var done = 0
  private var rows = 0
  private var isDrawn = false
  private var isPaused = false
  private var hasEnded = false

  private static let interval = Duration.milliseconds(100)

  /// Runs `body` and shows the line. The line appears after 100 ms, has the elapsed time after 1 s, and is removed
  /// before this function returns or throws.
  ///
  /// Shows no line if `isWanted` is `false` or `stream` is not a terminal.
  static func run<Result: Sendable>(
    on stream: StandardStream, isWanted: Bool, counting key: String, _ row: String, clock: any Clock<Duration>,
    _ body: (ProgressLine?) async throws -> Result
  ) async throws -> Result {
    guard isWanted, stream.isTerminal else { return try await body(nil) }
    let line = ProgressLine(stream, (key, row), elapsed: clock.stopwatch())
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

  private init(
    _ stream: StandardStream, _ nouns: (key: String, row: String), elapsed: @escaping @Sendable () -> Duration
  ) {
    (self.stream, self.nouns, self.elapsed) = (stream, nouns, elapsed)
  }

  func known(_ count: Int) {
    total = count
  }

  func oneDone(rows count: Int) async {
    done += 1
    rows += count
    if isDrawn { await draw() }
  }

  /// Removes the line, so that rows can be written to the same terminal. It reappears at the first interval after
  /// ``resume()``: one before that would draw it in front of a row.
  func clear() async {
    isPaused = true
    guard isDrawn else { return }
    isDrawn = false
    try? await stream.write(Array("\r\u{1B}[2K".utf8))
  }

  /// Lets the line reappear, after the rows have been written.
  func resume() { isPaused = false }

  func end() async {
    hasEnded = true
    await clear()
  }

  private func draw() async {
    guard !hasEnded, !isPaused else { return }
    isDrawn = true
    var text =
      total.map { "\(done) of \(counted($0, nouns.key)), \(counted(rows, nouns.row))" }
      ?? "fetching the list of \(nouns.key)s"
    let seconds = Int(elapsed() / .seconds(1))
    if seconds > 0 { text += ", \(seconds) s" }
    // Truncates the text to the width of the terminal, because the escape sequence clears only one terminal line.
    if let width = stream.columns { text = text.truncated(toWidth: width) }
    try? await stream.write(Array("\r\u{1B}[2K\(text)".utf8))
  }
}

extension Console {
  /// Counts a finished request in the progress line and, if `verbose`, prints its outcome.
  ///
  /// - Parameter rows: The number of rows to add to the progress line; `nil` for the number in the summary.
  func report(
    _ summary: OutcomeSummary, counting row: String, verbose: Bool, _ progress: ProgressLine?, rows: Int? = nil
  ) async {
    if verbose {
      await progress?.clear()
      await note(summary.line(counting: row))
      await progress?.resume()
    }
    await progress?.oneDone(rows: rows ?? summary.count)
  }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
