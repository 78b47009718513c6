import AerogamiCore
import AerogamiJSON

@testable import AerogamiLive

extension WeatherClient {
  /// Returns a client of a server with `GET /temperature/{airport}` and `GET /stations`.
  static func live(_ service: Service, unit: String) -> WeatherClient {
    WeatherClient(
      temperature: service.requesting(
        Resource({ ["temperature", $0] }, query: { _ in [("unit", unit)] }, named: { ("airport", $0) }) {
          body throws(ResponseError) in try decodeJSON(body) { json throws(JSONError) in try json.readInt() }
        }),
      stations: service.requesting(
        Resource({ ["stations"] }) { body throws(ResponseError) in
          try decodeJSON(body) { json throws(JSONError) in try json.readStrings() }
        }))
  }
}
