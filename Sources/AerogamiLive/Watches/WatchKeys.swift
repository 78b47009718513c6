import AerogamiContainer
public import AerogamiCore
import AerogamiJSON
import AerogamiStore

/// The keys of one configured watch. Their paths start with `watches.` and the watch's name.
///
/// Each key is an option of `aerogami watch`: `maxPrice` is `--max-price`. Only `route` is short for two options,
/// `--regions` and `--to`. Variables cannot set the keys, because `AEROGAMI_WATCHES_A_RETURN_DAYS` could mean two keys:
/// `days` of `a-return`, or `returnDays` of `a`.
struct WatchKeys: Sendable {
  /// A key, and how its value becomes fields of a ``Watch``.
  struct Option: Sendable {
    let key: ConfigurationKey<String>
    let fields: @Sendable (_ value: String) -> [(name: String, value: String)]
  }

  let name: String
  /// All keys, in the order of `config show`.
  let all: [Option]

  static let root = "watches"
  static let variablePrefix = "AEROGAMI_WATCHES_"

  init(_ name: String) {
    self.name = name
    let path = "\(Self.root).\(name)."
    func option(_ name: String, _ format: ConfigurationFormat<String>) -> Option {
      Option(key: ConfigurationKey(path + name, format)) { [(name.separatingWords(with: "_"), $0)] }
    }
    func option<Value>(_ name: String, _ parameter: TripSearchParameter<Value>) -> Option {
      option(name, .words(of: parameter))
    }
    all = [
      option("regions", .names("a list of regions and places, such as [\"home\", \"EU\"]")),
      Option(key: ConfigurationKey(path + "route", .route)) { text in
        let sides = ConfigurationFormat.route(text)
        return sides.map { [("regions", $0.from), ("to", $0.to)] } ?? []
      },
      option("from", .places), option("to", .places), option("maxPrice", TripSearch.Parameters.maxPrice),
      option("currency", TripSearch.Parameters.currency), option("airline", TripSearch.Parameters.airlineWords),
      option("month", TripSearch.Parameters.month), option("date", TripSearch.Parameters.date),
      option("departAfter", TripSearch.Parameters.departAfter),
      option("departBefore", TripSearch.Parameters.departBefore),
      option("nights", TripSearch.Parameters.nights), option("weekend", .flag),
      option("days", TripSearch.Parameters.days),
      option("returnDays", TripSearch.Parameters.returnDays),
      option("departHours", TripSearch.Parameters.departHours),
      option("returnHours", TripSearch.Parameters.returnHours),
      option("maxTransfers", TripSearch.Parameters.maxTransfers), option("maxHours", TripSearch.Parameters.maxHours),
      option("direct", .flag), option("oneWay", .flag),
      option("adults", TripSearch.Parameters.adults), option("children", TripSearch.Parameters.children),
      option("bags", TripSearch.Parameters.bags), option("selfTransfer", .flag),
      option("twoTickets", .flag), option("nearby", TripSearch.Parameters.nearby), option("hideExpired", .flag),
      option("source", TripSearch.Parameters.source),
      Option(
        key: ConfigurationKey(path + "meet", .names("a list of homes, such as [\"Vilnius\", \"Berlin\"]"))
      ) { text in
        (text.commaSeparated ?? []).map { ("meet", $0) }
      },
      option("people", MeetingText.Parameters.people), option("flex", MeetingText.Parameters.flex),
      option("below", WatchTriggers.Parameters.below), option("drop", WatchTriggers.Parameters.drop),
      option("newLow", .flag),
      option("deals", .flag), option("gone", .flag), option("every", WatchSchedule.interval),
      option("notify", .names("a list of notifiers, such as [\"phone\"]")), option("confirm", .flag),
    ]
  }
}

/// A watch in a configuration file.
public struct ConfiguredWatch: Hashable, Sendable {
  public let watch: DefinedWatch
  /// The name of the file that defines the watch; the environment's file if the user's file also defines it.
  public let source: String
}

extension Configuration {
  /// The watches of the configuration files, in the order of the files. If two files have a watch of the same name, the
  /// environment's file overrides the keys of the user's file.
  public var watches: [ConfiguredWatch] {
    layers.names(of: .watches).map { name, source in
      let fields = WatchKeys(name).all.flatMap { option in layers[option.key].map(option.fields) ?? [] }
      let watch: DefinedWatch
      do throws(TripSearchError) {
        watch = .success(try Watch(name: name, fields: fields, naming: .keys))
      } catch {
        let words = fields.map { "\(FieldNames.keys($0.name))=\($0.value)" }
        watch = .failure(UnusableWatch(name: name, words: words, problem: Problem(error)))
      }
      return ConfiguredWatch(watch: watch, source: source)
    }
  }
}

