import TestSupport

extension WireCase {
  /// A request after the attack on the same connection. It also ends the connection, so that every read ends.
  static let probe = request("/health", "X-Request-Id: probe", "Connection: close")

  /// Returns what is wrong with the server's bytes on the connection, or `nil`.
  func problem(in received: [UInt8]) -> String? {
    var rest = received[...]
    do {
      for (index, reply) in replies.enumerated() {
        if rest.isEmpty, reply.isOptional { return nil }
        let response = try RawResponse(from: &rest, isHead: reply.isHead)
        if let problem = problem(in: response, reply, isLast: index == replies.count - 1) { return problem }
      }
      switch ending {
      case .closed: return rest.isEmpty ? nil : "the connection stayed open: \(Self.shown(rest))"
      case .either where rest.isEmpty: return nil
      case .open, .either: break
      }
      let response = try RawResponse(from: &rest, isHead: false)
      guard response.header("X-Request-Id") == "probe", response.status == 200 else {
        return "not the response to the next request: \(response.status)"
      }
      return rest.isEmpty ? nil : "bytes after the last response: \(Self.shown(rest))"
    } catch {
      return "\(error), in \(Self.shown(received))"
    }
  }

  private func problem(in response: RawResponse, _ reply: Reply, isLast: Bool) -> String? {
    let body = String(decoding: response.body, as: UTF8.self)
    if !reply.statuses.contains(response.status) {
      return "status \(response.status), expected \(reply.statuses.sorted())"
    }
    if let id = reply.id, response.header("X-Request-Id") != id { return "not the response to \(id)" }
    if let text = reply.text, !body.contains(text) { return "no \(text) in \(body.prefix(300))" }
    if body.contains("SECRET") { return "a secret in \(body.prefix(300))" }
    if response.status == 405, !["GET, HEAD", "POST"].contains(response.header("Allow")) {
      return "405 without Allow: GET, HEAD or POST"
    }
    if ending == .closed, isLast, response.header("Connection")?.lowercased() != "close" {
      return "status \(response.status) without Connection: close"
    }
    return nil
  }

  private static func shown(_ bytes: some Collection<UInt8>) -> String {
    bytes.isEmpty ? "nothing" : String(decoding: bytes.prefix(600), as: UTF8.self).debugDescription
  }
}
