/// What a service that knows countries can be asked.
///
/// Every closure throws ``ClientError`` when there is no answer, and `CancellationError` soon after the calling task is
/// cancelled; it leaves nothing running behind.
public struct CountryClient: Sendable {
  /// How much of a country's name is given.
  public enum NameMatch: Hashable, Sendable {
    /// All of it, case aside.
    case full
    /// Any part of it. A service that cannot look for parts answers with nothing.
    case part
  }

  /// The countries with a name, in the service's order; none is an answer. What matches is the service's to say: it may
  /// look at other names than those that it answers with.
  public var named: @Sendable (_ name: String, _ match: NameMatch) async throws -> Fetched<[Country]>
  /// The countries with these codes, which are alpha-3 or, one alone, alpha-2, in any order. Those that the service does
  /// not know are left out. There is at least one code, and at most ``codesAtOnce``.
  public var coded: @Sendable (_ codes: [Country.Code]) async throws -> Fetched<[Country]>
  /// How many codes ``coded`` takes in one request, 1 or more.
  public var codesAtOnce: Int

  public init(
    named: @escaping @Sendable (_ name: String, _ match: NameMatch) async throws -> Fetched<[Country]>,
    coded: @escaping @Sendable (_ codes: [Country.Code]) async throws -> Fetched<[Country]>, codesAtOnce: Int = .max
  ) {
    precondition(codesAtOnce >= 1, "a request is for one code at least")
    self.named = named
    self.coded = coded
    self.codesAtOnce = codesAtOnce
  }

  /// The one table of this client's endpoints.
  public static let endpoints: [Endpoint<CountryClient>] = [
    Endpoint("named", \.named, keys: "names") { name, match in CallKey(name, part: "\(match)") },
    Endpoint("coded", \.coded, copying: \.codedWithLimit, keys: "codes") { call in
      { codes in try await call(CallKey(names: codes)) { try await $0(codes) } }
    },
  ]

  /// A closure and what it takes are replaced together.
  private var codedWithLimit: CodedWithLimit {
    get { CodedWithLimit(coded: coded, codesAtOnce: codesAtOnce) }
    set { (coded, codesAtOnce) = (newValue.coded, newValue.codesAtOnce) }
  }

  private struct CodedWithLimit {
    let coded: @Sendable (_ codes: [Country.Code]) async throws -> Fetched<[Country]>
    let codesAtOnce: Int
  }
}
