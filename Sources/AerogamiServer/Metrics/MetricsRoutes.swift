import AerogamiCore
import AerogamiFeatures
import HTTPTypes
import Hummingbird

/// The route of the metrics, for Prometheus.
struct MetricsRoutes: Sendable {
  let watches: ManageWatches
  let services: ServiceStore
  let environment: ServedEnvironment
  let responseCounts: @Sendable () -> [(status: Int, count: Int)]

  func add(to routes: Routes) {
    routes.get("metrics") { _ in
      // If the database cannot be read, the request fails, so that missing watches do not look like removed ones.
      let metrics = Metrics(
        watches: try await watches.rows().rows, services: try await services.all(),
        damagedFileCount: await environment.databaseFile()?.damagedPaths.count, responseCounts: responseCounts())
      var response = RouteResponse(contentType: Metrics.contentType, body: Array(metrics.text().utf8))
      response.headers[.cacheControl] = "no-store"
      return response
    }
  }
}
