import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation
import HTTPTypes
import Hummingbird

/// The routes of the watches: pages for browsers, and JSON for other clients. Both have the same parameters, in the
/// query, so that no request has a body.
struct WatchRoutes: Sendable {
  let environment: ServedEnvironment
  let manage: ManageWatches
  /// The same watches, with the titles of the form's fields in errors.
  let forms: ManageWatches
  let search: SearchTrips
  let find: FindMeetings
  let now: @Sendable () -> Date

  /// The paths that change something. The address of a page never is one of them.
  static let postPaths = ["add", "change", "pause", "resume", "run", "test", "remove"].map { "/watches/\($0)" }

  func add(to routes: Routes) {
    routes.get("watches") { request in
      request.acceptsPages ? try await page(request) : try await json(request)
    }
    routes.get("watches/new", errors: .page) { try await form(WatchForm(query: try fields(of: $0)), isNew: true) }
    routes.get("watches/edit", errors: .page) { try await edit($0) }
    routes.get("watches/removal", errors: .page) { request in
      let row = try await manage.row(try request.required("name"))
      return RouteResponse(page: WatchRemovalPage(row: row).html())
    }
    routes.post("watches/add") { request, isForScript in
      var form = WatchForm(query: try fields(of: request))
      do {
        try await checkPlaces(of: manage.new(form.name, form.fields))
        try await manage.add(form.name, form.fields)
      } catch is WatchRefusal where !isForScript {
        // The form has the error at its field, for example after a second click on "Save".
        form.isReviewed = true
        return try await self.form(form, isNew: true)
      }
      return try await changed(form.name, isForScript, done: .saved)
    }
    routes.post("watches/change") { request, isForScript in
      var form = WatchForm(query: try fields(of: request))
      do {
        try await checkPlaces(of: manage.changed(form.name, form.fields, since: form.version))
        try await manage.change(form.name, form.fields, since: form.version)
      } catch is WatchRefusal where !isForScript {
        form.isReviewed = true
        return try await self.form(form, isNew: false)
      }
      return try await changed(form.name, isForScript, done: .saved)
    }
    routes.post("watches/pause") { request, isForScript in
      let name = try onlyName(of: request)
      try await manage.setPaused(name, to: true)
      return try await changed(name, isForScript)
    }
    routes.post("watches/resume") { request, isForScript in
      let name = try onlyName(of: request)
      try await manage.setPaused(name, to: false)
      return try await changed(name, isForScript)
    }
    routes.post("watches/run") { request, isForScript in
      let name = try onlyName(of: request)
      try await manage.requestRun(name)
      return try await changed(name, isForScript)
    }
    routes.post("watches/test") { request, isForScript in
      let name = try onlyName(of: request)
      let tests = try await manage.sendTest(name)
      return isForScript
        ? RouteResponse { $0.tests(tests) } : RouteResponse(page: WatchTestPage(name: name, tests: tests).html())
    }
    routes.post("watches/remove") { request, isForScript in
      let name = try onlyName(of: request)
      let removed = try await manage.remove(name)
      guard isForScript else { return .seeOther(WatchesPage.link(to: name, after: .removed)) }
      return RouteResponse { json in
        json.object { json in
          json.member("removed", name)
          json.member("fields", removed.fieldTexts)
        }
      }
    }
  }

  /// Returns the parameter `name` of a request that has no other parameters.
  private func onlyName(of request: RouteRequest) throws(BadRequest) -> String {
    let name = try request.required("name")
    guard request.query.count == 1 else { throw BadRequest("name must be the only parameter, and given once") }
    return name
  }

  /// Returns the parameters of a request.
  private func fields(of request: RouteRequest) throws(BadRequest) -> [(name: String, value: String)] {
    // Throws if a parameter cannot be decoded.
    _ = try request["name"]
    return request.query.compactMap(\.self)
  }

  /// Returns a redirect to the list or, for a program, JSON with the watch.
  private func changed(_ name: String, _ isForScript: Bool, done: WatchesPage.Done? = nil) async throws
    -> RouteResponse
  {
    guard isForScript else { return .seeOther(WatchesPage.link(to: name, after: done)) }
    let row = try await manage.row(name)
    return RouteResponse { json in json.watch(row, in: environment, at: now()) }
  }

  private func page(_ request: RouteRequest) async throws -> RouteResponse {
    let (rows, hidden) = try await manage.rows()
    let name = try request["name"].flatMap { Watch.isName($0) ? $0 : nil }
    let done = try request["done"].flatMap(WatchesPage.Done.init(rawValue:))
    let page = WatchesPage(
      environment: environment, rows: rows, hidden: hidden, changed: name, done: done, now: now())
    return RouteResponse(page: page.html())
  }

