import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Foundation

/// One field of a row: its key in JSON and CSV, its table column, and its value.
///
/// A list of fields can be converted to a ``Rendering``. Trips have a handwritten rendering instead, which is faster
/// for many rows.
struct Field<Row: Sendable>: Sendable {
  let key: StaticString
  let column: Column<Row>?
  let value: @Sendable (Row) -> FieldValue

  /// Creates a field. For the layout, see ``Column``.
  ///
  /// - Parameters:
  ///   - missing: The cell's text if ``FieldValue/text`` is `nil` and there is no `cell`.
  ///   - cell: Returns the cell's text; `nil` to use the text of the value.
  init(
    _ key: StaticString, _ title: String?, _ content: CellContent = .text, shrinksTo minimumWidth: Int? = nil,
    keepsEnd: Bool = false, leftOut: NarrowingStage? = nil, short: Column<Row>.Short? = nil, style: CellStyle? = nil,
    missing: String = "", cell: (@Sendable (Row) -> String)? = nil, value: @escaping @Sendable (Row) -> FieldValue
  ) {
    (self.key, self.value) = (key, value)
    let text: @Sendable (Row) -> String = cell ?? { value($0).text ?? missing }
    column = title.map { title in
      Column(
        title, content, shrinksTo: minimumWidth, keepsEnd: keepsEnd, leftOut: leftOut, short: short,
        style: style.map { style in { @Sendable _ in style } }, text: text)
    }
  }
}

enum FieldValue: Sendable {
  case text(String?)
  case integer(Int?)
  case number(Double?)
  case price(Price?)
  /// A flag, with the word that a table shows if the flag is set.
  case flag(Bool, String = "yes")
  case list([String])
  /// Texts that may contain spaces.
  case texts([String])
  case words([String])
  case values([FieldValue])
  case date(Date?)
  /// No value. A table shows this word, CSV has an empty field, and JSON has null.
  case absent(String)

  /// The text of a table cell; `nil` for a case whose associated value is `nil`, or if a flag is not set.
  var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): number.map { "\($0)" }
    case .number(let number): number.map { "\($0)" }
    case .price(let price): price.map { "\($0)" }
    case .flag(let isSet, let word): isSet ? word : nil
    case .list(let words), .texts(let words): words.joined(separator: ", ")
    case .words(let words): words.asCommand
    case .values(let values): values.compactMap(\.text).joined(separator: ", ")
    case .date(let date): date.flatMap(RFC3339.string)
    case .absent(let word): word
    }
  }
}

extension Rendering {
  init(_ fields: [Field<Row>]) {
    self.init(
      columns: fields.compactMap(\.column),
      csvHeader: { csv in
        for field in fields { csv.field("\(field.key)") }
        csv.endRecord()
      },
      csv: { csv, row in
        for field in fields { csv.field(field.value(row)) }
        csv.endRecord()
      },
      json: { json, row in
        json.beginObject()
        for field in fields {
          json.key(field.key)
          json.value(field.value(row))
        }
        json.endObject()
      })
  }
}

extension CSVWriter {
  /// Writes a value as one field. The elements of `texts` are separated by commas, those of other lists by spaces.
  /// Words of a command line are quoted for a shell.
  mutating func field(_ value: FieldValue) {
    switch value {
    case .text, .words, .texts: field(value.text ?? "")
    case .integer(let number): field(number)
    case .number(let number): field(number)
    case .price(let price): field(price)
    case .flag(let isSet, _): field(isSet ? "true" : "false")
    case .list(let words): field(words.joined(separator: " "))
    case .values(let values): field(values.compactMap(\.text).joined(separator: " "))
    case .date(let date): field(date)
    case .absent: field("")
    }
  }
}

extension JSONWriter {
  mutating func object(_ members: KeyValuePairs<StaticString, FieldValue>) {
    beginObject()
    self.members(members)
    endObject()
  }

  mutating func members(_ members: KeyValuePairs<StaticString, FieldValue>) {
    for (key, value) in members {
      self.key(key)
      self.value(value)
    }
  }

  mutating func value(_ value: FieldValue) {
    switch value {
    case .text(let text): optional(text) { $0.string($1) }
    case .integer(let number): optional(number) { $0.int($1) }
    case .number(let number): optional(number) { $0.double($1) }
    case .price(let price): optional(price) { $0.price($1) }
    case .flag(let isSet, _): bool(isSet)
    case .list(let words), .texts(let words), .words(let words): array(of: words) { $0.string($1) }
    case .values(let values): array(of: values) { $0.value($1) }
    case .absent: null()
    case .date(let date): optional(date) { $0.date($1) }
    }
  }

  mutating func optional<Value>(_ value: Value?, write: (inout JSONWriter, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }
}
