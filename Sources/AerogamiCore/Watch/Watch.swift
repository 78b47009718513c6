public import AerogamiContainer

/// A search that is repeated, and the changes to report. It is created from text fields: options of a command, keys of
/// a file, or a saved row. Days such as `tomorrow` stay relative.
public struct Watch: Hashable, Sendable {
  /// The name; `nil` for a watch without one. See ``isName(_:)``.
  public let name: String?
  /// The trips to watch; in a watch of meetings, those of all homes.
  public let search: SearchText
  /// The meetings to watch; `nil` for a watch of trips.
  package let meeting: MeetingText?
  /// Whether meetings are watched, and not trips.
  package var isOfMeetings: Bool { meeting != nil }
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

  /// Creates a watch from fields in any order: the parameters of a ``SearchText``, those in ``ownFields``, and, to watch
  /// meetings, those in ``meetingFields``. Ignores empty values. `names` decides how errors name the fields.
  ///
  /// - Throws: ``TripSearchError`` for an invalid value, an unknown or repeated field, or fields that exclude each
  /// other.
  public init(
    name: String?, fields: [(name: String, value: String)], naming names: FieldNames = .parameters
  ) throws(TripSearchError) {
    var own: [String: String] = [:]
    let (others, isMeeting) = (SearchText.names + Self.meetingFields, fields.contains { $0.name == "meet" })
    for (field, value) in fields where !others.contains(field) && !value.isEmpty {
      guard Self.ownFields.contains(field) else { throw names.unknown(field, known: others + Self.ownFields) }
      if own.updateValue(value, forKey: field) != nil { throw names.repeated(field) }
    }
    func read<Value>(_ parameter: TripSearchParameter<Value>) throws(TripSearchError) -> Value? {
      guard let text = own[parameter.name] else { return nil }
      return try names.locating(parameter.name) { () throws(TripSearchError) in try parameter.value(text) }
    }
    func flag(_ name: String) throws(TripSearchError) -> Bool { try read(TripSearch.Parameters.flag(name)) ?? false }
    self.name = name
    if isMeeting {
      let meeting = try Self.meeting(fields, naming: names)
      (self.meeting, search) = (meeting, meeting.filters)
    } else {
      if let (field, _) = fields.first(where: { Self.meetingFields.contains($0.name) && !$0.value.isEmpty }) {
        throw TripSearchError(
          "\(names(field)) requires \(names("meet"))", remedy: "give each home with \(names("meet"))", at: field)
      }
      (meeting, search) = (nil, try SearchText(fields.filter { SearchText.names.contains($0.name) }, naming: names))
    }
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

  /// Returns the meetings that fields describe.
  ///
  /// - Throws: ``TripSearchError`` for an invalid value, or a field that makes no sense for meetings.
  private static func meeting(
    _ fields: [(name: String, value: String)], naming names: FieldNames
  ) throws(TripSearchError) -> MeetingText {
    let isExcluded: (String) -> Bool = { field in
      fieldsOfTrips.contains(field)
        || SearchText.names.contains(field) && !MeetingText.filterNames.contains(field)
    }
    if let field = fields.first(where: { isExcluded($0.name) && !["", "false"].contains($0.value) })?.name {
      let (meet, others) = (names("meet"), "use \(names("below")) or \(names("drop"))")
      let remedy =
        switch field {
        case "regions", "from", "anywhere": "give each home with \(meet), and where to meet with \(names("to"))"
        case "adults", "children": "give the number of people from each home with \(names("people"))"
        case "new_low", "deals": "no prices of meetings are recorded; \(others)"
        case "gone": "a meeting that is not found again may still be possible; \(others)"
        default: "remove one"
        }
      let what = field == "regions" ? "places of departure" : names(field)
      throw TripSearchError("\(what) and \(meet) cannot be used together", remedy: remedy, at: field)
    }
    let parameters = fields.filter { meetingFields.contains($0.name) || MeetingText.filterNames.contains($0.name) }
    return try MeetingText(
      parameters.map { ($0.name == "meet" ? "home" : $0.name, $0.value) },
      naming: FieldNames { names($0 == "home" ? "meet" : $0) })
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
    let watched = meeting?.parameters.map { ($0.name == "home" ? "meet" : $0.name, $0.value) } ?? search.parameters
    return watched + Self.ownFields.compactMap { field in own[field]?.map { (field, $0) } }
  }

  /// The names of the fields that are not part of the search, in the order in which they are written.
  public static let ownFields = [
    "below", "drop", "new_low", "deals", "gone", "every", "notify", "confirm", "concurrency", "strict",
  ]

  /// The names of the fields that only a watch of meetings has. Only `meet` may occur several times, once for each home.
  public static let meetingFields = ["meet", "people", "flex"]

  /// The names of own fields that a watch of meetings cannot have.
  private static let fieldsOfTrips = ["new_low", "deals", "gone", "confirm", "strict"]

  private static let defaultConcurrency = 4

  private static let notify = TripSearchParameter<[String]>(
    "notify", takes: "notifiers, separated by commas"
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

  /// Returns whether another watch has the same search. Its triggers, notifiers and interval may differ.
  package func hasSameSearch(as other: Watch) -> Bool { search == other.search && meeting == other.meeting }

  /// The rule of ``isName(_:)``, for messages.
  public static let nameRule = "at most 40 lowercase letters, digits and hyphens, starting with a letter"

  /// Returns what is wrong with a text that cannot be a name, and a name to use: one like the text, if there is one.
  package static func invalidName(_ text: String, example: String) -> Problem {
    Problem(
      "\"\(text.printable(maxLength: 60))\" is not a valid name",
      remedy: "use a name such as \(name(like: text) ?? example) (\(nameRule))")
  }

  /// Returns a name that is like a text, such as `new-york`; `nil` if there is none.
  package static func name(like text: String) -> String? {
    let words = text.folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let similar = words.joined(separator: "-")
    return isName(similar) ? similar : nil
  }

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
