extension String {
  /// This text with the host and port of a server instead of each request to it: `www.ryanair.com: status 503` instead of
  /// `GET https://www.ryanair.com/api/…?…: status 503`. Addresses that are not requests, such as links, stay.
  package var namingServers: String {
    guard contains("://") else { return self }
    // Before the request, an error of one of several sources has the source. After it, there may be punctuation.
    let request =
      #/(?:([\w.]+): )?(?:GET|POST) https?:\/\/(?:[^\/\s]*@)?([^\s\/?#]+?)(?:[\/?#]\S*?)?([:),.;]*)(?=\s|$)/#
    return replacing(request) { match in
      let source = match.1.map(String.init) ?? ""
      let isRepeated = match.2.contains(source)
      // The address may have pairs of parentheses itself, as in /(secret).
      var opened = match.0.count { $0 == "(" } - match.0.dropLast(match.3.count).count { $0 == ")" }
      let end = match.3.drop { character in
        guard character == ")", opened > 0 else { return false }
        opened -= 1
        return true
      }
      return (source.isEmpty || isRepeated ? "" : "\(source): ") + match.2 + end
    }
  }
}
