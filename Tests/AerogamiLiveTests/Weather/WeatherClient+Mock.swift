import AerogamiContainer
import AerogamiCore

extension WeatherClient {
  /// A client with sample data.
  public static let mock = WeatherClient(temperature: { _ in Fetched(20) }, stations: { Fetched(["VNO"]) })
}
