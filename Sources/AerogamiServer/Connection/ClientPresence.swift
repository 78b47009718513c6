import Synchronization

/// Whether the client of a connection is still there.
///
/// The end of its input counts as gone, as in Go's server: most clients that end it have closed the connection. Requests to
/// services end then; what needs none is still answered, for a client that only sends no more.
final class ClientPresence: Sendable {
  private struct State {
    var hasLeft = false
    var watcher: AsyncStream<Never>.Continuation?
  }

  private let state = Mutex(State())

  func leave() {
    let watcher = state.withLock { state in
      state.hasLeft = true
      return state.watcher.take()
    }
    watcher?.finish()
  }

  var hasLeft: Bool { state.withLock { $0.hasLeft } }

  /// Returns when the client has left, or the task is cancelled. One task at a time may wait.
  func waitForDeparture() async {
    let (departure, watcher) = AsyncStream<Never>.makeStream()
    let hasLeft = state.withLock { state in
      state.watcher = watcher
      return state.hasLeft
    }
    if hasLeft { return }
    for await _ in departure {}
  }
}

/// The client was gone before there was a response.
struct ClientLeft: Error {}
