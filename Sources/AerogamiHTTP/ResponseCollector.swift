import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

/// Collects a response on its connection's event loop, so that the waiting task is resumed only once. The library's
/// async sequence resumes it for the head, every chunk and the end, with two thread switches each.
final class ResponseCollector: HTTPClientResponseDelegate {
  private struct Received {
    var head: HTTPResponseHead?
    var body: ResponseBody
  }

  private let maxBodyBytes: Int
  private let received: Mutex<Received>

  init(maxBodyBytes: Int) {
    self.maxBodyBytes = maxBodyBytes
    received = Mutex(Received(body: ResponseBody(maxBytes: maxBodyBytes)))
  }

  func didReceiveHead(task: HTTPClient.Task<HTTPResponse>, _ head: HTTPResponseHead) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture {
      try received.withLock { received in
        received.head = head
        try head.headers.checkEncoding()
        // For a compressed body, Content-Length is not the decompressed size.
        guard let length = head.headers.first(name: "Content-Length").flatMap(Int.init),
          head.headers.first(name: "Content-Encoding") == nil
        else { return }
        guard length <= maxBodyBytes else { throw BodyError.tooLarge }
        received.body.expect(length)
      }
    }
  }

  func didReceiveBodyPart(task: HTTPClient.Task<HTTPResponse>, _ chunk: ByteBuffer) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture {
      try received.withLock { try $0.body.append(chunk) }
    }
  }

  func didFinishRequest(task: HTTPClient.Task<HTTPResponse>) throws -> HTTPResponse {
    try received.withLock { received in
      guard let head = received.head else { throw HTTPClientError.remoteConnectionClosed }
      return HTTPResponse(head, body: received.body.bytes)
    }
  }

  /// Returns the received part of a response that ended with an error, if it is usable; otherwise `nil`.
  ///
  /// If only the body is unusable and the status is not 2xx, returns the response without its body. For example, a 304
  /// with `Content-Encoding: gzip` has no body to decompress. Returns an event stream without its last chunk, which
  /// some services leave out, if the connection was closed after the empty line that ends an event.
  func response(endedBy error: any Error) -> HTTPResponse? {
    let (head, body) = received.withLock { ($0.head, $0.body.bytes) }
    guard let head else { return nil }
    if error.isAboutContent, !(200..<300).contains(head.status.code) { return HTTPResponse(head, body: []) }
    let isClosed = error as? HTTPParserError == .invalidEOFState || error as? HTTPClientError == .remoteConnectionClosed
    return isClosed && head.isChunkedEventStream && body.endsWithEmptyLine ? HTTPResponse(head, body: body) : nil
  }
}

/// The received bytes of a body. Reserves at most ``firstCapacity`` for the `Content-Length`, and more only as bytes
/// arrive: 64 connections (the maximum of `--concurrency`) may read at the same time, and even unused memory counts
/// toward a limit on address space.
struct ResponseBody {
  /// The maximum capacity, in bytes, that is reserved when a length is announced. Most responses are smaller.
  static let firstCapacity = 1 << 20

  private(set) var bytes: [UInt8] = []
  private let maxBytes: Int
  private var expected: Int

  init(maxBytes: Int) { (self.maxBytes, expected) = (maxBytes, maxBytes) }

  /// Reserves memory for the beginning of the body. The length, from `Content-Length`, may be wrong.
  mutating func expect(_ length: Int) {
    expected = max(0, length)
    bytes.reserveCapacity(min(expected, Self.firstCapacity))
  }

  /// Appends a chunk. The capacity grows by doubling, but exceeds the expected length only if the body does.
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

enum BodyError: Error {
  case tooLarge
  /// The library cannot decode the body. The value lists the common encodings in the header; if none, it is `unknown`.
  case unknownEncoding(String)
}

extension HTTPHeaders {
  /// Throws an error if the library cannot decode the body completely. The library decodes a body only if it has a
  /// single encoding, `gzip` or `deflate`. It passes on any other body unchanged.
  fileprivate func checkEncoding() throws {
    let layers = self[canonicalForm: "Content-Encoding"]
    guard layers.isEmpty || layers.count == 1 && ["gzip", "deflate", "identity"].contains(layers[0].lowercased()) else {
      // Quote only common encodings: the header could contain anything, even a token that the service received.
      let known = layers.flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " }.lowercased() }
        .filter { ["br", "zstd", "compress", "gzip", "x-gzip", "deflate", "identity"].contains($0) }
      throw BodyError.unknownEncoding(known.isEmpty ? "unknown" : known.joined(separator: ", "))
    }
  }
}

extension HTTPResponseHead {
  fileprivate var isChunkedEventStream: Bool {
    headers.contains(name: "Transfer-Encoding")
      && headers.first(name: "Content-Type")?.lowercased().hasPrefix("text/event-stream") == true
  }
}

extension [UInt8] {
  /// Whether the last line of this text is empty. Lines end with CRLF, LF or CR.
  fileprivate var endsWithEmptyLine: Bool {
    ["\n\n", "\r\r", "\n\r\n"].contains { suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}

extension Error {
  /// Whether the response was received and only its body is unusable.
  fileprivate var isAboutContent: Bool {
    self is BodyError || self is NIOHTTPDecompression.DecompressionError
      || self is NIOHTTPDecompression.ExtraDecompressionError
  }
}
