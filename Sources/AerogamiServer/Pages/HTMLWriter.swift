import AerogamiContainer
import AerogamiCore
import Foundation

/// Writes HTML. Markup comes only from ``HTMLTag`` and ``HTMLAttribute``. Every text is escaped, and its control
/// characters are replaced, so a text from a service can neither add markup nor override the direction of the text
/// around it. Addresses of links are ``PageLink`` values, which are always paths of this server, or `https` or `http`
/// URLs.
struct HTMLWriter {
  private(set) var html = HTML()
  /// Whether a field has the focus when the page opens. At most one has it.
  private var hasFocus = false

  var bytes: [UInt8] { html.bytes }

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

  /// Writes a sentence like ``sentence(_:)``, shortened to a line. The whole sentence is behind "Details".
  mutating func failure(_ text: String) {
    let short = text.inOneLine
    sentence(short)
    if short == text { return }
    element(.details) { html in
      html.element(.summary, text: "Details")
      html.element(.p) { $0.sentence(text) }
    }
  }

  /// Writes a list of warnings and remarks; nothing if there are none.
  mutating func notes(_ warnings: [String], _ remarks: [String]) {
    guard !(warnings + remarks).isEmpty else { return }
    element(.ul, .class("notes")) { html in
      // Do not capitalize warnings, because one may begin with the id of a region.
      for note in warnings { html.element(.li, .class("note warning")) { $0.failure(note) } }
      for note in remarks { html.element(.li, .class("note info")) { $0.failure(note.firstCapitalized) } }
    }
    newline()
  }

  /// Returns the attribute that gives the focus to the first invalid field; no attribute for any other field.
  mutating func focus(if isInvalid: Bool) -> HTMLAttribute {
    defer { hasFocus = hasFocus || isInvalid }
    return .focus(isInvalid && !hasFocus)
  }

  /// Writes a part that another writer wrote.
  mutating func append(_ part: HTML) {
    html.localAddresses += part.localAddresses.map { html.bytes.count + $0 }
    html.bytes += part.bytes
  }

  /// Writes the declaration of the document type.
  mutating func doctype() { append("<!doctype html>\n") }

  /// Ends a line, for people who read the source.
  mutating func newline() { html.bytes.append(UInt8(ascii: "\n")) }

  private mutating func start(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) {
    html.bytes.append(UInt8(ascii: "<"))
    html.bytes.append(contentsOf: tag.rawValue.utf8)
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      html.bytes.append(UInt8(ascii: " "))
      append(attribute.name)
      guard !value.isEmpty else { continue }
      append("=\"")
      if let offset = attribute.localAddress { html.localAddresses.append(html.bytes.count + offset) }
      append(escaping: value.printable)
      html.bytes.append(UInt8(ascii: "\""))
    }
    html.bytes.append(UInt8(ascii: ">"))
  }

  private mutating func end(_ tag: HTMLTag) {
    append("</")
    html.bytes.append(contentsOf: tag.rawValue.utf8)
    html.bytes.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe html.bytes.append(contentsOf: $0) }
  }

  /// Writes text, and replaces characters with a meaning in HTML or in quoted attributes by references such as `&amp;`.
  private mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: html.bytes.append(byte)
      }
    }
  }
}

extension String {
  /// The maximum length of a line on a page.
  private static let lineLength = 140

