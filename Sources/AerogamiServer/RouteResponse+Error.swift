import AerogamiContainer
import AerogamiCore
import AerogamiJSON
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
  /// A web page.
  case page

  /// Creates the form that a client accepts: a page for a browser, and otherwise JSON.
  ///
  /// - Parameter header: The header `Accept`; `nil` if the request has none.
  init(accepted header: String?) { self = header?.contains("text/html") == true ? .page : .error }
}

extension RouteResponse {
  init(_ status: HTTPResponse.Status, _ text: String, as shape: ErrorShape = .error) {
    if shape == .page {
      self.init(status, errorPage: text)
      return
    }
    self.init(status) { json in
      json.object { json in
        switch shape {
        case .error, .page: json.member("error", text)
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
  /// For a simulated fault, the fault sets the status. Otherwise the status is 404 for an unknown name, and 422 if the
  /// search filters by a field that the service does not report. It is 501 if the service has no such endpoint. If a
  /// request to the service failed, the status is 504 after a timeout, 503 if the service responded 429 or 503, and 502
  /// after any other failure. It is also 503, with `Retry-After`, if this server already sends its maximum of
  /// concurrent requests.
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
    // The request is valid, but it filters by a field that the configured service does not report.
    case .domain: self = .unprocessableContent
    case .injected(let failure), .fault(let failure): self = try .init(injected: failure)
    case .busy: self = .serviceUnavailable
    case .failed(.timeout, _, _): self = .gatewayTimeout
    case .failed(.status(429), _, _), .failed(.status(503), _, _): self = .serviceUnavailable
    case .failed(.unimplemented, _, _): self = .notImplemented
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
