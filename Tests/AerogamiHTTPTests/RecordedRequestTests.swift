import AerogamiCore
import Testing

@testable import AerogamiHTTP

@Suite struct RecordedRequestTests {
  private func recorded(
    _ url: String, below base: String = "http://h/api", masking mask: SecretMask = SecretMask([])
  ) throws -> RecordedRequest {
    let owner = HTTPRequest.Owner(client: "trips", base: try #require(BaseURL(base)))
    return try #require(RecordedRequest(HTTPRequest(url: url, owner: owner), masking: mask))
  }

  @Test(
    "a URL below the client's base URL is recorded as a path, and any other as a complete URL",
    arguments: [
      ("http://h/api/trips/EU", "/trips/EU"), ("http://h/api/trips?page=2", "/trips?page=2"),
      ("http://h/api?a=b", "?a=b"),
      ("http://h/apis/EU", "http://h/apis/EU"), ("http://h:81/api/EU", "http://h:81/api/EU"),
      ("https://mars.example/1.JPG", "https://mars.example/1.JPG"),
      ("https://mars.example/1.JPG?sig=abc&w=1", "https://mars.example/1.JPG?sig=(secret)&w=1"),
    ])
  func target(url: String, target: String) throws {
    #expect(try recorded(url).target == target)
  }

  @Test("a POST request whose repetition is harmless is recorded with a digest of its body")
  func posted() throws {
    let owner = HTTPRequest.Owner(client: "trips", base: try #require(BaseURL("http://h/api")))
    var requests = ["a", "b"].map { HTTPRequest(url: "http://h/api/query", body: Array($0.utf8), owner: owner) }
    #expect(RecordedRequest(requests[0], masking: SecretMask([])) == nil)
    for index in requests.indices { requests[index].isRepeatable = true }
    let recorded = requests.compactMap { RecordedRequest($0, masking: SecretMask([])) }
    #expect(recorded.map { "\($0)" } == ["POST /query#ca978112ca1bbdca", "POST /query#3e23e8160039594a"])
    #expect(Set(recorded.map(\.fileName)).count == 2)
    var manifest = RecordingManifest()
    for request in recorded { manifest.files[request] = request.fileName }
    #expect(try RecordingManifest(json: manifest.json).files == manifest.files)
  }

  @Test("a request without an owner is not recorded")
  func noOwner() {
    #expect(RecordedRequest(HTTPRequest(url: "http://h/api/trips"), masking: SecretMask([])) == nil)
  }

  @Test(
    "a file name shows the request, and has a digest if the request cannot be derived from it",
    arguments: [
      ("/regions", "trips.regions.http"), ("/trips/blc", "trips.trips.blc.http"),
      ("/trips/EU", "trips.trips.EU~b4f31fc5.http"), ("/trips/eu", "trips.trips.eu.http"),
      ("/a.b", "trips.a.b~5d18c81d.http"), ("/a/b", "trips.a.b.http"), ("?a=b", "trips.~f2771779.http"),
    ])
  func name(target: String, name: String) {
    #expect(RecordedRequest(client: "trips", target: target).fileName == name)
  }

  @Test(
    "a file name never leads to another directory",
    arguments: [
      "/../../etc/passwd", "/", "", "/.", "https://h/../../x", "https://h", "/a\\b:c*?<>|\"\n\u{1B}[2J", "/ü/%2e%2e",
      "/con", "/" + String(repeating: "a", count: 5000), "/" + String(repeating: "ü", count: 5000), "/a b",
    ])
  func safe(target: String) throws {
    let name = RecordedRequest(client: "trips", target: target).fileName
    #expect(name.wholeMatch(of: /trips\.[A-Za-z0-9._-]*(~[0-9a-f]{8})?\.http/) != nil)
    #expect(name.utf8.count <= 100)
  }

  @Test("different requests have different file names, also ignoring case")
  func unique() {
    let targets = [
      "/trips/EU", "/trips/eu", "/trips/Eu", "/trips.eu", "/trips?eu", "/trips/eu?", "/trips/eu/", "//trips/eu",
      "http://trips/eu", "https://trips/eu", "/" + String(repeating: "a", count: 60),
      "/" + String(repeating: "a", count: 61), "/" + String(repeating: "a", count: 62),
    ]
    let requests = ["trips", "rovers"].flatMap { client in
      targets.map { RecordedRequest(client: client, target: $0) }
    }
    #expect(Set(requests.map { $0.fileName.lowercased() }).count == requests.count)
  }
}
