import AerogamiCore
import AerogamiLive
import Testing

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
    csv.field(number: 72)
    csv.endRecord()
    csv.field("Ōsaka 日本 🇱🇹")
    csv.endRecord()
    #expect(csv.bytes == Array("Vilnius,,72\nŌsaka 日本 🇱🇹\n".utf8))
  }

  @Test("a writer emptied in the middle of a record goes on where it was")
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
    "a field is one line without live control characters",
    arguments: [
      ("a\r\nb", "a  b"), ("a\tb", "a b"), ("a\u{2028}b", "a b"), ("\u{1B}[31mx", "�[31mx"), ("\u{9B}2J", "�2J"),
      ("\u{202E}x", "�x"), ("\0", "�"), ("\u{FEFF}x", "�x"),
    ])
  func inert(text: String, expected: String) {
    #expect(written(text) == expected)
  }

  @Test(
    "text that a spreadsheet would run is guarded by an apostrophe",
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

  @Test("text with such a sign further on is left alone", arguments: ["a=1", "Clermont-Ferrand", "a@b", "1+1"])
  func harmlessSigns(text: String) {
    #expect(written(text) == text)
  }

  @Test("a number is never guarded")
  func negativeNumber() {
    var csv = CSVWriter()
    csv.field(number: -3.5)
    csv.field(number: "-72.50")
    #expect(csv.bytes == Array("-3.5,-72.50".utf8))
  }

  @Test("the columns of a table are those of a file, with numbers as numbers")
  func columns() {
    let columns = [
      Column<Int>("offset", .number) { String($0) },
      Column<Int>("name, long", shrinksTo: 4) { "\($0) is a text" },
    ]
    var csv = CSVWriter()
    csv.header(columns)
    csv.record(-5, columns)
    #expect(csv.bytes == Array("offset,\"name, long\"\n-5,'-5 is a text\n".utf8))
  }
}
