import AerogamiContainer
import AerogamiCore

extension Fault {
  private static let closed = "closed before the response was complete; try again"
  private static let broke = "the connection was lost (Connection reset by peer); try again"
  private static let late = "no complete response within 20 s; try again, or raise --timeout"
  private static let head = "HTTP/1.1 200 OK\r\n"
  /// Announces more bytes than are sent.
  private static let long = head + "Content-Length: 1000\r\n\r\n"
  private static let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"

  /// Connections that end too early. All of them are retried.
  public static let broken: [Fault] = [
    Fault("closed on connecting", .fails(.offline, closed), isRetried: true, onConnecting: .halfClose),
    Fault("reset on connecting", .fails(.offline, "; try again"), isRetried: true, onConnecting: .reset),
    Fault("closed before the head", .fails(.offline, closed), isRetried: true, sending: "", then: .halfClose),
    Fault("reset before the head", .fails(.offline, broke), isRetried: true, sending: "", then: .reset),
    Fault("closed in the status line", .fails(.offline, closed), isRetried: true, sending: "HTT", then: .halfClose),
    Fault("closed in the head", .fails(.offline, closed), isRetried: true, sending: head + "Content-", then: .close),
    Fault("reset in the head", .fails(.offline, broke), isRetried: true, sending: head + "Content-", then: .reset),
    Fault("closed before the body", .fails(.offline, closed), isRetried: true, sending: long, then: .halfClose),
    Fault("closed in the body", .fails(.offline, closed), isRetried: true, sending: long + "[\(trip)]", then: .close),
    Fault("reset in the body", .fails(.offline, broke), isRetried: true, sending: long + "[\(trip)]", then: .reset),
    Fault(
      "closed before a chunk's size", .fails(.offline, closed), isRetried: true, sending: chunked, then: .halfClose),
    Fault(
      "closed in a chunk's size", .fails(.offline, closed), isRetried: true, sending: chunked + "2", then: .halfClose),
    Fault("closed in a chunk", .fails(.offline, closed), isRetried: true, sending: chunked + "9\r\n[]", then: .close),
    Fault(
      "closed before the last chunk", .fails(.offline, closed), isRetried: true, sending: chunked + "2\r\n[]\r\n",
      then: .halfClose),
    Fault(
      "closed in the trailers", .fails(.offline, closed), isRetried: true,
      sending: chunked + "2\r\n[]\r\n0\r\nX-Trailer: 1\r\n", then: .halfClose),
    Fault(
      "a body without a length, reset", .fails(.offline, broke), isRetried: true, sending: head + "\r\n[\(trip)]",
      then: .reset),
    Fault(
      "closed after a 103", .fails(.offline, closed), isRetried: true, sending: "HTTP/1.1 103 Early Hints\r\n\r\n",
      then: .halfClose),
  ]

  /// Responses that do not end. Each one times out after 20 seconds and is retried.
  public static let endless: [Fault] = [
    Fault("no response", .fails(.timeout, late), isRetried: true, sending: "", then: .stall),
    Fault("a head that stops", .fails(.timeout, late), isRetried: true, sending: head + "X-A", then: .stall),
    Fault("a head that drips", .fails(.timeout, late), isRetried: true, sending: head, then: .drip("X-A: 1\r\n")),
    Fault(
      "a reason that never ends", .fails(.timeout, late), isRetried: true,
      sending: "HTTP/1.1 200 " + String(repeating: "O", count: 1 << 20), then: .drip("O")),
    Fault(
      "a flood of 100 Continue", .fails(.timeout, late), isRetried: true,
      sending: String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1000),
      then: .drip("HTTP/1.1 100 Continue\r\n\r\n")),
    Fault("a body that stops", .fails(.timeout, late), isRetried: true, sending: long + "[\(trip)]", then: .stall),
    Fault("a body that drips", .fails(.timeout, late), isRetried: true, sending: long + "[", then: .drip(" ")),
    Fault(
      "a chunk's extension that never ends", .fails(.timeout, late), isRetried: true,
      sending: chunked + "2;x=" + String(repeating: "a", count: 1 << 20), then: .drip("a")),
    Fault("empty lines instead of a head", .fails(.timeout, late), isRetried: true, sending: "", then: .drip("\r\n")),
    Fault(
      "a complete body without its last chunk", .fails(.timeout, late), isRetried: true,
      sending: chunked + "2\r\n[]\r\n", then: .stall),
  ]
}
