import AerogamiCore
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension HTTPTransport.Limits {
  /// What the library's error means, in our words.
  func attemptError(_ error: any Error) -> AttemptError {
    switch error {
    // The library fails all that wait for a connection when one cannot be made, so it may have been another's.
    case let error as HTTPClientError where error == .connectTimeout || error == .tlsHandshakeTimeout:
      AttemptError(
        ending: .neverConnected, failure: .timeout,
        detail: "could not connect within \(connectTimeout.inSeconds) s; check the network and the address, "
          + "or allow more with \(ConfigurationKeys.connectTimeout.path) and --timeout")
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      AttemptError(
        ending: .neverConnected, failure: .offline,
        detail: "the host \(error.host) was not found; check the address and the network")
    case let error as NIOConnectionError:
      couldNotConnect((error.connectionErrors.last?.error as? IOError)?.errnoText)
    case let error as IOError where connectErrors.contains(error.errnoCode):
      couldNotConnect(error.errnoText)

    case NIOSSLError.uncleanShutdown, HTTPParserError.invalidEOFState:
      closedEarly
    case NIOSSLError.handshakeFailed(.sslError(let causes)) where causes.contains(.eofDuringHandshake):
      closedEarly
    // The second is thrown for a kept connection that was closed just when the request was about to be sent by it.
    case is KeptConnection.ClosedError, ChannelError.ioOnClosedChannel:
      AttemptError(ending: .keptConnectionClosed, failure: .offline, detail: closedEarly.detail)
    case let error as HTTPClientError where error == .remoteConnectionClosed || error == .uncleanShutdown:
      closedEarly
    case let error as IOError:
      AttemptError(ending: .brokeOff, failure: .offline, detail: "the connection broke (\(error.errnoText)); try again")

    // Why it was not believed is not told; that it was not, only by a text that is about the library's own source.
    case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("CERTIFICATE_VERIFY_FAILED"):
      notSecure(
        "the service's certificate has expired, or its authority is not trusted; check the address, or name the "
          + "authority with \(ConfigurationKeys.caFile.path) or SSL_CERT_FILE")
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      notSecure("the service's certificate is for another host; check the address")
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      notSecure("no secure connection could be made; check that the service speaks TLS there")
    case let error as HTTPClientError where error == .invalidProxyResponse || error == .proxyAuthenticationRequired:
      AttemptError(
        ending: .refused, failure: .offline,
        detail: "the proxy would not connect; check its address, and its user and password")

    case BodyError.tooLarge, NIOHTTPDecompression.DecompressionError.limit:
      malformed("is larger than \(maxBodyBytes) bytes; raise \(ConfigurationKeys.maxBodyBytes.path) to accept it")
    case BodyError.unknownEncoding(let name):
      malformed("is encoded as \"\(name.printable(maxLength: 40))\", which was not asked for")
    case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
      malformed("is compressed, and broken or cut off")
    case HTTPParserError.headerOverflow:
      malformed("has more headers, or a larger one, than is accepted")
    case is HTTPParserError:
      malformed("is not HTTP (\(error))")
    default:
      AttemptError(
        ending: .refused, failure: .offline, detail: "the request failed (\(error)); check the address and the network")
    }
  }

  private func couldNotConnect(_ cause: String?) -> AttemptError {
    AttemptError(
      ending: .neverConnected, failure: .offline,
      detail: "could not connect\(cause.map { " (\($0))" } ?? ""); is the service running there?")
  }

  private var closedEarly: AttemptError {
    AttemptError(
      ending: .brokeOff, failure: .offline,
      detail: "the connection was closed before the answer was complete; try again")
  }

  private func notSecure(_ detail: String) -> AttemptError {
    AttemptError(ending: .refused, failure: .offline, detail: detail)
  }

  private func malformed(_ what: String) -> AttemptError {
    AttemptError(ending: .refused, failure: .malformed, detail: "the answer \(what)")
  }
}

/// The system's errors for an address that cannot be connected to.
private let connectErrors: Set<Int32> = [
  ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EADDRNOTAVAIL, ETIMEDOUT,
]

extension IOError {
  fileprivate var errnoText: String { String(cString: strerror(errnoCode)) }
}
