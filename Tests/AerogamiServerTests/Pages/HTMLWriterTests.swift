import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite struct HTMLWriterTests {
  private func html(_ write: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test("text and attributes are escaped, and nothing in them is markup")
  func escaping() {
    let text = "<b title=\"x\">'&amp;'</b>"
    let escaped = "&lt;b title=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/b&gt;"
    #expect(html { $0.element(.p, .label(text), text: text) } == "<p aria-label=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("random text is one text node, whatever it contains")
  func random() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let text = String(
        String.UnicodeScalarView(
          (0..<40).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2100, using: &generator)) }))
      let written = html { $0.element(.p, .label(text), text: text) }
      #expect(written.utf8.count { $0 == UInt8(ascii: "<") } == 2)
      #expect(written.utf8.count { $0 == UInt8(ascii: "\"") } == 2)
      #expect(!written.unicodeScalars.contains { $0.isUnsafeToPrint })
    }
  }

  @Test("a void element has no end tag, and an omitted attribute leaves no trace")
  func tags() {
    #expect(html { $0.empty(.input, .checked(true), .current(false)) } == "<input checked>")
    #expect(html { $0.empty(.td, .class("a", if: false)) } == "<td></td>")
  }

  @Test(
    "a link is a path of this server, or an http or https URL", arguments: ["javascript:alert(1)", "//x.y", "data:,"])
  func links(text: String) {
    #expect(PageLink(external: text) == nil)
    #expect(PageLink("/history/", "../x?y#z").text == "/history/..%2Fx%3Fy%23z")
    #expect(PageLink("/", query: [("a&b", "c=d#e")], fragment: "f g").text == "/?a%26b=c%3Dd%23e#f%20g")
    #expect(PageLink(external: "https://example.com/?a=b")?.text == "https://example.com/?a=b")
  }

  @Test("coordinates have at most two decimals", arguments: [(1.0, "1"), (-0.256, "-0.26"), (2.5, "2.5"), (.nan, "0")])
  func coordinates(value: Double, text: String) {
    #expect(html { $0.empty(.circle, .cx(value)) } == "<circle cx=\"\(text)\"></circle>")
  }
}
