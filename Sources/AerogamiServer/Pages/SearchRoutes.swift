import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// The page with the search form and the trips, and the stream of its results.
struct SearchRoutes: Sendable {
  let environment: ServedEnvironment
  let search: SearchTrips
  let favorites: FavoriteStore
  /// The time after which the regions without a response are given up, so that the others can be shown.
  let limit: Duration
  let now: @Sendable () -> Date
  let logger: Logger

  func add(to routes: Routes) {
    routes.get("/", errors: .page) { try await page($0) }
    routes.stream("stream") { try stream($0) }
  }

  /// Returns the page with all trips. A browser first gets the page before its search, unless the request waits.
  private func page(_ request: RouteRequest) async throws -> RouteResponse {
    let form: SearchForm
    do throws(InvalidFields) {
      form = try SearchForm(request.query, in: environment, at: now())
    } catch {
      let page = SearchPage(environment: environment, form: SearchForm(filling: request.query), favorites: [])
      return RouteResponse(.badRequest, page: page.html(error))
    }
    if request.acceptsPages, !form.waits {
      return RouteResponse(page: SearchPage(environment: environment, form: form, favorites: []).htmlBeforeSearch())
    }
    let result: SearchResult
    do {
      result = try await .found(by: search, for: form, at: now(), within: limit)
    } catch let error as HomeError {
      let page = SearchPage(environment: environment, form: form, favorites: [])
      return RouteResponse(
        .badRequest, page: page.html(InvalidFields(all: [InvalidField("regions", "\(error.message)")])))
    }
    // Reads the favorites after the search, which may take long.
    let page = SearchPage(environment: environment, form: form, favorites: await favoriteIDs())
    let status: HTTPResponse.Status =
      if result.invalidField != nil {
        .badRequest
      } else if result.hasFailed {
        .badGateway
      } else {
        result.summary.currencyError == nil ? .ok : .unprocessableContent
      }
    return RouteResponse(status, page: page.html(result))
  }

  /// Returns the results of a search whenever a region has responded. Each event has all results so far.
  private func stream(_ request: RouteRequest) throws(BadRequest) -> EventStream<SearchResult> {
    let form: SearchForm
    do throws(InvalidFields) {
      form = try SearchForm(request.query, in: environment, at: now())
    } catch {
      throw BadRequest(error.text)
    }
    return EventStream(
      // Without results, the page's script loads the complete page, which says what is wrong.
      produce: { results in
        _ = try? await SearchResult.found(by: search, for: form, at: now(), within: limit) { results.yield($0) }
      },
      // Reads the favorites for each event, because the user may change them during the search.
      render: { result in
        SearchPage(environment: environment, form: form, favorites: await favoriteIDs()).events(of: result)
      })
  }

  /// Returns the ids of the favorites; `nil` if they cannot be read, which is logged.
  private func favoriteIDs() async -> Set<Trip.ID>? {
    do {
      return try await favorites.ids()
    } catch {
      if !Task.isCancelled {
        logger.warning("the favorites cannot be read", metadata: ["error": .string("\(error)".printable)])
      }
      return nil
    }
  }
}
