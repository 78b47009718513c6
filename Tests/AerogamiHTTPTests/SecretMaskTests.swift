import Testing

@testable import AerogamiHTTP

@Suite struct SecretMaskTests {
  private let mask = SecretMask(["hush-4f1d", ""])

  @Test(
    "a secret is masked everywhere and in every encoding",
    arguments: [
      ("no such token: hush-4f1d", "no such token: (secret)"), ("HUSH-4F1D", "(secret)"),
      ("/pictures/hush%2D4f1d/1.png", "/pictures/(secret)/1.png"), (#"{"a":"hush\u002d4f1d"}"#, #"{"a":"(secret)"}"#),
      ("Basic aHVzaC00ZjFk", "Basic (secret)"), ("Basic bWU6aHVzaC00ZjFkIQ==", "Basic bWU6(secret)IQ=="),
      ("QmVhcmVyIGh1c2gtNGYxZA==", "QmVhcmVyIG(secret)A=="),
      ("0x687573682d34663164", "0x(secret)"), ("hush-4f1", "hush-4f1"),
      ("", ""),
    ])
  func known(text: String, masked: String) {
    #expect(mask.text(text) == masked)
  }

  @Test(
    "a short secret is masked only as a whole word, because it is a part of other words",
    arguments: [
      ("no such token: t; the trip to Tartu", "no such token: (secret); the trip to Tartu"),
      (#"{"token":"T","at":1}"#, #"{"token":"(secret)","at":1}"#), ("a%20t%2Fb", "a%20(secret)%2Fb"),
      (#"a\u0020t b"#, #"a\u0020(secret) b"#), ("best", "best"), ("é't", "é'(secret)"),
    ])
  func short(text: String, masked: String) {
    #expect(SecretMask(["t"]).text(text) == masked)
    #expect(text.hiding("t") == masked)
  }

  @Test(
    "a parameter with a secret name is masked up to the next parameter",
    arguments: [
      ("/p.jpg?api_key=abc&page=2", "/p.jpg?api_key=(secret)&page=2"),
      ("/p.jpg?page=2&X-Amz-Signature=0f&a=b", "/p.jpg?page=2&X-Amz-Signature=(secret)&a=b"),
      (#"{"next":"http:\/\/h\/?token=a\/b\/c\u0026page=2"}"#, #"{"next":"http:\/\/h\/?token=(secret)\u0026page=2"}"#),
      (#"{"next":"http://h/?a=1\u0026api_key=abc"}"#, #"{"next":"http://h/?a=1\u0026api_key=(secret)"}"#),
      (#"<a href="/?sig=abc&amp;page=2">"#, #"<a href="/?sig=(secret)&amp;page=2">"#),
      ("password=abc", "password=(secret)"), ("api_key=", "api_key="), ("?page=2&limit=25", "?page=2&limit=25"),
      ("https://me:pass@h/x", "https://(secret)@h/x"), (#""http:\/\/me:pass@h\/x""#, #""http:\/\/(secret)@h\/x""#),
      ("http://h/me@example.com", "http://h/me@example.com"),
    ])
  func named(text: String, masked: String) {
    #expect(mask.text(text) == masked)
  }

  @Test(
    "a JSON value with a secret key is masked, and one with a similar key is not",
    arguments: [
      (#"{"access_token": "a\"b", "x": 1}"#, #"{"access_token": "(secret)", "x": 1}"#),
      (#"{"X-Api-Key":"abc"}"#, #"{"X-Api-Key":"(secret)"}"#),
      (#"{"passengers": "6", "key": "EU"}"#, #"{"passengers": "6", "key": "EU"}"#),
      (#"{"token": 5, "secret": null}"#, #"{"token": 5, "secret": null}"#),
      (#"{"token": "abc"#, #"{"token": "(secret)"#),
      (#"{"token": "abc\"#, #"{"token": "(secret)"#), (#"{"token":"#, #"{"token":"#),
      (#"{"password":"","token":"x"}"#, #"{"password":"","token":"(secret)"}"#),
    ])
  func members(text: String, masked: String) {
    #expect(mask.text(text) == masked)
  }

  @Test(
    "masking twice changes nothing, so that a masked request finds its response",
    arguments: [
      "/p.jpg?api_key=abc&page=2", "https://me:pass@h/?sig=a(b)c", #"{"token":"hush-4f1d"}"#, "hush-4f1d?key=hush-4f1d",
      #"\/?token=a\/b"#,
    ])
  func idempotent(text: String) {
    let once = mask.text(text)
    #expect(once != text)
    #expect(mask.text(once) == once)
  }

  @Test("in binary data, only the configuration's secrets are masked")
  func data() {
    let bytes: [UInt8] = [0xFF, 0xD8] + Array("hush-4f1d?key=abc".utf8) + [0]
    #expect(mask.data(bytes) == [0xFF, 0xD8] + Array("(secret)?key=abc".utf8) + [0])
  }

  @Test("a secret that contains another one is masked completely")
  func overlapping() {
    #expect(SecretMask(["abc", "abcdef"]).text("abcdef abc") == "(secret) (secret)")
  }
}
