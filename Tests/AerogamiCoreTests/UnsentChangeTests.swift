import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Tests of changes whose message could not be sent.
@Suite struct UnsentChangeTests {
  private func trip(_ price: Price, currency: String = "EUR") -> Trip {
    .fixture(id: "a", price: price, currency: currency)
  }

  private func change(_ kind: TripChange.Kind, _ price: Price, currency: String = "EUR") -> TripChange {
    TripChange(
      kind, FoundTrip(trip: trip(price, currency: currency), origin: "EU"), seenAt: Date(timeIntervalSince1970: 0))
  }

  /// Updates a change in a watch below 65.
  private func updated(
    _ unsent: UnsentChange, _ trips: [Trip?], _ triggers: WatchTriggers = WatchTriggers(below: PriceLimit(65))
  ) -> UnsentChange {
    trips.reduce(into: unsent) { $0.update(to: $1, triggers) }
  }

  @Test("a trip that became more expensive keeps the price of the change, until it is as cheap again")
  func moreExpensive() {
    let unsent = UnsentChange(change(.cheaper(than: 90), 60), sentBy: ["mail"])
    let changed = updated(unsent, [trip(70), trip(80)])
    #expect(
      changed == UnsentChange(change(.cheaper(than: 90), 80), noticedPrice: 60, later: .moreExpensive, sentBy: ["mail"])
    )
    #expect(updated(changed, [trip(60)]) == unsent)
    #expect(updated(changed, [trip(50)]) == UnsentChange(change(.cheaper(than: 90), 50), sentBy: ["mail"]))
  }

  @Test("at a higher price, a change holds as long as it matches the triggers")
  func holds() {
    func later(
      _ kind: TripChange.Kind, _ price: Price, _ triggers: WatchTriggers
    ) -> UnsentChange.LaterState? { updated(UnsentChange(change(kind, 60)), [trip(price)], triggers).later }
    #expect(later(.new, 64, WatchTriggers(below: PriceLimit(65))) == nil)
    #expect(later(.new, 65, WatchTriggers(below: PriceLimit(65))) == .moreExpensive)
    #expect(later(.cheaper(than: 100), 80, WatchTriggers(drop: .percent(20))) == nil)
    #expect(later(.cheaper(than: 100), 81, WatchTriggers(drop: .percent(20))) == .moreExpensive)
    #expect(later(.new, 500, WatchTriggers()) == nil)
    #expect(later(.cheaper(than: 100), 99, WatchTriggers()) == nil)
    #expect(later(.cheaper(than: 100), 100, WatchTriggers()) == .moreExpensive)

    // A higher price may be no new low and no deal.
    var marked = change(.new, 60)
    (marked.isNewLow, marked.found.isDeal) = (true, true)
    let changed = updated(UnsentChange(marked), [trip(61)], WatchTriggers(newLow: true, deals: true))
    #expect(changed.later == .moreExpensive && !changed.isAtNoticedPrice)
    let cheap = updated(changed, [trip(59)], WatchTriggers(newLow: true, deals: true))
    #expect(cheap.later == nil && cheap.isAtNoticedPrice && cheap.change.isNewLow)
  }

  @Test("a trip that is gone is shown as it was, and may come back")
  func gone() {
    let unsent = UnsentChange(change(.new, 60))
    let gone = updated(unsent, [trip(70), nil])
    #expect(gone == UnsentChange(change(.new, 60), later: .gone))
    #expect(updated(gone, [nil]) == gone)
    #expect(updated(gone, [trip(70)]) == UnsentChange(change(.new, 70), noticedPrice: 60, later: .moreExpensive))
    #expect(updated(gone, [trip(60)]) == unsent)
  }

  @Test("a change to gone is no longer true when the trip is back")
  func back() {
    let gone = UnsentChange(change(.gone, 60))
    #expect(updated(gone, [nil]) == gone)
    #expect(updated(gone, [trip(70)]) == UnsentChange(change(.gone, 70), later: .back))
    #expect(updated(gone, [trip(70), nil]) == UnsentChange(change(.gone, 70)))
    var back = updated(gone, [trip(70)])
    back.markChecked(at: Date(timeIntervalSince1970: 60), isOutdated: true, isGone: true)
    #expect(back.later == nil && back.change.kind == .gone)
  }

  @Test("an outdated change waits until the price changes or a check finds the trip, and is then compared with it")
  func outdated() {
    var unsent = UnsentChange(change(.cheaper(than: 90), 60))
    let time = Date(timeIntervalSince1970: 60)
    unsent.markChecked(at: time, isOutdated: true, isGone: false)
    #expect(unsent == UnsentChange(change(.cheaper(than: 90), 60), later: .outdated, checkedAt: time))
    #expect(updated(unsent, [trip(60), trip(60)]) == unsent)
    #expect(updated(unsent, [trip(64)]).later == nil && updated(unsent, [trip(65)]).later == .moreExpensive)
    #expect(updated(unsent, [nil]).later == .gone && updated(unsent, [nil, trip(60)]).later == nil)
    var found = trip(60)
    found.createdAt += 60
    let again = updated(unsent, [found])
    #expect(again.later == .outdated && again.change.found.trip == found)
    var confirmed = again
    confirmed.markChecked(at: time, isOutdated: false, isGone: false)
    #expect(confirmed.later == nil)
    #expect(again.checked(trip(60), usual: nil, WatchTriggers(below: PriceLimit(61)))?.later == .some(nil))
    #expect(again.checked(trip(61), usual: nil, WatchTriggers(below: PriceLimit(61))) == nil)
    #expect(UnsentChange(change(.new, 50), replacing: unsent).checkedAt == time)
  }

  @Test("prices in different currencies are not compared")
  func currency() {
    let unsent = updated(UnsentChange(change(.cheaper(than: 90), 60)), [trip(70, currency: "USD")])
    #expect(unsent == UnsentChange(change(.new, 70, currency: "USD")))
    let earlier = UnsentChange(change(.cheaper(than: 90), 60))
    let new = change(.new, 50, currency: "USD")
    #expect(UnsentChange(new, replacing: earlier) == UnsentChange(new))
  }

  @Test("a further change is relative to what the reader knows, unless a notifier has sent the earlier one")
  func replacing() {
    func replaced(
      _ earlier: TripChange.Kind, by later: TripChange.Kind, _ price: Price, sentBy: [String] = []
    ) -> TripChange.Kind {
      UnsentChange(change(later, price), replacing: UnsentChange(change(earlier, 60), sentBy: sentBy)).change.kind
    }
    #expect(replaced(.cheaper(than: 90), by: .cheaper(than: 60), 50) == .cheaper(than: 90))
    #expect(replaced(.cheaper(than: 90), by: .new, 50) == .cheaper(than: 90))
    #expect(replaced(.cheaper(than: 90), by: .new, 90) == .new)
    #expect(replaced(.new, by: .cheaper(than: 60), 50) == .new)
    #expect(replaced(.gone, by: .new, 50) == .new)
    #expect(replaced(.new, by: .gone, 50) == .gone)
    #expect(replaced(.cheaper(than: 90), by: .cheaper(than: 60), 50, sentBy: ["mail"]) == .cheaper(than: 60))
    #expect(UnsentChange(change(.new, 60), replacing: nil) == UnsentChange(change(.new, 60)))
  }
}