  private func json(_ request: RouteRequest) async throws -> RouteResponse {
    if let name = try request["name"] {
      let row = try await manage.row(name)
      return RouteResponse { json in json.watch(row, in: environment, at: now()) }
    }
    let rows = try await manage.rows().rows
    return RouteResponse { json in
      json.object { json in
        json.member("environment", environment.name)
        json.member("runs_watches", environment.runsWatches)
        json.key("watches")
        json.array(of: rows) { json, row in json.watch(row, in: environment, at: now()) }
      }
    }
  }

  /// Refuses a watch with a place of departure that is in no table, and that the service does not know either. Accepts
  /// it if the regions of the service cannot be listed.
  private func checkPlaces(of watch: Watch) async throws {
    do {
      _ = try await search.unchecked(environment.unknownPlaces(of: watch))
    } catch let error as ClientError {
      throw WatchRefusal(.invalid(field: watch.isOfMeetings ? "meet" : "regions"), error.message, remedy: error.remedy)
    }
  }

  // MARK: Forms

  private func edit(_ request: RouteRequest) async throws -> RouteResponse {
    let form = WatchForm(query: try fields(of: request))
    // The link back to the form has its fields.
    if form.isReviewed || !form.fields.isEmpty { return try await self.form(form, isNew: false) }
    let row = try await manage.row(form.name)
    if let source = row.source {
      throw WatchRefusal(.conflict, "the watch \(form.name) is in \(source)", remedy: "change it in that file")
    }
    // The fields of an unusable watch cannot be read.
    guard let watch = row.usable else {
      throw WatchRefusal(
        .conflict, "the fields of the watch \(form.name) are invalid", remedy: "remove it, and add it again")
    }
    return try await self.form(WatchForm(name: form.name, fields: watch.fields, version: row.version), isNew: false)
  }

  /// Returns the page with a form. If the user has filled it, checks it, and shows the button that saves the watch. The
  /// form of a watch that was removed meanwhile becomes that of a new one, and keeps what was entered.
  private func form(_ form: WatchForm, isNew: Bool, isRemoved: Bool = false) async throws -> RouteResponse {
    var page = WatchFormPage(environment: environment, form: form, isNew: isNew, isRemoved: isRemoved)
    guard form.isReviewed else { return RouteResponse(page: page.html()) }
    do {
      let watch =
        try await isNew
        ? forms.new(form.name, form.fields) : forms.changed(form.name, form.fields, since: form.version)
      try await checkPlaces(of: watch)
      page.checked = watch
      return RouteResponse(isRemoved ? .notFound : .ok, page: page.html())
    } catch let error as WatchRefusal where error.reason == .unknown && !isNew {
      var new = form
      new.version = nil
      return try await self.form(new, isNew: true, isRemoved: true)
    } catch let error as WatchRefusal {
      var first = InvalidField(error)
      page.hasConflict = error.reason == .conflict
      // The name of a watch that exists has no field.
      if page.hasConflict, !isNew { first.name = nil }
      let homes = try await find.invalidHomes(
        named: "meet", in: form.fields, environment, at: LocalTime(here: now()), acceptsEveryCode: false)
      // The first error may be that of a home, but does not say which of the fields it is for.
      let isKnown = homes.contains { $0.name == first.name }
      let others = forms.refusals(of: form.fields).map { InvalidField($0) }.filter { $0.name != first.name }
      page.errors = (isKnown ? [] : [first]) + homes + others
      return RouteResponse(error.status, page: page.html())
    }
  }
}

/// The fields of a watch as a user entered them.
struct WatchForm: Sendable {
  let name: String
  /// The fields of the watch, without its name and without empty ones, except for empty homes before others, and for one
  /// empty home if there are none.
  let fields: [(name: String, value: String)]
  /// Whether the user has filled the form, so that it is checked.
  var isReviewed = false
  /// The version of the watch when its form was opened, so that a later change is not overwritten; `nil` for a new watch,
  /// and for programs that send none.
  var version: String?

  init(name: String, fields: [(name: String, value: String)], version: String) {
    (self.name, self.fields, self.version) = (name, fields, version)
  }

