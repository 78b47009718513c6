import NIOCore
import Testing

@testable import AerogamiHTTP

@Suite struct ResponseBodyTests {
  private let chunk = ByteBuffer(repeating: 7, count: 1 << 16)

  @Test("a body of unknown length reserves at most about twice the received size")
  func unknownLength() throws {
    var body = ResponseBody(maxBytes: 1 << 28)
    for count in 1...100 {
      try body.append(chunk)
      #expect(body.bytes.count == count << 16)
      #expect(body.bytes.capacity <= body.bytes.count * 9 / 4)
    }
  }

  @Test("a large Content-Length reserves only the first megabyte before data arrives")
  func untrueLength() throws {
    var body = ResponseBody(maxBytes: 1 << 28)
    body.expect(1 << 28)
    #expect(body.bytes.capacity <= ResponseBody.firstCapacity * 9 / 8)
    for _ in 1...20 { try body.append(chunk) }
    #expect(body.bytes.capacity <= body.bytes.count * 9 / 4)
  }

  @Test("a body of the announced length reserves about that length", arguments: [0, 5 << 16, 40 << 16])
  func trueLength(_ length: Int) throws {
    var body = ResponseBody(maxBytes: 1 << 28)
    body.expect(length)
    for _ in 0..<length >> 16 { try body.append(chunk) }
    #expect(body.bytes.count == length)
    #expect(body.bytes.capacity <= length * 9 / 8)
  }

  @Test("a body that is longer than announced is read, up to the limit")
  func tooLong() throws {
    var body = ResponseBody(maxBytes: 3 << 16)
    body.expect(1)
    for _ in 1...3 { try body.append(chunk) }
    #expect(body.bytes.count == 3 << 16)
    #expect(throws: BodyError.self) { try body.append(ByteBuffer(bytes: [1])) }
    #expect(body.bytes.count == 3 << 16)
  }
}