extension String {
  /// The name of a key in lowercase, with its words separated: `max-price` for `maxPrice`.
  func separatingWords(with separator: String) -> String {
    reduce(into: "") { $0 += $1.isUppercase ? separator + $1.lowercased() : "\($1)" }
  }
}

extension ConfigurationFormat<String> {
  /// The format of an option's values. A list can also be a JSON array, and a number can also be a JSON number.
  fileprivate static func words<Parsed>(of parameter: TripSearchParameter<Parsed>) -> Self {
    words(parameter.expectation) { text throws(TripSearchError) in _ = try parameter.value(text) }
  }

  /// Lists of places, which may contain the word `home` and ambiguous names.
  fileprivate static let places = words("a list of places, such as [\"ES\", \"Rome\"]") {
    text throws(TripSearchError) in
    let names = (text.commaSeparated ?? [""]).filter { !Home.isNamed(by: $0) && !Place.isAmbiguous($0) }
    if !names.isEmpty { _ = try TripSearch.Parameters.to.value(names.joined(separator: ",")) }
  }

  /// Lists of names that are not checked here.
  fileprivate static func names(_ expectation: String) -> Self {
    words(expectation) { text throws(TripSearchError) in
      if text.commaSeparated == nil { throw TripSearchError("expected \(expectation)") }
    }
  }

  fileprivate static let route = words("a route such as VNO-BCN, home-Milan or VNO,RIX-Italy") {
    text throws(TripSearchError) in _ = try sides(text).get()
  }

  /// Returns the lists of places before and after the hyphen of a route; `nil` if the text is not a route.
  fileprivate static func route(_ text: String) -> (from: String, to: String)? { try? sides(text).get() }

  private static func sides(_ text: String) -> Result<(from: String, to: String), TripSearchError> {
    Result { () throws(TripSearchError) in
      let route = try CalendarRoute(text, resolving: Place.undecided)
      let sides = [route.from, route.to].map { $0.map(\.word).joined(separator: ",") }
      return (sides[0], sides[1])
    }
  }

  fileprivate static let flag = Self(
    expectation: "true or false",
    structure: { node, problems in
      if case .bool(let value) = node.value { return value ? "true" : "false" }
      problems.add(at: node.offset, "expected true or false")
      return nil
    }, parse: { ["true", "false"].contains($0) ? $0 : nil }, text: { $0 })

  private static func words(
    _ expectation: String, check: @escaping @Sendable (String) throws(TripSearchError) -> Void
  ) -> Self {
    @Sendable func problem(with text: String) -> Problem? {
      do throws(TripSearchError) {
        try check(text)
        return nil
      } catch {
        return Problem(error)
      }
    }
    return Self(
      expectation: expectation, check: { problem(with: $0) },
      structure: { node, problems in
        let text = node.listText
        if text == nil { problems.add(at: node.offset, "expected \(expectation)") }
        if let problem = text.flatMap(problem(with:)) { problems.add(at: node.offset, problem) }
        return text
      }, parse: { problem(with: $0) == nil ? $0 : nil }, text: { $0 })
  }
}

extension JSONTree {
  /// The text of a string or a number, or the texts of an array of strings and numbers, joined with commas. `nil` for
  /// other JSON, for an empty array, and for an array with a string that contains a comma.
  fileprivate var listText: String? {
    switch value {
    case .number(let text), .string(let text): return text
    case .array(let elements):
      let words = elements.compactMap { element -> String? in
        switch element.value {
        case .number(let text): text
        case .string(let text) where !text.contains(","): text
        default: nil
        }
      }
      return words.count == elements.count && !words.isEmpty ? words.joined(separator: ",") : nil
    case .object, .bool, .null: return nil
    }
  }
}

extension Configuration {
  /// Runs `body` while this process holds the leases of these watches in its database. Without a database file, no
  /// lease is needed. See ``StoreFile/withLeases(of:clock:now:waiting:_:)``.
  package func withLeases<Result>(
    of watches: [String],
    waiting: (WatchHolder) async throws -> Void, _ body: () async throws -> Result
  ) async throws -> Result {
    guard store.variant == .live, let file = store.file else { return try await body() }
    return try await file.withLeases(
      of: watches, clock: SystemTime.clock, now: SystemTime.now, waiting: waiting, body)
  }

  /// Takes the lease of a watch with a name in the database of this process. Without a database file, no lease is needed.
  package func takeLease(of watch: String) async -> WatchLease {
    guard store.variant == .live, let file = store.file else { return .taken {} }
    return await file.takeLease(of: watch, at: SystemTime.now())
  }

  /// Returns the process that has the lease of a watch; `nil` if none has it.
  package func holder(of watch: String) async -> WatchHolder? {
    switch await takeLease(of: watch) {
    case .held(let holder): return holder
    case .taken(let end):
      await end()
      return nil
    }
  }
}
