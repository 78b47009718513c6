import AerogamiCore
import AerogamiJSON
import AerogamiLive
import HTTPTypes

/// The JSON form of an error. Each API uses the form of the service that it imitates, because clients expect that form.
enum ErrorShape: Sendable {
  /// `{"error":"…"}`, as in Aerogami's own API.
  case error
  /// `{"message":"…","status":404}`, as in REST Countries before v5.
  case message
  /// `{"errors":"…"}`, as in the service for rover photos.
  case errors
  /// `{"errors":[{"message":"…"}]}`, as in REST Countries since v5.
  case listedErrors
}

extension RouteResponse {
  init(_ status: HTTPResponse.Status, _ text: String, as shape: ErrorShape = .error) {
    self.init(status) { json in
      json.object { json in
        switch shape {
        case .error: json.member("error", text)
        case .message:
          json.member("message", text)
          json.member("status", status.code)
        case .errors: json.member("errors", text)
        case .listedErrors:
          json.key("errors")
          json.array(of: [text]) { json, text in json.object { $0.member("message", text) } }
        }
      }
    }
  }

  /// Creates the response for an error of a service's client.
  ///
  /// A simulated fault decides its status. Otherwise the status is 404 for an unknown name, and 422 if the service does
  /// not have the requested data. For a failed request to the service, it is 504 after a timeout, 503 if the service or
  /// this server is too busy, and 502 for any other failure.
  ///
  /// - Throws: ``BrokenResponse`` for a simulated fault that breaks the response instead of setting a status.
  init(_ error: ClientError, as shape: ErrorShape) throws(BrokenResponse) {
    self.init(try HTTPResponse.Status(of: error.reason), "\(error)", as: shape)
    if case .busy = error.reason { retryAfter = .seconds(1) }
  }
}

extension HTTPResponse.Status {
  fileprivate init(of reason: ClientError.Reason) throws(BrokenResponse) {
    switch reason {
    case .unknown: self = .notFound
    // The client's request is valid, but the configured service cannot respond to it.
    case .unanswerable: self = .unprocessableContent
    case .injected(let failure), .fault(let failure): self = try .init(injected: failure)
    case .busy: self = .serviceUnavailable
    case .failed(.timeout, _, _): self = .gatewayTimeout
    case .failed(.status(429), _, _), .failed(.status(503), _, _): self = .serviceUnavailable
    case .failed: self = .badGateway
    }
  }

  private init(injected failure: Failure) throws(BrokenResponse) {
    switch failure {
    case .status(let code): self.init(code: code)
    case .unimplemented: self = .notImplemented
    case .timeout: self = .gatewayTimeout
    case .offline: throw .dropped
    case .malformed: throw .cutShort
    }
  }
}
