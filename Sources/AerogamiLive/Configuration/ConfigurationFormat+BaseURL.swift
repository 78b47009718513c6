import AerogamiHTTP

extension ConfigurationFormat<BaseURL> {
  static let baseURL = Self(
    expectation: BaseURL.expectation, isAddress: true, parse: { BaseURL($0) }, text: { $0.text })
}

extension BaseURL {
  /// The site that the trips of Aerogami are booked at.
  static let booking = BaseURL(known: "https://jetradar.com/searches/new")
}
