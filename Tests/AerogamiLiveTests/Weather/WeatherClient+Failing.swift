@testable public import AerogamiCore

extension WeatherClient {
  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> WeatherClient {
    let fail = failure.errors(of: "WeatherClient", report: report)
    return WeatherClient(
      temperature: { throw fail("temperature(at: \"\($0)\")") }, stations: { throw fail("stations()") })
  }
}
