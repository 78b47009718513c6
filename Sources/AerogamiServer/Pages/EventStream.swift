import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// The events of one response. It ends with ``ServerSentEvent/end`` unless the client disconnects.
struct EventStream<Value: Sendable>: Sendable {
  /// Produces the values. Canceled when the client disconnects.
  let produce: @Sendable (AsyncStream<Value>.Continuation) async -> Void
  /// Returns the events of a value. Called only for the newest value, when the client is ready for it.
  let render: @Sendable (Value, inout SentRows) async -> [UInt8]
}

/// The rows that a client has, so that a stream sends only those that are new or have changed.
struct SentRows {
  private var hashes: [String: UInt64] = [:]

  /// Writes a row or, if the client has it, only its id, which the page's script replaces with the row.
  mutating func write(_ row: TripRow, to html: inout HTMLWriter) {
    var written = HTMLWriter()
    row.write(to: &written)
    let hash = UInt64(truncatingIfNeeded: fnv1a(written.bytes))
    if hashes.updateValue(hash, forKey: row.id) == hash {
      html.empty(.li, .id(row.id), .alreadySent)
    } else {
      html.append(written.html)
    }
  }
}

/// An event of a stream for a browser's `EventSource` (HTML Living Standard, section 9.2).
struct ServerSentEvent {
  private let name: StaticString
  private let data: [UInt8]

  /// The numbers of regions that are done and in total, the number of trips that are shown, the names of the regions that
  /// are left, the search in words, and the addresses of its watch and its map below the path of the site.
  static func progress(
    done: Int, total: Int, trips: Int, left: String, search: String, watch: PageLink, map: PageLink
  ) -> ServerSentEvent {
    let data = JSONWriter.document { json in
      json.member("done", done)
      json.member("total", total)
      json.member("trips", trips)
      json.member("left", left.printable(maxLength: 200))
      json.member("search", search.printable(maxLength: 200))
      json.member("watch", String(watch.text.dropFirst()))
      json.member("map", String(map.text.dropFirst()))
    }
    return ServerSentEvent(name: "progress", data: data)
  }

  /// The HTML of the results so far. Rows that were sent before have only their ids.
  static func results(_ html: [UInt8]) -> ServerSentEvent { ServerSentEvent(name: "results", data: html) }

  /// A message of the Model Context Protocol.
  static func message(_ json: [UInt8]) -> ServerSentEvent { ServerSentEvent(name: "message", data: json) }

  /// The search has ended.
  static let end = ServerSentEvent(name: "end", data: Array("{}".utf8))

  /// The text of the event. Each line of its data becomes one `data` field.
  var bytes: [UInt8] {
    var bytes = Array("event: \(name)\n".utf8)
    for line in data.split(separator: UInt8(ascii: "\n")) {
      bytes += "data: ".utf8
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