  /// A note about a failure in at most a line: what failed, why, and what to do. Names servers instead of the requests to
  /// them, and leaves out what only logs need.
  var inOneLine: String {
    let text = namingServers.replacing("; no retries are left", with: "")
    if text.count <= Self.lineLength { return text }
    // The last part says what to do.
    let parts = text.split(separator: "; ").map(String.init)
    let end = parts.count > 1 ? parts.last.flatMap { $0.count < Self.lineLength / 2 ? "; \($0)" : nil } ?? "" : ""
    let start = end.isEmpty ? text : parts.dropLast().joined(separator: "; ")
    let room = Self.lineLength - end.count
    if start.count <= room { return start + end }
    var (words, closing) = ("", "")
    // The second time, leaves room for what closes the parentheses and quotations that the first cut has opened.
    for _ in 1...2 {
      let cut = start.prefix(room - 1 - closing.count)
      words = (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut)
        .trimming { ";:,(".contains($0) || $0.isWhitespace }
      closing = words.closing(before: end)
    }
    // A short name in quotation marks stays whole, although the line is then a little longer.
    let rest = start.dropFirst(words.count)
    let opening: Int? = closing.contains("\"") ? 0 : rest.hasPrefix(" \"") ? 2 : nil
    if let opening, let mark = rest.dropFirst(opening).prefix(20).firstIndex(of: "\"") {
      let whole = String(start[...mark])
      return whole + (whole == start ? "" : "…" + whole.closing(before: end)) + end
    }
    return words + "…" + closing + end
  }

  /// The ends of the parentheses and quotations that this text opens and does not end, except of a parenthesis that
  /// `rest` ends.
  private func closing(before rest: String) -> String {
    var ends: [Character] = []
    for character in self {
      if character == ends.last {
        ends.removeLast()
        continue
      }
      switch character {
      case "(": ends.append(")")
      case "\"": ends.append("\"")
      case "“": ends.append("”")
      default: break
      }
    }
    if rest.count(where: { $0 == ")" }) > rest.count(where: { $0 == "(" }), let outer = ends.firstIndex(of: ")") {
      ends.remove(at: outer)
    }
    return String(ends.reversed())
  }
}

/// A page, or a part of one. Its local addresses begin with `/`, wherever a proxy serves the pages.
struct HTML: Sendable {
  fileprivate(set) var bytes: [UInt8] = []
  /// The positions in ``bytes`` at which the addresses of this server's paths begin, in ascending order.
  fileprivate(set) var localAddresses: [Int] = []

  /// Returns the bytes with a path in front of each local address.
  func bytes(below site: SitePath) -> [UInt8] {
    guard site != .root else { return bytes }
    var placed: [UInt8] = []
    placed.reserveCapacity(bytes.count + localAddresses.count * site.text.utf8.count)
    var position = 0
    for address in localAddresses {
      placed += bytes[position..<address]
      placed += site.text.utf8
      position = address
    }
    return placed + bytes[position...]
  }
}

/// The tags that the pages use.
enum HTMLTag: String {
  case a, b, bdi, body, button, caption, code, dd, details, div, dl, dt, figure, footer, form, h1, h2, h3, head, header,
    html, i,
    input, label, li, link, main, meta, nav, noscript, ol, option, p, progress, script, section, select, small, span,
    summary, symbol, table, tbody, td, th, thead, time, title, tr, ul
  // The elements of SVG drawings.
  case circle, desc, g, line, path, rect, svg, text, use

  /// Whether the element never has content, and so no end tag.
  fileprivate var isVoid: Bool { [.input, .link, .meta].contains(self) }
}

/// An attribute of an element. Only the attributes that the pages use can be created. There is none for inline
/// styles or scripts, which the pages' Content-Security-Policy forbids.
struct HTMLAttribute {
  let name: StaticString
  /// The value; empty for an attribute without a value, and `nil` to omit the attribute.
  let value: String?
  /// The number of characters before a path of this server in the value; `nil` if there is none.
  private(set) var localAddress: Int?

  private init(_ name: StaticString, _ value: String?) { (self.name, self.value) = (name, value) }

  /// Creates an attribute whose value is an address.
  private init(_ name: StaticString, after prefix: StaticString = "", _ link: PageLink) {
    self.init(name, "\(prefix)\(link.text)")
    if link.isLocal { localAddress = prefix.utf8CodeUnitCount }
  }

  /// Creates an attribute with a constant value.
  private init(_ name: StaticString, _ value: StaticString) { self.init(name, "\(value)") }

