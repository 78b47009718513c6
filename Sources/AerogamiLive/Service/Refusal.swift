/// Why a service refused a request with status 400, as far as its error message names the cause.
enum Refusal: Hashable, Sendable {
  /// The service has no resource with this name. The kind is a noun, such as `rover`.
  case unknown(kind: String, name: String)
  /// The service would accept another request. The text says which one.
  case remedy(String)
}
