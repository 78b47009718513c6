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

  /// Creates a client from its closures.
  public init(
    resource: @escaping @Sendable (_ reference: StarWarsReference) async throws -> Fetched<StarWarsResource>,
    list: @escaping @Sendable (_ kind: StarWarsKind, _ page: Int) async throws -> Fetched<StarWarsPage>,
    search:
      @escaping @Sendable (_ kind: StarWarsKind, _ term: String, _ page: Int) async throws -> Fetched<
        StarWarsPage
      >
  ) {
    self.resource = resource
    self.list = list
    self.search = search
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
      Endpoint(kind.rawValue, \.[kind], keys: "ids") {
        CallKey("\($0)")
      } call: {
        "\(kind.rawValue)(\($0))"
      }
    } + [
      Endpoint("list", \.list, keys: "kinds") { kind, page in
        CallKey("\(kind.plural)", part: "page \(page)")
      } call: { kind, page in
        "list(\(kind.plural), page: \(page))"
      },
      Endpoint("search", \.search, keys: "kinds") { kind, term, page in
        CallKey("\(kind.plural)", part: "\(term), page \(page)")
      } call: { kind, term, page in
        "search(\(kind.plural), \"\(term)\", page: \(page))"
      },
    ]

  /// A client in which every call throws a `ClientError` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
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
    self.resources = resources
    self.next = next
  }
}
