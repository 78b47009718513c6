import AerogamiContainer
import ArgumentParser

/// - Throws: `ValidationError` if fields are selected for a format that always has all of them.
func checkFields(_ fields: [String], _ format: OutputFormat) throws {
  if !fields.isEmpty, ![.table, .csv].contains(format) {
    throw ValidationError("--field supports only --format table and csv; select fields of JSON with jq.")
  }
}

extension Rendering {
  /// Returns a rendering with only these fields, in this order; this rendering if there are none. The names are those in
  /// CSV, and a table has the values of CSV. In a table, amounts have their currency, unless it is a field, too.
  ///
  /// - Throws: `ValidationError` for an unknown name.
  func selecting(_ names: [String]) throws -> Rendering {
    if names.isEmpty { return self }
    let known = fieldNames
    let indices = try names.map { try fieldIndex($0, in: known) }
    var selected = self
    selected.fieldIndices = indices
    selected.csvHeader = { [csvHeader] csv in
      let start = csv.bytes.count
      csvHeader(&csv)
      csv.keepFields(indices, ofRecordsAt: start, length: known.count)
    }
    selected.csv = { [csv] writer, row in
      let start = writer.bytes.count
      csv(&writer, row)
      writer.keepFields(indices, ofRecordsAt: start, length: known.count)
    }
    selected.columns = zip(names, indices).map { name, index in
      let currency = currencyOfAmount(name).flatMap { names.contains($0) ? nil : known.firstIndex(of: $0) }
      let content = currency == nil ? CellContent.value : .price
      // An amount does not shrink, because a part of it is another amount.
      return Column(name.uppercased(), content, shrinksTo: content == .price ? nil : 6) { [csv] row in
        var record = CSVWriter()
        csv(&record, row)
        let fields = record.bytes[...].csvFields
        // A row with several records has the values of all of them.
        let texts = stride(from: 0, to: fields.count, by: known.count).map { start in
          let text = fields[start + index].csvText
          guard let currency, !text.isEmpty else { return text }
          return "\(text) \(fields[start + currency].csvText)"
        }
        return texts.filter { !$0.isEmpty }.uniqued().joined(separator: "; ")
      }
    }
    return selected
  }

  /// The names of all fields of CSV, in their order.
  var fieldNames: [String] {
    var header = CSVWriter()
    csvHeader(&header)
    return header.bytes[...].csvFields.map(\.csvText)
  }

  private func fieldIndex(_ name: String, in known: [String]) throws -> Int {
    if let index = known.firstIndex(of: name) { return index }
    let correction = name.nearest(in: known).map { "did you mean \($0)? " } ?? ""
    throw ValidationError(
      "--field: there is no field \"\(name.printable(maxLength: 60))\"; \(correction)"
        + "known: \(known.joined(separator: ", ")).")
  }
}

/// Returns the name of the field with the currency of an amount; `nil` for a field that is not an amount.
private func currencyOfAmount(_ name: String) -> String? {
  let amounts: Set = [
    "price", "price_per_person", "latest_price", "outbound_price", "return_price", "outbound.price", "return.price",
    "usual_low", "usual_high", "difference", "previous_price", "total", "previous_total", "highest_share",
  ]
  if name.hasPrefix("trip."), let currency = currencyOfAmount(String(name.dropFirst(5))) { return "trip.\(currency)" }
  guard amounts.contains(name) else { return nil }
  return name == "previous_price" ? "previous_currency" : "currency"
}

extension CSVWriter {
  /// Replaces the last records, which begin at `start` and have `length` fields each, with some of their fields.
  ///
  /// - Parameter length: The number of fields of each record; `nil` if there is only one record.
  mutating func keepFields(_ indices: [Int], ofRecordsAt start: Int, length: Int? = nil) {
    let fields = bytes[start...].csvFields
    bytes.removeSubrange(start...)
    let length = max(1, length ?? fields.count)
    for record in stride(from: 0, to: fields.count, by: length) {
      bytes += indices.map { fields[record + $0] }.joined(separator: [UInt8(ascii: ",")])
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}

extension ArraySlice<UInt8> {
  /// The fields of records of ``CSVWriter``, as written.
  fileprivate var csvFields: [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    var (start, isQuoted) = (startIndex, false)
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\n"):
        fields.append(self[start..<index])
        start = index + 1
      default: break
      }
    }
    return fields
  }

  /// The text of a field without quotes.
  fileprivate var csvText: String {
    guard first == UInt8(ascii: "\"") else { return String(decoding: self, as: UTF8.self) }
    return String(decoding: dropFirst().dropLast(), as: UTF8.self).replacing("\"\"", with: "\"")
  }
}
