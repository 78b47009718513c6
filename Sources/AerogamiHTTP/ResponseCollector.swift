import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

/// Gathers an answer on its connection's event loop, so that the task that waits for it is resumed once, by the whole.
///
/// The library's own sequence of chunks resumes it for the head, for every chunk and for the end, each time from one
/// thread to another and back.
final class ResponseCollector: HTTPClientResponseDelegate {
  private struct Arrived {
    var head: HTTPResponseHead?
    var body: ResponseBody
  }

  private let maxBodyBytes: Int
  private let arrived: Mutex<Arrived>

  init(maxBodyBytes: Int) {
    self.maxBodyBytes = maxBodyBytes
    arrived = Mutex(Arrived(body: ResponseBody(maxBytes: maxBodyBytes)))
  }

  func didReceiveHead(task: HTTPClient.Task<HTTPResponse>, _ head: HTTPResponseHead) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture {
      try arrived.withLock { arrived in
        arrived.head = head
        try head.headers.checkEncoding()
        // A compressed body may be longer than what it holds.
        guard let length = head.headers.first(name: "Content-Length").flatMap(Int.init),
          head.headers.first(name: "Content-Encoding") == nil
        else { return }
        guard length <= maxBodyBytes else { throw BodyError.tooLarge }
        arrived.body.expect(length)
      }
    }
  }

  func didReceiveBodyPart(task: HTTPClient.Task<HTTPResponse>, _ chunk: ByteBuffer) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture {
      try arrived.withLock { try $0.body.append(chunk) }
    }
  }

  func didFinishRequest(task: HTTPClient.Task<HTTPResponse>) throws -> HTTPResponse {
    try arrived.withLock { arrived in
      guard let head = arrived.head else { throw HTTPClientError.remoteConnectionClosed }
      return HTTPResponse(head, body: arrived.body.bytes)
    }
  }

  /// What arrived of an answer that ended in an error, where what matters of it is its status: a 304 in gzip, for one,
  /// has no body that could be expanded.
  func answer(endedBy error: any Error) -> HTTPResponse? {
    guard error.isAboutContent, let head = arrived.withLock({ $0.head }), !(200..<300).contains(head.status.code)
    else { return nil }
    return HTTPResponse(head, body: [])
  }
}

/// The bytes of a body, as far as they have arrived.
///
/// Memory is reserved for what has arrived, not for what a header announces: up to 64 connections read at once, and
/// under a limit on address space even untouched memory counts.
struct ResponseBody {
  /// Reserved at once when it is announced: most responses are smaller.
  static let firstCapacity = 1 << 20

  private(set) var bytes: [UInt8] = []
  private let maxBytes: Int
  private var expected: Int

  init(maxBytes: Int) {
    (self.maxBytes, expected) = (maxBytes, maxBytes)
  }

  /// - Parameter length: The `Content-Length`, which may be wrong.
  mutating func expect(_ length: Int) {
    expected = max(0, length)
    bytes.reserveCapacity(min(expected, Self.firstCapacity))
  }

  /// Grows by doubling, but not beyond the expected length as long as that holds.
  mutating func append(_ chunk: ByteBuffer) throws(BodyError) {
    let count = bytes.count + chunk.readableBytes
    guard count <= maxBytes else { throw .tooLarge }
    if count > bytes.capacity { bytes.reserveCapacity(max(count, min(expected, 2 * bytes.count))) }
    bytes.append(contentsOf: chunk.readableBytesView)
  }
}

extension HTTPResponse {
  fileprivate init(_ head: HTTPResponseHead, body: [UInt8]) {
    self.init(
      status: Int(head.status.code), headers: head.headers.map { HTTPRequest.Header(name: $0.name, value: $0.value) },
      body: body)
  }
}

/// Why a body that has arrived is of no use.
enum BodyError: Error {
  case tooLarge
  /// It is encoded in a way that was not asked for.
  case unknownEncoding(String)
}

extension HTTPHeaders {
  /// The library expands one layer of the kinds that it knows, and passes on all else as if it were plain.
  fileprivate func checkEncoding() throws {
    let layers = self[canonicalForm: "Content-Encoding"]
    guard layers.isEmpty || layers.count == 1 && ["gzip", "deflate", "identity"].contains(layers[0].lowercased()) else {
      // Only what is known for an encoding is quoted: a service could send anything here, a token that it got included.
      let known = layers.flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " }.lowercased() }
        .filter { ["br", "zstd", "compress", "gzip", "x-gzip", "deflate", "identity"].contains($0) }
      throw BodyError.unknownEncoding(known.isEmpty ? "something" : known.joined(separator: ", "))
    }
  }
}

extension Error {
  /// Whether the answer arrived, and only its body is of no use.
  fileprivate var isAboutContent: Bool {
    self is BodyError || self is NIOHTTPDecompression.DecompressionError
      || self is NIOHTTPDecompression.ExtraDecompressionError
  }
}
