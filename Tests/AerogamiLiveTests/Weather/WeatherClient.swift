public import AerogamiContainer
import AerogamiCore

// An API that only tests register. Its files are those of the article `AddAnAPI.md`, which shows their code.

/// A client for the weather at airports.
public struct WeatherClient: Sendable {
  /// Returns the temperature at an airport, in degrees Celsius.
  public var temperature: @Sendable (_ airport: String) async throws -> Fetched<Int>
  /// Returns the codes of the airports with a weather station.
  public var stations: @Sendable () async throws -> Fetched<[String]>

  /// Creates a client from its closures.
  public init(
    temperature: @escaping @Sendable (_ airport: String) async throws -> Fetched<Int>,
    stations: @escaping @Sendable () async throws -> Fetched<[String]>
  ) {
    self.temperature = temperature
    self.stations = stations
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<WeatherClient>] = [
    Endpoint("temperature", \.temperature, keys: "airports") { CallKey($0) },
    Endpoint("stations", \.stations),
  ]

  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> WeatherClient {
    endpoints.failing(.mock, with: failure, report: report)
  }
}
