import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON

enum StarWarsLookup: Sendable {
  case resources(StarWarsKind, [StarWarsReference])
  case list(StarWarsKind)
  /// The resources whose name contains this text.
  case search(StarWarsKind, String)

  var kind: StarWarsKind {
    switch self {
    case .resources(let kind, _), .list(let kind), .search(let kind, _): kind
    }
  }
}

/// Runs a lookup: requests the resources first, then their related resources. Collects rows, notes and a status.
struct StarWarsRun {
  private let lookup: StarWarsLookup
  private let environment: String
  private let options: StarWarsOptions
  private let color: ColorChoice
  private let client: StarWarsClient
  private let clock: any Clock<Duration>
  private let console: Console
  private let listing: Listing<StarWarsResource>
  /// The relations to follow, each with the resources to which it leads.
  private var relations: [(attribute: StarWarsAttribute, references: [StarWarsReference])]
  private var related: [StarWarsReference: StarWarsResource] = [:]
  /// The outcomes by the names of the requests, in the order of the requests.
  private var requests = OutcomeSummaries<String>()
  private var rows: [StarWarsResource] = []
  private var count = 0
  /// The links that are ignored because their URLs do not identify resources of the service.
  private var refused = SkippedRows()
  /// Whether related resources may be missing, because links were ignored and there are relations to follow.
  private var isCut = false
  /// The bytes to write before the first row; empty after they were written.
  private var head: [UInt8]

  init(
    _ lookup: StarWarsLookup, _ options: StarWarsOptions, _ output: FormatOptions, environment: String,
    _ dependencies: Dependencies, _ console: Console
  ) throws {
    (self.lookup, self.options, self.environment, self.console) = (lookup, options, environment, console)
    (color, client, clock) = (output.color, dependencies.starWars, dependencies.clock)
    relations = try options.relations(of: lookup.kind, as: output.format).map { ($0, []) }
    listing = try output.listing(.starWars(lookup.kind), lookup.kind.plural)
    head = listing.head
  }

  mutating func fetch(_ progress: ProgressLine?) async throws {
    switch lookup {
    case .resources(_, let references):
      let found = await resources(references, progress)
      rows = references.compactMap { found[$0] }
      for resource in rows { note(resource) }
    case .list(let kind):
      try await pages({ [client] in try await client.list(kind, $0) }, progress)
    case .search(let kind, let term):
      try await pages({ [client] in try await client.search(kind, term, $0) }, progress)
    }
    for index in relations.indices { relations[index].references = relations[index].references.uniqued() }
    let references = relations.flatMap(\.references)
    related = await resources(references, progress)
    for reference in references { note(refused: related[reference]?.refused ?? SkippedRows()) }
  }

  private mutating func resources(
    _ references: [StarWarsReference], _ progress: ProgressLine?
  ) async -> [StarWarsReference: StarWarsResource] {
    requests.keys += references.map { "\($0)" }
    await progress?.known(requests.keys.count)
    let fetch = client.resource
    let feed = Feed<StarWarsReference, StarWarsResource>(
      { reference in
        do {
          return try await fetch(reference)
        } catch var error as ClientError {
          // Omits the usual advice to check the spelling and the URL: ids have gaps, so both may be correct.
          if case .unknown = error.reason {
            error.reason = .failed(.status(404), detail: "there is no such \(reference.kind.rawValue)")
          }
          throw error
        }
      }, clock: clock)
    var found: [StarWarsReference: StarWarsResource] = [:]
    let cancelled = await feed.run(references, concurrency: options.concurrency) { outcome in
      let summary = OutcomeSummary(outcome, id: "\(outcome.key)")
      requests["\(outcome.key)"] = summary
      found[outcome.key] = outcome.response?.value
      await console.report(summary, counting: "row", verbose: options.verbose, progress)
      return .continue
    }
    for outcome in cancelled { requests["\(outcome.key)"] = OutcomeSummary(outcome, id: "\(outcome.key)") }
    return found
  }

