public import AerogamiContainer

/// A search that is repeated, and the changes to report. It is created from text fields: options of a command, keys of
/// a file, or a saved row. Days such as `tomorrow` stay relative.
public struct Watch: Hashable, Sendable {
  /// The name; `nil` for a watch without one. See ``isName(_:)``.
  public let name: String?
  /// The trips to watch.
  public let search: SearchText
  /// The changes to notify of.
  public let triggers: WatchTriggers
  /// The pause between rounds.
  public let interval: Duration
  /// The names of the notifiers that send messages.
  public let notifiers: [String]
  /// Whether the prices of trips are checked before the user is notified of them.
  public let confirms: Bool
  /// The maximum number of regions that are requested at once.
  public let concurrency: Int
  /// Whether a region fails at its first invalid row.
  public let isStrict: Bool

  /// Creates a watch from fields in any order: the parameters of a ``SearchText``, and those in ``ownFields``. Ignores
  /// empty values. `names` decides how errors name the fields.
  ///
  /// - Throws: ``TripSearchError`` for an invalid value, an unknown or repeated field, or fields that exclude each
  /// other.
  public init(
    name: String?, fields: [(name: String, value: String)], naming names: FieldNames = .parameters
  ) throws(TripSearchError) {
    var own: [String: String] = [:]
    for (field, value) in fields where !SearchText.names.contains(field) && !value.isEmpty {
      guard Self.ownFields.contains(field) else {
        throw names.unknown(field, known: SearchText.names + Self.ownFields)
      }
      if own.updateValue(value, forKey: field) != nil { throw names.repeated(field) }
    }
    func read<Value>(_ parameter: TripSearchParameter<Value>) throws(TripSearchError) -> Value? {
      guard let text = own[parameter.name] else { return nil }
      return try names.locating(parameter.name) { () throws(TripSearchError) in try parameter.value(text) }
    }
    func flag(_ name: String) throws(TripSearchError) -> Bool { try read(TripSearch.Parameters.flag(name)) ?? false }
    self.name = name
    search = try SearchText(fields.filter { SearchText.names.contains($0.name) }, naming: names)
    triggers = WatchTriggers(
      below: try read(WatchTriggers.Parameters.below), drop: try read(WatchTriggers.Parameters.drop),
      newLow: try flag("new_low"), deals: try flag("deals"), gone: try flag("gone"))
    if let trigger = triggers.deals ? "deals" : triggers.newLow ? "new_low" : nil,
      let error = TripSearchError.noRecordedPrices(for: trigger, search.parameters, naming: names)
    {
      throw error
    }
    interval = try read(WatchSchedule.interval) ?? WatchSchedule.defaultInterval
    notifiers = try read(Self.notify)?.uniqued() ?? []
    confirms = try flag("confirm")
    concurrency = try read(Self.concurrency) ?? Self.defaultConcurrency
    isStrict = try flag("strict")
  }

  /// The fields that are set, in a fixed order, with canonical values: the inverse of ``init(name:fields:naming:)``.
  public var fields: [(name: String, value: String)] {
    let own = [
      "below": triggers.below.map { "\($0)" }, "drop": triggers.drop.map { "\($0)" },
      "new_low": triggers.newLow ? "true" : nil, "deals": triggers.deals ? "true" : nil,
      "gone": triggers.gone ? "true" : nil,
      "every": interval == WatchSchedule.defaultInterval ? nil : interval.unitText,
      "notify": notifiers.isEmpty ? nil : notifiers.joined(separator: ","), "confirm": confirms ? "true" : nil,
      "concurrency": concurrency == Self.defaultConcurrency ? nil : "\(concurrency)",
      "strict": isStrict ? "true" : nil,
    ]
    return search.parameters + Self.ownFields.compactMap { field in own[field]?.map { (field, $0) } }
  }

  /// The names of the fields that are not part of the search, in the order in which they are written.
  public static let ownFields = [
    "below", "drop", "new_low", "deals", "gone", "every", "notify", "confirm", "concurrency", "strict",
  ]

  private static let defaultConcurrency = 4

  private static let notify = TripSearchParameter<[String]>(
    "notify", takes: "notifiers, separated by single commas"
  ) { $0.commaSeparated }

  private static let concurrency = TripSearchParameter<Int>("concurrency", takes: "a whole number from 1 to 64") {
    Int(digits: $0).flatMap { (1...64).contains($0) ? $0 : nil }
  }

  /// The text of the fields that decide which changes the watch reports in a region: all except the regions, the
  /// interval, the notifiers, and how regions and prices are requested. The order of lists does not matter.
  public var conditions: String {
    let others: Set = ["regions", "anywhere", "every", "notify", "confirm", "concurrency", "strict"]
    let lists: Set = ["from", "to", "airline"]
    return fields.filter { !others.contains($0.name) }.map { name, value in
      let words = lists.contains(name) ? Set(value.commaSeparated ?? []).sorted() : []
      return (name: name, value: words.isEmpty ? value : words.joined(separator: ","))
    }.asQuery
  }

  /// The rule of ``isName(_:)``, for messages.
  public static let nameRule = "at most 40 lowercase letters, digits and hyphens, starting with a letter"

  /// Returns whether a text can be the name of a watch: see ``nameRule``.
  public static func isName(_ text: String) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count <= 40 && text.utf8.first.map(letters.contains) == true
      && text.utf8.allSatisfy { letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "-") }
  }
}

/// A saved or configured watch: one that can run, or one with invalid fields.
public typealias DefinedWatch = Result<Watch, UnusableWatch>

/// A saved or configured watch that cannot run, because its fields are invalid.
public struct UnusableWatch: Error, Hashable, Sendable {
  public let name: String
  /// The fields as they are saved or configured, for listings.
  public let words: [String]
  /// Why the watch cannot run.
  public let problem: Problem

  public init(name: String, words: [String], problem: Problem) {
    (self.name, self.words, self.problem) = (name, words, problem)
  }
}

extension DefinedWatch {
  /// The name of the watch; `nil` if it has none.
  public var name: String? {
    switch self {
    case .success(let watch): watch.name
    case .failure(let unusable): unusable.name
    }
  }
}
