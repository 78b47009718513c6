import AerogamiCore
import Crypto
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

@Suite struct ResponseKeyTests {
  @Test(
    "the digest matches the examples of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func vectors(message: String, digest: String) {
    #expect(hexadecimal(AerogamiCore.SHA256.digest(Array(message.utf8))) == digest)
  }

  @Test("the digest equals that of swift-crypto for messages of any length")
  func peer() {
    var random = SplitMix64(seed: 7)
    for length in 0...300 {
      let message = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(AerogamiCore.SHA256.digest(message) == Array(Crypto.SHA256.hash(data: message)))
    }
  }

  @Test("the key depends on the URL and the secret headers")
  func keys() {
    func key(_ url: String, token: String? = nil) -> ResponseKey {
      ResponseKey(
        HTTPRequest(
          url: url, headers: token.map { [.init(name: "Authorization", value: $0, isSecret: true)] } ?? []))
    }
    let keys = [
      key("http://a/trips"), key("http://a/trips/EU"), key("http://b/trips"), key("http://a/trips", token: "one"),
      key("http://a/trips", token: "two"),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key("http://a/trips", token: "one") == keys[3])
    #expect(keys.allSatisfy { $0.text.count == 64 && !$0.text.contains("one") })

    var conditional = HTTPRequest(url: "http://a/trips")
    conditional.headers = [.init(name: "If-None-Match", value: "\"1\"")]
    #expect(ResponseKey(conditional) == keys[0], "only what is secret tells who asks")
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("cached responses persist in the database, without the token")
  func durable() async throws {
    let request = HTTPRequest(
      url: "http://a/trips", headers: [.init(name: "Authorization", value: "Bearer s3cret-token", isSecret: true)])
    var response = HTTPResponse(status: 200, body: Array("[]".utf8))
    response.headers = [.init(name: "ETag", value: "\"1\""), .init(name: "Set-Cookie", value: "s3cret-cookie")]
    let cached = CachedResponse(response, to: request, at: Date(timeIntervalSince1970: 1_000_000_000))
    let temporaryStore = TemporaryStore()
    let database = temporaryStore.database()
    try await ResponseStore.live(database, maxBytes: 10_000).save(cached, ResponseKey(request))
    await database.close()

    let bytes = try temporaryStore.bytes()
    #expect(bytes.contains(Array("http://a/trips".utf8)))
    #expect(!bytes.contains(Array("s3cret".utf8)))
    let next = ResponseStore.live(temporaryStore.database(), maxBytes: 10_000)
    #expect(try await next.response(ResponseKey(request)) == cached)
    #expect(try await next.response(ResponseKey(HTTPRequest(url: request.url))) == nil)
  }
}
