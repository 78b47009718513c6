import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// A region that a configuration defines by its departure cities and airports.
struct OriginRegion: Hashable, Sendable {
  var id: Region.ID
  var name: String
  /// IATA codes of cities or airports, in capitals; at least one.
  var origins: [String]
}

extension String {
  /// The text as the IATA code of a city or an airport, in capitals; `nil` if it is not three letters.
  var iataCode: String? { LetterCode(self).map { "\($0)" } }
}

extension ConfigurationFormat<[OriginRegion]> {
  /// The format of regions, in files and environment variables:
  /// `{"EU": {"name": "Europe", "origins": ["VNO", "RIX"]}}`.
  static let regions = Self(
    expectation: #"an object of regions such as {"EU": {"name": "Europe", "origins": ["VNO", "RIX"]}}"#,
    check: { text in
      var problems = ConfigurationProblems()
      _ = regions(text, problems: &problems)
      return problems.reported.first?.problem
    },
    parts: { regions in regions.map { ($0.id, "\($0.name): \($0.origins.joined(separator: ", "))") } },
    structure: { text(of: regions(of: $0, problems: &$1)) },
    parse: { text in
      var problems = ConfigurationProblems()
      let found = regions(text, problems: &problems)
      return problems.isEmpty ? found : nil
    },
    text: text)

  private static func regions(_ text: String, problems: inout ConfigurationProblems) -> [OriginRegion] {
    do throws(JSONError) {
      return regions(of: try JSONTree.parse(Array(text.utf8).span), problems: &problems)
    } catch {
      let reason = error.explanation(in: Array(text.utf8).span)
      problems.add(at: 0, "not valid JSON: \(reason)", remedy: "write \(Self.regions.expectation)")
      return []
    }
  }

  private static func regions(of node: JSONTree, problems: inout ConfigurationProblems) -> [OriginRegion] {
    guard case .object(let members) = node.value else {
      problems.add(at: node.offset, "expected \(Self.regions.expectation)")
      return []
    }
    var found: [OriginRegion] = []
    var seen: Set<String> = []
    for member in members {
      guard isID(member.key) else {
        let name = member.key.printable(maxLength: 60)
        problems.add(
          at: member.keyOffset, "\"\(name)\" is not a valid region id",
          remedy: "use 1 to 40 letters, digits, - or _, but not \"all\"")
        continue
      }
      if !seen.insert(member.key).inserted {
        problems.add(at: member.keyOffset, "\(member.key) appears more than once", remedy: "remove one")
      }
      if let region = region(member.key, member.value, problems: &problems) { found.append(region) }
    }
    return found
  }

  private static func region(_ id: String, _ node: JSONTree, problems: inout ConfigurationProblems) -> OriginRegion? {
    guard case .object(let members) = node.value else {
      problems.add(at: node.offset, #"\#(id) must be an object such as {"origins": ["VNO", "RIX"]}"#)
      return nil
    }
    var region = OriginRegion(id: id, name: id, origins: [])
    let count = problems.count
    for member in members {
      switch (member.key, member.value.value) {
      case ("name", .string(let name)) where !name.isEmpty: region.name = name
      case ("name", _): problems.add(at: member.value.offset, "\(id).name must be a non-empty string")
      case ("origins", _): region.origins = origins(id, member.value, problems: &problems)
      default:
        let known = ["name", "origins"]
        let name = member.key.printable(maxLength: 60)
        problems.add(
          at: member.keyOffset, "\(id): unknown key \"\(name)\"", remedy: member.key.correction(among: known))
      }
    }
    if problems.count == count, region.origins.isEmpty {
      problems.add(at: node.offset, "\(id) has no origins (city or airport codes, such as [\"VNO\", \"RIX\"])")
    }
    return region
  }

  private static func origins(_ id: String, _ node: JSONTree, problems: inout ConfigurationProblems) -> [String] {
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      problems.add(at: node.offset, "\(id).origins must be an array of codes, such as [\"VNO\", \"RIX\"]")
      return []
    }
    return elements.compactMap { element in
      if case .string(let text) = element.value, let code = text.iataCode { return code }
      problems.add(
        at: element.offset, "\(id).origins: \(element.quoted) is not a city or airport code, such as \"VNO\"")
      return nil
    }.uniqued()
  }

  /// Returns whether a text can be an id in the comma-separated list of `--regions`.
  private static func isID(_ text: String) -> Bool {
    (1...40).contains(text.utf8.count) && text.utf8.allSatisfy(\.isInWord) && text != "all"
  }

  @Sendable private static func text(of regions: [OriginRegion]) -> String {
    var json = JSONWriter()
    json.object { json in
      for region in regions {
        json.key(text: region.id)
        json.object { json in
          if region.name != region.id { json.member("name", region.name) }
          json.key("origins")
          json.array(of: region.origins) { $0.string($1) }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension ConfigurationFormat<String> {
  static let currency = Self(
    expectation: "a three-letter currency code, such as EUR", parse: { $0.iataCode }, text: { $0 })

  /// The format of markets. A code in capitals is accepted too.
  static let market = Self(
    expectation: "a two-letter country code, such as lt",
    parse: { $0.wholeMatch(of: /[A-Za-z]{2}/) == nil ? nil : $0.lowercased() }, text: { $0 })
}
