import AerogamiCore
import AerogamiJSON
import AerogamiLive
import HTTPTypes

/// How a service words an error: each has a shape of its own, which its clients read.
enum ErrorShape: Sendable {
  /// `{"error":"…"}`
  case error
  /// `{"message":"…","status":404}`, as REST Countries before v5.
  case message
  /// `{"errors":"…"}`, as the service for the photos of rovers.
  case errors
  /// `{"errors":[{"message":"…"}]}`, as REST Countries since v5.
  case listedErrors
}

extension RouteResponse {
  init(_ status: HTTPResponse.Status, _ text: String, as shape: ErrorShape = .error) {
    self.init(status) { json in
      json.beginObject()
      switch shape {
      case .error:
        json.key("error")
        json.string(text)
      case .message:
        json.key("message")
        json.string(text)
        json.key("status")
        json.int(status.code)
      case .errors:
        json.key("errors")
        json.string(text)
      case .listedErrors:
        json.key("errors")
        json.beginArray()
        json.beginObject()
        json.key("message")
        json.string(text)
        json.endObject()
        json.endArray()
      }
      json.endObject()
    }
  }

  /// What became of a request that a client could not answer.
  ///
  /// A fault of the environment is what it says. What a service did is told as a gateway tells of it: 502 where it
  /// answered badly or not at all, 504 where not in time, and 503 where it was too busy.
  ///
  /// - Throws: ``BrokenResponse`` for a fault that is no status.
  init(_ error: ClientError, as shape: ErrorShape) throws(BrokenResponse) {
    self.init(try HTTPResponse.Status(telling: error.reason), "\(error)", as: shape)
    if case .busy = error.reason { retryAfter = .seconds(1) }
  }
}

extension HTTPResponse.Status {
  fileprivate init(telling reason: ClientError.Reason) throws(BrokenResponse) {
    switch reason {
    case .unknown: self = .notFound
    // The request is well-formed, and this service cannot answer it.
    case .unanswerable: self = .unprocessableContent
    case .injected(let failure), .fault(let failure): self = try .init(acting: failure)
    case .busy: self = .serviceUnavailable
    case .failed(.timeout, _, _): self = .gatewayTimeout
    case .failed(.status(429), _, _), .failed(.status(503), _, _): self = .serviceUnavailable
    case .failed: self = .badGateway
    }
  }

  private init(acting failure: Failure) throws(BrokenResponse) {
    switch failure {
    case .status(let code): self.init(code: code)
    case .unimplemented: self = .notImplemented
    case .timeout: self = .gatewayTimeout
    case .offline: throw .dropped
    case .malformed: throw .cutShort
    }
  }
}
