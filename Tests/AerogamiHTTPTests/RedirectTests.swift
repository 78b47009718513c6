import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP

@Suite struct RedirectTests {
  private let token = HTTPRequest.Header(name: "Authorization", value: "Bearer s3cret", isSecret: true)
  private let plain = HTTPRequest.Header(name: "Accept-Language", value: "en")

  /// Follows redirects from `https://a.example/trips` through `locations`, sent one after the other with `status`, and
  /// then responds 200.
  private func follow(
    _ locations: [String], status: Int = 302, from url: String = "https://a.example/trips",
    sent: Log<HTTPRequest> = Log()
  ) async throws -> HTTPResponse {
    let transport = HTTPTransport { request in
      let ordinal = await sent.entries.count
      await sent.append(request)
      guard ordinal < locations.count else { return HTTPResponse(status: 200, body: []) }
      return HTTPResponse(status: status, headers: [.init(name: "location", value: locations[ordinal])], body: [])
    }.followingRedirects()
    return try await transport.send(HTTPRequest(url: url, headers: [token, plain]))
  }

  @Test("redirects are followed with the original headers", arguments: [301, 302, 303, 307, 308])
  func followed(status: Int) async throws {
    let sent = Log<HTTPRequest>()
    let response = try await follow(["https://a.example/elsewhere"], status: status, sent: sent)
    #expect(response.status == 200)
    #expect(response.attempts == 2)
    #expect(await sent.entries.map(\.url) == ["https://a.example/trips", "https://a.example/elsewhere"])
    #expect(await sent.entries.last?.headers == [token, plain])
  }

  @Test("other statuses are final, even with a Location", arguments: [200, 201, 300, 304, 305, 306, 404])
  func notFollowed(status: Int) async throws {
    let response = try await follow(["https://a.example/elsewhere"], status: status)
    #expect(response.status == status)
  }

  @Test(
    "a Location is resolved against the URL of its request",
    arguments: [
      ("/b", "https://a.example/b"), ("b", "https://a.example/v1/b"), ("../b", "https://a.example/b"),
      ("?page=2", "https://a.example/v1/trips?page=2"), ("//c.example/d", "https://c.example/d"),
      ("/b#there", "https://a.example/b"), ("HTTPS://A.EXAMPLE/b", "HTTPS://A.EXAMPLE/b"),
    ])
  func resolved(location: String, expected: String) async throws {
    let sent = Log<HTTPRequest>()
    _ = try await follow([location], from: "https://a.example/v1/trips", sent: sent)
    #expect(await sent.entries.last?.url == expected)
  }

  @Test(
    "secret headers are sent to their origin only",
    arguments: [
      ("https://a.example/b", true), ("https://a.example:443/b", true), ("https://A.example/b", true),
      ("https://b.example/b", false), ("https://a.example:8443/b", false), ("https://a.example.evil.example/b", false),
      ("https://sub.a.example/b", false),
    ])
  func secrets(location: String, isSent: Bool) async throws {
    let sent = Log<HTTPRequest>()
    _ = try await follow([location], sent: sent)
    #expect(await sent.entries.last?.headers == (isSent ? [token, plain] : [plain]))
  }

  @Test(
    "headers with secret names are sent to their origin only, marked or not",
    arguments: ["Authorization", "cookie", "X-Access-Token", "X-API-KEY", "Proxy-Authorization"])
  func secretNames(name: String) async throws {
    let sent = Log<HTTPRequest>()
    let transport = HTTPTransport { request in
      await sent.append(request)
      if request.url.hasPrefix("https://b.example") { return HTTPResponse(status: 200, body: []) }
      return HTTPResponse(status: 307, headers: [.init(name: "Location", value: "https://b.example/")], body: [])
    }.followingRedirects()
    _ = try await transport.send(
      HTTPRequest(url: "https://a.example/?api_key=s3cret", headers: [.init(name: name, value: "s3cret"), plain]))
    #expect(await sent.entries.last?.url == "https://b.example/")
    #expect(await sent.entries.last?.headers == [plain])
    #expect(
      await sent.entries.last?.description == "GET https://a.example/?api_key=…, redirected to https://b.example:443")
  }

  @Test("a removed secret header is not restored")
  func noReturn() async throws {
    let sent = Log<HTTPRequest>()
    _ = try await follow(["https://b.example/", "https://a.example/back"], sent: sent)
    #expect(await sent.entries.last?.url == "https://a.example/back")
    #expect(await sent.entries.last?.headers == [plain])
  }

  @Test(
    "a redirect that is not allowed is an error with the reason",
    arguments: [
      (["http://a.example/trips"], "from https to http (http://a.example:80)"),
      (["https://a.example/trips"], "in a loop, back to https://a.example:443"),
      (["/b", "/c", "/b"], "in a loop, back to https://a.example:443"),
      (["/1", "/2", "/3", "/4", "/5", "/6"], "more than 5 times, most recently to https://a.example:443"),
      (["ftp://a.example/"], "to an address that is not http or https, or has a user or password"),
      (["file:///etc/passwd"], "to an address that is not http or https, or has a user or password"),
      (["https://user:hunter2@a.example/"], "to an address that is not http or https, or has a user or password"),
      (["https://"], "to an address that is not http or https, or has a user or password"),
      (["https://a.example:99999/"], "to an address that is not http or https, or has a user or password"),
    ])
  func refused(locations: [String], reason: String) async throws {
    let error = await #expect(throws: ClientError.self) { try await follow(locations) }
    #expect(
      error?.description == "GET https://a.example/trips: the service redirects \(reason); check the base URL")
    #expect(error?.attempts == locations.count)
  }

  @Test("the redirected requests before a failure are counted as attempts")
  func attemptsOfAFailure() async throws {
    let transport = HTTPTransport { request in
      if request.url.hasSuffix("/b") {
        throw ClientError(requested: request.description, reason: .failed(.timeout, detail: "no response"), attempts: 3)
      }
      return HTTPResponse(status: 302, headers: [.init(name: "Location", value: "/b")], body: [], attempts: 2)
    }.followingRedirects()
    let error = await #expect(throws: ClientError.self) {
      try await transport.send(HTTPRequest(url: "https://a.example/a"))
    }
    #expect(error?.attempts == 5)
  }

  @Test("five redirects in a row are followed")
  func five() async throws {
    let response = try await follow(["/1", "/2", "/3", "/4", "/5"])
    #expect(response.status == 200)
    #expect(response.attempts == 6)
  }

  @Test("http may redirect to https and to http")
  func fromHTTP() async throws {
    #expect(try await follow(["https://a.example/"], from: "http://a.example/trips").status == 200)
    #expect(try await follow(["http://b.example/"], from: "http://a.example/trips").status == 200)
  }

  @Test("a redirect without a Location is returned as the response")
  func withoutLocation() async throws {
    let transport = HTTPTransport { _ in HTTPResponse(status: 302, body: []) }.followingRedirects()
    #expect(try await transport.send(HTTPRequest(url: "https://a.example")).status == 302)
  }
}

