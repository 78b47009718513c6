extension String {
  /// This text with the name of a service instead of each request to it: `Ryanair: status 503` instead of
  /// `GET https://www.ryanair.com/api/…?… (Ryanair): status 503`. Without a name after the request, with the host and port
  /// of the server. Addresses that are not requests, such as links, stay. Leaves out what is wrong with a
  /// response, which names keys of JSON, unless the service reports an error in it.
  package var namingServers: String {
    guard contains("://") else { return self }
    // Before the request, an error of one of several sources has the source. After it, there may be punctuation.
    let request =
      #/
      (?:([\w.]+):\ )?(?:GET|POST)\ https?:\/\/(?:[^\/\s]*@)?([^\s\/?\#]+?)(?:[\/?\#]\S*?)?
      (?:\ \(([A-Z][\w.]*)\))?([:),.;]*)(?=\s|$)
      /#
    let unusable = #/(the response could not be used) \((?!the service reports).*?\)(?=; try again later)/#
    return replacing(unusable) { $0.1 }.replacing(request) { match in
      let source = match.1.map(String.init) ?? ""
      let name = match.3 ?? match.2
      let isRepeated = name.lowercased().contains(source.lowercased())
      // The address may have pairs of parentheses itself, as in /(secret).
      var opened = match.0.count { $0 == "(" } - match.0.dropLast(match.4.count).count { $0 == ")" }
      let end = match.4.drop { character in
        guard character == ")", opened > 0 else { return false }
        opened -= 1
        return true
      }
      return (source.isEmpty || isRepeated ? "" : "\(source): ") + name + end
    }
  }
}