  private mutating func pages(
    _ fetch: @escaping @Sendable (Int) async throws -> Fetched<StarWarsPage>, _ progress: ProgressLine?
  ) async throws {
    let plural = "\(lookup.kind.plural)"
    await progress?.known(1)
    try await StarWarsPages(fetch, clock: clock).run { outcome in
      let name = outcome.key == 1 ? plural : "page \(outcome.key) of \(plural)"
      let summary = OutcomeSummary(outcome, id: name, count: \.resources.count)
      requests.keys.append(name)
      requests[name] = summary
      await progress?.known(requests.keys.count)
      if let page = outcome.response?.value.resources { try await add(page, progress) }
      await console.report(summary, counting: "row", verbose: options.verbose, progress)
    }
  }

  /// Adds a page, and writes its rows if the format has one record per line.
  private mutating func add(_ page: [StarWarsResource], _ progress: ProgressLine?) async throws {
    for resource in page { note(resource) }
    guard [.ndjson, .csv].contains(listing.format) else { return rows += page }
    await progress?.clear()
    try await writeHead()
    try await listing.write(page, width: nil, color: false, members: { _ in }, to: console.output.write)
    await progress?.resume()
  }

  private mutating func note(_ resource: StarWarsResource) {
    count += 1
    for index in relations.indices { relations[index].references += resource.related(by: relations[index].attribute) }
    note(refused: resource.refused)
    if !relations.isEmpty, resource.refused.count > 0 { isCut = true }
  }

  private mutating func note(refused more: SkippedRows) {
    refused.count += more.count
    refused.reasons += more.reasons.prefix(3 - refused.reasons.count)
  }

  private mutating func writeHead() async throws {
    try await console.output.write(head)
    head = []
  }

  /// Writes all rows that are not written yet, when all responses have arrived.
  mutating func end() async throws {
    let (output, color) = (console.output, self.color.isOn(for: console.output))
    try await writeHead()
    try await listing.write(
      rows, width: output.columns, color: color,
      members: { json in
        json.members(["environment": .text(environment)])
        json.key("requests")
        json.lines(requests.ordered) { $0.outcome($1, counting: "row_count") }
        json.members(["refused_count": .integer(refused.count)])
        for relation in relations {
          json.key(relation.attribute.key)
          json.lines(rows(of: relation), write: Rendering<StarWarsResource>.starWars(relation.attribute).json)
        }
      }, to: output.write)
    if listing.format == .table, case .resources(.film, let films) = lookup, films.count == 1, let film = rows.first {
      try await output.write(Array(film.crawl.utf8))
    }
    guard listing.format != .json else { return }
    for relation in relations where !rows(of: relation).isEmpty {
      if listing.format == .table { try await output.write(Array("\n\(relation.attribute.name)\n".utf8)) }
      let related = Listing(
        format: listing.format, rendering: .starWars(relation.attribute), name: relation.attribute.key)
      try await related.write(
        rows(of: relation), width: output.columns, color: color, members: { _ in }, to: output.write)
    }
  }

  private func rows(of relation: (attribute: StarWarsAttribute, references: [StarWarsReference])) -> [StarWarsResource]
  {
    relation.references.compactMap { related[$0] }
  }

  var status: Status.Kind { requests.status.partial(if: isCut) }

  var notes: [String] {
    var notes = requests.notes
    if refused.count > 0 {
      let others = refused.count > refused.reasons.count ? "; …" : ""
      notes.append(
        "ignored \(counted(refused.count, "invalid link")): \(refused.reasons.joined(separator: "; "))\(others)")
    }
    if count == 0, requests.status == .ok {
      switch lookup {
      case .search(let kind, let term): notes.append("no \(kind.plural) match \"\(term)\"")
      case .list(let kind): notes.append("the service has no \(kind.plural)")
      case .resources: break
      }
    }
    return notes
  }
}

extension StarWarsResource {
  /// The opening crawl with an empty line before it, without control characters.
  fileprivate var crawl: String {
    guard case .text(let crawl) = self["opening_crawl"] else { return "" }
    return "\n"
      + crawl.split(separator: "\n", omittingEmptySubsequences: false).map { "\(String($0).printable)\n" }.joined()
  }
}
