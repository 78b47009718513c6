import HTTPTypes
import NIOHTTP1

/// Why a request is rejected before it reaches a route.
struct Rejection {
  let status: HTTPResponse.Status
  /// The message and, after a semicolon, the remedy.
  let text: String
  /// The methods that the path accepts; empty unless the status is 405.
  let methods: [String]

  init(_ status: HTTPResponse.Status, _ text: String) {
    (self.status, self.text, methods) = (status, text, [])
  }

  /// Creates the rejection of a method that the path does not accept.
  init(_ method: HTTPMethod, accepted methods: [String]) {
    status = .methodNotAllowed
    text = "\(method.rawValue) is not supported; use \(methods.joined(separator: " or "))"
    self.methods = methods
  }
}
