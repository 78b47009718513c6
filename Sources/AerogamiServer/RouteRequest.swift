import AerogamiCore
import HTTPTypes
import Hummingbird

/// The parts of a request that routes use. None of them identifies the client, so equal requests of different clients
/// can share one response.
struct RouteRequest: Sendable {
  /// The path and the query, still percent-encoded.
  let target: String
  /// The URL at which the client reaches the server, such as `http://127.0.0.1:8080`. Links in responses start with it.
  let origin: String
  /// The request as text for error messages, without the query, which may contain a secret.
  var requested: String { "\(method) \(target.prefix { $0 != "?" })" }
  /// The path of the base URL, which local addresses in a stream start with. Other responses get it when they are sent.
  let site: SitePath
  /// Whether the client accepts HTML, as browsers do.
  let acceptsPages: Bool
  private let method: HTTPRequest.Method
  private let parameters: Parameters

  init(_ request: Request, _ parameters: Parameters, at baseURL: BaseURL?, below site: SitePath) {
    target = request.uri.string
    acceptsPages = ErrorShape(accepted: request.headers[.accept]) == .page
    method = request.method
    origin = baseURL?.text ?? "http://\(request.head.authority ?? "")"
    self.site = site
    self.parameters = parameters
  }

  /// Returns the decoded path segment of a route parameter, such as `EU` for `region` in `/trips/:region`.
  func path(_ name: String) throws(BadRequest) -> String {
    guard let text = parameters.get(name)?.percentDecoded else {
      throw BadRequest("the path is not valid percent-encoded UTF-8; for example, write café as caf%C3%A9")
    }
    return text
  }

  /// The parameters of the query; `nil` for each that cannot be decoded.
  var query: [(name: String, value: String)?] { decodedQuery(of: target) }

  /// Returns the first value of a query parameter; `nil` if it is missing. Throws an error if any parameter of the
  /// query cannot be decoded.
  subscript(name: String) -> String? {
    get throws(BadRequest) {
      guard !query.contains(where: { $0 == nil }) else {
        throw BadRequest("the query is not valid percent-encoded UTF-8; for example, write café as caf%C3%A9")
      }
      return query.lazy.compactMap(\.self).first { $0.name == name }?.value
    }
  }

  /// Throws an error for the first parameter of the query whose name is not one of these. Empty ones are ignored, as
  /// everywhere.
  func refuseUnknown(except known: [String]) throws(TripSearchError) {
    for (name, value) in query.compactMap(\.self) where !value.isEmpty && !known.contains(name) {
      throw FieldNames.parameters.unknown(name, known: known)
    }
  }

  /// Returns the value of a query parameter as a whole number; `nil` if the parameter is missing. Throws an error if
  /// the value is not a whole number in `range`, or if any parameter of the query cannot be decoded.
  func number(_ name: String, in range: ClosedRange<Int>) throws(BadRequest) -> Int? {
    guard let text = try self[name] else { return nil }
    guard let number = Int(digits: text), range.contains(number) else {
      throw BadRequest("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// Returns the parameters of a target's query; `nil` for each that cannot be decoded. Hummingbird's own decoding is not
/// used, because it decodes `%2B` (a plus sign) but not `+` (a space). Its result is `+` for both.
func decodedQuery(of target: String) -> [(name: String, value: String)?] {
  target.firstIndex(of: "?").map { formParameters(of: target[target.index(after: $0)...]) } ?? []
}

/// The error for an invalid request. The response has status 400.
struct BadRequest: Error {
  let description: String

  init(_ description: String) { self.description = description }
}
