extension Session {
  /// What arrives from a client.
  package enum Input: Sendable {
    case message([UInt8])
    /// A message that is longer than ``Session/maxBytes``.
    case tooLong
  }

  private enum Event: Sendable {
    case received(Input?)
    case progress(CallProgress?, of: Int)
    case ended(ToolResult?, of: Int)
  }

  /// A running call, as its events need it.
  private struct Running {
    /// Finished to cancel the call.
    let life: AsyncStream<Never>.Continuation
    let progress: AsyncStream<CallProgress>
  }

  /// Serves a client until its input ends or the task is canceled. Calls that still run then are canceled.
  ///
  /// At most one message waits while others are sent, so a client that does not read is not read from either. Each call
  /// is a child task, so none runs after this method has returned.
  ///
  /// - Parameters:
  ///   - actions: What to do before the first message.
  ///   - endsWhenIdle: Whether to return when no call runs, even if the input has not ended.
  ///   - receive: Returns the next message; `nil` at the end, or when its task is canceled.
  ///   - send: Sends a message. Called for one message at a time.
  /// - Throws: The errors of `send`.
  package mutating func run(
    _ actions: [Action] = [], endsWhenIdle: Bool = false, receiving receive: @escaping @Sendable () async -> Input?,
    sending send: (OutgoingMessage) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Event.self) { group in
      // Also cancels the rest when `send` throws.
      defer { group.cancelAll() }
      var calls: [Int: Running] = [:]
      var actions = actions
      group.addTask { .received(await receive()) }
      while true {
        for action in actions {
          switch action {
          case .send(let message): try await send(message)
          case .cancel(let number): calls[number]?.life.finish()
          case .start(let call):
            let (lifetime, life) = AsyncStream<Never>.makeStream()
            // Each report replaces the one before, so a client that reads slowly gets only the newest one.
            let (stream, sink) = AsyncStream<CallProgress>.makeStream(bufferingPolicy: .bufferingNewest(1))
            calls[call.number] = Running(life: life, progress: stream)
            group.addTask {
              let result = await result(of: call, until: lifetime, reporting: sink)
              sink.finish()
              return .ended(result, of: call.number)
            }
            if call.reportsProgress { group.addTask { .progress(await first(of: stream), of: call.number) } }
          }
        }
        if endsWhenIdle, isIdle { return }
        guard let event = try await group.next() else { return }
        switch event {
        case .received(nil): return
        case .received(let input?):
          actions = handle(input)
          group.addTask { .received(await receive()) }
        case .progress(let progress, let number):
          guard let progress, let stream = calls[number]?.progress else {
            // The call has ended, or ends now.
            actions = []
            continue
          }
          actions = report(progress, of: number)
          group.addTask { .progress(await first(of: stream), of: number) }
        case .ended(let result, let number):
          calls[number] = nil
          actions = end(number, with: result)
        }
      }
    }
  }

  private mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .message(let message): receive(message)
    case .tooLong: refuseLongMessage()
    }
  }
}

/// Runs a call until it ends, or until `lifetime` ends, which cancels it. Returns `nil` if it failed or was canceled.
private func result(
  of call: Session.Call, until lifetime: AsyncStream<Never>, reporting sink: AsyncStream<CallProgress>.Continuation
) async -> ToolResult? {
  await withTaskGroup(of: ToolResult?.self) { group in
    group.addTask {
      try? await call.tool.call(call.arguments) { done, total, message in
        sink.yield(CallProgress(done: done, total: total, message: message))
      }
    }
    group.addTask {
      for await _ in lifetime {}
      return nil
    }
    defer { group.cancelAll() }
    return await group.next() ?? nil
  }
}

/// Returns the next element of a stream; `nil` at its end or when the task is canceled.
private func first(of stream: AsyncStream<CallProgress>) async -> CallProgress? {
  for await progress in stream { return progress }
  return nil
}
