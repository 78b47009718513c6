import AerogamiCore
import HTTPTypes
import Hummingbird

/// What one request asks for, whoever sends it.
struct Question: Sendable {
  /// The path and the query, as they came.
  let target: String
  /// Where the server is, in the words of the one who asks: `http://127.0.0.1:8080`. Links in answers begin with it.
  let origin: String
  private let parameters: Parameters
  private let query: Parameters

  init(_ request: Request, _ parameters: Parameters) {
    target = request.uri.string
    origin = "http://\(request.head.authority ?? "")"
    self.parameters = parameters
    query = request.uri.queryParameters
  }

  /// A segment of the path that a route has a name for.
  func path(_ name: String) throws(UnusableQuestion) -> String {
    guard let text = parameters.get(name)?.percentDecoded else {
      throw UnusableQuestion("the path is not encoded as UTF-8 in percent signs and digits")
    }
    return text
  }

  subscript(name: String) -> String? { query.get(name)?.replacing("+", with: " ") }

  /// A whole number of the query; `nil` where it is not there.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UnusableQuestion) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UnusableQuestion("\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// Why a request makes no sense: status 400.
struct UnusableQuestion: Error {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
