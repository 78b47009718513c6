package import AerogamiCore

/// The reason why an attempt received no complete response.
package struct AttemptError: Error {
  /// How far an attempt got, in chronological order.
  package enum Stage: String, CaseIterable, Comparable {
    /// Resolving the host's address.
    case resolve
    /// Connecting to the service or a proxy.
    case connect
    case secure = "tls"
    case response = "answer"

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: Stage, right: Stage) -> Bool { left.index < right.index }
  }

  /// How the attempt ended, which decides whether it is retried.
  let ending: RetryPolicy.AttemptEnding
  package let failure: Failure
  /// What happened, as text for users.
  package let detail: String
  /// What to do, as text for users.
  package var remedy: String?
  /// The stage at which the attempt ended.
  package var stage = Stage.response

  /// Returns this error with a mention of the proxy, because the proxy may be the cause.
  func through(_ proxy: Proxy) -> AttemptError {
    AttemptError(
      ending: ending, failure: failure, detail: "through the proxy \(proxy.host):\(proxy.port): \(detail)",
      remedy: remedy, stage: stage)
  }
}
