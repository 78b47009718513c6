import AerogamiContainer
import AerogamiCore
import Foundation

/// A feed for feed readers (RFC 4287).
struct AtomFeed {
  struct Entry {
    let id: StableID
    let title: String
    /// When the content of the entry last changed.
    let updated: Date
    /// The lines of the text below the title.
    var lines: [String] = []
    /// An `http` or `https` URL; `nil` for none.
    var link: String?
    /// A word by which readers can filter; `nil` for none.
    var category: String?
  }

  let id: StableID
  let title: String
  /// How complete the entries are.
  let subtitle: String
  /// The address of this feed, without a token.
  let address: String
  /// The address of the page that shows the same.
  let page: String
  /// The entries, newest first.
  let entries: [Entry]
  /// The time of a feed without entries.
  let now: Date

  /// Returns the feed as XML in UTF-8.
  func xml() -> [UInt8] {
    var xml = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
    func element(_ name: StaticString, _ text: String) { xml += "<\(name)>\(text.escapedForXML)</\(name)>\n" }
    func link(_ relation: StaticString, _ address: String) {
      xml += "<link rel=\"\(relation)\" href=\"\(address.escapedForXML)\"/>\n"
    }
    func time(_ date: Date) -> String { RFC3339.string(from: date) ?? "1970-01-01T00:00:00Z" }
    element("id", "urn:uuid:\(id)")
    element("title", title)
    element("subtitle", subtitle)
    // A feed without entries changes once a day, so that readers do not download it again each time.
    element("updated", time(entries.map(\.updated).max() ?? now.dayNumber.map { Date(dayNumber: $0) } ?? now))
    xml += "<author><name>aerogami</name></author>\n"
    link("self", address)
    link("alternate", page)
    for entry in entries {
      xml += "<entry>\n"
      element("id", "urn:uuid:\(entry.id)")
      element("title", entry.title)
      element("updated", time(entry.updated))
      link("alternate", entry.link ?? page)
      if let category = entry.category { xml += "<category term=\"\(category.escapedForXML)\"/>\n" }
      let lines = entry.lines.isEmpty ? [entry.title] : entry.lines
      xml += "<content type=\"text\">\(lines.map(\.escapedForXML).joined(separator: "\n"))</content>\n"
      xml += "</entry>\n"
    }
    xml += "</feed>\n"
    return Array(xml.utf8)
  }

  var response: RouteResponse { RouteResponse(contentType: Self.contentType, body: xml()) }

  static let contentType = "application/atom+xml; charset=utf-8"
}

extension String {
  /// The text with references for characters that have a meaning in XML, and without characters that XML 1.0 forbids or
  /// that hide or reorder text. Limited to 2,000 characters.
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in printable(maxLength: 2000).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // The only other scalars that XML 1.0 forbids and that are printable.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
