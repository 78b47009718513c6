public import AerogamiContainer

/// A client for Star Wars data.
///
/// Every closure throws `ClientError` if the request fails, and `CancellationError` soon after the calling task is
/// canceled. No work continues after a closure returns or throws.
public struct StarWarsClient: Sendable {
  /// Returns a single resource.
  public var resource: @Sendable (_ reference: StarWarsReference) async throws -> Fetched<StarWarsResource>
  /// Returns one page of all resources of a kind. Pages start at 1; ``StarWarsPages`` fetches them one after another.
  public var list: @Sendable (_ kind: StarWarsKind, _ page: Int) async throws -> Fetched<StarWarsPage>
  /// Returns a page of the resources whose name contains a term, ignoring case. Pages start at 1.
  public var search: @Sendable (_ kind: StarWarsKind, _ term: String, _ page: Int) async throws -> Fetched<StarWarsPage>

  public init(
    resource: @escaping @Sendable (_ reference: StarWarsReference) async throws -> Fetched<StarWarsResource>,
    list: @escaping @Sendable (_ kind: StarWarsKind, _ page: Int) async throws -> Fetched<StarWarsPage>,
    search:
      @escaping @Sendable (_ kind: StarWarsKind, _ term: String, _ page: Int) async throws
      -> Fetched<StarWarsPage>
  ) {
    (self.resource, self.list, self.search) = (resource, list, search)
  }

  /// The closure that fetches resources of one kind. Setting it does not affect other kinds.
  public subscript(kind: StarWarsKind) -> @Sendable (_ id: Int) async throws -> Fetched<StarWarsResource> {
    get { { [resource] id in try await resource(StarWarsReference(kind, id)) } }
    set {
      resource = { [resource] reference in
        reference.kind == kind ? try await newValue(reference.id) : try await resource(reference)
      }
    }
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<StarWarsClient>] =
    StarWarsKind.allCases.map { kind in
      Endpoint(kind.rawValue, \.[kind], keys: "ids", key: { CallKey("\($0)") }, call: { "\(kind.rawValue)(\($0))" })
    } + [
      Endpoint(
        "list", \.list, keys: "kinds", key: { CallKey("\($0.plural)", part: "page \($1)") },
        call: { "list(\($0.plural), page: \($1))" }),
      Endpoint(
        "search", \.search, keys: "kinds", key: { CallKey("\($0.plural)", part: "\($1), page \($2)") },
        call: { "search(\($0.plural), \"\($1)\", page: \($2))" }),
    ]

  /// A client in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> StarWarsClient {
    endpoints.failing(.mock, with: failure, report: report)
  }
}

/// A page of a list.
public struct StarWarsPage: Sendable {
  /// What follows a page.
  public enum Next: Hashable, Sendable {
    /// Nothing; the page is the last.
    case none
    /// The page with this number.
    case page(Int)
    /// A page that must not be requested, for the given reason.
    case refused(String)
  }

  /// The resources on this page.
  public var resources: [StarWarsResource]
  /// What follows this page.
  public var next: Next

  /// Creates a page, by default the last.
  public init(_ resources: [StarWarsResource], next: Next = .none) {
    (self.resources, self.next) = (resources, next)
  }
}

/// Fetches the pages of a list one after another by following the link to the next page.
public struct StarWarsPages: Sendable {
  /// The maximum number of pages of a list. Without this limit, a list might never end.
  public static let limit = 1000

  private let fetch: @Sendable (Int) async throws -> Fetched<StarWarsPage>
  private let clock: any Clock<Duration>

  /// Creates a fetcher for the pages of one list. `fetch` fetches one page; the first is 1.
  public init(_ fetch: @escaping @Sendable (Int) async throws -> Fetched<StarWarsPage>, clock: any Clock<Duration>) {
    (self.fetch, self.clock) = (fetch, clock)
  }

  /// Delivers each page as it arrives, and fetches the next after `take` returns. Holds only one page in memory.
  ///
  /// A failed or canceled page is the last. The list also ends if the next page:
  /// - is ``StarWarsPage/Next/refused(_:)``,
  /// - does not come after the current page, so the same pages could repeat forever, or
  /// - is beyond ``limit``.
  ///
  /// In these three cases, a failed outcome is delivered instead of the next page.
  ///
  /// - Throws: Only errors thrown by `take`.
  public func run<E: Error>(
    take: (Outcome<Int, Fetched<StarWarsPage>>) async throws(E) -> Void
  ) async throws(E) {
    var page = 1
    while true {
      let outcome = await Outcome(requesting: page, clock: clock, fetch)
      try await take(outcome)
      guard let response = outcome.response else { return }
      switch response.value.next.checked(after: page) {
      case .none: return
      case .page(let next): page = next
      case .refused(let reason):
        let error = ClientError(
          requested: response.requested ?? "page \(page)", reason: .failed(.malformed, detail: reason), attempts: 0)
        return try await take(Outcome(key: page + 1, failed: error, attempts: 0))
      }
    }
  }
}

extension StarWarsPage.Next {
  fileprivate func checked(after page: Int) -> StarWarsPage.Next {
    guard case .page(let next) = self else { return self }
    if next <= page {
      return .refused("page \(page) links back to page \(next); the remaining pages are missing")
    }
    return next <= StarWarsPages.limit
      ? self : .refused("the list has more than \(StarWarsPages.limit) pages; the remaining pages were not requested")
  }
}
