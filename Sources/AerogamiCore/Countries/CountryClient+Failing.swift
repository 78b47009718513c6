extension CountryClient {
  /// A client in which every call passes its description to `report` and then throws `failure`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CountryClient {
    let fail: @Sendable (String) -> ClientError = { call in
      let error = ClientError(requested: "CountryClient.\(call)", reason: .injected(failure))
      report(error.description)
      return error
    }
    return CountryClient(
      named: { name, match in throw fail("named(\"\(name)\", .\(match))") },
      coded: { codes in throw fail("coded([\(codes.map { "\"\($0)\"" }.joined(separator: ", "))])") })
  }
}