  static func `class`(_ names: StaticString) -> Self { Self("class", names) }
  /// The classes if the condition is true, and no attribute otherwise.
  static func `class`(_ names: StaticString, if condition: Bool) -> Self {
    condition ? Self("class", names) : Self("class", nil)
  }
  static func id(_ id: String) -> Self { Self("id", id) }
  static func name(_ name: String) -> Self { Self("name", name) }
  static func `for`(_ id: String) -> Self { Self("for", id) }
  static func lang(_ language: StaticString) -> Self { Self("lang", language) }
  static func role(_ role: StaticString) -> Self { Self("role", role) }
  static func scope(_ scope: StaticString) -> Self { Self("scope", scope) }
  /// The title of a cell's column, which the cell shows itself where there is no room for the columns.
  static func column(_ title: StaticString) -> Self { Self("data-column", title) }
  static func type(_ type: StaticString) -> Self { Self("type", type) }
  static func tabIndex(_ index: Int) -> Self { Self("tabindex", "\(index)") }

  static func href(_ link: PageLink) -> Self { Self("href", link) }
  /// A reference to an element of the same page.
  static func hrefInPage(_ fragment: StaticString) -> Self { Self("href", fragment) }
  static func src(_ link: PageLink) -> Self { Self("src", link) }
  static func action(_ link: PageLink) -> Self { Self("action", link) }
  static func rel(_ relation: StaticString) -> Self { Self("rel", relation) }
  /// What a browser calls the target of a link; no attribute for `nil`.
  static func title(_ text: String?) -> Self { Self("title", text) }
  /// Opens the link in a new tab. Use with `.rel("noopener noreferrer")`, so that it learns nothing about this page.
  static let newTab = Self("target", "_blank" as StaticString)

  static func method(_ method: StaticString) -> Self { Self("method", method) }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func placeholder(_ text: StaticString) -> Self { Self("placeholder", text) }
  static func decimalInput(_ isDecimal: Bool) -> Self { Self("inputmode", isDecimal ? "decimal" : nil) }
  /// Marks a field for places or also regions, for which the script requests suggestions.
  static func suggestsPlaces(_ areSuggested: Bool, andRegions: Bool = false) -> Self {
    Self("data-places", areSuggested ? andRegions ? "regions" : "" : nil)
  }
  static let noAutocomplete = Self("autocomplete", "off" as StaticString)
  static let noSpellcheck = Self("spellcheck", "false" as StaticString)
  static func checked(_ isChecked: Bool) -> Self { flag("checked", isChecked) }
  static func selected(_ isSelected: Bool) -> Self { flag("selected", isSelected) }
  static func open(_ isOpen: Bool) -> Self { flag("open", isOpen) }
  /// Gives the field the focus when the page opens.
  static func focus(_ isFocused: Bool) -> Self { flag("autofocus", isFocused) }
  static let hidden = hidden(true)
  static func hidden(_ isHidden: Bool) -> Self { flag("hidden", isHidden) }
  /// Marks a row that the page's script has.
  static let alreadySent = flag("data-sent", true)
  static let deferred = flag("defer", true)

  private static func flag(_ name: StaticString, _ isSet: Bool) -> Self { Self(name, isSet ? "" : nil) }

  /// A name for screen readers, cut to 200 characters like the text of an element.
  static func label(_ text: String) -> Self { Self("aria-label", text.printable(maxLength: 200)) }
  static func labelledBy(_ ids: StaticString) -> Self { Self("aria-labelledby", ids) }
  static func describedBy(_ id: String, if condition: Bool) -> Self {
    Self("aria-describedby", condition ? id : nil)
  }
  static func pressed(_ isPressed: Bool) -> Self { Self("aria-pressed", "\(isPressed)") }
  static func current(_ isCurrent: Bool) -> Self { Self("aria-current", isCurrent ? "page" : nil) }
  static func invalid(_ isInvalid: Bool) -> Self { Self("aria-invalid", isInvalid ? "true" : nil) }
  /// Hides an ornament from screen readers.
  static let ornament = Self("aria-hidden", "true" as StaticString)

