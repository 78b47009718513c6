/// What a Star Wars service can be asked.
///
/// Every closure throws ``ClientError`` when there is no answer, and `CancellationError` soon after the calling task is
/// cancelled; it leaves nothing running behind.
public struct StarWarsClient: Sendable {
  /// One resource.
  public var resource: @Sendable (_ reference: StarWarsReference) async throws -> Fetched<StarWarsResource>
  /// A page of all resources of a kind; the first is 1. ``StarWarsPages`` asks for one after the other.
  public var list: @Sendable (_ kind: StarWarsKind, _ page: Int) async throws -> Fetched<StarWarsPage>
  /// A page of those whose name has a term in it, case aside.
  public var search: @Sendable (_ kind: StarWarsKind, _ term: String, _ page: Int) async throws -> Fetched<StarWarsPage>

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

  /// What asks for the resources of one kind. Set it, and the other kinds are asked for as before.
  public subscript(kind: StarWarsKind) -> @Sendable (_ id: Int) async throws -> Fetched<StarWarsResource> {
    get { { [resource] id in try await resource(StarWarsReference(kind, id)) } }
    set {
      resource = { [resource] reference in
        reference.kind == kind ? try await newValue(reference.id) : try await resource(reference)
      }
    }
  }

  /// The one table of this client's endpoints.
  public static let endpoints: [Endpoint<StarWarsClient>] =
    StarWarsKind.allCases.map { Endpoint($0.rawValue, \.[$0], keys: "ids") { CallKey("\($0)") } } + [
      Endpoint("list", \.list, keys: "kinds") { kind, page in CallKey("\(kind.plural)", part: "page \(page)") },
      Endpoint("search", \.search, keys: "kinds") { kind, term, page in
        CallKey("\(kind.plural)", part: "\(term), page \(page)")
      },
    ]
}

/// A part of a list, or all of it.
public struct StarWarsPage: Sendable {
  public enum Next: Hashable, Sendable {
    case none
    case page(Int)
    /// The service names one that is not asked for; the reason is for people.
    case refused(String)
  }

  public var resources: [StarWarsResource]
  public var next: Next

  public init(_ resources: [StarWarsResource], next: Next = .none) {
    self.resources = resources
    self.next = next
  }
}