@Suite struct RedactionTests {
  @Test(
    "secret query parameters are redacted",
    arguments: [
      ("https://a.example/p?sol=1&api_key=abc&page=2", "https://a.example/p?sol=1&api_key=…&page=2"),
      ("https://a.example/p?TOKEN=abc", "https://a.example/p?TOKEN=…"),
      ("https://a.example/p?access_token=a&signature=b", "https://a.example/p?access_token=…&signature=…"),
      ("https://a.example/p?key", "https://a.example/p?key"), ("https://a.example/p", "https://a.example/p"),
      ("https://a.example/p?origin=VNO", "https://a.example/p?origin=VNO"),
      (
        "https://a.example/p?fromIataCode=VNO&toCountryCode=es", "https://a.example/p?fromIataCode=VNO&toCountryCode=es"
      ),
      ("https://a.example/p?authIataCode=VNO&loginCode=a", "https://a.example/p?authIataCode=…&loginCode=…"),
      ("https://a.example/p?%74oken=abc", "https://a.example/p?%74oken=…"),
      ("https://a.example/p?%2574oken=abc&a=b", "https://a.example/p?%2574oken=…&a=b"),
      ("https://a.example/p?%zz%74oken=abc", "https://a.example/p?%zz%74oken=…"),
      ("https://a.example/p?token%3Dabc", "https://a.example/p?…"),
      ("https://a.example/p?token%3Dabc=1", "https://a.example/p?…"),
      ("https://a.example/p?a=1;token=abc;b=2", "https://a.example/p?a=1;token=…;b=2"),
      ("https://a.example/p?a=1?token=abc", "https://a.example/p?a=1?token=…"),
      ("https://a.example/p#access_token=abc", "https://a.example/p#access_token=…"),
      ("https://a.example/p?to=https://b.example/?token=abc", "https://a.example/p?to=https://b.example/?token=…"),
      ("https://a.example/p?to=https%3A%2F%2Fb.example%2F%3Ftoken%3Dabc&a=b", "https://a.example/p?to=…&a=b"),
      ("https://a.example/p?to=https%3A%2F%2Fme%3Aabc%40b.example", "https://a.example/p?to=…"),
      ("https://me:abc@a.example/p@q", "https://…@a.example/p@q"),
      (
        "https://a.example/p?pwd=a&pw=b&jwt=c&Bearer=d&sid=e&otp=f&pin=g&code=h",
        "https://a.example/p?pwd=…&pw=…&jwt=…&Bearer=…&sid=…&otp=…&pin=…&code=…"
      ),
      (
        "https://a.example/p?PHPSESSID=a&connect.sid=b&userPin=c",
        "https://a.example/p?PHPSESSID=…&connect.sid=…&userPin=…"
      ),
      (
        "https://a.example/p?codes=AUT%3BBEL&shipping=1&side=2", "https://a.example/p?codes=AUT%3BBEL&shipping=1&side=2"
      ),
      (
        "https://a.example/p?a=\(String(repeating: "=", count: 2_000))",
        "https://a.example/p?a=\(String(repeating: "=", count: 2_000))"
      ),
    ])
  func query(url: String, shown: String) {
    #expect(redacted(url) == shown)
    #expect(HTTPRequest(url: url).description == "GET \(shown.printable(maxLength: 300))")
  }
}
