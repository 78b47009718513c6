import Synchronization

/// Whether the client of a connection is still connected.
///
/// A client that closes its sending half of the connection counts as disconnected, as in Go's HTTP server: most such
/// clients have closed the whole connection. The server then cancels its requests to services for this client. It still
/// sends responses that need no such request, because the client may still read them.
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

  /// Returns when the client has disconnected or the task is canceled. Only one task may wait at a time.
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

/// The error of a request whose client disconnected before the response was ready.
struct ClientLeft: Error {}
