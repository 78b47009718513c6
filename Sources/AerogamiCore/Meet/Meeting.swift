import Foundation

/// A city and days on which people from several homes can meet, with the cheapest trip of each home.
///
/// The days of all arrivals lie at most the allowed number of days apart, and so do those of all return flights.
/// Everyone is there for at least one night.
package struct Meeting: Sendable {
  /// The trip of a home.
  package struct Share: Hashable, Sendable {
    package let home: String
    /// The number of people from the home, each of whom pays the price of the trip.
    package let people: Int
    /// The trip of each person; `nil` if the meeting is in the city of the home, so that no one flies.
    package let trip: Trip?

    package init(home: String, people: Int, trip: Trip?) { (self.home, self.people, self.trip) = (home, people, trip) }

    /// The trip for a booking link: for all people together. Several people have no link to the fare, because that page
    /// is for one adult. The price stays that for one.
    package var bookedTrip: Trip? {
      guard people > 1 else { return trip }
      return trip.map { trip in
        var booked = trip
        (booked.terms, booked.link) = (FareTerms(passengers: people), nil)
        return booked
      }
    }
  }

  package let city: MeetingCity
  package let cityName: String
  package let countryCode: String
  /// The homes in the order of the search, except those in ``missing``.
  package let shares: [Share]
  /// The homes that are not part of this meeting, because their search failed.
  package let missing: [String]
  /// The price for all people together.
  package let total: Price
  package let currency: String
  /// The home whose people pay most, and what each of them pays.
  package let highest: (home: String, price: Price)
  /// The local days of the arrivals, as days since 1970. See `Trip.estimatedArrival`.
  package let arrivals: ClosedRange<Int>
  /// The local days of the return flights, as days since 1970.
  package let returns: ClosedRange<Int>
  /// The minutes from the last estimated arrival to the first return flight.
  package let minutesTogether: Int

  package var trips: [Trip] { shares.compactMap(\.trip) }

  /// The highest number of stops of a trip; `nil` if a trip has an unknown number.
  package var stops: Int? {
    let stops = trips.map(\.transfers)
    return stops.contains(nil) ? nil : stops.compactMap(\.self).max()
  }

  package var isComplete: Bool { missing.isEmpty }

  /// Creates a meeting; `nil` if no one flies, or if the total does not fit in a `Price`.
  package init?(in city: MeetingCity, _ shares: [Share], missing: [String] = []) {
    let flying = shares.filter { $0.trip != nil }
    guard let cheapest = flying.compactMap(\.trip).min(by: { $0.isCheaper(than: $1) }) else { return nil }
    var total: Price = 0
    var highest = (home: flying[0].home, price: Price?.none)
    var (arrivals, returns): ([LocalTime], [LocalTime]) = ([], [])
    for share in flying {
      guard let trip = share.trip, let arrival = trip.estimatedArrival, let returnAt = trip.returnAt,
        let price = trip.price.multiplied(by: share.people), let sum = total.adding(price)
      else { return nil }
      total = sum
      if highest.price.map({ $0 < trip.price }) ?? true { highest = (share.home, trip.price) }
      arrivals.append(arrival)
      returns.append(returnAt)
    }
    let (days, returnDays) = (arrivals.map(\.dayNumber), returns.map(\.dayNumber))
    let (last, first) = (arrivals.map(\.milliseconds).max() ?? 0, returns.map(\.milliseconds).min() ?? 0)
    guard let price = highest.price, let arrivalDay = days.min(), let returnDay = returnDays.min() else { return nil }
    (self.city, self.shares, self.missing, self.total) = (city, shares, missing, total)
    (cityName, countryCode) = (city.name(sent: cheapest.destination), cheapest.destination.countryCode)
    (currency, self.highest) = (cheapest.currency, (highest.home, price))
    self.arrivals = arrivalDay...(days.max() ?? arrivalDay)
    self.returns = returnDay...(returnDays.max() ?? returnDay)
    minutesTogether = (first - last) / 60_000
  }

  /// Returns whether this meeting comes before another one. Equal meetings are sorted by days and city, so the order
  /// does not depend on which response arrives first.
  package func precedes(_ other: Meeting, in order: MeetingOrder) -> Bool {
    if missing.count != other.missing.count { return missing.count < other.missing.count }
    let (longer, shorter) = (-minutesTogether, -other.minutesTogether)
    let (highest, otherHighest) = (highest.price, other.highest.price)
    switch order {
    case .total where total != other.total: return total < other.total
    case .fairest where highest != otherHighest: return highest < otherHighest
    case .together where longer != shorter: return longer < shorter
    default: break
    }
    let (left, right) = ((total, highest, longer), (other.total, otherHighest, shorter))
    if left != right { return left < right }
    let (days, otherDays) = (
      (arrivals.lowerBound, returns.lowerBound), (other.arrivals.lowerBound, other.returns.lowerBound)
    )
    if days != otherDays { return days < otherDays }
    if city != other.city { return city.key < other.city.key }
    return trips.map(\.id).lexicographicallyPrecedes(other.trips.map(\.id))
  }
}

// Everything else derives from these.
extension Meeting: Hashable {
  package static func == (left: Meeting, right: Meeting) -> Bool {
    left.city == right.city && left.shares == right.shares && left.missing == right.missing
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(city)
    hasher.combine(shares)
    hasher.combine(missing)
  }
}

extension Trip {
  /// The order in which one of several trips is preferred: by price, then by departure, then by id.
  package func isCheaper(than other: Trip) -> Bool {
    if price != other.price { return price < other.price }
    return (departureAt.milliseconds, id) < (other.departureAt.milliseconds, other.id)
  }
}
