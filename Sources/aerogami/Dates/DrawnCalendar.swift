import AerogamiCore
import AerogamiFeatures
import Foundation

/// A calendar of a route in text: a row for each week, Monday first, with the price of each day.
struct DrawnCalendar {
  let calendar: PriceCalendar

  /// Returns the calendar, an explanation of its signs, and up to three of the cheapest days with the commands that
  /// show their trips.
  func text(width: Int, color: Bool, environmentWords: [String]) -> String {
    let ranked = calendar.ranked
    let priceWidth = max(3, calendar.fares.map { $0.fare.price.compact.count }.max() ?? 0)
    let width = max(40, width)
    let layout = Layout(priceWidth: priceWidth, width: width)
    func style(_ day: CalendarDay) -> CellStyle {
      // Each quarter of the fares, cheapest first, has its own style.
      calendar.quarter(of: day, among: ranked).map { [.cheaper, .plain, .warning, .moreExpensive][$0] } ?? .plain
    }
    let lowest = ranked.first?.fare.price
    let cheapest = Set(ranked.prefix { $0.fare.price == lowest }.map { $0.day })

    var lines = [bold(calendar.title, color)]
    for (month, days) in calendar.months where !days.isEmpty {
      lines += ["", month.title, dim(layout.header.withoutTrailingSpaces, color)]
      let byDay = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
      for monday in month.mondays {
        let week = (monday..<monday + 7).map { day in
          month.days.contains(day)
            ? Layout.Cell(
              day: CivilDay(daysSince1970: day).day, text: byDay[day]?.offer.sign ?? "",
              isCheapest: cheapest.contains(day), style: byDay[day].map(style) ?? .plain) : nil
        }
        // Leaves out weeks without text: weeks that are over, and weeks in which the search excludes every day.
        if week.contains(where: { $0?.text.isEmpty == false }) { lines += layout.lines(of: week, color: color) }
      }
    }
    if !signs.isEmpty { lines += [""] + wrapped(signs, width: width).map { dim($0, color) } }
    if !ranked.isEmpty {
      lines += [""] + best(ranked.prefix(3), width: width, color: color, environmentWords: environmentWords)
    }
    return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
  }

  private var signs: [String] {
    let offers = Set(calendar.months.flatMap(\.days).map(\.offer.status))
    let signs = [CalendarDay.Offer.soldOut, .noFlight, .unknown].filter { offers.contains($0.status) }
    let isRoundTrip = calendar.search.shape.needsReturn
    let words = signs.map { "\($0.sign) \($0.words(isRoundTrip: isRoundTrip))" }
    return (calendar.fares.isEmpty ? [] : ["* cheapest"]) + words
  }

  private func wrapped(_ phrases: [String], width: Int) -> [String] {
    phrases.reduce(into: []) { lines, phrase in
      if let last = lines.last, last.count + 3 + phrase.count <= width {
        lines[lines.count - 1] = "\(last)   \(phrase)"
      } else {
        lines.append(phrase)
      }
    }
  }

  private func best(
    _ fares: ArraySlice<(day: Int, fare: CalendarFare)>, width: Int, color: Bool, environmentWords: [String]
  ) -> [String] {
    let prices = fares.map { "\($0.fare.price.shown) \($0.fare.currency)" }
    let priceWidth = prices.map(\.count).max() ?? 0
    let tickets = fares.map { $0.fare.back == nil ? "" : ", 2 tickets" }
    let ticketsWidth = tickets.map(\.count).max() ?? 0
    let commands = fares.map { command($0.day, $0.fare) + environmentWords }
    // A wide line has the price, 2 spaces, a day of 15 columns, 2 spaces and the command. If any of these lines is too
    // long, every command is on a line of its own.
    let isWide = commands.allSatisfy { priceWidth + ticketsWidth + 19 + $0.asCommand.count <= width }
    return zip(zip(fares, prices), zip(tickets, commands)).flatMap { best, rest in
      let (tickets, command) = rest
      let padding = "".padded(to: priceWidth - best.1.count)
      let amount = "\(padding)\(bold(best.1, color))\(tickets.padded(to: ticketsWidth))"
      let price = "\(amount)  \(Date(dayNumber: best.0.day).weekdayText)"
      return isWide
        ? ["\(price)  \(command.asCommand)"] : [price] + command.commandLines(toWidth: width - 2).map { "  \($0)" }
    }
  }

  private func command(_ day: Int, _ fare: CalendarFare) -> [String] {
    var words = ["aerogami", "fetch", "\(fare.route.departure)", "--to", "\(fare.route.destination)"]
    words += ["--date", Date(dayNumber: day).asDay]
    words += fare.returnDay.map { ["--nights", "\($0 - day)"] } ?? ["--one-way"]
    if calendar.search.allowsTwoTickets { words.append("--two-tickets") }
    if calendar.search.isDirect { words.append("--direct") }
    if let currency = calendar.search.currency { words += ["--currency", currency] }
    return words
  }

  private func bold(_ text: String, _ color: Bool) -> String { text.styled(color ? SGR.bold : nil) }
  private func dim(_ text: String, _ color: Bool) -> String { text.styled(color ? SGR.dim : nil) }
}

/// How the days of a week are laid out: each with its price beside it or, on a narrow terminal, below it.
private struct Layout {
  struct Cell {
    let day: Int
    let text: String
    let isCheapest: Bool
    let style: CellStyle
  }

  private let priceWidth: Int
  private let isNarrow: Bool
  /// The number of terminal columns of a day: the price and the `*` of a cheapest day. If the day's number is beside
  /// the price, also that number and two spaces.
  private var cellWidth: Int { isNarrow ? priceWidth + 1 : priceWidth + 5 }

  init(priceWidth: Int, width: Int) {
    // Subtracts 1, because the last day of a week needs no space after it.
    isNarrow = 7 * (priceWidth + 5) - 1 > width
    // Widens prices to at least 4 columns: seven prices, each with a column for the `*`, still fit in 40 columns.
    self.priceWidth = isNarrow ? max(priceWidth, 4) : priceWidth
  }

  var header: String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { day in
      isNarrow ? day.padded(before: priceWidth) + " " : day.padded(to: cellWidth)
    }.joined()
  }

  /// Returns the lines of a week. A day of another month is `nil`, and only spaces are shown for it.
  func lines(of week: [Cell?], color: Bool) -> [String] {
    func number(_ cell: Cell) -> String { "\(cell.day)".padded(before: 2) }
    func price(_ cell: Cell) -> String {
      let text = cell.text.padded(before: priceWidth) + (cell.isCheapest ? "*" : " ")
      return text.styled(color ? cell.style.sequence.map { (cell.isCheapest ? SGR.bold : "") + $0 } : nil)
    }
    func dim(_ text: String) -> String { text.styled(color ? SGR.dim : nil) }
    let empty = "".padded(before: cellWidth)
    if isNarrow {
      return [
        week.map { cell in cell.map { dim(number($0).padded(before: priceWidth)) + " " } ?? empty }.joined(),
        week.map { cell in cell.map { price($0) } ?? empty }.joined(),
      ]
    }
    return [week.map { cell in cell.map { dim(number($0)) + " " + price($0) + " " } ?? empty }.joined()]
  }
}

extension CalendarDay.Offer {
  fileprivate var sign: String {
    switch self {
    case .fare(let fare): fare.price.compact
    case .soldOut: "x"
    case .noFlight: "-"
    case .unknown: "?"
    }
  }
}
