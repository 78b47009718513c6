import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive

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

/// One request of a lookup.
enum StarWarsRequest: Hashable, Sendable {
  case resource(StarWarsReference)
  case page(Int)
}

/// Runs a lookup: requests the resources first, then their related resources.
struct StarWarsRun: Sendable {
  let lookup: StarWarsLookup
  let relations: [StarWarsAttribute]
  let concurrency: Int
  let client: StarWarsClient
  let clock: any Clock<Duration>
  let console: Console
  let isVerbose: Bool

  func callAsFunction(into report: inout StarWarsReport, progress: ProgressLine?) async throws {
    report.relations = relations.map { StarWarsRelation($0) }
    switch lookup {
    case .resources(_, let references):
      try await resources(references, into: &report, progress) { report, resource, reference in
        report.add(resource, for: reference)
      }
      report.order(references)
    case .list(let kind):
      try await pages({ [client] in try await client.list(kind, $0) }, into: &report, progress)
    case .search(let kind, let term):
      try await pages({ [client] in try await client.search(kind, term, $0) }, into: &report, progress)
    }
    let related = report.relations.flatMap(\.references)
    try await resources(related, into: &report, progress) { report, resource, reference in
      report.addRelated(resource, for: reference)
    }
  }

  private func resources(
    _ references: [StarWarsReference], into report: inout StarWarsReport, _ progress: ProgressLine?,
    add: (inout StarWarsReport, StarWarsResource, StarWarsReference) -> Void
  ) async throws {
    report.requests.keys += references.map { .resource($0) }
    await progress?.known(report.requests.keys.count)
    let fetch = client.resource
    let feed = Feed<StarWarsReference, StarWarsResource>(
      { reference in
        do {
          return try await fetch(reference)
        } catch var error as ClientError {
          // Omits the usual advice to check the name and the URL: ids have gaps, so both may be correct.
          if case .unknown = error.reason {
            error.reason = .failed(.status(404), detail: "there is no such \(reference.kind.rawValue)")
          }
          throw error
        }
      }, clock: clock)
    let cancelled = await feed.run(references, concurrency: concurrency) { outcome in
      let key = StarWarsRequest.resource(outcome.key)
      report.requests[key] = OutcomeSummary(outcome, id: "\(outcome.key)") { (1, $0.skipped) }
      if let fetched = outcome.response { add(&report, fetched.value, outcome.key) }
      await show(report.requests[key], progress)
      return .continue
    }
    for outcome in cancelled {
      let summary = OutcomeSummary(outcome, id: "\(outcome.key)") { (1, $0.skipped) }
      report.requests[.resource(outcome.key)] = summary
    }
  }

  private func pages(
    _ fetch: @escaping @Sendable (Int) async throws -> Fetched<StarWarsPage>, into report: inout StarWarsReport,
    _ progress: ProgressLine?
  ) async throws {
    let plural = "\(lookup.kind.plural)"
    await progress?.known(1)
    try await StarWarsPages(fetch, clock: clock).run { outcome in
      let key = StarWarsRequest.page(outcome.key)
      report.requests.keys.append(key)
      await progress?.known(report.requests.keys.count)
      let name = outcome.key == 1 ? plural : "page \(outcome.key) of \(plural)"
      report.requests[key] = OutcomeSummary(outcome, id: name) { ($0.value.resources.count, $0.skipped) }
      let bytes = if let page = outcome.response?.value { await report.add(page.resources) } else { [UInt8]() }
      if !bytes.isEmpty {
        await progress?.clear()
        try await console.output.write(bytes)
      }
      await show(report.requests[key], progress)
    }
  }

  private func show(_ summary: OutcomeSummary?, _ progress: ProgressLine?) async {
    guard let summary else { return }
    if isVerbose {
      await progress?.clear()
      await console.note(summary.line(counting: "row"))
    }
    await progress?.oneDone(rows: summary.count)
  }
}
