import AerogamiCore
import AerogamiJSON

/// The events of one response. The last event is always ``ServerSentEvent/end``.
struct EventStream<Value: Sendable>: Sendable {
  /// Produces the values. Canceled when the client disconnects.
  let produce: @Sendable (AsyncStream<Value>.Continuation) async -> Void
  /// Returns the events of a value. Called only for the newest value, when the client is ready for it.
  let render: @Sendable (Value) async -> [UInt8]
}

/// Writes the events of a stream for a browser's `EventSource` (HTML Living Standard, section 9.2).
enum ServerSentEvent {
  /// The number of regions that are done, and the number of trips that are shown.
  case progress(done: Int, total: Int, trips: Int)
  /// The HTML of the results so far.
  case results([UInt8])
  /// The search has ended.
  case end

  private var name: StaticString {
    switch self {
    case .progress: "progress"
    case .results: "results"
    case .end: "end"
    }
  }

  /// Appends the text of the event. Each line of its data has a field of its own.
  func append(to bytes: inout [UInt8]) {
    bytes += "event: \(name)\n".utf8
    for line in data.split(separator: UInt8(ascii: "\n")) {
      bytes += "data: ".utf8
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private var data: [UInt8] {
    switch self {
    case .progress(let done, let total, let trips):
      JSONWriter.document { json in
        json.member("done", done)
        json.member("total", total)
        json.member("trips", trips)
      }
    case .results(let html): html
    case .end: Array("{}".utf8)
    }
  }
}
