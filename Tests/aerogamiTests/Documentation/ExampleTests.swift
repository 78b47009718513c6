import Foundation
import TestSupport
import Testing

/// Runs the shell examples of the README and the articles, and compares their output with what the documents show.
///
/// `AEROGAMI_UPDATE_DOCUMENTS=1 swift test --filter ExampleTests` writes the new output into the documents.
@Suite(.timeLimit(.minutes(20)), .enabled(if: ExampleSession.hasPrograms)) struct ExampleTests {
  /// Commands that these tests do not run, and why.
  private static let notRun: [(command: String, reason: String)] = [
    ("swift build", "takes minutes"),
    (#"install -D "$(.ci/build"#, "takes minutes"),
    (#""$(.ci/build"#, "takes minutes"),
    ("swift test", "would run these tests"),
    ("curl --user me https://", "needs another machine"),
    ("aerogami fetch --env away EU", "needs another machine"),
    ("aerogami favorites clear", "asks for a confirmation"),
    ("aerogami notify add", "sends a message"),
  ]

  private static let turnstile = Turnstile(2)

  @Test("the documents' examples print what the documents show", arguments: Document.paths)
  func examples(path: String) async throws {
    var document = try Document(path)
    let examples = try document.examples().filter { example in
      !Self.notRun.contains { example.command.hasPrefix($0.command) }
    }
    let results = try await run(examples, of: document)
    for (index, example) in examples.enumerated().reversed() {
      let result = results[index]
      let place = Comment(rawValue: "\(path):\(example.output.lowerBound): \(example.command)\n\(result.output)")
      guard !example.output.isEmpty else {
        let next = examples.indices.contains(index + 1) ? examples[index + 1].command : ""
        if next != "echo $?" { #expect(result.status == 0, place) }
        continue
      }
      let shown = document.lines[example.output].joined(separator: "\n")
      let output = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if Self.withoutTimes(output.joined(separator: "\n")) == Self.withoutTimes(shown) { continue }
      if Document.isUpdating {
        try document.replace(example.output, with: output.map(String.init))
      } else {
        Issue.record(place)
      }
    }
  }

  /// Runs each section in a session of its own.
  private func run(
    _ examples: [Document.Example], of document: Document
  ) async throws -> [ExampleSession.Result] {
    let files = document.files.compactMap { file in file.name.map { ($0, file.text) } }
    let (fares, ryanair) = (Self.fares, Self.ryanair)
    return try await TestServer.run({ fares.response(to: $0) }) { fares in
      try await TestServer.run({ ryanair.response(to: $0) }) { ryanair in
        var results: [ExampleSession.Result] = []
        for section in examples.chunked(by: \.section) {
          results += try await Self.turnstile.pass {
            try await FaultServer.withRefusingAddress { local in
              let session = ExampleSession(
                files: files, local: String(local.dropFirst("http://".count)), fares: fares.address,
                ryanair: "\(ryanair.address)/api/farfnd/v4")
              return try await session.run(section.map(\.command))
            }
          }
        }
        return results
      }
    }
  }

  @Test("the configuration files in the documents are valid")
  func configurations() async throws {
    let files = try Document.paths.flatMap { try Document($0).files }
      .filter { $0.text.hasPrefix("{") && $0.name != "mistyped.json" }
    try #require(files.count > 5)
    for (_, text) in files {
      // Only the user's own file may have this key.
      let isOwn = text.contains("\"environment\"")
      let name = isOwn ? "~/.config/aerogami/config.json" : "file.json"
      let session = ExampleSession(files: [(name, text), ("my-trips.json", "[]")])
      let command = "AEROGAMI_CLIENTS_TRIPS_TOKEN=… aerogami config show" + (isOwn ? "" : " --config \(name)")
      let results = try await Self.turnstile.pass { try await session.run([command]) }
      #expect(results.map(\.status) == [0], "\(text)\n\(results.map(\.output))")
    }
  }

  @Test("an example without a server sends its requests to an address of the test, and the documents' address is shown")
  func localAddress() async throws {
    try await TestServer.run(["/trips/EU": .malaga]) { server in
      let session = ExampleSession(local: String(server.address.dropFirst("http://".count)))
      let results = try await Self.turnstile.pass {
        try await session.run(["aerogami fetch --env local EU --format ndjson", "aerogami config show --env local"])
      }
      #expect(results.map(\.status) == [0, 0])
      #expect(await server.paths == ["/trips/EU"])
      #expect(results[1].output.contains("http://127.0.0.1:8080 "), "\(results[1].output)")
    }
  }

  @Test("each booking link in the documents is for the trip above it", arguments: Document.paths)
  func bookingLinks(path: String) throws {
    let document = try Document(path)
    for example in try document.examples() where example.command.hasPrefix("aerogami book") && !example.output.isEmpty {
      let output = document.lines[example.output].joined(separator: "\n")
      let trip = try #require(output.firstMatch(of: /\b([A-Z]{3}) [^→]*→ ([A-Z]{3})\b/), "\(path): \(output)")
      let link = try #require(output.firstMatch(of: #/https:\S+/#), "\(path): \(output)").0
      #expect(link.contains(trip.1) && link.contains(trip.2), "\(path): \(output)")
    }
  }

  @Test("each command that is not run is in a document")
  func exceptions() throws {
    let commands = try Document.paths.flatMap { try Document($0).examples() }.map(\.command)
    for (command, _) in Self.notRun {
      #expect(commands.contains { $0.hasPrefix(command) }, "\(command)")
    }
  }

  private static let fares = FareService([
    "VNO": [
      fareJSON([
        "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""BCN""#, "destination_airport": #""BCN""#,
        "price": "48", "airline": #""FR""#, "flight_number": #""2878""#,
        "departure_at": #""2027-01-14T12:20:00+02:00""#, "return_at": #""2027-01-18T16:05:00+01:00""#,
        "duration": "455", "duration_to": "230", "duration_back": "225",
        "link": #""/search/VNO1401BCN18011?t=FR1""#,
      ])
    ]
  ])

  private static let ryanair = RyanairService(["DUB": [ryanairFareJSON()]])

  /// Replaces durations and random ids.
  private static func withoutTimes(_ text: String) -> String {
    text.replacing(/\b\d+ ms\b/, with: "N ms").replacing(/"milliseconds":[0-9.]+/, with: #""milliseconds":N"#)
      .replacing(/"request":"[0-9a-f]+"/, with: #""request":"ID""#)
  }
}

extension Array {
  /// Splits the array where a value of its elements changes.
  fileprivate func chunked(by value: (Element) -> some Equatable) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && value(self[index]) != value(self[index - 1]) {
      chunks.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : chunks + [self[start...]]
  }
}
