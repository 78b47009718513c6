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
  /// CSV, and a table has the values of CSV.
  ///
  /// - Throws: `ValidationError` for an unknown name.
  func selecting(_ names: [String]) throws -> Rendering {
    if names.isEmpty { return self }
    let indices = try names.map { try fieldIndex($0) }
    var selected = self
    selected.fieldIndices = indices
    selected.csvHeader = { [csvHeader] csv in
      let start = csv.bytes.count
      csvHeader(&csv)
      csv.keepFields(indices, ofRecordAt: start)
    }
    selected.csv = { [csv] writer, row in
      let start = writer.bytes.count
      csv(&writer, row)
      writer.keepFields(indices, ofRecordAt: start)
    }
    selected.columns = zip(names, indices).map { name, index in
      Column(name.uppercased(), shrinksTo: 6) { [csv] row in
        var record = CSVWriter()
        csv(&record, row)
        return record.bytes[...].csvFields[index].csvText
      }
    }
    return selected
  }

  private func fieldIndex(_ name: String) throws -> Int {
    var header = CSVWriter()
    csvHeader(&header)
    let known = header.bytes[...].csvFields.map(\.csvText)
    if let index = known.firstIndex(of: name) { return index }
    let correction = name.nearest(in: known).map { "did you mean \($0)? " } ?? ""
    throw ValidationError(
      "--field: there is no field \"\(name.printable(maxLength: 60))\"; \(correction)"
        + "known: \(known.joined(separator: ", ")).")
  }
}

extension CSVWriter {
  /// Replaces the last record, which begins at `start`, with some of its fields.
  mutating func keepFields(_ indices: [Int], ofRecordAt start: Int) {
    let fields = bytes[start...].csvFields
    bytes.removeSubrange(start...)
    bytes += indices.map { fields[$0] }.joined(separator: [UInt8(ascii: ",")])
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension ArraySlice<UInt8> {
  /// The fields of one record of ``CSVWriter``, as written.
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
