import AerogamiContainer
import AerogamiCore
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

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
      } catch {
        return try RouteResponse(routeError: error, as: shape, logger: context.logger).response(to: received)
      }
    }
  }

  /// Adds a handler for `POST` requests that change something. Only pages of this server can send them: see
  /// ``Responder``.
  func post(_ path: RouterPath, _ change: @escaping @Sendable (RouteRequest) async throws -> FavoriteChange) {
    router.post(path) { [handling, baseURL] received, context in
      let request = RouteRequest(received, context.parameters, at: baseURL)
      let isForScript = received.headers[.accept] == "application/json"
      do {
        let response = try await handling.response(to: request, isForScript: isForScript, from: context.client) {
          let change = try await change(request)
          handling.changes.add()
          return change.response(isForScript: isForScript)
        }
        return response.response(to: received)
      } catch {
        return try RouteResponse(routeError: error, as: isForScript ? .error : .page, logger: context.logger)
          .response(to: received)
      }
    }
  }

  /// Adds a handler for `GET` requests whose response is a stream of events.
  ///
  /// - Parameter prepare: Checks the request, and returns its events.
  func stream<Value>(_ path: RouterPath, _ prepare: @escaping @Sendable (RouteRequest) throws -> EventStream<Value>) {
    router.get(path) { [baseURL] received, context in
      let request = RouteRequest(received, context.parameters, at: baseURL)
      do {
        let stream = try prepare(request)
        return Response(
          status: .ok,
          headers: [
            .contentType: "text/event-stream", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
            // Tells a proxy such as nginx to forward each event at once.
            .accelBuffering: "no",
          ],
          body: ResponseBody { [client = context.client, logger = context.logger] writer in
            try await send(stream, to: &writer, until: client)
            if client.hasLeft { logger.info("the client disconnected before the end of the stream") }
            try await writer.finish(nil)
          })
      } catch {
        return try RouteResponse(routeError: error, as: .error, logger: context.logger).response(to: received)
      }
    }
  }
}

/// Writes the events of a stream until it ends or the client disconnects.
private func send<Value>(
  _ stream: EventStream<Value>, to writer: inout any ResponseBodyWriter, until client: ClientPresence
) async throws {
  // Each value replaces the one before, so a client that reads slowly needs only the newest one.
  let (values, sink) = AsyncStream<Value>.makeStream(bufferingPolicy: .bufferingNewest(1))
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      await stream.produce(sink)
      sink.finish()
    }
    // Ends the stream when the client disconnects.
    group.addTask {
      await client.waitForDeparture()
      sink.finish()
    }
    defer { group.cancelAll() }
    for await value in values where !client.hasLeft {
      try await writer.write(ByteBuffer(bytes: await stream.render(value)))
    }
    guard !client.hasLeft else { return }
    var end: [UInt8] = []
    ServerSentEvent.end.append(to: &end)
    try await writer.write(ByteBuffer(bytes: end))
  }
}

extension RouteResponse {
  /// Creates the response for an error of a route, and logs an error of this server.
  ///
  /// - Throws: ``BrokenResponse`` for a simulated fault, or the error itself if it has no response.
  fileprivate init(routeError error: any Error, as shape: ErrorShape, logger: Logger) throws {
    switch error {
    case let error as ClientError: try self.init(error, as: shape)
    case let error as BadRequest: self.init(.badRequest, error.description, as: shape)
    case let error as MissingTrip: self.init(.notFound, error.message, as: shape)
    case let error as any ReportedError where shape == .page:
      logger.error("failed", metadata: ["error": .string("\(error)".printable)])
      self.init(.internalServerError, errorPage: "\(error)")
    default: throw error
    }
  }
}

/// Waits for the response to each request. Equal requests share their work, but each has its own deadline, and ends
/// when its own client disconnects.
private struct Handling: Sendable {
  let shared: SharedResponses
  let deadline: Duration
  let clock: any Clock<Duration>
  let changes = Changes()

  /// Returns the response of `work`. Equal requests share one run of `work`.
  ///
  /// - Throws: The error of `work`; ``ClientLeft`` if the client disconnects first; `ClientError` at the request's
  ///   own deadline; or `CancellationError`.
  func response(
    to request: RouteRequest, isForScript: Bool = false, from client: ClientPresence,
    _ work: @escaping @Sendable () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let equal = SharedRequest(request, afterChanges: changes.count, isForScript: isForScript)
    let ticket = await shared.join(equal, work)
    let limited = try await withTimeLimit(deadline, on: clock) { [shared] in
      try await withThrowingTaskGroup(of: RouteResponse?.self) { group in
        group.addTask { try await shared.wait(for: ticket) }
        group.addTask {
          await client.waitForDeparture()
          return nil
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
    guard let response = limited.value else { throw ClientError.timedOut(request.requested, after: deadline) }
    return response
  }
}

/// Counts the changes that clients have made.
private final class Changes: Sendable {
  private let counter = Atomic(0)

  var count: Int { counter.load(ordering: .acquiring) }

  func add() { counter.add(1, ordering: .acquiringAndReleasing) }
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
      // A person gets a page, a program the examples of paths.
      let shape = ErrorShape(accepted: request.headers[.accept])
      return RouteResponse(.notFound, shape == .page ? "there is no such page" : text, as: shape).response(to: request)
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