  static func dateTime(_ text: String) -> Self { Self("datetime", text) }

  static let utf8 = Self("charset", "utf-8" as StaticString)
  static func content(_ content: StaticString) -> Self { Self("content", content) }
  static let refresh = Self("http-equiv", "refresh" as StaticString)
  static func content(refreshTo link: PageLink) -> Self { Self("content", after: "0;url=", link) }
  static func metaName(_ name: StaticString) -> Self { Self("name", name) }
  /// The text that the page's script shows when a search has ended, of at most 200 characters.
  static func summary(_ text: String) -> Self { Self("data-summary", text.printable(maxLength: 200)) }

  static func viewBox(_ width: Int, _ height: Int) -> Self { Self("viewBox", "0 0 \(width) \(height)") }
  // Positions in percent of the width let a drawing fill any screen without scaling its texts.
  static func x(percent value: Double) -> Self { Self("x", value.coordinate + "%") }
  static func x1(percent value: Double) -> Self { Self("x1", value.coordinate + "%") }
  static func x2(percent value: Double) -> Self { Self("x2", value.coordinate + "%") }
  static func cx(percent value: Double) -> Self { Self("cx", value.coordinate + "%") }
  static func x(_ value: Double) -> Self { Self("x", value.coordinate) }
  static func y(_ value: Double) -> Self { Self("y", value.coordinate) }
  static func y1(_ value: Double) -> Self { Self("y1", value.coordinate) }
  static func y2(_ value: Double) -> Self { Self("y2", value.coordinate) }
  static func cx(_ value: Double) -> Self { Self("cx", value.coordinate) }
  static func cy(_ value: Double) -> Self { Self("cy", value.coordinate) }
  static func r(_ value: Double) -> Self { Self("r", value.coordinate) }
  static func x1(_ value: Double) -> Self { Self("x1", value.coordinate) }
  static func x2(_ value: Double) -> Self { Self("x2", value.coordinate) }
  static func textAnchor(_ anchor: StaticString) -> Self { Self("text-anchor", anchor) }
  static func width(_ value: Double) -> Self { Self("width", value.coordinate) }
  static func height(_ value: Double) -> Self { Self("height", value.coordinate) }
  static func path(_ data: StaticString) -> Self { Self("d", data) }
  /// A path of dots at these points. Its stroke needs round caps.
  static func path(dots: [(x: Int, y: Int)]) -> Self { Self("d", dots.map { "M\($0.x) \($0.y)h0" }.joined()) }
}

extension Double {
  /// The number with at most two decimals; `0` if it is not finite or is too large for a drawing.
  fileprivate var coordinate: String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    // Adding 0 turns -0 into 0.
    let text = ((self * 100).rounded() / 100 + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// An address to which a page may link: a path of this server, or an `https` or `http` URL. Nothing else can be
/// created, so no text from a service becomes a `javascript:` URL.
struct PageLink: Hashable {
  let text: String
  /// Whether this is a path of this server, which a page has below the path of the site.
  var isLocal: Bool { text.hasPrefix("/") }

  /// Creates the address of a path of this server, such as `/history/` with a last segment. Encodes the segment, the
  /// query and the fragment, which is the id of an element of the page.
  init(
    _ path: StaticString, _ segment: String = "", query: [(name: String, value: String)] = [], fragment: String? = nil
  ) {
    var text = "\(path)\(segment.percentEncoded)"
    if !query.isEmpty {
      text += "?" + query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
    }
    if let fragment { text += "#\(fragment.percentEncoded)" }
    self.text = text
  }

  /// Creates the address of a page on another server. Returns `nil` if the text is not an `https` or `http` URL, or if
  /// it is longer than 2,000 bytes.
  init?(external text: String) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.count <= 2000 else { return nil }
    self.text = text
  }
}
