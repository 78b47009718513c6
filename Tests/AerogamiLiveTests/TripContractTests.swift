import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// What the documentation of ``TripClient`` promises, for every provider and variant.
@Suite(.timeLimit(.minutes(20))) struct TripContractTests {
  private static let working = TripContract.Subject.all.filter { $0.variant != .failing }

  @Test("trips depart in the region, cost more than nothing, and have stable, unique ids", arguments: working)
  func trips(subject: TripContract.Subject) async throws {
    let names = subject.names
    try await subject.run { client, requests in
      let fetched = try await client.trips(in: names.region)
      #expect(fetched.attempts == requests.countedAttempts)
      #expect(fetched.status == .ok)
      #expect(fetched.skipped.count == 0)
      #expect(!fetched.value.isEmpty)
      for trip in fetched.value {
        #expect(names.countries.contains(trip.departure.countryCode), "\(trip.departure)")
        #expect(trip.price > 0)
        #expect(LetterCode(trip.currency) != nil && LetterCode(trip.departure.airportCode) != nil)
        #expect(trip.returnAt.map { $0.instant > trip.departureAt.instant } ?? true)
        #expect(trip.createdAt <= TripContract.now)
      }
      let ids = fetched.value.map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(try await client.trips(in: names.region).value.map(\.id) == ids)
    }
  }

  @Test("an unknown region and an unknown airport are unknown, with their names", arguments: working)
  func unknown(subject: TripContract.Subject) async throws {
    let names = subject.names
    try await subject.run { client, _ in
      let region = try await #require(throws: ClientError.self) { try await client.trips(in: names.unknownRegion) }
      guard case .unknown("region", names.unknownRegion, _, _) = region.reason else { throw region }
      let airport = try await #require(throws: ClientError.self) { try await client.airport("ZZZ") }
      #expect(airport.reason == .unknown("airport", named: "ZZZ", known: []))
    }
  }

  @Test("regions have unique ids, an airport has the requested code, and airlines have codes", arguments: working)
  func names(subject: TripContract.Subject) async throws {
    let names = subject.names
    try await subject.run { client, requests in
      let regions = try await client.regions().value
      #expect(regions.map(\.id).contains(names.region))
      #expect(Set(regions.map(\.id)).count == regions.count)
      #expect(try await client.regions().value == regions)
      let airport = try await client.airport(names.airport).value
      #expect(airport.code == names.airport)
      #expect((-90...90).contains(airport.latitude) && (-180...180).contains(airport.longitude))
      #expect(!airport.name.isEmpty && names.countries.contains(airport.countryCode))
      let airlines = try await client.airlines().value
      #expect(Set(airlines.map(\.code)).count == airlines.count)
    }
  }

  @Test(
    "a calendar has days of the month, in order, each at most once, with offers of the requested kind",
    arguments: working.filter { $0.names.route != nil }, ["", "nights=2-6", "return_days=fri,sat,sun&nights=1-14"])
  func calendar(subject: TripContract.Subject, filters: String) async throws {
    let request = try #require(subject.names.calendar(filters))
    try await subject.run { client, requests in
      let fetched = try await client.calendar(request)
      #expect(fetched.attempts == requests.countedAttempts)
      #expect(fetched.status == .ok)
      let days = fetched.value.map(\.day)
      #expect(days == Set(days).sorted())
      #expect(days.allSatisfy { request.month.days.contains($0) })
      let fares = fetched.value.compactMap { day in day.offer.fare.map { (day.day, $0) } }
      #expect(!fares.isEmpty)
      for (day, fare) in fares {
        #expect(fare.price > 0)
        #expect(LetterCode(fare.currency).map { "\($0)" } == fare.currency)
        #expect(names(request.route.from, contain: fare.route.departure), "\(fare.route)")
        #expect(names(request.route.to, contain: fare.route.destination), "\(fare.route)")
        #expect((fare.returnDay != nil) == request.isRoundTrip)
        if let back = fare.returnDay { #expect(request.allows(returning: back, after: day)) }
      }
      #expect(try await client.calendar(request).value == fetched.value)
      // Of a whole month from now on, every day is listed.
      let listed = request.days(of: fetched.value, from: request.month.days.lowerBound)
      #expect(listed.map(\.day) == Array(request.month.days))
      #expect(listed.compactMap(\.offer.fare).count == fares.count)
    }
  }

  private func names(_ places: [Place], contain code: LetterCode) -> Bool {
    places.contains { $0.airportCodes.contains("\(code)") }
  }

  @Test(
    "a month that is over has no days", arguments: working.filter { $0.names.route != nil && $0.variant != .replay })
  func pastMonth(subject: TripContract.Subject) async throws {
    let request = try #require(subject.names.calendar("", month: "2020-02"))
    try await subject.run { client, _ in
      let fetched = try await client.calendar(request)
      #expect(fetched.value.compactMap(\.offer.fare).isEmpty)
    }
  }

  @Test(
    "a canceled call throws CancellationError, and no request continues",
    arguments: TripContract.Subject.all.filter { $0.variant == .live }, TripContract.Call.allCases)
  func cancellation(subject: TripContract.Subject, call: TripContract.Call) async throws {
    if subject.provider?.callsWithoutRequest.contains(call) == true { return }
    let gate = Gate()
    try await subject.run(waitingAt: gate) { client, requests in
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await #expect(throws: CancellationError.self) { try await call.make(client, subject.names) }
          #expect(requests.inFlightCount == 0)
        }
        await gate.waitForWaiters(1)
        #expect(requests.inFlightCount > 0)
        group.cancelAll()
      }
      let count = requests.startedCount
      gate.open()
      #expect(requests.startedCount == count)
    }
  }

  @Test("a failing variant fails every call by name, without a request", arguments: TripContract.Call.allCases)
  func failing(call: TripContract.Call) async throws {
    let subject = try #require(TripContract.Subject.all.first { $0.variant == .failing })
    try await subject.run { client, requests in
      let error = await #expect(throws: ClientError.self) { try await call.make(client, subject.names) }
      #expect(error?.reason == .injected(.offline))
      #expect(error?.requested.hasPrefix("TripClient.\(call)(") == true, "\(String(describing: error))")
      #expect(requests.startedCount == 0)
    }
  }
}

