import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The server's paths and their handlers.
///
/// Equal requests at the same time share one call of the service's client.
struct Routes {
  let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
  private let handling: Handling
  /// The start of links in responses; `nil` to use the host of the request.
  private let baseURL: BaseURL?

  /// Creates the routes of several APIs.
  ///
  /// - Parameter registrations: The APIs to add. The error message for an unknown path lists their examples in this
  ///   order.
  init(
    _ registrations: [RouteRegistration], from dependencies: Dependencies, sharing shared: SharedResponses,
    deadline: Duration, baseURL: BaseURL?
  ) {
    self.baseURL = baseURL
    handling = Handling(shared: shared, deadline: deadline, clock: dependencies.clock)
    router.add(middleware: NotFound(examples: registrations.flatMap(\.examples)))
    for registration in registrations { registration.add(self, dependencies) }
  }

  /// Adds a handler for `GET` and `HEAD` requests for a path, with or without a slash at its end.
  func get(
    _ path: RouterPath, errors shape: ErrorShape = .error,
    _ respond: @escaping @Sendable (RouteRequest) async throws -> RouteResponse
  ) {
    router.get(path) { [handling, baseURL] received, context in
      let request = RouteRequest(received, context.parameters, at: baseURL)
      do {
        let response = try await handling.response(to: request, from: context.client) { try await respond(request) }
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

/// Waits for the response to each request. Equal requests share their work, but each has its own deadline, and ends
/// when its own client disconnects.
private struct Handling: Sendable {
  let shared: SharedResponses
  let deadline: Duration
  let clock: any Clock<Duration>

  /// Returns the response of `work`. Equal requests share one run of `work`.
  ///
  /// - Throws: The error of `work`; ``ClientLeft`` if the client disconnects first; ``ClientError`` at the request's
  ///   own deadline; or `CancellationError`.
  func response(
    to request: RouteRequest, from client: ClientPresence, _ work: @escaping @Sendable () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let ticket = await shared.join(SharedRequest(request), work)
    return try await withThrowingTaskGroup(of: RouteResponse?.self) { group in
      group.addTask { [shared] in try await shared.wait(for: ticket) }
      // Watch for a disconnect and for the deadline until the response is ready.
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

/// Replaces Hummingbird's response for an unknown path.
private struct NotFound: RouterMiddleware {
  private let text: String

  init(examples: [String]) {
    text = "no such path; try \(examples.joined(separator: ", "))"
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      return RouteResponse(.notFound, text).response(to: request)
    }
  }
}

/// The context of a request: its logger, and the state of the client's connection.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var client = ClientPresence()

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
