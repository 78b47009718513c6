/// The parameters of an address's query, decoded as those of a form: `+` is a space, and `%2B` is a plus sign. A name
/// alone has the value `true`. `nil` for each that is not UTF-8 in percent-encoding.
package func formParameters(of query: some StringProtocol) -> [(name: String, value: String)?] {
  query.split(separator: "&").map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0).replacing("+", with: " ").percentDecoded }
    guard let name = parts[0], let value = parts.count == 1 ? "true" : parts[1] else { return nil }
    return (name, value)
  }
}
