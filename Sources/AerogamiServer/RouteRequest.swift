import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import HTTPTypes
import Hummingbird

/// What one request asks for, whoever sends it.
struct RouteRequest: Sendable {
  /// The path and the query, as they came.
  let target: String
  /// Where the client reaches the server, such as `http://127.0.0.1:8080`. Links in responses begin with it.
  let origin: String
  /// What an error says was requested: the path, without the query, which may hold a secret.
  var requested: String { "GET \(target.prefix { $0 != "?" })" }
  private let parameters: Parameters

  init(_ request: Request, _ parameters: Parameters, at baseURL: BaseURL?) {
    target = request.uri.string
    origin = baseURL?.text ?? "http://\(request.head.authority ?? "")"
    self.parameters = parameters
  }

  /// A segment of the path that a route has a name for.
  func path(_ name: String) throws(BadRequest) -> String {
    guard let text = parameters.get(name)?.percentDecoded else {
      throw BadRequest("the path is not encoded as UTF-8 in percent signs and digits")
    }
    return text
  }

  /// The parameters of the query, `nil` for each that cannot be decoded.
  var query: [(name: String, value: String)?] { decodedQuery(of: target) }

  /// The value of a parameter of the query; the first where there are several, `nil` where there is none.
  subscript(name: String) -> String? {
    get throws(BadRequest) {
      guard !query.contains(where: { $0 == nil }) else {
        throw BadRequest("the query is not valid UTF-8 in percent-encoding, such as caf%C3%A9")
      }
      return query.lazy.compactMap(\.self).first { $0.name == name }?.value
    }
  }

  /// A whole number of the query; `nil` where it is not there.
  func number(_ name: String, in range: ClosedRange<Int>) throws(BadRequest) -> Int? {
    guard let text = try self[name] else { return nil }
    guard let number = Int(digits: text), range.contains(number) else {
      throw BadRequest("\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// The parameters of a target's query, `nil` for each that cannot be decoded.
///
/// Hummingbird decodes percent signs and digits only, after which a space and a plus sign cannot be told apart.
func decodedQuery(of target: String) -> [(name: String, value: String)?] {
  target.firstIndex(of: "?").map { formParameters(of: target[target.index(after: $0)...]) } ?? []
}

/// Why a request makes no sense: status 400.
struct BadRequest: Error {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
