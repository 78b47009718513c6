import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The paths that the server has, and what answers each.
///
/// Equal requests that are under way at the same time are one call of the client.
struct Routes {
  let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
  private let responding: Responding
  /// Where links in responses begin; `nil` for the host that the request names.
  private let baseURL: BaseURL?

  init(_ shared: SharedResponses, deadline: Duration, clock: any Clock<Duration>, baseURL: BaseURL?) {
    self.baseURL = baseURL
    responding = Responding(shared: shared, deadline: deadline, clock: clock)
    router.add(middleware: NotFound())
  }

  /// Answers `GET` of a path, and `HEAD` with it. A trailing slash makes no difference.
  func get(
    _ path: RouterPath, errors shape: ErrorShape = .error,
    _ respond: @escaping @Sendable (RouteRequest) async throws -> RouteResponse
  ) {
    router.get(path) { [responding, baseURL] received, context in
      let request = RouteRequest(received, context.parameters, at: baseURL)
      do {
        let response = try await responding.response(to: request, from: context.client) { try await respond(request) }
        if let shortfall = response.shortfall {
          context.logger.warning(
            shortfall.message, metadata: ["error": .string("\(shortfall.error)".printable)])
        }
        return response.response(to: received)
      } catch let error as ClientError {
        return try RouteResponse(error, as: shape).response(to: received)
      } catch let error as BadRequest {
        return RouteResponse(.badRequest, error.description, as: shape).response(to: received)
      }
    }
  }
}

/// How a request comes to its answer: together with equal ones, and within its own limits.
private struct Responding: Sendable {
  let shared: SharedResponses
  let deadline: Duration
  let clock: any Clock<Duration>

  /// Cancels the work when the client leaves before the answer is there, and fails at the request's own deadline.
  ///
  /// - Throws: What `work` throws, ``ClientLeft``, or `CancellationError`.
  func response(
    to request: RouteRequest, from client: ClientPresence, _ work: @escaping @Sendable () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let ticket = await shared.join(SharedRequest(request), work)
    return try await withThrowingTaskGroup(of: RouteResponse?.self) { group in
      group.addTask { [shared] in try await shared.wait(for: ticket) }
      // The client, and the deadline: both are called off by the answer.
      group.addTask {
        await client.waitForDeparture()
        return nil
      }
      group.addTask { [deadline, clock] in
        guard (try? await clock.sleep(for: deadline)) != nil else { return nil }
        throw ClientError(
          requested: request.requested,
          reason: .failed(.timeout, detail: "there was no response within \(deadline.inSeconds) s", remedy: "try again")
        )
      }
      do {
        while let ended = try await group.next() {
          group.cancelAll()
          if let ended { return ended }
        }
        throw CancellationError()
      } catch is CancellationError where client.hasLeft {
        throw ClientLeft()
      }
    }
  }
}

/// Words what Hummingbird says where there is no route.
private struct NotFound: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      let response = RouteResponse(
        .notFound,
        "there is nothing here; there is at /trips, /trips/EU, /regions, /airports/VNO, /countries/v3.1/name/Germany, "
          + "/mars/rovers/curiosity/photos?sol=1000, /mars/manifests/curiosity, /starwars/films, /starwars/films/2 "
          + "and /health")
      return response.response(to: request)
    }
  }
}

/// What a route knows beside the request: the logger, and the client, which may leave.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var client = ClientPresence()

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
