import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// A relation to follow: references to related resources in the order of their first occurrence, and those resources.
struct StarWarsRelation: Sendable {
  let attribute: StarWarsAttribute
  private(set) var references: [StarWarsReference] = []
  private var known: Set<StarWarsReference> = []
  private var resources: [StarWarsReference: StarWarsResource] = [:]

  init(_ attribute: StarWarsAttribute) { self.attribute = attribute }

  mutating func note(_ resource: StarWarsResource) {
    references += resource.related(by: attribute).filter { known.insert($0).inserted }
  }

  mutating func add(_ resource: StarWarsResource, for reference: StarWarsReference) {
    if known.contains(reference) { resources[reference] = resource }
  }

  var rows: [StarWarsResource] { references.compactMap { resources[$0] } }
}

/// Collects the resources of a lookup, writes them as rows in the requested format, and returns notes and a status.
struct StarWarsReport: Sendable {
  let environment: String
  let lookup: StarWarsLookup
  /// The outcome of each request, in the order of the requests.
  var requests = OutcomeSummaries<StarWarsRequest>()
  var relations: [StarWarsRelation] = []
  private let listing: Listing<StarWarsResource>
  private var named: [StarWarsReference: StarWarsResource] = [:]
  private var rows: [StarWarsResource] = []
  /// The links that are ignored because their URLs do not identify resources of the service.
  private var refused = SkippedRows()
  /// Whether related resources may be missing, because links were ignored and there are relations to follow.
  private var isCut = false
  private var count = 0
  /// The bytes to write before the first row; empty after they were written.
  private var head: [UInt8]

  init(environment: String, lookup: StarWarsLookup, format: OutputFormat) {
    self.environment = environment
    self.lookup = lookup
    listing = Listing(format: format, rendering: .starWars(lookup.kind), name: lookup.kind.plural)
    head = listing.head
  }
}

extension StarWarsReport {
  /// Adds a resource that was requested by its id.
  mutating func add(_ resource: StarWarsResource, for reference: StarWarsReference) {
    named[reference] = resource
  }

  /// Sorts the resources that were requested by id into the order of the requests.
  mutating func order(_ references: [StarWarsReference]) {
    rows = references.compactMap { named[$0] }
    for resource in rows { note(resource) }
  }

  mutating func addRelated(_ resource: StarWarsResource, for reference: StarWarsReference) {
    for index in relations.indices { relations[index].add(resource, for: reference) }
    note(refused: resource.refused)
  }

  /// Adds a page, and returns the bytes that can already be written.
  mutating func add(_ page: [StarWarsResource]) async -> [UInt8] {
    for resource in page { note(resource) }
    guard [.ndjson, .csv].contains(listing.format) else {
      rows += page
      return []
    }
    var bytes = head
    head = []
    await listing.write(page, width: nil, color: false, members: { _ in }) { bytes += $0 }
    return bytes
  }

  private mutating func note(_ resource: StarWarsResource) {
    count += 1
    for index in relations.indices { relations[index].note(resource) }
    note(refused: resource.refused)
    if !relations.isEmpty, resource.refused.count > 0 { isCut = true }
  }

  private mutating func note(refused more: SkippedRows) {
    refused.count += more.count
    refused.reasons += more.reasons.prefix(3 - refused.reasons.count)
  }
}

extension StarWarsReport {
  /// Writes all rows that are not written yet, in pieces, when all responses have arrived.
  mutating func end(width: Int?, color: Bool, write: ([UInt8]) async throws -> Void) async rethrows {
    try await write(head)
    try await listing.write(
      rows, width: width, color: color,
      members: { json in
        json.members(["environment": .text(environment)])
        json.key("requests")
        json.lines(requests.ordered) { $0.outcome($1, counting: "row_count") }
        json.members(["refused_count": .integer(refused.count)])
        for relation in relations {
          let rendering = Rendering<StarWarsResource>.starWars(relation.attribute)
          json.key(relation.attribute.key)
          json.lines(relation.rows) { rendering.json(&$0, $1) }
        }
      }, to: write)
    if listing.format == .table, case .resources(.film, let films) = lookup, films.count == 1, let film = rows.first {
      try await write(Array(film.crawl.utf8))
    }
    guard listing.format != .json else { return }
    for relation in relations where !relation.rows.isEmpty {
      if listing.format == .table { try await write(Array("\n\(relation.attribute.name)\n".utf8)) }
      let related = Listing(
        format: listing.format, rendering: .starWars(relation.attribute), name: relation.attribute.key)
      try await related.write(relation.rows, width: width, color: color, members: { _ in }, to: write)
    }
  }

  var status: Status.Kind { requests.status.partial(if: isCut) }

  /// Notes for the user, one line each.
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
