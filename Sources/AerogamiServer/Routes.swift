import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// The server's paths and their handlers. Equal requests at the same time share one call of the service's client.
struct Routes {
  let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
  /// The names of the sources of trips; empty for sample data.
  let sources: [String]
  private let handling: Handling

  /// Creates the routes of several APIs.
  /// The error message for an unknown path lists the examples of the APIs.
  init(
    _ registrations: [RouteRegistration], from dependencies: Dependencies, sharing shared: SharedResponses,
    deadline: Duration, baseURL: BaseURL?, site: SitePath, sources: [String] = []
  ) {
    self.sources = sources
    handling = Handling(shared: shared, deadline: deadline, clock: dependencies.clock, baseURL: baseURL, site: site)
    let examples = registrations.flatMap(\.examples).joined(separator: ", ")
    router.add(middleware: NotFound(text: "no such path; try \(examples)", site: site))
    for registration in registrations { registration.add(self, dependencies) }
  }

  /// Adds a handler for `GET` and `HEAD` requests for a path, with or without a slash at its end.
  func get(
    _ path: RouterPath, errors shape: ErrorShape = .error,
    _ respond: @escaping @Sendable (RouteRequest) async throws -> RouteResponse
  ) {
    router.get(path) { [handling] request, context in
      try await handling.respond(to: request, context, errors: shape, respond)
    }
  }

  /// Adds a handler for `POST` requests that change something. Only pages of this server can send them: see
  /// ``Responder``.
  func post(
    _ path: RouterPath,
    _ change: @escaping @Sendable (RouteRequest, _ isForScript: Bool) async throws -> RouteResponse
  ) {
    router.post(path) { [handling] request, context in
      let isForScript = request.headers[.accept] == "application/json"
      return try await handling.respond(
        to: request, context, errors: isForScript ? .error : .page, isForScript: isForScript
      ) { request in
        let response = try await change(request, isForScript)
        await handling.shared.noteChange()
        return response
      }
    }
  }

  /// Adds a handler for `GET` requests for a stream of events. `prepare` checks the request and returns the stream.
  func stream<Value>(_ path: RouterPath, _ prepare: @escaping @Sendable (RouteRequest) throws -> EventStream<Value>) {
    router.get(path) { [handling] received, context in
      let request = RouteRequest(received, context.parameters, at: handling.baseURL, below: handling.site)
      do {
        let stream = try prepare(request)
        let isCompressed = received.acceptsGzip
        var headers = HTTPFields.eventStream
        headers[.vary] = "Accept-Encoding"
        if isCompressed { headers[.contentEncoding] = "gzip" }
        return Response(
          status: .ok,
          headers: headers,
          body: ResponseBody { [client = context.client, logger = context.logger] writer in
            try await send(stream, to: &writer, until: client, isCompressed: isCompressed)
            if client.hasLeft { logger.info("the client disconnected before the end of the stream") }
            try await writer.finish(nil)
          })
      } catch {
        let response = try RouteResponse(routeError: error, as: .error, at: request.target, logger: context.logger)
        context.failure.note(response.failure)
        return response.response(to: received, below: handling.site)
      }
    }
  }
}

extension HTTPFields {
  static let eventStream: HTTPFields = [
    .contentType: "text/event-stream", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
    // Tells a proxy such as nginx to forward each event at once.
    .accelBuffering: "no",
  ]
}

/// Writes the events of a stream, compressed if the client accepts that, until it ends or the client disconnects.
private func send<Value>(
  _ stream: EventStream<Value>, to writer: inout any ResponseBodyWriter, until client: ClientPresence,
  isCompressed: Bool
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
    var sent = SentRows()
    var gzip = isCompressed ? GzipStream() : nil
    for await value in values where !client.hasLeft {
      let events = await stream.render(value, &sent)
      try await writer.write(ByteBuffer(bytes: gzip?.compress(events) ?? events))
    }
    guard !client.hasLeft else { return }
    let end = ServerSentEvent.end.bytes
    try await writer.write(ByteBuffer(bytes: gzip?.compress(end, isLast: true) ?? end))
  }
}

