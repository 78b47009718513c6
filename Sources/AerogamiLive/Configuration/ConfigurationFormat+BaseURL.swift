import AerogamiCore
import AerogamiHTTP

extension ConfigurationFormat<BaseURL> {
  static let baseURL = Self(
    expectation: BaseURL.expectation, isAddress: true, parse: { BaseURL($0) }, text: { $0.text })
}

extension BaseURL {
  /// The site where trips can be booked.
  static let booking = BaseURL(known: "https://jetradar.com/searches/new")
}
