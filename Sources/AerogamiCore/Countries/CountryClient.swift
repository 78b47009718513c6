public import AerogamiContainer

/// A client for country data.
///
/// Every closure throws `ClientError` if the request fails, and `CancellationError` soon after the calling task is
/// canceled. No work continues after a closure returns or throws.
public struct CountryClient: Sendable {
  /// How a name is compared with the names of countries.
  public enum NameMatch: Hashable, Sendable {
    /// The whole name must match, ignoring case.
    case full
    /// Part of a name is enough. A service that cannot search for parts of names returns no countries.
    case part
  }

  /// Returns the countries with a name, in the service's order; may be empty. The service decides what matches. It may
  /// also match alternative names that its response does not contain.
  public var named: @Sendable (_ name: String, _ match: NameMatch) async throws -> Fetched<[Country]>
  /// Returns the countries with these codes, in any order. Unknown codes are left out. `codes` must be 1 to
  /// ``codesAtOnce`` alpha-3 codes, or a single alpha-2 code.
  public var coded: @Sendable (_ codes: [Country.Code]) async throws -> Fetched<[Country]>
  /// The maximum number of codes in one request, 1 or more.
  public var codesAtOnce: Int

  /// Creates a client from its closures. `codesAtOnce` must be at least 1.
  public init(
    named: @escaping @Sendable (_ name: String, _ match: NameMatch) async throws -> Fetched<[Country]>,
    coded: @escaping @Sendable (_ codes: [Country.Code]) async throws -> Fetched<[Country]>, codesAtOnce: Int = .max
  ) {
    precondition(codesAtOnce >= 1, "codesAtOnce must be at least 1")
    (self.named, self.coded, self.codesAtOnce) = (named, coded, codesAtOnce)
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<CountryClient>] = [
    Endpoint(
      "named", \.named, keys: "names", key: { CallKey($0, part: "\($1)") }, call: { "named(\"\($0)\", .\($1))" }),
    Endpoint("coded", \.coded, copying: \.codedWithLimit, keys: "codes") { coded, intercept in
      { codes in
        try await intercept(CallKey(names: codes)) {
          "coded([\(codes.map { "\"\($0)\"" }.joined(separator: ", "))])"
        }
        return try await coded(codes)
      }
    },
  ]

  /// A client in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CountryClient {
    endpoints.failing(.mock([]), with: failure, report: report)
  }

  /// ``coded`` and its limit, combined because ``endpoints`` copies both together.
  private var codedWithLimit: (@Sendable (_ codes: [Country.Code]) async throws -> Fetched<[Country]>, Int) {
    get { (coded, codesAtOnce) }
    set { (coded, codesAtOnce) = newValue }
  }
}
