import AerogamiCore
import AerogamiJSON
import Foundation

// The database has the seen meetings and their unsent changes as a JSON object, without the trips of the changes. Those
// are in another column, as a JSON array in the order of the changes and their shares.
extension WatchedMeetings {
  var json: String {
    var json = JSONWriter()
    json.beginObject()
    if let totals {
      json.key("seen")
      let sorted = totals.sorted {
        ($0.key.city, $0.key.arrivals.lowerBound) < ($1.key.city, $1.key.arrivals.lowerBound)
      }
      json.array(of: sorted) { json, row in
        let (id, total) = row
        json.beginObject()
        json.member("city", id.city)
        json.key("days")
        let days = [id.arrivals.lowerBound, id.arrivals.upperBound, id.returns.lowerBound, id.returns.upperBound]
        json.array(of: days) { $0.int($1) }
        json.member("total", total.price)
        json.member("currency", total.currency)
        json.endObject()
      }
    }
    json.key("unsent")
    json.array(of: unsent) { json, change in
      json.beginObject()
      json.member("change", change.kind.word)
      if let total = change.previousTotal { json.member("previous_total", total) }
      json.member("seen_at", milliseconds(of: change.seenAt))
      json.member("sent_by", change.sentBy)
      json.member("city", change.meeting.city.key)
      json.key("shares")
      json.array(of: change.meeting.shares) { json, share in
        json.beginObject()
        json.member("home", share.home)
        json.member("people", share.people)
        json.member("flies", share.trip != nil)
        json.endObject()
      }
      json.endObject()
    }
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Reads what ``json`` has, with the trips of the unsent changes.
  init(json text: String, trips: [Trip]) throws(StoreError.Reason) {
    let tree = try? JSONTree.parse(Array<UInt8>(text.utf8).span)
    guard let tree, let unsent = tree["unsent"]?.elements else { throw Self.invalid }
    var totals: [ID: Total]?
    if let seen = tree["seen"]?.elements {
      let rows = seen.compactMap { $0.total }
      if rows.count < seen.count { throw Self.invalid }
      totals = Dictionary(rows.map { ($0.id, $0.total) }) { $1 }
    }
    var rest = trips[...]
    let changes = unsent.compactMap { $0.change(&rest) }
    guard changes.count == unsent.count, rest.isEmpty else { throw Self.invalid }
    self.init(totals: totals, unsent: changes)
  }

  private static var invalid: StoreError.Reason { .other("a watch has damaged meetings; remove it, and add it again") }
}

extension JSONTree {
  fileprivate var elements: [JSONTree]? { if case .array(let elements) = value { elements } else { nil } }
  fileprivate var string: String? { if case .string(let text) = value { text } else { nil } }
  fileprivate var number: String? { if case .number(let text) = value { text } else { nil } }

  fileprivate var total: (id: WatchedMeetings.ID, total: WatchedMeetings.Total)? {
    let days = self["days"]?.elements?.compactMap { $0.number.flatMap { Int($0) } } ?? []
    guard let city = self["city"]?.string, days.count == 4, days[0] <= days[1], days[2] <= days[3],
      let price = self["total"]?.number.flatMap({ Price($0) }), let currency = self["currency"]?.string
    else { return nil }
    return (.init(city: city, arrivals: days[0]...days[1], returns: days[2]...days[3]), .init(price, currency))
  }

  /// Returns a change, and removes its trips from `trips`.
  fileprivate func change(_ trips: inout ArraySlice<Trip>) -> MeetingChange? {
    let previous = self["previous_total"]?.number.flatMap { Price($0) }
    guard let word = self["change"]?.string, let kind = TripChange.Kind(word, previous),
      let seenAt = self["seen_at"]?.number.flatMap({ Int($0) }), let city = self["city"]?.string,
      let rows = self["shares"]?.elements, let names = self["sent_by"]?.elements
    else { return nil }
    var shares: [Meeting.Share] = []
    for row in rows {
      guard let home = row["home"]?.string, let people = row["people"]?.number.flatMap({ Int($0) }),
        case .bool(let flies)? = row["flies"]?.value
      else { return nil }
      let trip = flies ? trips.popFirst() : nil
      if flies, trip == nil { return nil }
      shares.append(Meeting.Share(home: home, people: people, trip: trip))
    }
    return Meeting(in: MeetingCity(key: city), shares).map { meeting in
      MeetingChange(
        kind, meeting, seenAt: Date(timeIntervalSince1970: Double(seenAt) / 1000), sentBy: names.compactMap(\.string))
    }
  }
}
