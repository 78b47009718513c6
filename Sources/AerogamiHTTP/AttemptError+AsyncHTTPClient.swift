import AerogamiCore
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSOCKS
import NIOSSL

extension HTTPTransport.Limits {
  /// What the library's error means, in our words.
  ///
  /// - Parameter url: What was asked for.
  func attemptError(_ error: any Error, asking url: String) -> AttemptError {
    switch error {
    // The library fails all that wait for a connection when one cannot be made, so it may have been another's. A proxy
    // that says nothing is given no more time than one that is not there.
    case let error as HTTPClientError
    where [.connectTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout].contains(error):
      AttemptError(
        ending: .neverConnected, failure: .timeout,
        detail: "could not connect within \(connectTimeout.inSeconds) s",
        remedy: "check the network and the address, or \(words(.allowLongerConnecting))",
        stage: error == .tlsHandshakeTimeout ? .secure : .connect)
    case let error as HTTPClientError where error == .getConnectionFromPoolTimeout:
      AttemptError(
        ending: .neverConnected, failure: .timeout,
        detail: "all connections to the service were in use for \(connectTimeout.inSeconds) s",
        remedy: "try again, or ask for less at once", stage: .connect)
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      AttemptError(
        ending: .neverConnected, failure: .offline,
        detail: "the host \(error.host) was not found",
        remedy: "check the address and the network", stage: .resolve)
    case let error as NIOConnectionError:
      couldNotConnect((error.connectionErrors.last?.error as? IOError)?.errnoText)
    case let error as IOError where connectErrors.contains(error.errnoCode):
      couldNotConnect(error.errnoText)

    case NIOSSLError.uncleanShutdown, HTTPParserError.invalidEOFState:
      closedEarly(.brokeOff)
    case NIOSSLError.handshakeFailed(.sslError(let causes)) where causes.contains(.eofDuringHandshake):
      closedEarly(.brokeOff, stage: .secure)
    case is PooledConnection.ClosedError:
      closedEarly(.idleConnectionClosed)
    case ChannelError.ioOnClosedChannel:
      // It was closed just when the request was about to be sent by it, so this was not sent.
      closedEarly(.neverConnected)
    case let error as NIOHTTPDecoderError where error == .unsolicitedResponse:
      AttemptError(
        ending: .brokeOff, failure: .offline,
        detail: "the service answered before it was asked, so the connection was closed", remedy: "try again")
    case let error as HTTPClientError where error == .remoteConnectionClosed || error == .uncleanShutdown:
      closedEarly(.brokeOff)
    case let error as IOError:
      AttemptError(
        ending: .brokeOff, failure: .offline, detail: "the connection broke (\(error.errnoText))", remedy: "try again")

    // Why it was not believed is not told; that it was not, only by a text that is about the library's own source.
    case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("CERTIFICATE_VERIFY_FAILED"):
      notSecure(
        "the service's certificate has expired, or its authority is not trusted",
        remedy: "check the address, or \(words(.trustAuthority))")
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      notSecure("the service's certificate is for another host", remedy: "check the address")
    case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("WRONG_VERSION_NUMBER"):
      notSecure(
        "the service does not speak TLS there",
        remedy: "check the base URL, which may want http:// and not https://")
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      notSecure("no secure connection could be made", remedy: "check that the service speaks TLS there")

    case let error as HTTPClientError where error == .proxyAuthenticationRequired:
      AttemptError(
        ending: .refused, failure: .offline,
        detail: "it wants a user and password, or other ones (407)",
        remedy: "put them into its address, http://user:password@…",
        stage: .connect)
    // Of every other status with which a proxy refuses, the library keeps nothing, in the error or anywhere else that
    // can be reached. It may be a 403, which is for good, or a 502 or 503, which often pass, so it counts as what it is
    // in either case: no connection. That is tried again within the budget, has asked nothing of the service, and opens
    // the circuit where it goes on.
    case let error as HTTPClientError where error == .invalidProxyResponse:
      AttemptError(
        ending: .neverConnected, failure: .offline,
        detail: "it refused to connect there", remedy: "check that it may, or try again later", stage: .connect)
    case is SOCKSError.ConnectionFailed:
      AttemptError(
        ending: .neverConnected, failure: .offline,
        detail: "it could not connect there", remedy: "check the address, or try again later", stage: .connect)
    case is SOCKSError.NoValidAuthenticationMethod, is SOCKSError.InvalidAuthenticationSelection:
      AttemptError(
        ending: .refused, failure: .offline,
        detail: "it wants a log-in, which is not supported with SOCKS", remedy: "use another",
        stage: .connect)
    case is SOCKSError.InvalidProtocolVersion, is SOCKSError.InvalidReservedByte, is SOCKSError.InvalidAddressType,
      is SOCKSError.UnexpectedRead:
      AttemptError(
        ending: .refused, failure: .offline, detail: "it does not speak SOCKS 5", remedy: "check the proxy's address")

    case BodyError.tooLarge, NIOHTTPDecompression.DecompressionError.limit:
      malformed("is larger than \(maxBodyBytes) bytes", remedy: words(.allowLargerBodies))
    case BodyError.unknownEncoding(let name):
      malformed(
        "is encoded as \"\(name.printable(maxLength: 40))\", which was not asked for (gzip was) and is not supported; "
          + "the service, or a cache on the way, is at fault")
    // The library expands the first member of a gzip file and no other (RFC 1952, section 2.2). Were it silent about
    // the rest, trips would be missing.
    case let error as NIOHTTPDecompression.ExtraDecompressionError where error == .invalidTrailingData:
      malformed("is compressed, and goes on behind its end; gzip in several members is not supported")
    case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
      malformed("is compressed, and broken or cut off", remedy: "try again later")
    case HTTPParserError.headerOverflow:
      malformed("has more headers, or a larger one, than is accepted", remedy: "check the base URL")
    case let error as StatusError:
      malformed("has the status \(error.code), which is none of HTTP", remedy: "check the base URL")
    case let error as HTTPParserError where [.invalidVersion, .invalidConstant, .invalidStatus].contains(error):
      malformed(
        "is not HTTP (\(error))",
        remedy: "check the base URL"
          + (Origin(of: url)?.scheme == "http" ? ", which may want https:// and not http://" : ""))
    case is HTTPParserError:
      malformed("is HTTP, but broken (\(error)); the service, or a cache on the way, is at fault")
    default:
      AttemptError(
        // The library's own text is not for people who look for flights.
        ending: .refused, failure: .offline, detail: "the request failed",
        remedy: "check the address and the network")
    }
  }

  private func couldNotConnect(_ cause: String?) -> AttemptError {
    AttemptError(
      ending: .neverConnected, failure: .offline,
      detail: "could not connect\(cause.map { " (\($0))" } ?? "")",
      remedy: "is the service running there?", stage: .connect)
  }

  private func closedEarly(
    _ ending: RetryPolicy.AttemptEnding, stage: AttemptError.Stage = .answer
  ) -> AttemptError {
    AttemptError(
      ending: ending, failure: .offline, detail: "the connection was closed before the answer was complete",
      remedy: "try again", stage: stage)
  }

  private func notSecure(_ detail: String, remedy: String) -> AttemptError {
    AttemptError(ending: .refused, failure: .offline, detail: detail, remedy: remedy, stage: .secure)
  }

  private func malformed(_ what: String, remedy: String? = nil) -> AttemptError {
    AttemptError(ending: .refused, failure: .malformed, detail: "the answer \(what)", remedy: remedy)
  }
}

/// The system's errors for an address that cannot be connected to.
private let connectErrors: Set<Int32> = [
  ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EADDRNOTAVAIL, ETIMEDOUT,
]

extension IOError {
  fileprivate var errnoText: String { String(cString: strerror(errnoCode)) }
}
