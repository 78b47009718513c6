import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiSystem
import ArgumentParser

struct RegionsOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Where to depart, such as baltics,Spain,Riga. (default: the selected regions, else home, else all)",
      valueName: "places"),
    completion: .departures,
    transform: { text in
      _ = try commaList(text)
      return text
    })
  var places: [String] = []

  @Option(
    name: .customLong("regions"),
    help: ArgumentHelp("Departures, such as VNO or EU; \"all\" for all regions.", valueName: "names"),
    completion: .regionsAndPlaces, transform: commaList)
  var listed: [[String]] = []

  /// The names of regions and places to depart from, without repetitions. A route names its places of departure.
  var named: [String] {
    let departures = arguments.flatMap { $0.route.map { $0.from.map(\.word) } ?? [$0.name] }
    return (departures + listed.flatMap(\.self)).uniqued()
  }

  /// The destinations if the arguments are routes such as `VNO-BCN`; otherwise empty.
  var destinations: [String] { arguments.lazy.compactMap(\.route).first?.to.map(\.word) ?? [] }

  /// The arguments, each with its route if it is one, such as `VNO,RIX-Spain`.
  private var arguments: [(name: String, route: CalendarRoute?)] {
    let names = CalendarRoute.joiningWords(places).flatMap { list in
      CalendarRoute(insteadOfPlaces: list) == nil ? list.commaSeparated ?? [list] : [list]
    }
    return joiningNames(names).map { ($0, CalendarRoute(insteadOfPlaces: $0)) }
  }

  @Flag(help: ArgumentHelp("Fetch the trips of all regions in one request.", visibility: .hidden))
  var anywhere = false

  @Option(
    "Fetch at most this many regions at once, 1 to 64.", value: "n", parsing: .unconditional, visibility: .hidden,
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(
    help: ArgumentHelp(
      "Fail a region at its first invalid row, instead of skipping such rows.", visibility: .hidden))
  var strict = false

  /// Checks the options together with the destinations of other options.
  func validateTogether(to destinations: [String]) throws {
    if anywhere, !named.isEmpty {
      throw ValidationError("--anywhere cannot be used with regions or places.")
    }
    let names = arguments.map(\.name)
    // An argument in quotation marks may also be `Vilnius to Spain`.
    let words = names.flatMap { name -> [String] in
      let isName = !name.utf8.contains(UInt8(ascii: " ")) || Place.isKnown(name)
      return isName ? [name] : name.split(separator: " ").map(String.init)
    }
    if destinations.isEmpty, words.contains("to") {
      let ends = TripEnds(inWords: words)
      if !ends.destinations.isEmpty {
        let meant = Self.words(ends.departures, to: ends.destinations.joined(separator: ","))
        throw ValidationError("\"to\" is not a place; write the destination with --to: \(meant).")
      }
    }
    if words.count > 1, words.contains("from") {
      let meant = joiningNames(words.filter { !["from", "to"].contains($0) }).asCommand
      throw ValidationError("\"from\" is not a place; leave it out: \(meant).")
    }
    if let word = names.dropFirst().dropLast().first(where: joinsList) {
      let meant = names.filter { !joinsList($0) }.asCommand
      throw ValidationError("\"\(word)\" is not a place; write places one after another: \(meant).")
    }
    // Regions after `--` may begin with two hyphens.
    if let open = names.first(where: { $0.hasSuffix("-") || $0.hasPrefix("-") && !$0.hasPrefix("--") }) {
      let (route, missing) = (open.printable(maxLength: 60), open.hasSuffix("-") ? "destination" : "place of departure")
      throw ValidationError("the route \"\(route)\" has no \(missing); add one, as in VNO-BCN.")
    }
    for (name, route) in arguments where route == nil {
      // Places on both sides of a hyphen are a route, also if it leads nowhere. Its error is more helpful than that of a
      // region that the service does not have.
      let sides = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, sides.allSatisfy(Place.isKnown), !Place.isKnown(name) else { continue }
      _ = try usageErrors { try CalendarRoute(name, resolving: Place.undecided) }
    }
    let routes = arguments.compactMap(\.route)
    guard let route = routes.first else { return }
    if !destinations.isEmpty { throw ValidationError("--to cannot be used with the route \(route.text); remove one.") }
    if routes.count < arguments.count || !listed.isEmpty || routes.contains(where: { $0.to != route.to }) {
      let to = routes.flatMap { $0.to.map(\.word) }.uniqued().joined(separator: ",")
      throw ValidationError(
        "the route \(route.text) cannot be combined with other places; use \(Self.words(named, to: to)) instead.")
    }
  }

  private static func words(_ departures: [String], to destination: String) -> String {
    (departures + ["--to", destination]).asCommand
  }

  /// The hint for places after the value of `--to`, or for two places that are probably a departure and a destination;
  /// otherwise `nil`.
  ///
  /// - Parameters:
  ///   - destinations: The destinations of other options.
  ///   - line: The words of the command line.
  ///   - command: Returns the command for other places of departure and destinations, with all other options. If it
  ///     returns `nil`, the hint has only what to change: a command without the other options would be another search.
  func hint(
    to destinations: [String], line: [String] = CommandLine.arguments,
    command: (_ departures: [String], _ destinations: String) -> String? = { _, _ in nil }
  ) -> String? {
    if listed.isEmpty, arguments.allSatisfy({ $0.route == nil }),
      let split = SplitDestinations(in: line, after: destinations), split.end(named)
    {
      return split.hint(command: command(named.dropLast(split.others.count), split.list))
    }
    guard destinations.isEmpty, listed.isEmpty, arguments.count == 2, named.count == 2,
      Place.areProbablyEnds(named[0], named[1])
    else { return nil }
    let remedy =
      command([named[0]], named[1]).map { ": \($0)" } ?? ", give \(Self.words([named[0]], to: named[1]))"
    return "to search from \(named[0]) to \(named[1])\(remedy)"
  }

  func request(_ search: TripSearch) -> SearchTrips.Request {
    var request = SearchTrips.Request(search, from: anywhere ? .exactly([nil]) : .named(named))
    (request.isStrict, request.concurrency) = (strict, concurrency)
    return request
  }
}

/// Places after the first value of `--to`, as in `Vilnius --to Spain Italy`. Commands take them for places of departure.
struct SplitDestinations {
  /// The places.
  let others: [String]
  /// All destinations, separated by commas.
  let list: String

  /// Returns `nil` if there are none.
  ///
  /// - Parameters:
  ///   - line: The words of the command line.
  ///   - destinations: The values of `--to`.
  init?(in line: [String], after destinations: [String]) {
    guard let index = line.firstIndex(of: "--to") else { return nil }
    let words = line.dropFirst(index + 2).prefix { !$0.hasPrefix("-") }
    others = joiningNames(words.flatMap { $0.commaSeparated ?? [] })
    list = (destinations.flatMap { $0.commaSeparated ?? [] } + others).joined(separator: ",")
    if others.isEmpty { return nil }
  }

  /// Whether the places follow at least `count` other places of departure.
  func end(_ departures: [String], after count: Int = 1) -> Bool {
    departures.count >= others.count + count && departures.suffix(others.count) == others[...]
  }

  /// Returns the hint about the places, with a command that has them as destinations, if not `nil`.
  func hint(command: String? = nil) -> String {
    let remedy = command.map { ": \($0)" } ?? ", give \(["--to", list].asCommand)"
    return "trips from \(others.firstFew) are searched, too; for trips to all\(remedy)"
  }
}

extension DefaultOrigins {
  var note: String { note(advice: "use --regions all for all regions") }
}
