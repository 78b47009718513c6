import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

/// Tests of the configuration of several sources of trips.
@Suite struct TripSourcesTests {
  private let directory = TemporaryDirectory()

  /// Loads the environment `dev`. Its file and the user's file have these keys of the trips client; `nil` for no file.
  private func load(
    _ trips: String?, user: String? = nil, variables: [String: String] = [:], flags: [Configuration.Flag] = []
  ) throws -> Configuration {
    for (path, text) in [("Config/dev.json", trips), ("user/config.json", user)] {
      guard let text else { continue }
      let file = URL(filePath: "\(directory.path)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(#"{"clients": {"trips": \#(text)}}"#.utf8).write(to: file)
    }
    return try Configuration.load(
      environment: "dev", variables: variables, flags: flags,
      directories: .init(currentDirectory: directory.path, userDirectory: directory.path + "/user"))
  }

  private func problems(
    _ trips: String?, user: String? = nil, variables: [String: String] = [:], isChecked: Bool = false
  ) throws -> [String] {
    do throws(ConfigurationError) {
      let configuration: Configuration
      do {
        configuration = try load(trips, user: user, variables: variables)
      } catch let error as ConfigurationError {
        throw error
      } catch {
        Issue.record(error)
        return []
      }
      if isChecked { try configuration.checked() }
      return []
    } catch {
      return error.lines.map { $0.replacing("\(directory.path)/", with: "") }
    }
  }

  private static let two =
    #"{"variant": "live", "sources": {"travelpayouts": {"token": "t", "market": "lt"}, "ryanair": {"baseURL": "http://127.0.0.1:1/r"}}}"#

  @Test("each source has its own name, address, token, market and rate limit")
  func sources() throws {
    let configuration = try load(Self.two)
    #expect(configuration.tripSources == ["travelpayouts", "ryanair"])
    let services = try #require(configuration.client(.trips)).services
    #expect(services.map(\.name.rawValue) == ["trips@travelpayouts", "trips@ryanair"])
    #expect(services.map(\.baseURL?.text) == ["https://api.travelpayouts.com", "http://127.0.0.1:1/r"])
    #expect(services.map(\.sentToken) == ["t", nil])
    #expect(services.compactMap { $0.options as? TripOptions }.map(\.market) == ["lt", nil])
    #expect(Set(configuration.rateLimits.keys).isSuperset(of: ["trips@travelpayouts", "trips@ryanair"]))
    #expect(configuration.privateTripService == "Ryanair")
    #expect(configuration.requestedTripCurrency == "EUR")
    // Ryanair may ignore the currency.
    #expect(configuration.tripCurrency == nil)
    let one = try load(#"{"variant": "live", "provider": "travelpayouts", "token": "t", "currency": "PLN"}"#)
    #expect(one.tripCurrency == "PLN")
    #expect(configuration.acceptsOrigins)
    let listed = Dictionary(configuration.listing.map { ($0.key, $0) }) { first, _ in first }
    #expect(listed["clients.trips.sources"]?.value == "travelpayouts,ryanair")
    #expect(listed["clients.trips.sources.travelpayouts.baseURL"]?.value == "https://api.travelpayouts.com")
    #expect(listed["clients.trips.sources.travelpayouts.token"]?.value == "(secret)")
    #expect(listed["clients.trips.sources.aerogami.baseURL"] == nil && listed["clients.trips.provider"] == nil)
    #expect(
      listed["clients.trips.sources.ryanair.baseURL"]?.variable == "AEROGAMI_CLIENTS_TRIPS_SOURCES_RYANAIR_BASE_URL")
  }

  @Test("one source is the same as provider, and the client's own keys are its short form")
  func single() throws {
    let configuration = try load(
      #"{"variant": "live", "sources": {"travelpayouts": {}}, "token": "t", "baseURL": "http://127.0.0.1:1"}"#)
    let client = try #require(configuration.client(.trips))
    #expect(client.sources.isEmpty && client.name == .trips)
    #expect(client.sentToken == "t" && client.baseURL?.text == "http://127.0.0.1:1")
    #expect(configuration.tripSources == ["travelpayouts"])
    // The later layer counts, whichever key it sets.
    let changed = try load(
      #"{"variant": "live", "sources": {"travelpayouts": {"token": "file", "baseURL": "http://127.0.0.1:1"}}}"#,
      variables: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "variable"])
    #expect(changed.client(.trips)?.token == "variable")
    #expect(changed.client(.trips)?.baseURL?.text == "http://127.0.0.1:1")
  }

  @Test("a variable with names chooses the sources, and replaces those of files")
  func variable() throws {
    let name = "AEROGAMI_CLIENTS_TRIPS_SOURCES"
    let names = ["ryanair,travelpayouts", "aerogami"].map { [name: $0] }
    #expect(try load(Self.two, variables: names[0]).tripSources == ["ryanair", "travelpayouts"])
    #expect(try load(Self.two, variables: names[1]).tripSources == ["aerogami"])
    #expect(try load(#"{"variant": "live", "provider": "ryanair"}"#, variables: names[1]).tripSources == ["aerogami"])
    #expect(try load(Self.two, variables: ["AEROGAMI_CLIENTS_TRIPS_PROVIDER": "ryanair"]).tripSources == ["ryanair"])
  }

  @Test("the sources of the user's file and of the environment are used together, but provider counts alone")
  func layers() throws {
    let user = #"{"token": "t", "sources": {"ryanair": {}}}"#
    let both = try load(#"{"variant": "live", "sources": {"travelpayouts": {}}}"#, user: user)
    #expect(both.tripSources == ["travelpayouts", "ryanair"])
    // The only source that requires a token gets the client's.
    #expect(both.client(.trips)?.services.map(\.sentToken) == ["t", nil])
    let provider = #"{"variant": "live", "provider": "aerogami", "baseURL": "http://127.0.0.1:1"}"#
    #expect(try load(provider, user: user).tripSources == ["aerogami"])
    #expect(
      try load(#"{"variant": "live", "sources": {"ryanair": {}}}"#, user: #"{"provider": "travelpayouts"}"#).tripSources
        == ["ryanair"])
  }

  @Test("sample data has no sources")
  func samples() throws {
    let configuration = try load(#"{"sources": {"travelpayouts": {}, "ryanair": {}}}"#)
    #expect(configuration.tripSources == [] && configuration.privateTripService == nil)
  }

  @Test(
    "invalid sources are errors with the valid names",
    arguments: [
      (
        #"{"sources": {"ryanai": {}}}"#,
        "Config/dev.json:1:36: clients.trips.sources: unknown source \"ryanai\"; did you mean \"ryanair\"? "
          + "Known: aerogami, kiwi, ryanair, travelpayouts"
      ),
      (
        #"{"sources": {"ryanair": {"token": "t"}}}"#,
        "Config/dev.json:1:48: clients.trips.sources.ryanair: unknown key \"token\"; known: baseURL, faults"
      ),
      (
        #"{"sources": {"aerogami": {"market": "lt"}}}"#,
        "Config/dev.json:1:49: clients.trips.sources.aerogami: unknown key \"market\"; known: baseURL, faults, token"
      ),
      (
        #"{"sources": {}}"#,
        "Config/dev.json:1:35: clients.trips.sources is empty; expected an object of sources such as {\"ryanair\": {}}, "
          + "or names such as travelpayouts,ryanair"
      ),
      (
        #"{"sources": ["ryanair"]}"#,
        "Config/dev.json:1:35: clients.trips.sources: expected an object of sources such as {\"ryanair\": {}}, "
          + "or names such as travelpayouts,ryanair"
      ),
      (
        #"{"provider": "ryanair", "sources": {"ryanair": {}}}"#,
        "Config/dev.json: clients.trips.provider and clients.trips.sources cannot be used together; "
          + "remove clients.trips.provider"
      ),
    ])
  func invalid(trips: String, problem: String) throws {
    #expect(try problems(trips) == [problem])
  }

  @Test("invalid variables are errors with the valid names")
  func invalidVariables() throws {
    let (sources, provider) = ("AEROGAMI_CLIENTS_TRIPS_SOURCES", "AEROGAMI_CLIENTS_TRIPS_PROVIDER")
    #expect(
      try problems(nil, variables: [sources: "ryanair,google"]) == [
        "\(sources): there is no source \"google\"; known: aerogami, travelpayouts, ryanair, kiwi"
      ])
    #expect(
      try problems(nil, variables: [sources: "ryanair", provider: "ryanair"]) == [
        "\(provider) and \(sources) cannot be used together; unset \(provider)"
      ])
  }

  @Test("a source without a required token is left out if another needs none; one without an address is an error")
  func missing() throws {
    let trips = #"{"variant": "live", "sources": {"travelpayouts": {}, "ryanair": {}}}"#
    #expect(try problems(trips, isChecked: true) == [])
    let rules = try load(trips).tripSourceRules
    #expect(TripSearch().refusal(by: rules) == nil)
    #expect(TripSearch(sources: ["ryanair"]).refusal(by: rules) == nil)
    let error = TripSearch(sources: ["travelpayouts"]).refusal(by: rules)
    #expect(
      error?.description.hasPrefix(
        "clients.trips.sources.travelpayouts.token is not set, and Travelpayouts requires a token; run aerogami setup, "
          + "or set AEROGAMI_CLIENTS_TRIPS_SOURCES_TRAVELPAYOUTS_TOKEN") == true, "\(String(describing: error))")
    #expect(try load(trips).unusableTripSources.keys.sorted() == ["travelpayouts"])
    // Recorded responses need no token.
    let replayed = try load(trips.replacing("live", with: "replay"))
    #expect(TripSearch(sources: ["travelpayouts"]).refusal(by: replayed.tripSourceRules) == nil)
    #expect(replayed.unusableTripSources.isEmpty)
    let address = try problems(#"{"variant": "live", "sources": {"aerogami": {}, "ryanair": {}}}"#, isChecked: true)
    #expect(address.first?.hasPrefix("clients.trips.sources.aerogami.baseURL is not set") == true, "\(address)")
  }

  @Test("a secret of the user is not sent to an address that only a file of the project names, for each source")
  func withheld() throws {
    let configuration = try load(
      #"{"variant": "live", "sources": {"travelpayouts": {"baseURL": "http://evil.example"}, "ryanair": {}}}"#,
      user: #"{"token": "s3cret"}"#)
    let client = try #require(configuration.client(.trips))
    #expect(client.services[0].sentToken == nil)
    #expect(configuration.warnings.count == 1)
    #expect(configuration.warnings.first?.message.contains("is not sent to http://evil.example") == true)
    let own = try load(
      #"{"variant": "live", "sources": {"travelpayouts": {}, "ryanair": {"baseURL": "http://other.example"}}}"#,
      user: #"{"sources": {"travelpayouts": {"token": "s3cret"}}}"#)
    #expect(own.client(.trips)?.services[0].sentToken == "s3cret" && own.warnings.isEmpty)
  }

  @Test("the client's own keys that no source uses are warnings")
  func unused() throws {
    let configuration = try load(Self.two, variables: ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://127.0.0.1:1"])
    #expect(
      configuration.warnings.map(\.description) == [
        "clients.trips.baseURL (AEROGAMI_CLIENTS_TRIPS_BASE_URL) has no effect, because there are several sources; "
          + "set clients.trips.sources.NAME.baseURL"
      ])
  }

  @Test("faults can name a source")
  func faults() throws {
    let fault = try Configuration.Flag.fault("trips@ryanair.trips/DUB:offline@0.5")
    let configuration = try load(Self.two, flags: [fault])
    #expect(configuration.faultsInForce == "trips@ryanair.trips/DUB:offline@0.5 (seed 0)")
    #expect(configuration.warnings.isEmpty)
    let single = try load(#"{"variant": "live", "provider": "ryanair"}"#, flags: [fault])
    #expect(single.faultsInForce == "trips.trips/DUB:offline@0.5 (seed 0)")
    let other = try load(
      #"{"variant": "live", "provider": "travelpayouts", "token": "t"}"#, flags: [fault])
    #expect(
      other.warnings.map(\.description) == [
        "--fault has no effect on trips@ryanair, because it is not a source here"
      ])
    let error = #expect(throws: ConfigurationError.self) { try Configuration.Flag.fault("trips@ryan:offline") }
    #expect(error?.description.hasPrefix("there is no client \"trips@ryan\"; ") == true)
  }

  @Test("the source of recorded prices and watched trips does not depend on the order of the sources")
  func stableSource() throws {
    let reversed =
      #"{"variant": "live", "sources": {"ryanair": {"baseURL": "http://127.0.0.1:1/r"}, "travelpayouts": {"token": "t", "market": "lt"}}}"#
    let (one, other) = (try load(Self.two), try load(reversed))
    #expect(one.tripsSource(of: "VNO") == other.tripsSource(of: "VNO"))
    #expect(one.tripsSource(of: "VNO").contains("http://127.0.0.1:1/r https://api.travelpayouts.com"))
  }
}
