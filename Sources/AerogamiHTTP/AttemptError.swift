package import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSOCKS
import NIOSSL

/// The reason why an attempt received no complete response.
package struct AttemptError: Error {
  /// The stages of an attempt, in chronological order. The names of `doctor` checks contain the raw values.
  package enum Stage: String, CaseIterable {
    case resolve
    /// Connecting to the service or a proxy.
    case connect
    case secure = "tls"
    /// Sending the request and receiving the complete response.
    case response
  }

  /// How the attempt ended. The retry policy decides by this ending whether the attempt is retried.
  let ending: RetryPolicy.AttemptEnding
  package let failure: Failure
  /// What happened, as text for users.
  package let detail: String
  /// What to do, as text for users; `nil` if there is nothing to suggest.
  package var remedy: String?
  package var stage = Stage.response

  /// Returns this error with the proxy's address in its text, because the proxy may be the cause.
  func through(_ proxy: Proxy) -> AttemptError {
    AttemptError(
      ending: ending, failure: failure, detail: "through the proxy \(proxy.host):\(proxy.port): \(detail)",
      remedy: remedy, stage: stage)
  }
}

extension HTTPTransport.Limits {
  /// Converts an error of async-http-client or NIO to an attempt error for the requested URL.
  func attemptError(_ error: any Error, for url: String) -> AttemptError {
    switch error {
    // These requests were not sent: `neverConnected`. If a connection fails, the library fails every waiting request,
    // not only the one that it opened the connection for. A proxy's handshake precedes any contact with the service.
    case let error as HTTPClientError
    where [.connectTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout].contains(error):
      AttemptError(
        ending: .neverConnected, failure: .timeout,
        detail: "could not connect within \(connectTimeout.inSeconds) s",
        remedy: "check the network and the address, or \(remedyText(.allowLongerConnecting))",
        stage: error == .tlsHandshakeTimeout ? .secure : .connect)
    case let error as HTTPClientError where error == .getConnectionFromPoolTimeout:
      AttemptError(
        ending: .neverConnected, failure: .timeout,
        detail: "no connection became free within \(connectTimeout.inSeconds) s",
        remedy: "try again, or send fewer requests at once", stage: .connect)
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      offline(
        .neverConnected, "could not resolve the host \(error.host)", remedy: "check the address, the network and DNS",
        stage: .resolve)
    case let error as NIOConnectionError:
      couldNotConnect((error.connectionErrors.last?.error as? IOError)?.errnoText)
    case let error as IOError where connectErrors.contains(error.errnoCode):
      couldNotConnect(error.errnoText)

    case NIOSSLError.uncleanShutdown, HTTPParserError.invalidEOFState:
      closedEarly(.connectionLost)
    case NIOSSLError.handshakeFailed(.sslError(let causes)) where causes.contains(.eofDuringHandshake):
      closedEarly(.connectionLost, stage: .secure)
    case is PooledConnection.ClosedError:
      closedEarly(.idleConnectionClosed)
    case ChannelError.ioOnClosedChannel:
      // The connection was closed just before the request was sent on it, so the request was not sent.
      closedEarly(.neverConnected)
    case let error as NIOHTTPDecoderError where error == .unsolicitedResponse:
      offline(
        .connectionLost, "the service sent a response before any request, so the connection was closed",
        remedy: "try again")
    case let error as HTTPClientError where error == .remoteConnectionClosed || error == .uncleanShutdown:
      closedEarly(.connectionLost)
    case let error as IOError:
      offline(.connectionLost, "the connection was lost (\(error.errnoText))", remedy: "try again")

    // Only the text of the library's error shows that verification failed. The text does not contain the reason.
    case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("CERTIFICATE_VERIFY_FAILED"):
      notSecure(
        "the service's certificate has expired or is not from a trusted authority",
        remedy: "check the address, or \(remedyText(.trustAuthority))")
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      notSecure("the service's certificate is for another host", remedy: "check the address")
    case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("WRONG_VERSION_NUMBER"):
      notSecure(
        "the service does not use TLS at this address",
        remedy: "check the base URL; it may need http:// instead of https://")
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      notSecure(
        "the TLS connection could not be established", remedy: "check that the service uses TLS at this address")

    case let error as HTTPClientError where error == .proxyAuthenticationRequired:
      offline(
        .refused, "the proxy requires a user and password, or rejected those given (407)",
        remedy: "set them in the proxy's address: http://user:password@…", stage: .connect)
    // The library hides the proxy's status, which may be permanent (403) or temporary (502, 503). The request did not
    // reach the service, so this counts as a failed connection: it is retried, and failures open the circuit.
    case let error as HTTPClientError where error == .invalidProxyResponse:
      offline(
        .neverConnected, "the proxy responded with an error status",
        remedy: "check that the proxy allows this host, or try again later", stage: .connect)
    case is SOCKSError.ConnectionFailed:
      offline(
        .neverConnected, "the proxy could not connect to the service", remedy: "check the address, or try again later",
        stage: .connect)
    case is SOCKSError.NoValidAuthenticationMethod, is SOCKSError.InvalidAuthenticationSelection:
      offline(
        .refused, "the proxy requires authentication, which is unsupported with SOCKS", remedy: "use another proxy",
        stage: .connect)
    case is SOCKSError.InvalidProtocolVersion, is SOCKSError.InvalidReservedByte, is SOCKSError.InvalidAddressType,
      is SOCKSError.UnexpectedRead:
      offline(.refused, "the proxy does not support SOCKS 5", remedy: "check the proxy's address")

    case BodyError.tooLarge, NIOHTTPDecompression.DecompressionError.limit:
      malformed("is larger than \(maxBodyBytes) bytes", remedy: remedyText(.allowLargerBodies))
    case BodyError.unknownEncoding(let name):
      malformed(
        "has the content encoding \"\(name.printable(maxLength: 40))\", which is unsupported (only gzip was "
          + "requested); the service or a cache in between is at fault")
    // The library decompresses only the first member of a gzip body (RFC 1952, section 2.2). Without this error, the
    // data in the other members would be silently missing.
    case let error as NIOHTTPDecompression.ExtraDecompressionError where error == .invalidTrailingData:
      malformed("has data after its compressed body; gzip with several members is unsupported")
    case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
      malformed("is compressed, but damaged or incomplete", remedy: "try again later")
    case HTTPParserError.headerOverflow:
      malformed("has too many headers, or one that is too large", remedy: "check the base URL")
    case let error as StatusError:
      malformed("has the status \(error.code), which is not a valid HTTP status", remedy: "check the base URL")
    case let error as HTTPParserError where [.invalidVersion, .invalidConstant, .invalidStatus].contains(error):
      malformed(
        "is not HTTP (\(error))",
        remedy: "check the base URL"
          + (Origin(of: url)?.scheme == "http" ? "; it may need https:// instead of http://" : ""))
    case is HTTPParserError:
      malformed("is malformed HTTP (\(error)); the service or a cache in between is at fault")
    default:
      // The library's own text is not meant for users.
      offline(.refused, "the request failed for an unknown reason", remedy: "check the address, and try again")
    }
  }

