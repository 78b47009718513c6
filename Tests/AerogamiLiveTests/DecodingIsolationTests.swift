import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

@Suite struct DecodingIsolationTests {
  @Test("a response is requested and decoded outside the caller's actor") @MainActor
  func decoding() async throws {
    let transport = HTTPTransport { _ in
      #expect(#isolation == nil)
      return HTTPResponse(status: 200, body: [])
    }
    let base = try #require(BaseURL("http://127.0.0.1"))
    let service = Service(base: base, tokenVariable: "TOKEN", transport: transport)
    let resource = Resource<Void, Int>({ _ in [] }) { body throws(ResponseError) in body.count }
    #expect(try await service.get(resource, ()).value == 0)
  }
}
