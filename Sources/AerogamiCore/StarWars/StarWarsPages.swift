public import AerogamiContainer

/// Fetches the pages of a list one after another by following the link to the next page.
public struct StarWarsPages: Sendable {
  /// The maximum number of pages of a list. Without this limit, a list might never end.
  public static let limit = 1000

  private let fetch: @Sendable (Int) async throws -> Fetched<StarWarsPage>
  private let clock: any Clock<Duration>

  /// Creates a fetcher for the pages of one list.
  ///
  /// - Parameters:
  ///   - fetch: Fetches one page; the first is 1.
  ///   - clock: Measures the elapsed time of each page.
  public init(_ fetch: @escaping @Sendable (Int) async throws -> Fetched<StarWarsPage>, clock: any Clock<Duration>) {
    self.fetch = fetch
    self.clock = clock
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
    isolation: isolated (any Actor)? = #isolation,
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
