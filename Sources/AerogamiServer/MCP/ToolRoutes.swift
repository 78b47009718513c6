import AerogamiMCP
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

extension Server {
  /// The path of the tools, and the only one that accepts requests with a body.
  static let toolPath = "/mcp"
}

/// The route of the tools for assistants, over the Model Context Protocol.
///
/// Each request is complete in itself, so there are no sessions, and a disconnected client cancels its calls.
struct ToolRoutes: Sendable {
  let server: ToolServer

  func add(to routes: Routes) {
    routes.router.post("mcp") { request, context in
      let body = try await request.body.collect(upTo: HTTPExchange.maxBytes)
      let headers = HTTPExchange.Headers(
        versions: request.headers[values: .mcpProtocolVersion], methods: request.headers[values: .mcpMethod],
        names: request.headers[values: .mcpName])
      let exchange = HTTPExchange(server, headers, body: Array(body.readableBytesView))
      if let responses = exchange.responses { return Self.response(responses.first, of: exchange) }
      if exchange.reportsProgress, request.headers[.accept]?.contains("text/event-stream") == true {
        return Self.stream(exchange, until: context.client, logger: context.logger)
      }
      var last: OutgoingMessage?
      try await run(exchange, until: context.client) { last = $0 }
      if context.client.hasLeft { throw ClientLeft() }
      try Task.checkCancellation()
      return Self.response(last, of: exchange)
    }
  }

  /// Returns the HTTP response with a message; without a message, the one to notifications.
  private static func response(_ message: OutgoingMessage?, of exchange: HTTPExchange) -> Response {
    guard let message else { return Response(status: .accepted, headers: [.cacheControl: "no-store"]) }
    return Response(
      status: HTTPResponse.Status(code: exchange.status(of: message)),
      headers: [.contentType: "application/json", .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: message.json)))
  }

  /// Returns the HTTP response that streams the progress of calls, and then their results.
  private static func stream(_ exchange: HTTPExchange, until client: ClientPresence, logger: Logger) -> Response {
    Response(
      status: .ok, headers: .eventStream,
      body: ResponseBody { writer in
        try await run(exchange, until: client) { @concurrent message in
          try await writer.write(ByteBuffer(bytes: ServerSentEvent.message(message.json).bytes))
        }
        if client.hasLeft { logger.info("the client disconnected before the end of the stream") }
        try await writer.finish(nil)
      })
  }
}

/// Runs the calls of an exchange until they end or the client disconnects.
private func run(
  _ exchange: HTTPExchange, until client: ClientPresence, sending send: (OutgoingMessage) async throws -> Void
) async throws {
  var session = exchange.session
  try await session.run(
    exchange.actions, endsWhenIdle: true,
    receiving: {
      await client.waitForDeparture()
      return nil
    }, sending: send)
}
