import AerogamiCore
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// What the server can be asked, and who answers.
///
/// Equal questions that are under way at the same time are one question to the client.
struct Routes {
  let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
  private let requests = RequestCoalescer<SharedQuestion, Answer>()

  init() {
    router.add(middleware: NotFound())
  }

  /// Answers `GET` of a path, and `HEAD` with it. A trailing slash makes no difference.
  func get(
    _ path: RouterPath, errors shape: ErrorShape = .error,
    _ answer: @escaping @Sendable (Question) async throws -> Answer
  ) {
    router.get(path) { [requests] request, context in
      let question = Question(request, context.parameters)
      do {
        let answer = try await requests.value(for: SharedQuestion(question)) { try await answer(question) }
        if let shortfall = answer.shortfall {
          context.logger.warning(
            shortfall.what, metadata: ["error": .string("\(shortfall.error)".printable)])
        }
        return answer.response(to: request)
      } catch let error as ClientError {
        return try Answer(error, as: shape).response(to: request)
      } catch let error as UnusableQuestion {
        return Answer(.badRequest, error.description, as: shape).response(to: request)
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
      let answer = Answer(
        .notFound,
        "there is nothing here; there is at /trips, /trips/EU, /regions, /airports/VNO, /countries/v3.1/name/Germany, "
          + "/mars/rovers/curiosity/photos?sol=1000, /mars/manifests/curiosity, /starwars/films, /starwars/films/2 "
          + "and /health")
      return answer.response(to: request)
    }
  }
}

/// What makes two questions one.
private struct SharedQuestion: Hashable {
  let target: String
  let origin: String

  init(_ question: Question) {
    (target, origin) = (question.target, question.origin)
  }
}

/// What Hummingbird hands on with a request, and the connection, which a fault may close.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
