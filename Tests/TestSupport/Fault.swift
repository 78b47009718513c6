public import AerogamiCore

/// One way in which a service, or what stands between it and us, misbehaves; and what is to come of it.
public struct Fault: Sendable, CustomStringConvertible {
  public enum Outcome: Sendable {
    case trips(Int, skipped: Int = 0)
    /// The region fails, and the error for people contains `text`.
    case fails(Failure, _ text: String)
    /// The service does not know the region.
    case unknown

    /// What the command ends with when this is its only region.
    public var exitCode: Int32 {
      if case .trips = self { 0 } else { 1 }
    }
  }

  /// What follows when everything has been sent.
  public enum End: Sendable {
    case keepOpen, halfClose, close, reset
    /// Nothing, until the client gives up.
    case stall
    /// A byte a second, for ever.
    case drip(String)
  }

  public let name: String
  public let outcome: Outcome
  /// Whether a further attempt is made, which then meets the same fault.
  public let isRetried: Bool
  /// Only the client's own clock ends it.
  public let isTimedOut: Bool
  /// Whether the server sees a request for each attempt; otherwise it sees only a connection.
  public let isSeen: Bool
  public let greet: @Sendable (FaultServer.Exchange) async throws -> Void
  public let behavior: FaultServer.Behavior

  public var description: String { name }

  /// Sends `bytes` in answer to each request.
  public init(
    _ name: String, _ outcome: Outcome, isRetried: Bool = false, sending bytes: [UInt8], then end: End = .keepOpen
  ) {
    self.init(name, outcome, isRetried: isRetried, isTimedOut: end.isEndless) { _, exchange in
      if !bytes.isEmpty { try await exchange.send(bytes) }
      try await exchange.end(end)
    }
  }

  public init(
    _ name: String, _ outcome: Outcome, isRetried: Bool = false, sending text: String, then end: End = .keepOpen
  ) {
    self.init(name, outcome, isRetried: isRetried, sending: Array(text.utf8), then: end)
  }

  public init(
    _ name: String, _ outcome: Outcome, isRetried: Bool = false, isTimedOut: Bool = false,
    behavior: @escaping FaultServer.Behavior
  ) {
    self.name = name
    self.outcome = outcome
    self.isRetried = isRetried
    self.isTimedOut = isTimedOut
    self.isSeen = true
    self.greet = { _ in }
    self.behavior = behavior
  }

  /// Ends each connection before anything is asked.
  public init(_ name: String, _ outcome: Outcome, isRetried: Bool = false, onConnecting end: End) {
    self.name = name
    self.outcome = outcome
    self.isRetried = isRetried
    self.isTimedOut = false
    self.isSeen = false
    self.greet = { try await $0.end(end) }
    self.behavior = { _, _ in }
  }
}

extension Fault {
  /// Meets the first request; all others are answered as they should be.
  public var once: FaultServer.Behavior {
    { request, exchange in
      if request.ordinal == 1 {
        try await behavior(request, exchange)
      } else {
        try await exchange.send(Self.goodReply)
      }
    }
  }
}

extension Fault.End {
  public var isEndless: Bool {
    switch self {
    case .stall, .drip: true
    case .keepOpen, .halfClose, .close, .reset: false
    }
  }
}

extension FaultServer.Exchange {
  public func end(_ end: Fault.End) async throws {
    switch end {
    case .keepOpen: break
    case .halfClose: try await halfClose()
    case .close: try await close()
    case .reset: try await reset()
    case .stall: try await stall()
    case .drip(let text): while true { try await drip(text) }
    }
  }
}

extension Fault {
  public static let trip = tripJSON()

  /// One trip as the service writes it.
  public static func tripJSON(id: String = "a", price: String = "72", more: String = "") -> String {
    """
    {"currency":"EUR","created_at":1547991979887,"airlines":"FR","departure_at":1552848000000,\
    "destination":{"city":"Malaga","country_code":"ES","airport_code":"AGP"},"flight_number":4048,\
    "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},"return_at":1553153100000,\
    "price":\(price),"id":"\(id)","expires_at":1739200281000\(more)}
    """
  }

  /// A whole reply that says how long it is.
  public static func reply(_ body: some Collection<UInt8>, status: String = "200 OK", fields: String...) -> [UInt8] {
    let head = ["HTTP/1.1 \(status)", "Content-Type: application/json", "Content-Length: \(body.count)"] + fields
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  public static func reply(_ body: String, status: String = "200 OK", fields: String...) -> [UInt8] {
    let head = ["HTTP/1.1 \(status)", "Content-Type: application/json", "Content-Length: \(body.utf8.count)"] + fields
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }

  public static let goodReply = reply("[\(trip)]")
}

extension Fault {
  /// The whole table.
  public static let all = alone + together

  /// Those of which each is tried on a program of its own.
  public static let alone =
    broken + endless + misframed + tolerated + statuses + encodings + bodies + interim + locations

  /// Those of which a program meets many in one run.
  public static let together = fields + documents
}
