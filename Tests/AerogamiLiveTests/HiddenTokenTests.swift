import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

/// Errors of a client whose service repeats the token.
@Suite(.timeLimit(.minutes(20))) struct HiddenTokenTests {
  /// Returns the error of a request to a service that responds with 401 and a text.
  private func error(token: String, repeating text: String) async throws -> String {
    try await TestServer.run { _ in
      .init(status: 401, text)
    } _: { server in
      try await LiveTripClientTests().withClient(of: server, token: token) { client in
        let error = await #expect(throws: ClientError.self) { try await client.trips(in: "EU") }
        return error.map { "\($0)" } ?? ""
      }
    }
  }

  @Test(
    "a token that a response repeats in another encoding is not shown",
    arguments: [
      #"hush/4+f"1\d%zz="#, "hush%2F4%2Bf%221%5Cd%25zz%3D", "hush%2f4%2bf%221%5cd%25zz%3d", "hush/4%2Bf%221%5Cd%25zz=",
      #"hush/4+f\"1\\d%zz="#, #"hush\/4+f\"1\\d%zz="#, #"hush\u002F4\u002bf\u00221\u005cd%zz\u003d"#,
    ])
  func encoded(repeated: String) async throws {
    let error = try await error(token: #"hush/4+f"1\d%zz="#, repeating: "{\(repeated)}")
    #expect(error.contains("status 401 ({(secret)}); check the token"), "\(error)")
  }

  @Test(
    "a token that a response repeats in an unusual form is not shown",
    arguments: [
      "dG9rL0VOKzE0ODE1MTYyMzQyYWJj", "746f6b2f454e2b31343831353136323334326162 63",
      "tok%252FEN%252B14815162342abc", "tok&#x2F;EN&#43;14815162342abc", "TOK/EN+14815162342ABC",
      "t\u{200D}o\u{200D}k\u{200D}/\u{200D}E\u{200D}N\u{200D}+14815162342abc",
    ])
  func unforeseen(repeated: String) async throws {
    let error = try await error(
      token: "tok/EN+14815162342abc", repeating: "{\"error\":\"no such token: \(repeated)\"}")
    #expect(error.contains("status 401: no such token: "), "\(error)")
    #expect(!error.contains(repeated.prefix(16)))
    #expect(error.contains("…") || error.contains("(secret)"))
  }

  @Test("a part of a long token is not shown, for any number of repetitions", arguments: 1...12)
  func longToken(count: Int) async throws {
    let token = String(repeating: "J", count: 1509)
    let body = Array(repeating: token, count: count * count).joined(separator: " ")
    let error = try await error(token: token, repeating: body)
    #expect(error.contains("(secret)"))
    #expect(!error.contains("JJ"))
  }
}
