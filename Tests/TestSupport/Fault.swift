public import AerogamiContainer
import AerogamiCore
import Foundation

/// A way in which a service, or something between it and the client, misbehaves, and the expected outcome.
public struct Fault: Sendable, CustomStringConvertible {
  /// The expected outcome.
  public enum Outcome: Sendable {
    case trips(Int, skipped: Int = 0)
    /// The region fails, and the reported error contains `text`.
    case fails(Failure, _ text: String)
    /// The service has no such region.
    case unknown

    /// The exit code of a command that fetches only this region.
    public var exitCode: Int32 {
      if case .trips = self { 0 } else { 1 }
    }
  }

  /// What happens after everything has been sent.
  public enum End: Sendable {
    case keepOpen, halfClose, close, reset
    /// Nothing is sent until the client gives up.
    case stall
    /// One byte of the text is sent per second, forever.
    case drip(String)
  }

  public let name: String
  public let outcome: Outcome
  /// Whether the client tries again; the next attempt meets the same fault.
  public let isRetried: Bool
  /// Whether only the client's timeout ends the request.
  public let isTimedOut: Bool
  /// Whether the server receives a request for each attempt, and not only a connection.
  public let isSeen: Bool
  public let greet: @Sendable (FaultServer.Exchange) async throws -> Void
  public let behavior: FaultServer.Behavior

  public var description: String { name }

  /// Sends `bytes` in response to each request.
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

  /// Ends each connection before a request is sent.
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
  /// Applies to the first request; all others get a good response.
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

  /// A trip in the format of the service.
  public static func tripJSON(id: String = "a", price: String = "72", more: String = "") -> String {
    """
    {"currency":"EUR","created_at":1547991979887,"airlines":"FR","departure_at":1552848000000,\
    "destination":{"city":"Malaga","country_code":"ES","airport_code":"AGP"},"flight_number":4048,\
    "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},"return_at":1553153100000,\
    "price":\(price),"id":"\(id)","expires_at":1739200281000\(more)}
    """
  }

  /// A complete response with its length.
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
  /// All faults.
  public static let all = alone + together

  /// The faults that the program meets only one at a time in tests.
  public static let alone =
    broken + endless + misframed + tolerated + statuses + encodings + bodies + interim + locations

  /// The faults that can be met together in one run of the program.
  public static let together = fields + documents
}