  /// Reads the parameters of a query. Each notifier may have its own parameter, as checkboxes send them.
  init(query: [(name: String, value: String)]) {
    name = query.first { $0.name == "name" }?.value ?? ""
    isReviewed = query.contains { $0.name == "review" }
    version = query.first { $0.name == "version" && !$0.value.isEmpty }?.value
    let notifiers = query.filter { $0.name == "notify" && !$0.value.isEmpty }.map(\.value)
    // After an empty home, the numbers of people may be for other homes.
    let lastHome = query.lastIndex { $0.name == "meet" && !$0.value.isEmpty } ?? 0
    var fields = query.enumerated().filter { index, field in
      !["name", "review", "version", "notify"].contains(field.name)
        && (!field.value.isEmpty || field.name == "meet" && index < lastHome)
    }.map(\.element)
    // Without any home, it is still a watch of meetings, and not one of all trips.
    if query.contains(where: { $0.name == "meet" }), !fields.contains(where: { $0.name == "meet" }) {
      fields.insert((name: "meet", value: ""), at: 0)
    }
    if !notifiers.isEmpty { fields.append((name: "notify", value: notifiers.joined(separator: ","))) }
    self.fields = fields
  }

  func text(_ name: String) -> String { fields.first { $0.name == name }?.value ?? "" }

  var notifiers: [String] { text("notify").split(separator: ",").map(String.init).uniqued() }

  /// The fields that say what to search, and not when to notify.
  var search: [(name: String, value: String)] {
    let hasHome = fields.contains { $0.name == "meet" && !$0.value.isEmpty }
    return fields.filter { !Watch.ownFields.contains($0.name) && !(hasHome && $0.value.isEmpty) }
  }

  var isOfMeetings: Bool { fields.contains { $0.name == "meet" } }

  /// The parameters of the request that saves the watch.
  var parameters: [(name: String, value: String)] {
    [(name: "name", value: name)] + fields + (version.map { [(name: "version", value: $0)] } ?? [])
  }
}

extension WatchRefusal {
  /// The refusal on a page. The name of an unknown watch is from a link or a button, so it was hardly mistyped.
  var textOnPage: String { reason == .unknown ? "\(message); it may have been removed already" : text }

  var status: HTTPResponse.Status {
    switch reason {
    case .unknown: .notFound
    case .invalid: .badRequest
    case .conflict: .conflict
    }
  }
}

extension RouteResponse {
  /// Returns a redirect to a page.
  static func seeOther(_ link: PageLink) -> RouteResponse {
    var response = RouteResponse(.seeOther, contentType: "text/plain; charset=utf-8", body: [])
    response.headers[.location] = link.text
    return response
  }
}

extension JSONWriter {
  fileprivate mutating func watch(_ row: ManageWatches.Row, in environment: ServedEnvironment, at now: Date) {
    object { json in
      json.member("name", row.name)
      json.member("fields", row.watch.fieldTexts)
      json.member("every_seconds", (row.usable?.interval.components.seconds).map(Int.init))
      json.member("status", row.statusName)
      json.member("last_run", row.health.lastRound)
      json.member("last_success", row.health.lastSuccess)
      json.member("next_run", row.nextRound(at: now))
      json.member("failing_since", row.health.failingSince)
      json.member("failure", row.failure)
      json.member("changes", row.health.changeCount)
      json.member("messages", row.health.messageCount)
      json.member("last_message", row.health.lastMessage)
      json.member("cheapest_price", row.health.cheapest?.price)
      json.member("cheapest_currency", row.health.cheapest?.currency)
      json.member("paused", row.health.isPaused)
      json.member("run_requested", row.health.runRequestedAt)
      json.member("source", row.source)
      // The regions are not listed here, and most short names are the ids of regions.
      let unknown = (row.usable.map(environment.unknownPlaces(of:)) ?? []).filter {
        $0.utf8.count > 3 || Place.isCodeInLowercase($0)
      }
      let warnings =
        unknown.map(ServedEnvironment.warning(aboutUnknownPlace:)) + [row.incomparable].compactMap(\.self)
      json.key("warnings")
      json.array(of: warnings) { $0.string($1) }
    }
  }

  fileprivate mutating func tests(_ tests: [ManageWatches.Test]) {
    object { json in
      json.key("notifiers")
      json.array(of: tests) { json, test in
        json.object { json in
          json.member("name", test.notifier)
          switch test.result {
          case .success(let receipt):
            json.member("status", receipt.kind == "mock" ? "printed" : "sent")
            json.member("kind", receipt.kind)
            json.member("error", String?.none)
          case .failure(let error):
            json.member("status", "failed")
            json.member("kind", String?.none)
            json.member("error", "\(error)")
          }
        }
      }
    }
  }

  private mutating func member(_ name: StaticString, _ value: Date?) {
    key(name)
    if let value { date(value) } else { null() }
  }
}
