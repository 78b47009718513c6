/// Decodes the query of a URL as form parameters.
///
/// `+` stands for a space, and `%2B` for a plus sign. A name without `=` has the value `true`. The result has `nil` for
/// each parameter that is not valid percent-encoded UTF-8.
package func formParameters(of query: some StringProtocol) -> [(name: String, value: String)?] {
  query.split(separator: "&").map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0).replacing("+", with: " ").percentDecoded }
    guard let name = parts[0], let value = parts.count == 1 ? "true" : parts[1] else { return nil }
    return (name, value)
  }
}
