package import AerogamiCore

/// Why one attempt brought no complete answer.
package struct AttemptError: Error {
  /// How far an attempt got, in the order of what comes first.
  package enum Stage: String, CaseIterable, Comparable {
    /// Finding the host's address.
    case resolve
    /// A connection, be it to a proxy.
    case connect
    case secure = "tls"
    case answer

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: Stage, right: Stage) -> Bool { left.place < right.place }
  }

  /// What it means for the attempts to come.
  let ending: RetryPolicy.AttemptEnding
  package let failure: Failure
  /// What happened, for people.
  package let detail: String
  /// What to do, for people.
  package var remedy: String?
  /// Where it came to its end.
  package var stage = Stage.answer

  /// The same, of a request that went through a proxy, which may be at fault.
  func through(_ proxy: Proxy) -> AttemptError {
    AttemptError(
      ending: ending, failure: failure, detail: "through the proxy \(proxy.host):\(proxy.port): \(detail)",
      remedy: remedy, stage: stage)
  }
}
