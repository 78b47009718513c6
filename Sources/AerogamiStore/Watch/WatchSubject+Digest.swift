import AerogamiCore
import AerogamiJSON
import Foundation

extension WatchSubject {
  /// A digest that identifies this subject. Only equivalent subjects have the same digest. A day is digested as its
  /// midnight in UTC. An instant at midnight in UTC gets the suffix `Z`, so that its digest differs from a day's
  /// digest.
  var digest: [UInt8] {
    let places = [search.from, search.to].map { places in
      Set(places.map(\.word.folded)).sorted()
    }
    var json = JSONWriter()
    json.beginArray()
    json.string(source)
    json.string(region)
    // Normalize the price: 60 and 60.00 are the same limit.
    json.string(
      search.maxPrice.map { limit in "\(limit.amount.inSmallestUnits)\(limit.currency.map { " \($0)" } ?? "")" })
    for words in places + [search.airlines] { json.array(of: words) { $0.string($1) } }
    if let countries = search.toCountries { json.array(of: countries.sorted()) { $0.string($1) } } else { json.null() }
    for (day, limit) in [(search.firstDay, search.departAfter), (search.endDay, search.departBefore)] {
      let moment = limit?.day == nil ? limit : nil
      let limits = [day.map(DepartureLimit.day), moment].compactMap { $0?.digestText }
      json.string(limits.isEmpty ? nil : limits.joined(separator: " "))
    }
    json.string(search.currency)
    for flag in [search.hideExpired, search.isDirect, search.isOneWay] { json.bool(flag) }
    // Write these three only if they are set, so that digests of the version before the first release stay valid.
    if let watch { json.array(of: [watch]) { $0.string($1) } }
    if search.shape != TripShape() { json.string(TripSearch(shape: search.shape).text) }
    if !search.sources.isEmpty { json.array(of: search.sources) { $0.string($1) } }
    json.endArray()
    return SHA256.digest(json.bytes)
  }

  /// A digest that identifies the watch, whatever the source and region.
  var watcherDigest: [UInt8] {
    let subject =
      if let watch {
        WatchSubject(source: "", watch: watch, region: nil)
      } else {
        WatchSubject(source: "", search: search, region: nil)
      }
    return subject.digest
  }
}

extension DepartureLimit {
  fileprivate var digestText: String {
    switch self {
    case .day(let number): "\(Date(dayNumber: number).timeIntervalSince1970)"
    case .moment(let date):
      "\(date.timeIntervalSince1970)" + (date.timeIntervalSince1970.remainder(dividingBy: 86_400) == 0 ? "Z" : "")
    }
  }
}
