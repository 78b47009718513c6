import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

struct CSVWriterTests {
  private func written(_ text: String) -> String {
    var csv = CSVWriter()
    csv.field(text)
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test("fields are separated by commas and records end in a line feed")
  func records() {
    var csv = CSVWriter()
    csv.field("Vilnius")
    csv.field("")
    csv.field(72)
    csv.endRecord()
    csv.field("Ōsaka 日本 🇱🇹")
    csv.endRecord()
    #expect(csv.bytes == Array("Vilnius,,72\nŌsaka 日本 🇱🇹\n".utf8))
  }

  @Test("a writer emptied in the middle of a record continues that record")
  func emptied() {
    var csv = CSVWriter()
    csv.field("a")
    csv.bytes.removeAll(keepingCapacity: true)
    csv.field("b")
    csv.endRecord()
    csv.bytes.removeAll(keepingCapacity: true)
    csv.field("c")
    #expect(csv.bytes == Array("c".utf8))
  }

  @Test(
    "only a field with a comma or a quote is quoted, and its quotes are doubled",
    arguments: [
      ("plain", "plain"),
      ("two words", "two words"),
      (" padded ", " padded "),
      ("FR,W6", "\"FR,W6\""),
      ("the \"best\"", "\"the \"\"best\"\"\""),
      ("\"", "\"\"\"\""),
    ])
  func quotes(text: String, expected: String) {
    #expect(written(text) == expected)
  }

  @Test(
    "a field is one line without control characters",
    arguments: [
      ("a\r\nb", "a  b"), ("a\tb", "a b"), ("a\u{2028}b", "a b"), ("\u{1B}[31mx", "�[31mx"), ("\u{9B}2J", "�2J"),
      ("\u{202E}x", "�x"), ("\0", "�"), ("\u{FEFF}x", "�x"),
    ])
  func inert(text: String, expected: String) {
    #expect(written(text) == expected)
  }

  @Test(
    "text that a spreadsheet would execute gets a leading apostrophe",
    arguments: [
      ("=1+1", "'=1+1"),
      ("+370", "'+370"),
      ("-1", "'-1"),
      ("@SUM(A1)", "'@SUM(A1)"),
      ("  =1", "'  =1"),
      ("\u{A0}\u{3000}=1", "'\u{A0}\u{3000}=1"),
      ("\t=1", "' =1"),
      ("\r\n=1", "'  =1"),
      ("\u{FF1D}1", "'\u{FF1D}1"),
      ("\u{FF0B}1", "'\u{FF0B}1"),
      ("\u{FF0D}1", "'\u{FF0D}1"),
      ("\u{FF20}A1", "'\u{FF20}A1"),
      ("=HYPERLINK(\"x\",A1)", "\"'=HYPERLINK(\"\"x\"\",A1)\""),
    ])
  func formulas(text: String, expected: String) {
    #expect(written(text) == expected)
  }

  @Test(
    "text with such a character in the middle stays unchanged", arguments: ["a=1", "Clermont-Ferrand", "a@b", "1+1"])
  func harmlessSigns(text: String) {
    #expect(written(text) == text)
  }

  @Test("a number gets no apostrophe, and an amount keeps its decimals")
  func numbers() throws {
    var csv = CSVWriter()
    csv.field(-3)
    csv.field(Price("-72.50"))
    csv.field(Int.min)
    #expect(csv.bytes == Array("-3,-72.50,-9223372036854775808".utf8))
  }

  @Test("a date is in UTC, and no date is an empty field")
  func dates() {
    var csv = CSVWriter()
    csv.field(Date(timeIntervalSince1970: 0.5))
    csv.field(nil as Date?)
    csv.field(Date.distantFuture + 1e12)
    #expect(csv.bytes == Array("1970-01-01T00:00:00.500Z,,".utf8))
  }

  @Test("a reader of CSV gets the printable form of any text back")
  func roundTrip() {
    var generator = SplitMix64(seed: 7)
    let pieces = ["a", " ", ",", "\"", "'", "=", "-", "é", "\u{1B}", "\n", "\u{3000}", "\u{FF1D}", "日本", "x,y", ""]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let field = written(text)
      let read = field.hasPrefix("\"") ? field.dropFirst().dropLast().replacing("\"\"", with: "\"") : field[...]
      #expect(field.hasPrefix("\"") == (read.contains(",") || read.contains("\"")))
      #expect(read == text.printable || read == "'" + text.printable)
      #expect(!"=+-@".contains(read.drop { $0.isWhitespace }.first ?? "a"))
    }
  }
}
