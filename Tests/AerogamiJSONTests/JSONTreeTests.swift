import AerogamiJSON
import Testing

@Suite("JSON tree")
struct JSONTreeTests {
  @Test("preserves order, duplicate keys, number texts, and the offsets of keys and values")
  func parses() throws {
    let text = #" {"b":[1.50,"x"], "a":null,"b":{"\u0063":true}}"#
    let tree = try JSONTree.parse(Array(text.utf8).span)

    guard case .object(let members) = tree.value else {
      Issue.record("\(tree)")
      return
    }
    #expect(tree.offset == 1)
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members.map(\.keyOffset) == [2, 18, 27])
    #expect(members.map(\.value.offset) == [6, 22, 31])
    #expect(members[1].value.value == .null)

    guard case .array(let elements) = members[0].value.value, case .object(let inner) = members[2].value.value else {
      Issue.record("\(members)")
      return
    }
    #expect(elements.map(\.value) == [.number("1.50"), .string("x")])
    #expect(elements.map(\.offset) == [7, 12])
    #expect(inner.map(\.key) == ["c"])
    #expect(inner[0].value.value == .bool(true))
  }

  @Test("offsets include a byte order mark")
  func byteOrderMark() throws {
    let tree = try JSONTree.parse(Array("\u{FEFF}[1]".utf8).span)
    #expect(tree.offset == 3)
  }
}
