extension WireTable {
  /// Secrets in every part of a request. The server's log contains none of them.
  static let secrets = WireTable(
    name: "secrets",
    cases: [
      "token=SECRET", "%74oken=SECRET", "TOKEN=SECRET", "a;token=SECRET", "x?token=SECRET", "a=b&token=SECRET",
      "u=http://h/?token=SECRET", "u=http%3A%2F%2Fh%2F%3Ftoken%3DSECRET", "token%3DSECRET", "pwd=SECRET", "pw=SECRET",
      "jwt=SECRET", "bearer=SECRET", "sid=SECRET", "otp=SECRET", "pin=SECRET", "code=SECRET", "api_key=SECRET",
      "apikey=SECRET", "X-Amz-Signature=SECRET", "access%5Ftoken=SECRET", "p%61ssword=SECRET", "token[]=SECRET",
      "user[password]=SECRET", "token+=SECRET", "+token=SECRET", "token=a&token=SECRET", "%2574oken=SECRET",
      "token==SECRET",
      "to%6Ben=%53ECRET&sid=SECRET", "a=1;sid=SECRET", "client_secret=SECRET", "session=SECRET", "%zztoken=SECRET",
    ].flatMap { query in
      [
        WireCase("/health?\(query)", WireCase.request("/health?\(query)"), .status(200), then: .open),
        WireCase("/nope?\(query)", WireCase.request("/nope?\(query)"), .status(404), then: .open),
      ]
    } + [
      WireCase(
        "headers", WireCase.request("/nope", "Authorization: Bearer SECRET", "Cookie: sid=SECRET", "X-Api-Key: SECRET"),
        .status(404), then: .open),
      WireCase(
        "headers of a refused request",
        "GET /health HTTP/1.1\r\nHost: evil.com\r\nAuthorization: Basic SECRET\r\nProxy-Authorization: SECRET\r\n\r\n",
        .status(421)),
      WireCase("a user in the target", WireCase.request("http://user:SECRET@localhost/health"), .status(400, 421)),
      WireCase("a user in Host", "GET /health HTTP/1.1\r\nHost: user:SECRET@localhost\r\n\r\n", .status(400)),
      WireCase("a query of a refused method", WireCase.request("/health?token=SECRET", method: "POST"), .status(405)),
      WireCase(
        "a query that is too long", WireCase.request("/health?\(String(repeating: "a", count: 8_300))&pin=SECRET"),
        .status(414)),
      WireCase(
        "a query in the target with a host", WireCase.request("http://localhost/nope?token=SECRET"), .status(404),
        then: .open),
      WireCase("a fragment", WireCase.request("/nope?a=b#token=SECRET"), .status(400, 404), then: .either),
      WireCase(
        "after a semicolon in the path", WireCase.request("/nope;jsessionid=SECRET"), .status(400, 404), then: .either),
    ])
}
