import AerogamiLive
import Foundation

extension String {
  /// This text with the names of services instead of requests: `Ryanair` instead of `GET https://www.ryanair.com/api/…`,
  /// and only the host and port of a service without a known name.
  var namingServices: String {
    guard contains("://") else { return self }
    // Before the request, an error of one of several sources has the source. After it, there may be punctuation.
    let request =
      #/(?:([\w.]+): )?(?:GET|POST) https?:\/\/(?:[^\/\s]*@)?([^\s\/?#]+?)(?:[\/?#]\S*?)?([:),;]*)(?=\s|$)/#
    return replacing(request) { match in
      let name = sourceTitle(ofHost: String(match.2)) ?? String(match.2)
      let source = match.1.map(String.init)
      let isRepeated = source.map { name.lowercased().hasPrefix($0.lowercased()) } ?? true
      // The address may have pairs of parentheses itself, as in /(secret).
      var opened = match.0.count { $0 == "(" } - match.0.dropLast(match.3.count).count { $0 == ")" }
      let end = match.3.drop { character in
        guard character == ")", opened > 0 else { return false }
        opened -= 1
        return true
      }
      return (isRepeated ? "" : "\(source ?? ""): ") + name + end
    }
  }
}
