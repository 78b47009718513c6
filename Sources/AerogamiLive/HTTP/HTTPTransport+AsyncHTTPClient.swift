import AerogamiCore
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension HTTPTransport {
  struct Limits: Hashable, Sendable {
    /// How many requests may be on the wire at once. The library's own default is 8 a host.
    var connections: Int
    var connectTimeout: Duration
    /// The largest body, in bytes after decompression, that is read; a larger one fails the request.
    var maxBodyBytes: Int
  }

  /// Runs `body` with a transport on async-http-client, and closes every connection before it returns or throws.
  static func withAsyncHTTPClient<Result>(
    limits: Limits, isolation: isolated (any Actor)? = #isolation, _ body: (HTTPTransport) async throws -> Result
  ) async throws -> Result {
    var configuration = HTTPClient.Configuration()
    // The library's own redirects forward credentials to other origins.
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(limits.connectTimeout / .nanoseconds(1)))
    configuration.decompression = .enabled(limit: .size(limits.maxBodyBytes))
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = limits.connections
    // Otherwise a refused connection is tried again and again until the connect timeout.
    configuration.connectionPool.retryConnectionEstablishment = false
    return try await HTTPClient.withHTTPClient(configuration: configuration) { client in
      try await body(HTTPTransport { try await client.answer(to: $0, limits: limits) })
    }
  }
}

extension HTTPClient {
  fileprivate func answer(to request: HTTPRequest, limits: HTTPTransport.Limits) async throws -> HTTPResponse {
    var wired = HTTPClientRequest(url: request.url)
    wired.headers.add(name: "Accept", value: "application/json")
    wired.headers.add(name: "Accept-Encoding", value: "gzip")
    wired.headers.add(name: "User-Agent", value: "aerogami")
    for header in request.headers { wired.headers.add(name: header.name, value: header.value) }
    do {
      // A wrapper bounds the attempt as a whole; the library's deadline would end with the head of the response.
      let response = try await execute(wired, deadline: .distantFuture)
      var body: [UInt8] = []
      for try await chunk in response.body {
        guard body.count + chunk.readableBytes <= limits.maxBodyBytes else {
          throw ClientError(asked: request.description, reason: .failed(.malformed, detail: limits.tooLargeDetail))
        }
        body.append(contentsOf: chunk.readableBytesView)
      }
      // A cancelled body ends early without an error.
      try _Concurrency.Task.checkCancellation()
      return HTTPResponse(status: Int(response.status.code), body: body)
    } catch {
      try _Concurrency.Task.checkCancellation()
      if error is ClientError { throw error }
      throw ClientError(asked: request.description, reason: limits.reason(for: error))
    }
  }
}

extension HTTPTransport.Limits {
  fileprivate var tooLargeDetail: String {
    "the answer is larger than \(maxBodyBytes) bytes; raise \(ConfigurationKeys.maxBodyBytes.path) to accept it"
  }

  private func couldNotConnect(_ cause: String?) -> String {
    "could not connect\(cause.map { " (\($0))" } ?? ""); is the service running there?"
  }

  /// What the library's error means, in our words.
  fileprivate func reason(for error: any Error) -> ClientError.Reason {
    switch error {
    case let error as HTTPClientError where error == .connectTimeout:
      .failed(
        .timeout,
        detail: "could not connect within \(connectTimeout.inSeconds) s; check the network and the address, "
          + "or raise \(ConfigurationKeys.connectTimeout.path)")
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      .failed(.offline, detail: "the host \(error.host) was not found; check the address and the network")
    case let error as NIOConnectionError:
      .failed(.offline, detail: couldNotConnect((error.connectionErrors.last?.error as? IOError)?.errnoText))
    case let error as IOError where error.errnoCode == ECONNREFUSED:
      .failed(.offline, detail: couldNotConnect(error.errnoText))
    case is NIOHTTPDecompression.DecompressionError:
      .failed(.malformed, detail: "the compressed answer is broken or too large")
    case is HTTPParserError:
      .failed(.malformed, detail: "the answer is not HTTP, or is incomplete (\(error))")
    case let error as HTTPClientError where error == .remoteConnectionClosed:
      .failed(.offline, detail: "the connection was closed before the answer was complete; try again")
    case let error as IOError:
      .failed(.offline, detail: "the connection broke (\(error.errnoText)); try again")
    default:
      .failed(.offline, detail: "the request failed (\(error)); check the address and the network")
    }
  }
}

extension IOError {
  fileprivate var errnoText: String { String(cString: strerror(errnoCode)) }
}

extension Duration {
  /// `20` or `0.5`: for people and for configuration keys that end in `Seconds`.
  var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
