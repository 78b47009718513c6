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
  var tooLarge: AttemptError {
    AttemptError(
      ending: .refused, failure: .malformed,
      detail:
        "the answer is larger than \(maxBodyBytes) bytes; raise \(ConfigurationKeys.maxBodyBytes.path) to accept it"
    )
  }

  /// What the library's error means, in our words.
  func attemptError(_ error: any Error) -> AttemptError {
    switch error {
    case let error as AttemptError:
      error
    // The library fails all that wait for a connection when one cannot be made, so it may have been another's.
    case let error as HTTPClientError where error == .connectTimeout:
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
    case let error as IOError where error.errnoCode == ECONNREFUSED:
      couldNotConnect(error.errnoText)
    case is NIOHTTPDecompression.DecompressionError:
      AttemptError(ending: .refused, failure: .malformed, detail: "the compressed answer is broken or too large")
    case is HTTPParserError:
      AttemptError(ending: .refused, failure: .malformed, detail: "the answer is not HTTP, or is incomplete (\(error))")
    case is NIOSSLExtraError, is BoringSSLError, is NIOSSLError:
      tlsFailed(error)
    case let error as HTTPClientError where error == .uncleanShutdown || error == .remoteConnectionClosed:
      AttemptError(
        ending: .brokeOff, failure: .offline,
        detail: "the connection was closed before the answer was complete; try again")
    case let error as IOError:
      AttemptError(ending: .brokeOff, failure: .offline, detail: "the connection broke (\(error.errnoText)); try again")
    default:
      AttemptError(
        ending: .refused, failure: .offline, detail: "the request failed (\(error)); check the address and the network")
    }
  }

  private func tlsFailed(_ error: any Error) -> AttemptError {
    if case NIOSSLError.uncleanShutdown = error {
      return AttemptError(
        ending: .brokeOff, failure: .offline,
        detail: "the connection was closed before the answer was complete; try again")
    }
    return AttemptError(
      ending: .refused, failure: .offline,
      detail:
        "no safe connection: the server's certificate could not be verified (\(error)); check the address, or name "
        + "the authority that signed it with \(ConfigurationKeys.caFile.path) or SSL_CERT_FILE")
  }

  private func couldNotConnect(_ cause: String?) -> AttemptError {
    AttemptError(
      ending: .neverConnected, failure: .offline,
      detail: "could not connect\(cause.map { " (\($0))" } ?? ""); is the service running there?")
  }
}

extension IOError {
  fileprivate var errnoText: String { String(cString: strerror(errnoCode)) }
}
