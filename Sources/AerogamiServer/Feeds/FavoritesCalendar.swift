import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The favorites as events of a calendar (RFC 5545): one for the outbound and one for the return flight.
struct FavoritesCalendar {
  let environment: ServedEnvironment
  let favorites: [Favorite]
  let now: Date

  /// Returns the calendar in UTF-8. It changes only when the favorites change.
  func bytes() -> [UInt8] {
    var file = CalendarFile()
    file.line("BEGIN:VCALENDAR")
    file.line("VERSION:2.0")
    file.line("PRODID:-//aerogami//favorites//EN")
    file.line("CALSCALE:GREGORIAN")
    file.text("X-WR-CALNAME", "aerogami favorites")
    file.line("REFRESH-INTERVAL;VALUE=DURATION:PT1H")
    for favorite in favorites { events(of: favorite, to: &file) }
    // A calendar must have a component.
    if favorites.isEmpty {
      for line in ["BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"] { file.line(line) }
      for line in ["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"] { file.line(line) }
    }
    file.line("END:VCALENDAR")
    return file.bytes
  }

  private func events(of favorite: Favorite, to file: inout CalendarFile) {
    let trip = favorite.trip
    let outbound = trip.tickets.first ?? trip
    event(
      "out", favorite, outbound, from: trip.departure, to: trip.destination, at: trip.departureAt,
      flight: trip.flightText, &file)
    guard let returnAt = trip.returnAt else { return }
    let back = trip.tickets.count == 2 ? trip.tickets[1] : nil
    event(
      "back", favorite, back ?? trip, from: back?.departure ?? trip.destination,
      to: back?.destination ?? trip.departure, at: returnAt, flight: back?.flightText, &file)
  }

  private func event(
    _ direction: String, _ favorite: Favorite, _ ticket: Trip, from departure: TripLocation,
    to destination: TripLocation, at time: LocalTime, flight: String?, _ file: inout CalendarFile
  ) {
    let trip = favorite.trip
    file.line("BEGIN:VEVENT")
    file.line("UID:\(StableID("favorite", trip.id, direction))")
    file.line("DTSTAMP:\(CalendarFile.utc(favorite.addedAt))")
    // With an unknown time zone, the local time is unknown, too, and the day may be wrong only near midnight.
    if time.offset == nil {
      file.line("DTSTART;VALUE=DATE:\(time.dayNumber.asDay.replacing("-", with: ""))")
    } else {
      file.line("DTSTART:\(CalendarFile.utc(time.instant))")
      // The travel time of a round trip is known only for both directions together.
      if ticket.returnAt == nil, let minutes = ticket.travelMinutes, (1...10_000).contains(minutes) {
        file.line("DURATION:PT\(minutes)M")
      }
    }
    let codes = "\(departure.airportCode)–\(destination.airportCode)"
    file.text("SUMMARY", "\(codes): \(departure.cityName) to \(destination.cityName)")
    file.text("LOCATION", "\(departure.cityName) (\(departure.airportCode))")
    var lines = ["\(trip.priceText) for the whole trip when saved on \(favorite.addedAt.dayInWords); not booked"]
    if trip.returnAt == nil { lines = ["\(trip.priceText) when saved on \(favorite.addedAt.dayInWords); not booked"] }
    lines.append(
      time.offset == nil
        ? "The time zone of \(departure.airportCode) is unknown"
        : "Departs at \("\(time)".dropFirst(11).prefix(5)), local time")
    if let flight { lines.append("Flight \(flight)") }
    if environment.showsSampleTrips { lines.append(ServedEnvironment.sampleNote("trips").firstCapitalized) }
    file.text("DESCRIPTION", lines.map { $0.printable(maxLength: 300) }.joined(separator: "\n"))
    if let link = PageLink(external: environment.booking.url(for: ticket, at: favorite.addedAt)) {
      file.line("URL:\(link.text.printable)")
    }
    // A saved trip is not booked, so it does not make its user busy.
    file.line("STATUS:TENTATIVE")
    file.line("TRANSP:TRANSPARENT")
    file.line("END:VEVENT")
  }
}

/// Writes the lines of a file in the format iCalendar.
struct CalendarFile {
  private(set) var bytes: [UInt8] = []

  /// Writes a property with a text, in which the characters with a meaning are escaped.
  mutating func text(_ name: StaticString, _ value: String) {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      default: escaped += "\(scalar)".printable
      }
    }
    line("\(name):\(escaped)")
  }

  /// Writes a line without line breaks, folded at 75 bytes, but not within a character.
  mutating func line(_ text: String) {
    var length = 0
    for scalar in text.unicodeScalars {
      let size = UTF8.width(scalar)
      if length + size > 75 {
        bytes += "\r\n ".utf8
        length = 1
      }
      bytes += String(scalar).utf8
      length += size
    }
    bytes += "\r\n".utf8
  }

  /// Returns an instant in UTC, such as `20270115T061000Z`.
  static func utc(_ date: Date) -> String {
    let text = (RFC3339.string(from: date.inWholeSeconds) ?? "1970-01-01T00:00:00Z")
    return text.replacing("-", with: "").replacing(":", with: "")
  }
}
