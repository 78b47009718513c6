package import AerogamiContainer
import AerogamiCore

/// The reason why an attempt received no complete response.
package struct AttemptError: Error {
  /// The stages of an attempt, in chronological order. The names of `doctor` checks contain the raw values.
  package enum Stage: String, CaseIterable, Comparable {
    /// Resolving the host's address.
    case resolve
    /// Connecting to the service or a proxy.
    case connect
    /// The TLS handshake.
    case secure = "tls"
    /// Sending the request and receiving the complete response.
    case response

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: Stage, right: Stage) -> Bool { left.index < right.index }
  }

  /// How the attempt ended. The retry policy decides by this ending whether the attempt is retried.
  let ending: RetryPolicy.AttemptEnding
  package let failure: Failure
  /// What happened, as text for users.
  package let detail: String
  /// What to do, as text for users; `nil` if there is nothing to suggest.
  package var remedy: String?
  /// The stage at which the attempt ended.
  package var stage = Stage.response

  /// Returns this error with the proxy's address in its text, because the proxy may be the cause.
  func through(_ proxy: Proxy) -> AttemptError {
    AttemptError(
      ending: ending, failure: failure, detail: "through the proxy \(proxy.host):\(proxy.port): \(detail)",
      remedy: remedy, stage: stage)
  }
}
