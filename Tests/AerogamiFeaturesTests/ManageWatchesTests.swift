import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ManageWatchesTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let store = WatchStore.mock()
  private let fields = [(name: "regions", value: "VNO"), (name: "to", value: "ES"), (name: "below", value: "60")]

  private var environment: ServedEnvironment {
    var environment = ServedEnvironment(name: "test")
    (environment.notifiers, environment.runsWatches) = (["phone", "mail"], true)
    return environment
  }

  private func manage(
    _ environment: ServedEnvironment? = nil, _ notifications: NotificationClient = .mock(print: { _ in })
  ) -> ManageWatches {
    ManageWatches(store, notifications, in: environment ?? self.environment, now: { Self.now })
  }

  /// Returns the text of the refusal with which `body` ends.
  private func refusal(_ body: () async throws -> Void) async throws -> (reason: WatchRefusal.Reason, text: String)? {
    do {
      try await body()
      return nil
    } catch let error as WatchRefusal {
      return (error.reason, error.text)
    }
  }

  @Test("a watch is added, changed, paused, resumed and removed")
  func change() async throws {
    let manage = manage()
    try await manage.add("spain", fields)
    #expect(try await manage.row("spain").statusName == "never_ran")
    try await manage.setPaused("spain", to: true)
    let paused = try await manage.row("spain")
    #expect(paused.statusName == "paused")
    #expect(paused.nextRound(at: Self.now) == nil)
    try await manage.change("spain", fields.dropLast() + [(name: "below", value: "45")])
    let changed = try await manage.row("spain")
    #expect(changed.usable?.triggers.below.map { "\($0)" } == "45")
    // A change keeps the health of the watch.
    #expect(changed.health.isPaused)
    try await manage.add("porto", fields)
    #expect(try await manage.setPaused(["spain", "porto"], to: true) == ["porto"])
    _ = try await manage.remove("porto")
    try await manage.setPaused("spain", to: false)
    #expect(try await manage.row("spain").nextRound(at: Self.now) == Self.now)
    #expect(try await manage.remove("spain").name == "spain")
    #expect(try await manage.rows().rows.isEmpty)
  }

  @Test("a limit in another currency than the prices is shown, with what to do")
  func otherCurrency() async throws {
    for (found, name) in [("EUR", "nothing_comparable"), ("usd", "ok")] {
      var health = WatchHealth()
      (health.lastRound, health.lastSuccess) = (Self.now, Self.now)
      health.cheapest = .init(40, found)
      var store = WatchStore.mock()
      store.health = { [health] in ["spain": health] }
      let manage = ManageWatches(store, .mock(print: { _ in }), in: environment, now: { Self.now })
      try await manage.add("spain", [(name: "regions", value: "VNO"), (name: "below", value: "60 USD")])
      let row = try await manage.row("spain")
      #expect(row.statusName == name)
      #expect(row.statusWords == name.replacing("_", with: " "))
      #expect(
        row.incomparable
          == (found == "EUR" ? "prices are in EUR, so none is below 60 USD; give the limit in EUR" : nil))
      #expect(row.explanation == row.incomparable)
      #expect(!row.isFailing)
    }
  }

  @Test("a place of departure in no table is checked with the regions of the service, if these can be listed")
  func unknownPlaces() async throws {
    func unknown(_ regions: String) throws -> [String] {
      environment.unknownPlaces(of: try Watch(name: "w", fields: [(name: "regions", value: regions)]))
    }
    #expect(try unknown("Vilnius,EU,home,baltics,LATAM,ES,LON") == [])
    #expect(try unknown("Qwertyuiop,Vilnus,VNO,XYZ,scd,QQ") == ["Qwertyuiop", "Vilnus", "XYZ", "scd", "QQ"])
    let ignore = "Ignore this if the service has a region of that name"
    #expect(
      ["Qwertyuiop", "Vilnus"].map(ServedEnvironment.warning(aboutUnknownPlace:)) == [
        "\"Qwertyuiop\" is not a known place. \(ignore)",
        "\"Vilnus\" is not a known place; did you mean Vilnius? \(ignore)",
      ])

    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = ManualClock()
    let regions = ["coast", "scd"].map { Region(id: $0, name: "the \($0)", countryCodes: []) }
    dependencies.trips.regions = { Fetched(regions) }
    func unchecked(_ names: String...) async throws -> [String] {
      try await dependencies.searchTrips(home: Home(places: [])).unchecked(names)
    }
    #expect(try await unchecked("coast", "the coast", "scd", "VNO") == [])
    let error = await #expect(throws: ClientError.self) { try await unchecked("coast", "Vilnus") }
    #expect(error?.message == "there is no region or place \"Vilnus\"")
    #expect(error?.remedy?.hasPrefix("did you mean \"Vilnius\"?") == true)
    let code = await #expect(throws: ClientError.self) { try await unchecked("XYZ") }
    #expect(code?.message == "there is no region or place \"XYZ\"")
    // Services whose regions are the user's take codes, also those that no table has.
    dependencies.trips.regions = { Fetched([Region(id: "near", name: "near", countryCodes: [], isSelection: true)]) }
    #expect(try await unchecked("XYZ") == [])
    let offline = ClientError(requested: "the regions", reason: .failed(.offline, detail: "broken"))
    dependencies.trips.regions = { throw offline }
    #expect(try await unchecked("coast", "Vilnus", "XYZ", "VNO") == ["coast", "Vilnus", "XYZ"])
  }

  @Test("a watch that no source can search is refused, and one that was saved before cannot run")
  func unsearchable() async throws {
    let party = fields + [(name: "adults", value: "2")]
    try await manage().add("party", party)
    var environment = environment
    environment.sources = [
      SourceRules("one") { search in
        search.passengers.count == 1 ? nil : TripSearchError("one has prices for one adult only", at: "adults")
      }
    ]
    let manage = manage(environment)
    #expect(try await manage.row("party").statusName == "cannot_run")
    try await manage.add("alone", fields)
    let refused = try await refusal { _ = try await manage.new("second", party) }
    #expect(refused?.reason == .invalid(field: "adults"))
    #expect(refused?.text == "adults: one has prices for one adult only")
  }

  @Test(
    "homes that are the same are refused, and a watch that was saved before with them cannot run",
    arguments: [
      (["Vilnius", "VNO"], "VNO is the same city as Vilnius"), (["VNO", "home"], "home is the same city as VNO"),
      (["Lithuania", "RIX", "LT"], "LT is the same home as Lithuania"), (["Vilnius", "RIX"], nil),
      // The first round requests the regions of the service.
      (["scd", "VNO"], nil),
    ] as [([String], String?)])
  func sameHomes(homes: [String], message: String?) async throws {
    var environment = environment
    environment.home = Home(places: ["Vilnius"])
    let manage = manage(environment)
    let fields = homes.map { (name: "meet", value: $0) }
    let refused = try await refusal { try await manage.add("friends", fields) }
    #expect(refused?.reason == (message == nil ? nil : WatchRefusal.Reason.invalid(field: "meet")))
    #expect(refused?.text == message.map { "meet: \($0); give it once, and the number of people with people" })
    _ = try await store.add(try Watch(name: "saved", fields: fields), "saved")
    #expect(try await manage.row("saved").statusName == (message == nil ? "never_ran" : "cannot_run"))
  }

  @Test(
    "an ambiguous place of departure is refused, as a fetch refuses it, unless the other end or home decides",
    arguments: [
      ("regions=Barcelona", [], "regions"), ("regions=VNO,Barcelona&to=SYD", [], "regions"),
      ("meet=Barcelona&meet=SYD", [], "meet"), ("regions=Barcelona", ["VNO"], nil),
      ("regions=Barcelona&to=CCS", [], nil), ("meet=Barcelona&meet=SYD", ["VNO"], nil),
    ] as [(String, [String], String?)])
  func ambiguous(text: String, home: [String], wrong: String?) async throws {
    var environment = environment
    environment.home = Home(places: home)
    let manage = manage(environment)
    let fields: [(name: String, value: String)] = text.split(separator: "&").map { field in
      let parts = field.split(separator: "=").map(String.init)
      return (name: parts[0], value: parts[1])
    }
    let refused = try await refusal { try await manage.add("spain", fields) }
    #expect(refused?.reason == wrong.map { WatchRefusal.Reason.invalid(field: $0) })
    let message = "\"Barcelona\" is in Spain (BCN) and Venezuela (BLA); write a code"
    #expect(refused?.text == wrong.map { _ in message })
    _ = try await store.add(try Watch(name: "saved", fields: fields), "saved")
    #expect(try await manage.row("saved").statusName == (wrong == nil ? "never_ran" : "cannot_run"))
  }

  @Test("a watch with an invalid field is refused, and the field is named")
  func invalid() async throws {
    let manage = manage()
    for (name, field, value, wrong) in [
      ("Spain", "to", "ES", "name"), ("", "to", "ES", "name"), ("spain", "below", "-1", "below"),
      ("spain", "drop", "x", "drop"), ("spain", "every", "1s", "every"), ("spain", "notify", "phon", "notify"),
      ("spain", "month", "2020-01", "month"), ("spain", "to", "home", "regions"),
    ] as [(String, String, String, String?)] {
      let refused = try await refusal { try await manage.add(name, [(name: field, value: value)]) }
      #expect(refused?.reason == .invalid(field: wrong), "\(field) \(value): \(refused?.text ?? "none")")
    }
    let notifier = try await refusal { try await manage.add("spain", fields + [(name: "notify", value: "phon")]) }
    #expect(notifier?.text.contains("did you mean \"phone\"") == true, "\(notifier?.text ?? "none")")
    #expect(try await store.named().isEmpty)
  }

  @Test("a name is used only once")
  func taken() async throws {
    let manage = manage()
    try await manage.add("spain", fields)
    let refused = try await refusal { try await manage.add("spain", fields) }
    #expect(refused?.reason == .conflict)
    let unknown = try await refusal { try await manage.setPaused("spian", to: true) }
    #expect(unknown?.reason == .unknown)
    #expect(unknown?.text.contains("spain") == true)
  }

  @Test("a change replaces the whole watch, so one without fields is refused")
  func emptyChange() async throws {
    let manage = manage()
    try await manage.add("spain", fields)
    let refused = try await refusal { try await manage.change("spain", []) }
    #expect(refused?.reason == .invalid(field: nil))
    #expect(refused?.text.contains("give all of it again") == true)
    #expect(try await manage.row("spain").usable == Watch(name: "spain", fields: fields))
    let earlier = try await manage.change(Watch(name: "spain", fields: [(name: "to", value: "IT")]), "spain")
    #expect(earlier == .success(try Watch(name: "spain", fields: fields)))
  }

  @Test("a change of a watch of meetings needs its homes or places of departure")
  func changeWithoutHomes() async throws {
    let manage = manage()
    let homes = [(name: "meet", value: "Vilnius"), (name: "meet", value: "Berlin")]
    try await manage.add("friend", homes + [(name: "below", value: "200")])
    let saved = try await manage.row("friend").usable
    for change in [[(name: "below", value: "150")], [(name: "to", value: "ES"), (name: "below", value: "150")]] {
      let refused = try await refusal { try await manage.change("friend", change) }
      #expect(refused?.reason == .invalid(field: nil))
      #expect(refused?.text.hasSuffix("; give each home again with meet: Vilnius and Berlin") == true)
      let watch = try Watch(name: "friend", fields: change)
      let typed = try await refusal { _ = try await manage.change(watch, "friend") }
      #expect(typed?.text == refused?.text)
    }
    #expect(try await manage.row("friend").usable == saved)
    try await manage.change("friend", homes + [(name: "below", value: "150")])
    try await manage.change("friend", [(name: "regions", value: "VNO"), (name: "below", value: "150")])
    #expect(try await manage.row("friend").usable?.isOfMeetings == false)
    // A watch of trips may have watched the default regions before.
    try await manage.change("friend", [(name: "below", value: "90")])
  }

  @Test("a change of an earlier version is refused, also if the other one is saved in the same instant")
  func simultaneousChanges() async throws {
    try await manage().add("spain", fields)
    let version = try await manage().row("spain").version
    let other = try Watch(name: "spain", fields: [(name: "to", value: "PT")])
    var racing = store
    racing.replace = { [store] watch, name, old in
      _ = try await store.replace(other, name, nil)
      return try await store.replace(watch, name, old)
    }
    let manage = ManageWatches(racing, .mock(print: { _ in }), in: environment, now: { Self.now })
    let change = [(name: "to", value: "IT")]
    let refused = try await refusal { try await manage.change("spain", change, since: version) }
    #expect(refused?.reason == .conflict)
    #expect(try await store.named() == [.success(other)])
    // Without a version, a program replaces whatever there is.
    try await manage.change("spain", change)
    #expect(try await store.named() == [.success(try Watch(name: "spain", fields: change))])
  }

  @Test("after a failed round, the next one is shown for the longer pause")
  func nextRound() async throws {
    let manage = manage()
    try await manage.add("spain", fields + [(name: "every", value: "1m")])
    for (failure, seconds) in [(nil, 60.0), ("status 503", 300)] {
      var round = FinishedRound(of: "spain")
      round.failure = failure
      _ = try await store.saveRound(round, Self.now)
      #expect(try await manage.row("spain").nextRound(at: Self.now) == Self.now + seconds)
    }
  }

  @Test("a watch of a file can be paused, and the refusal of any other change names the file")
  func configured() async throws {
    var environment = environment
    environment.watches = [(watch: .success(try Watch(name: "porto", fields: fields)), source: "aerogami.json")]
    let manage = manage(environment)
    for refused in [
      try await refusal { try await manage.change("porto", fields) },
      try await refusal { _ = try await manage.remove("porto") },
      try await refusal { try await manage.add("porto", fields) },
    ] { #expect(refused?.reason == .conflict) }
    let change = try await refusal { try await manage.change("porto", fields) }
    #expect(change?.text == "the watch porto is in aerogami.json; change it in that file")
    try await manage.setPaused("porto", to: true)
    #expect(try await manage.row("porto").health.isPaused)
  }

  @Test("a watch whose notifier cannot be used runs, cannot send, and counts as failing; an unknown one is refused")
  func notifiers() async throws {
    var environment = environment
    environment.unusableNotifiers = ["phone": Problem("the token of phone is not set")]
    let manage = manage(environment)
    try await manage.add("spain", fields + [(name: "notify", value: "phone")])
    let row = try await manage.row("spain")
    #expect(row.statusName == "cannot_send" && row.isFailing && row.canRun)
    #expect(row.problem == "the token of phone is not set" && row.nextRound(at: Self.now) == Self.now)
    try await manage.requestRun("spain")
    _ = try await store.add(try Watch(name: "porto", fields: fields + [(name: "notify", value: "gone")]), "porto")
    // The process that saved the watch knew its notifier, so it was added after this process started.
    let restart =
      #"the process that runs the watches does not know the notifier "gone"; "#
      + "restart it if the notifier was added since it started"
    let porto = try await manage.row("porto")
    #expect(porto.statusName == "cannot_send" && porto.problem == restart)
    environment.runsWatches = false
    let unknown = try await self.manage(environment).row("porto").problem
    #expect(unknown?.hasPrefix(#"there is no notifier "gone""#) == true, "\(unknown ?? "none")")
    environment.isLongRunning = true
    #expect(
      try await self.manage(environment).row("porto").problem
        == #"this process sends no messages, and does not know the notifier "gone"; "#
        + "restart it if the notifier was added since it started")
    let typed = try await refusal {
      try await self.manage(environment).add("a", self.fields + [(name: "notify", value: "gone")])
    }
    #expect(typed?.text == #"notify: this process does not know the notifier "gone"; known: phone, mail"#)
    environment.isLongRunning = false
    let configured = try Watch(name: "file", fields: fields + [(name: "notify", value: "gone")])
    environment.runsWatches = true
    environment.watches = [(watch: .success(configured), source: "aerogami.json")]
    let mistyped = try await self.manage(environment).row("file").problem
    #expect(mistyped?.hasPrefix(#"there is no notifier "gone""#) == true, "\(mistyped ?? "none")")
  }

  @Test("home with a region is refused where only places are possible, and nothing is removed or paused half")
  func refused() async throws {
    var environment = environment
    environment.home = Home(places: ["EU"])
    let manage = manage(environment)
    let region = try await refusal { try await manage.add("spain", [(name: "from", value: "home")]) }
    #expect(region?.text.contains("\"EU\", which is not an airport, a city or a country") == true)
    try await manage.add("spain", fields)
    #expect(try await refusal { _ = try await manage.setPaused(["spain", "porto"], to: true) }?.reason == .unknown)
    #expect(try await refusal { _ = try await manage.remove(["spain", "porto"]) }?.reason == .unknown)
    #expect(try await manage.row("spain").statusName == "never_ran")
  }

  @Test("a round is requested, but not of a watch that is paused or over")
  func run() async throws {
    let manage = manage()
    try await manage.add("spain", fields)
    try await manage.requestRun("spain")
    #expect(try await store.health()["spain"]?.runRequestedAt == Self.now)
    try await manage.setPaused("spain", to: true)
    #expect(try await refusal { try await manage.requestRun("spain") }?.reason == .conflict)
    _ = try await store.add(try Watch(name: "old", fields: [(name: "month", value: "2020-01")]), "old")
    let old = try await manage.row("old")
    #expect(old.statusName == "ended")
    #expect(!old.isFailing)
    #expect(try await refusal { try await manage.requestRun("old") }?.reason == .conflict)
  }

  @Test("a test message reports the result of each notifier of the watch")
  func test() async throws {
    let client = NotificationClient { message in
      if message.notifier == "mail" {
        throw ClientError(requested: "mail", reason: .failed(.status(401), detail: "status 401"), attempts: 1)
      }
      #expect(message.lines.contains { $0.contains("spain") })
      return Fetched(NotificationClient.Receipt(kind: "ntfy", status: 200))
    }
    let manage = manage(nil, client)
    try await manage.add("spain", fields + [(name: "notify", value: "phone,mail")])
    let tests = try await manage.sendTest("spain")
    #expect(tests.map(\.notifier) == ["phone", "mail"])
    #expect(tests[0].words == "phone: sent (ntfy)")
    #expect(tests[1].words.hasPrefix("mail failed: "))
    try await manage.add("silent", fields)
    #expect(try await refusal { _ = try await manage.sendTest("silent") }?.reason == .conflict)
    var idle = environment
    idle.runsWatches = false
    let refused = try await refusal { _ = try await self.manage(idle, client).sendTest("spain") }
    #expect(refused?.text.contains("it was started without watches") == true)
  }
}
