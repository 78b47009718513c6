import AerogamiCore
import AerogamiJSON
import Foundation

// The database has unsent changes as two JSON arrays: the changes without their trips, and the trips in the same order,
// in the format of Aerogami's API.
extension [UnsentChange] {
  var json: String {
    var json = JSONWriter()
    json.array(of: self) { json, unsent in
      json.object { json in
        json.member("change", unsent.change.kind.word)
        if let price = unsent.change.previousPrice { json.member("previous_price", price) }
        json.member("seen_at", milliseconds(of: unsent.change.seenAt))
        json.member("deal", unsent.change.found.isDeal)
        json.member("new_low", unsent.change.isNewLow)
        json.member("noticed_price", unsent.noticedPrice)
        if let later = unsent.later { json.member("later", later.rawValue) }
        json.member("sent_by", unsent.sentBy)
        if let time = unsent.checkedAt { json.member("checked_at", milliseconds(of: time)) }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Reads the changes of a region. Throws an error if the text is invalid, or if the numbers of changes and trips differ.
  init(json text: String, trips: [Trip], in region: Region.ID?) throws(StoreError.Reason) {
    let tree = try? JSONTree.parse(Array<UInt8>(text.utf8).span)
    guard case .array(let elements)? = tree?.value, elements.count == trips.count else { throw Self.invalid }
    self = []
    for (element, trip) in zip(elements, trips) {
      guard let change = UnsentChange(element, trip, in: region) else { throw Self.invalid }
      append(change)
    }
  }

  private static var invalid: StoreError.Reason { .other("a watch has damaged changes; remove it, and add it again") }
}

func milliseconds(of time: Date) -> Int { Int((time.timeIntervalSince1970 * 1000).rounded()) }

extension UnsentChange {
  fileprivate init?(_ tree: JSONTree, _ trip: Trip, in region: Region.ID?) {
    func price(_ key: String) -> Price? { if case .number(let text)? = tree[key]?.value { Price(text) } else { nil } }
    func time(_ key: String) -> Date? {
      guard case .number(let text)? = tree[key]?.value, let milliseconds = Int(text) else { return nil }
      return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
    let previous = price("previous_price")
    guard case .string(let word)? = tree["change"]?.value, let kind = TripChange.Kind(word, previous),
      let seenAt = time("seen_at"),
      case .bool(let isDeal)? = tree["deal"]?.value, case .bool(let isNewLow)? = tree["new_low"]?.value,
      case .array(let names)? = tree["sent_by"]?.value
    else { return nil }
    var later: UnsentChange.LaterState?
    if case .string(let word)? = tree["later"]?.value {
      guard let state = UnsentChange.LaterState(rawValue: word) else { return nil }
      later = state
    }
    self.init(
      TripChange(
        kind, FoundTrip(trip: trip, origin: region, isDeal: isDeal), seenAt: seenAt, isNewLow: isNewLow),
      noticedPrice: price("noticed_price"), later: later,
      sentBy: names.compactMap { if case .string(let name) = $0.value { name } else { nil } },
      checkedAt: time("checked_at"))
  }
}

extension TripChange.Kind {
  var word: String {
    switch self {
    case .new: "new"
    case .cheaper: "cheaper"
    case .moreExpensive: "dearer"
    case .gone: "gone"
    }
  }

  init?(_ word: String, _ previous: Price?) {
    switch (word, previous) {
    case ("new", _): self = .new
    case ("gone", _): self = .gone
    case ("cheaper", let price?): self = .cheaper(than: price)
    case ("dearer", let price?): self = .moreExpensive(than: price)
    default: return nil
    }
  }
}