extension RouteResponse {
  /// Creates the response for an error of a route, and logs the error if the status is 500. Throws ``BrokenResponse``
  /// for a simulated fault that breaks the response, or the error itself if it has no response.
  fileprivate init(routeError error: any Error, as shape: ErrorShape, at target: String, logger: Logger) throws {
    switch error {
    case let error as ClientError: try self.init(error, as: shape, at: target)
    case let error as BadRequest: self.init(.badRequest, error.description, as: shape, at: target)
    case let error as TripSearchError: self.init(.badRequest, "\(error)", as: shape, at: target)
    case let error as InvalidFields: self.init(.badRequest, error.text, as: shape, at: target)
    case let error as WatchRefusal:
      self.init(error.status, shape == .page ? error.textOnPage : error.text, as: shape, at: target)
    case let error as OtherPartyError: self.init(.conflict, "\(error)", as: shape, at: target)
    case let error as MissingTrip: self.init(.notFound, error.message, as: shape, at: target)
    case let error as any ReportedError where shape == .page:
      logger.error("failed", metadata: ["error": .string("\(error)".printable)])
      self.init(.internalServerError, errorPage: "\(error)", at: target)
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
  /// The start of links in responses; `nil` to use the host of the request.
  let baseURL: BaseURL?
  /// The path of ``baseURL``.
  let site: SitePath

  /// Returns the response of a route, or the one for its error. Throws an error that has no response.
  func respond(
    to received: Request, _ context: ServerContext, errors shape: ErrorShape, isForScript: Bool = false,
    _ respond: @escaping @Sendable (RouteRequest) async throws -> RouteResponse
  ) async throws -> Response {
    let request = RouteRequest(received, context.parameters, at: baseURL, below: site)
    do {
      // A client that already has the page gets it only if it has changed.
      let isCompressed = received.acceptsGzip && received.headers[.ifNoneMatch] == nil
      let response = try await response(
        to: request, isForScript: isForScript, isCompressed: isCompressed, from: context.client, respond)
      if let shortfall = response.shortfall {
        context.logger.warning(shortfall.message, metadata: ["error": .string("\(shortfall.error)".printable)])
      }
      context.failure.note(response.failure)
      return response.response(to: received, below: site)
    } catch {
      let response = try RouteResponse(routeError: error, as: shape, at: request.target, logger: context.logger)
      context.failure.note(response.failure)
      return response.response(to: received, below: site)
    }
  }

  /// Returns the response of `respond`. Equal requests share one run of `respond`.
  ///
  /// - Throws: The error of `respond`; ``ClientLeft`` if the client disconnects first; `ClientError` at the request's
  ///   own deadline; or `CancellationError`.
  private func response(
    to request: RouteRequest, isForScript: Bool, isCompressed: Bool, from client: ClientPresence,
    _ respond: @escaping @Sendable (RouteRequest) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let equal = SharedRequest(
      target: request.target, origin: request.origin, acceptsPages: request.acceptsPages, isForScript: isForScript,
      isCompressed: isCompressed)
    let limited = try await withTimeLimit(deadline, clock: clock) { [shared, site] in
      do {
        return try await awaitResponse(
          of: {
            try await shared.response(to: equal) {
              let response = try await respond(request)
              return isCompressed ? response.compressed(below: site) : response
            }
          }, until: { await client.waitForDeparture() })
      } catch is CancellationError where client.hasLeft {
        throw ClientLeft()
      }
    }
    guard let response = limited.value else { throw ClientError.timedOut(request.requested, after: deadline) }
    return response
  }
}

/// Replaces Hummingbird's response for an unknown path.
private struct NotFound: RouterMiddleware {
  let text: String
  let site: SitePath

  func handle(
    _ request: Request, context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      // A browser gets a page; any other client gets the examples of paths.
      let shape = ErrorShape(accepted: request.headers[.accept])
      return RouteResponse(.notFound, shape == .page ? "there is no such page" : text, as: shape, at: request.uri.path)
        .response(to: request, below: site)
    }
  }
}

/// The context of a request: its logger, the state of the client's connection, and why its service failed.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var client = ClientPresence()
  let failure = FailureReason()

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}

/// Why the service of a request failed, for the line of the request in the log.
final class FailureReason: Sendable {
  private let reason = Mutex<String?>(nil)

  /// The reason; `nil` if the service did not fail, or if the reason is unknown.
  var text: String? { reason.withLock { $0 } }

  func note(_ text: String?) { reason.withLock { $0 = text } }
}