  private func offline(
    _ ending: RetryPolicy.AttemptEnding, _ detail: String, remedy: String, stage: AttemptError.Stage = .response
  ) -> AttemptError {
    AttemptError(ending: ending, failure: .offline, detail: detail, remedy: remedy, stage: stage)
  }

  private func couldNotConnect(_ cause: String?) -> AttemptError {
    offline(
      .neverConnected, "could not connect\(cause.map { " (\($0))" } ?? "")",
      remedy: "check the network, and that the service is running at this address", stage: .connect)
  }

  private func closedEarly(
    _ ending: RetryPolicy.AttemptEnding, stage: AttemptError.Stage = .response
  ) -> AttemptError {
    offline(ending, "the connection was closed before the response was complete", remedy: "try again", stage: stage)
  }

  private func notSecure(_ detail: String, remedy: String) -> AttemptError {
    offline(.refused, detail, remedy: remedy, stage: .secure)
  }

  private func malformed(_ problem: String, remedy: String? = nil) -> AttemptError {
    AttemptError(ending: .refused, failure: .malformed, detail: "the response \(problem)", remedy: remedy)
  }
}

/// The values of `errno` that mean that no connection was established.
private let connectErrors: Set<Int32> = [
  ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EADDRNOTAVAIL, ETIMEDOUT,
]

extension IOError {
  fileprivate var errnoText: String { systemErrorText(errnoCode) }
}