/// The subjects of ``TripContractTests``.
///
/// To add a provider, add a ``Provider`` to ``Provider/all``. A provider without a calendar has no route.
enum TripContract {
  /// In London, 2027-01-01 10:00.
  static let now = LocalTime.at("2027-01-01T10:00:00+00:00").instant

  /// Names that a client knows, and one that it does not know.
  struct Names: Sendable {
    var region: String
    /// The countries of the airports of the region.
    var countries: Set<String>
    var airport: String
    var unknownRegion = "ZZZ"
    /// A route with fares on some days of ``month``, one way and with 2 to 6 nights; `nil` without a calendar.
    var route: String?
    var month = "2027-02"

    func calendar(_ filters: String, month: String? = nil) -> CalendarRequest? {
      route.map { .fixture($0, month: month ?? self.month, filters) }
    }
  }

  /// A provider of the live variant and its service on loopback.
  struct Provider: Sendable {
    var provider: TripProvider
    var path = ""
    var token: String?
    var regions: [OriginRegion] = []
    var names: Names
    /// Returns whether a request counts as an attempt. Requests for names do not.
    var isCounted: @Sendable (_ path: String) -> Bool = { _ in true }
    /// The calls that the client answers without a request.
    var callsWithoutRequest: Set<Call> = []
    var respond: @Sendable (TestServer.Request) async throws -> TestServer.Response

    static let all = [aerogami, travelpayouts, ryanair, kiwi]
  }

  enum Call: String, CaseIterable, CustomStringConvertible {
    case trips, regions, airport, calendar

    var description: String { rawValue }

    func make(_ client: TripClient, _ names: Names) async throws {
      switch self {
      case .trips: _ = try await client.trips(in: names.region)
      case .regions: _ = try await client.regions()
      case .airport: _ = try await client.airport(names.airport)
      case .calendar:
        let route = names.route ?? "VNO-BCN"
        _ = try await client.calendar(.fixture(route, month: names.month))
      }
    }
  }

  /// A client to test: a variant, and for `live` and `replay` the provider.
  struct Subject: Sendable, CustomTestStringConvertible {
    var variant: Variant
    var provider: Provider?

    static let all =
      [Subject(variant: .mock), Subject(variant: .failing)]
      + Provider.all.flatMap { [Subject(variant: .live, provider: $0), Subject(variant: .replay, provider: $0)] }

    var testDescription: String { provider.map { "\(variant) of \($0.provider.name)" } ?? "\(variant)" }

    var names: Names { provider?.names ?? .ofSampleData }
  }

