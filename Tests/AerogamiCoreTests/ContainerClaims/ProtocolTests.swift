import Foundation
import Testing

/// Shows what protocols do better than structs of closures, as claimed in the article `DependencyContainer.md`.
@Suite struct ProtocolTests {
  private struct PhotoClient: Sendable {
    var photos: @Sendable (_ rover: String, _ page: Int) async throws -> String

    func page(_ page: Int, of rover: String) async throws -> String { try await photos(rover, page) }
  }

  @Test("a closure property loses the labels of its arguments, and a method that wraps it has labels")
  func labels() async throws {
    let client = PhotoClient { rover, page in "\(rover), page \(page)" }
    #expect(try await client.photos("spirit", 2) == "spirit, page 2")
    #expect(try await client.page(2, of: "spirit") == "spirit, page 2")
  }

  private protocol Storage {
    func value<Value: Decodable>(_ type: Value.Type, at key: String) throws -> Value
  }

  private struct FileStorage: Storage {
    let files: [String: String]

    func value<Value: Decodable>(_ type: Value.Type, at key: String) throws -> Value {
      try JSONDecoder().decode(type, from: Data((files[key] ?? "null").utf8))
    }
  }

  private struct StorageClient: Sendable {
    var data: @Sendable (_ key: String) throws -> Data

    func value<Value: Decodable>(_ type: Value.Type, at key: String) throws -> Value {
      try JSONDecoder().decode(type, from: data(key))
    }
  }

  @Test("a requirement of a protocol can be generic; a client needs a generic method above a closure of one type")
  func generics() throws {
    let files = ["count": "3", "airports": #"["VNO","RIX"]"#]
    let storage: any Storage = FileStorage(files: files)
    #expect(try storage.value(Int.self, at: "count") == 3)
    #expect(try storage.value([String].self, at: "airports") == ["VNO", "RIX"])

    let client = StorageClient { Data((files[$0] ?? "null").utf8) }
    #expect(try client.value(Int.self, at: "count") == 3)
    #expect(try client.value([String].self, at: "airports") == ["VNO", "RIX"])
  }

  private protocol CountrySource: Sendable {
    func country(_ code: String) -> String
    func country(_ number: Int) -> String
  }

  private struct NumberedCountries: CountrySource {
    func country(_ code: String) -> String { "country \(code)" }
    func country(_ number: Int) -> String { "country number \(number)" }
  }

  private struct CountryClient: Sendable {
    var coded: @Sendable (_ code: String) -> String
    var numbered: @Sendable (_ number: Int) -> String
  }

  @Test("methods of a protocol can be overloaded; each closure needs a name of its own")
  func overloads() {
    let source: any CountrySource = NumberedCountries()
    let client = CountryClient(coded: { source.country($0) }, numbered: { source.country($0) })
    #expect(source.country("LT") == client.coded("LT"))
    #expect(source.country(440) == client.numbered(440))
    #expect(client.coded("LT") != client.numbered(440))
  }

  private protocol AirportLog: Sendable {
    func visit(_ airport: String) async
    func count() async -> Int
  }

  private actor VisitedAirports: AirportLog {
    private var airports: Set<String> = []
    func visit(_ airport: String) { airports.insert(airport) }
    func count() -> Int { airports.count }
  }

  private struct AirportLogClient: Sendable {
    var visit: @Sendable (_ airport: String) async -> Void
    var count: @Sendable () async -> Int

    static func live(_ log: VisitedAirports = VisitedAirports()) -> AirportLogClient {
      AirportLogClient(visit: { await log.visit($0) }, count: { await log.count() })
    }
  }

  @Test("an actor with shared state only conforms to a protocol; a client captures the actor in each of its closures")
  func sharedState() async {
    let log: any AirportLog = VisitedAirports()
    let client = AirportLogClient.live()
    for airport in ["VNO", "RIX", "VNO"] {
      await log.visit(airport)
      await client.visit(airport)
    }
    let counts = await [log.count(), client.count()]
    #expect(counts == [2, 2])
  }

  private typealias Isolation = (any Actor)?

  @MainActor private protocol Screen {
    func title() -> Isolation
    func subtitle() -> Isolation
  }

  private struct FrontScreen: Screen {
    func title() -> Isolation { #isolation }
    func subtitle() -> Isolation { #isolation }
  }

  private struct ScreenClient: Sendable {
    var title: @MainActor @Sendable () -> Isolation
    var subtitle: @Sendable () -> Isolation
  }

  @Test("a protocol is annotated with @MainActor once, and a client in the type of each closure") @MainActor
  func mainActor() {
    let screen: any Screen = FrontScreen()
    #expect(screen.title() === MainActor.shared)
    #expect(screen.subtitle() === MainActor.shared)

    let client = ScreenClient(title: { #isolation }, subtitle: { #isolation })
    #expect(client.title() === MainActor.shared)
    #expect(client.subtitle() == nil, "a closure whose type lacks the annotation is not isolated")
  }
}
