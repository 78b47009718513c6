import AerogamiJSON

/// Returns the JSON documents in a response: the data of each message of an event stream, or the body itself if it is
/// JSON. A JSON object or array starts with a bracket, which no field of an event stream does.
func jsonMessages(_ bytes: Span<UInt8>) -> [[UInt8]] {
  var start = bytes.startOfText
  while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
  let isJSON = start < bytes.count && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[start])
  return isJSON ? [bytes.array(0..<bytes.count)] : eventStreamMessages(bytes)
}

/// Returns the data of the messages of an event stream (`text/event-stream` in the HTML standard), in order.
///
/// Lines end with CRLF, LF or CR. Several `data` lines of an event are joined with line feeds. Comments, other fields
/// and events of another type than `message` are ignored. So are blank messages, which keep a connection open. Unlike
/// in the standard, the last event needs no empty line.
func eventStreamMessages(_ bytes: Span<UInt8>) -> [[UInt8]] {
  var messages: [[UInt8]] = []
  // Appended in place: a copy for each line would take a time that is quadratic in the number of lines.
  var data: [UInt8] = []
  var isMessage = true
  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte.isLineEnd }
  var start = bytes.startOfText
  while start < bytes.count {
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    if end == start {
      if isMessage, !data.allSatisfy(isBlank) { messages.append(data) }
      data.removeAll()
      isMessage = true
    }
    var colon = start
    while colon < end, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    var value = min(colon + 1, end)
    if value < end, bytes[value] == UInt8(ascii: " ") { value += 1 }
    switch String(decoding: bytes.array(start..<colon), as: UTF8.self) {
    case "data":
      if !data.isEmpty { data.append(UInt8(ascii: "\n")) }
      for index in value..<end { data.append(bytes[index]) }
    case "event": isMessage = [[], Array("message".utf8)].contains(bytes.array(value..<end))
    default: break
    }
    let isCRLF = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
    start = end + (isCRLF ? 2 : 1)
  }
  if isMessage, !data.allSatisfy(isBlank) { messages.append(data) }
  return messages
}

extension Span<UInt8> {
  /// The offset after a byte order mark, or 0.
  fileprivate var startOfText: Int { count >= 3 && array(0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0 }

  fileprivate func array(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(self[index]) }
    return bytes
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