  /// The requests of a client.
  final class Requests: Sendable {
    private let state = Mutex((started: 0, counted: 0, inFlight: 0, isReplay: false))

    var startedCount: Int { state.withLock { $0.started } }
    var inFlightCount: Int { state.withLock { $0.inFlight } }
    /// The number of attempts since the start. A call without a service counts as one.
    var countedAttempts: Int { state.withLock { $0.started == 0 ? 1 : $0.counted } }

    fileprivate func watching(_ transport: HTTPTransport, _ isCounted: @escaping @Sendable (String) -> Bool)
      -> HTTPTransport
    {
      HTTPTransport { [self] request in
        state.withLock { state in
          state.started += 1
          state.inFlight += 1
          if isCounted(request.url) { state.counted += 1 }
        }
        defer { state.withLock { $0.inFlight -= 1 } }
        return try await transport.send(request)
      }
    }
  }
}

extension TripContract.Names {
  static let ofSampleData = Self(
    region: "scd", countries: ["DK", "SE", "NO", "FI", "IS"], airport: "CPH", unknownRegion: "XX", route: "CPH-AGP")
}

// The services.
extension TripContract.Provider {
  /// A server with Aerogami's own API and the sample data.
  static let aerogami = Self(provider: .aerogami, names: .ofSampleData) { request in
    try await respond(
      to: request.path, with: .mock(now: { TripContract.now }, clocks: SharedAirportClocks(zones: .live())))
  }

