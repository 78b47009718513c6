import AerogamiContainer
import AerogamiCore

/// Writes HTML.
///
/// Markup comes only from ``HTMLTag`` and ``HTMLAttribute``. Every text is escaped, and its control characters are
/// replaced, so a text from a service can neither add markup nor override the direction of the text around it.
/// Addresses of links are ``PageLink`` values, which are always paths of this server, or `https` or `http` URLs.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes an element with a text.
  mutating func element(_ tag: HTMLTag, _ attributes: HTMLAttribute..., text: String) {
    start(tag, attributes)
    self.text(text)
    end(tag)
  }

  /// Writes an element with content.
  mutating func element<E: Error>(
    _ tag: HTMLTag, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) throws(E) -> Void
  ) throws(E) {
    start(tag, attributes)
    try content(&self)
    end(tag)
  }

  /// Writes an element without content, such as an input.
  mutating func empty(_ tag: HTMLTag, _ attributes: HTMLAttribute...) {
    start(tag, attributes)
    if !tag.isVoid { end(tag) }
  }

  /// Writes a text of at most 200 characters. A longer text is cut, and ends in `…`.
  mutating func text(_ text: String) { append(escaping: text.printable(maxLength: 200)) }

  /// Writes a sentence of at most 2,000 characters, such as an error.
  mutating func sentence(_ text: String) { append(escaping: text.printable(maxLength: 2000)) }

  /// Writes a list of warnings and remarks; nothing if there are none.
  mutating func notes(_ warnings: [String], _ remarks: [String]) {
    guard !(warnings + remarks).isEmpty else { return }
    element(.ul, .class("notes")) { html in
      // Not capitalized, because a warning may begin with the id of a region.
      for note in warnings { html.element(.li, .class("note warning")) { $0.sentence(note) } }
      for note in remarks { html.element(.li, .class("note info")) { $0.sentence(note.firstCapitalized) } }
    }
    newline()
  }

  /// Writes the declaration of the document type.
  mutating func doctype() { append("<!doctype html>\n") }

  /// Ends a line, for people who read the source.
  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func start(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: tag.rawValue.utf8)
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      bytes.append(UInt8(ascii: " "))
      append(attribute.name)
      guard !value.isEmpty else { continue }
      append("=\"")
      append(escaping: value.printable)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func end(_ tag: HTMLTag) {
    append("</")
    bytes.append(contentsOf: tag.rawValue.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes text with references in place of the characters that have a meaning in HTML, also in a quoted attribute.
  private mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { text in
      var written = 0
      for index in text.indices {
        let reference: StaticString
        switch text[index] {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        case UInt8(ascii: "\""): reference = "&quot;"
        case UInt8(ascii: "'"): reference = "&#39;"
        default: continue
        }
        bytes.append(contentsOf: text[written..<index])
        append(reference)
        written = index + 1
      }
      bytes.append(contentsOf: text[written...])
    }
  }
}

/// The tags that the pages use.
enum HTMLTag: String {
  case a, b, bdi, body, button, caption, code, dd, details, div, dl, dt, figure, footer, form, h1, h2, h3, head, header,
    html, i,
    input, label, li, link, main, meta, nav, noscript, ol, option, p, progress, script, section, select, small, span,
    summary, symbol, table, tbody, td, th, thead, time, title, tr, ul
  // Of a drawing in SVG.
  case circle, desc, line, path, svg, text, use

  /// Whether the element never has content, and so no end tag.
  fileprivate var isVoid: Bool { [.input, .link, .meta].contains(self) }
}
