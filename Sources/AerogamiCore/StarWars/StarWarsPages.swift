/// The pages of a list, one after the other, as each names the next.
public struct StarWarsPages: Sendable {
  /// No list is followed further than this.
  public static let limit = 1000

  private let feed: Feed<Int, StarWarsPage>

  /// - Parameters:
  ///   - ask: Asks for one page, of which the first is 1.
  ///   - clock: What measures how long that takes.
  public init(_ ask: @escaping @Sendable (Int) async throws -> Fetched<StarWarsPage>, clock: any Clock<Duration>) {
    feed = Feed(ask, clock: clock)
  }

  /// Hands over each page as it arrives, and asks for the next when `take` returns: memory is bounded by one page.
  ///
  /// A page that fails or is cancelled is the last. So is one whose next page is refused: because it was refused as it
  /// was read, because it is not behind the one that names it, so that pages could be asked for again and again, or
  /// because it is beyond ``limit``; that is handed over as the failure of the page that would have followed.
  ///
  /// - Throws: Only what `take` throws.
  public func run<E: Error>(
    isolation: isolated (any Actor)? = #isolation,
    take: (Outcome<Int, Fetched<StarWarsPage>>) async throws(E) -> Void
  ) async throws(E) {
    var page = 1
    while true {
      var response: Fetched<StarWarsPage>?
      let cancelled = try await feed.run([page], concurrency: 1) { outcome throws(E) in
        response = outcome.response
        try await take(outcome)
        return .continue
      }
      for outcome in cancelled { try await take(outcome) }
      guard let response else { return }
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
      return .refused("it names page \(next) as the one after page \(page), which would never end; the rest is missing")
    }
    return next <= StarWarsPages.limit
      ? self : .refused("it has more than \(StarWarsPages.limit) pages; the rest is not asked for")
  }
}