  private static func respond(to target: String, with client: TripClient) async throws -> TestServer.Response {
    let parts = target.split(separator: "?", maxSplits: 1)
    let path = parts[0].split(separator: "/").map(String.init)
    var json = JSONWriter()
    do {
      switch (path.first, path.dropFirst().first) {
      case ("trips", let region):
        let trips = try await client.trips(in: region).value
        try json.array(of: trips) { json, trip in try json.aerogamiTrip(trip) }
      case ("regions", nil):
        let regions = try await client.regions().value
        json.array(of: regions) { json, region in
          json.object { json in
            json.member("id", region.id)
            json.member("name", region.name)
            json.key("country_codes")
            json.array(of: region.countryCodes) { $0.string($1) }
          }
        }
      case ("airports", let code?):
        let airport = try await client.airport(code).value
        json.object { json in
          json.member("code", airport.code)
          json.member("city", airport.city)
          json.member("name", airport.name)
          json.member("country", airport.countryCode)
          json.member("tz", airport.timeZone)
          json.member("lon", airport.longitude)
          json.member("lat", airport.latitude)
        }
      case ("calendar", let route?):
        let filters = try TripSearch(text: String(parts.last ?? ""))
        let month = try #require(filters.departure)
        let request = CalendarRequest(try CalendarRoute(route), month: month, filters: filters)
        let today = try #require(TripContract.now.dayNumber)
        json.calendar(request.days(of: try await client.calendar(request).value, from: today))
      default: return .init(status: 404, #"{"error":"no such path"}"#)
      }
    } catch let error as ClientError {
      return .init(status: 404, #"{"error":"\#(error.requested.isEmpty)"}"#)
    }
    return .init(String(decoding: json.bytes, as: UTF8.self))
  }

  static let travelpayouts: Self = {
    let times: [String: String?] = [
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "departure_at": #""2027-02-10T07:00:00+02:00""#,
    ]
    let back: [String: String?] = ["return_at": #""2027-02-14T07:00:00+01:00""#, "flight_number": #""7""#]
    let service = FareService(["VNO": [fareJSON(times), fareJSON(times.merging(back) { $1 })]])
    return Self(
      provider: .travelpayouts, token: service.token,
      regions: [OriginRegion(id: "blc", name: "Baltics", origins: ["VNO"])],
      names: TripContract.Names(region: "blc", countries: ["LT"], airport: "VNO", route: "VNO-LED"),
      isCounted: { !$0.contains("/data/en/") }, respond: { service.response(to: $0) })
  }()

  static let ryanair: Self = {
    let out = (1...28).map { day in
      let date = "2027-02-\(day < 10 ? "0" : "")\(day)"
      return switch day % 7 {
      case 0: ryanairDayJSON(date, soldOut: true)
      case 3: ryanairDayJSON(date, unavailable: true)
      case 5: ryanairDayJSON(date)
      default: ryanairDayJSON(date, "\(20 + day).\(10 + day)")
      }
    }
    let london: [String: String?] = ["outbound": ryanairReturnJSON(), "inbound": ryanairLegJSON()]
    let service = RyanairService(
      ["DUB": [ryanairFareJSON()], "STN": [ryanairFareJSON(london.merging(["inbound": laterLeg]) { $1 })]],
      calendars: [
        "DUB-STN": out, "DUB-LTN": Array(out.dropFirst(9)), "STN-DUB": out, "LTN-DUB": out.reversed(),
      ])
    return Self(
      provider: .ryanair, path: "/api/farfnd/v4",
      regions: [OriginRegion(id: "isles", name: "Isles", origins: ["DUB", "STN"])],
      names: TripContract.Names(region: "isles", countries: ["IE", "GB"], airport: "DUB", route: "DUB-STN,LTN"),
      isCounted: { !$0.contains("/airports/en/active") }, respond: { service.response(to: $0) })
  }()

  static let kiwi: Self = {
    let service = KiwiService([KiwiOffer(84), KiwiOffer(96.5, flight: 100)])
    return Self(
      provider: .kiwi, regions: [OriginRegion(id: "blc", name: "Baltics", origins: ["VNO", "KUN"])],
      names: TripContract.Names(region: "blc", countries: ["LT"], airport: "VNO"),
      callsWithoutRequest: [.regions, .airport, .calendar], respond: { service.response(to: $0) })
  }()

  private static let laterLeg = ryanairLegJSON([
    "departureDate": #""2027-01-20T07:25:00""#, "arrivalDate": #""2027-01-20T08:50:00""#,
  ])
}

extension TripContract.Subject {
  /// Runs `body` with the client.
  ///
  /// - Parameter gate: The service responds only when this gate is open.
  func run(
    waitingAt gate: Gate? = nil, _ body: @Sendable (TripClient, TripContract.Requests) async throws -> Void
  ) async throws {
    let registration = TripRegistration()
    let context = ClientContext(
      clock: ManualClock(), now: { TripContract.now }, clocks: SharedAirportClocks(zones: .live()),
      fareSemaphore: AsyncSemaphore(2))
    let requests = TripContract.Requests()
    guard let provider else {
      let options = TripOptions(provider: .aerogami, data: nil, regions: [], currency: "EUR", market: nil)
      return try await body(
        variant == .mock ? try registration.mock(options)(context) : registration.failing(.offline), requests)
    }
    let options = TripOptions(
      provider: provider.provider, data: nil, regions: provider.regions, currency: "EUR", market: nil)
    func client(at base: BaseURL, _ transport: HTTPTransport) -> TripClient {
      registration.live(
        Service(
          client: "trips", base: base, token: provider.token, tokenVariable: "TOKEN",
          transport: requests.watching(transport, provider.isCounted)),
        options, context)
    }
    try await TestServer.run { request in
      try await gate?.wait()
      return try await provider.respond(request)
    } _: { server in
      let base = try #require(BaseURL(server.address + provider.path))
      let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 22, remedyText: Remedy.text)
      try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        let transport = transport.configured(with: .once)
        guard variant == .replay else { return try await body(client(at: base, transport), requests) }
        let directory = TemporaryDirectory()
        let recording = try Recording("\(directory.path)/fixtures", secrets: [])
        let recorded = TripContract.Requests()
        try await record(
          registration.live(
            Service(
              client: "trips", base: base, token: provider.token, tokenVariable: "TOKEN",
              transport: recorded.watching(transport.recording(in: recording), provider.isCounted)),
            options, context))
        try await recording.finish()
        let sentCount = await server.requests.entries.count
        let fixtures = try Fixtures(
          of: "trips", in: "\(directory.path)/fixtures", shownAs: "fixtures", maxBodyBytes: 1 << 22,
          masking: SecretMask([]), remedyText: Remedy.text)
        try await body(client(at: try #require(fixtures.base), fixtures.transport), requests)
        #expect(await server.requests.entries.count == sentCount, "a replay sends no request")
      }
    }
  }

  /// Makes every call that a test makes.
  private func record(_ client: TripClient) async throws {
    for call in TripContract.Call.allCases where call != .calendar { try await call.make(client, names) }
    for filters in ["", "nights=2-6", "return_days=fri,sat,sun&nights=1-14"] {
      if let request = names.calendar(filters) { _ = try await client.calendar(request) }
    }
    _ = try? await client.trips(in: names.unknownRegion)
    _ = try? await client.airport("ZZZ")
    _ = try await client.airlines()
  }
}
