import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Tests that text of a service never reaches a terminal as a command, in any format.
@Suite(.timeLimit(.minutes(20))) struct TerminalAttackTests {
  private let aerogami = Aerogami()

  /// Clears the screen, links to a page, colors with C1, reverses the direction, moves the cursor and rings.
  private static let hostile =
    #"A\u001b[2J\u001b]8;;http://evil.example\u0007B\u001b]8;;\u0007\u009b31m\u202eC\u2066\r\nD\u0008\u007f\u0000E\u0085"#
    + #"\u200f\ufeff\u2028\u001bP\u001b\\F"#

  private static let trip = SampleTrips.malaga.replacing("Copenhagen", with: hostile).replacing("Málaga", with: hostile)
    .replacing(#""FR""#, with: "\"\(hostile)\"").replacing(#""malaga""#, with: "\"\(hostile)\"")
    .replacing(#""AGP""#, with: "\"\(hostile)\"").replacing(#""DK""#, with: "\"\(hostile)\"")

  private static let responses: [String: TestServer.Response] = [
    "/trips/scd": .init("[\(trip)]"), "/trips": .init("[\(trip)]"),
    "/trips/bad": .init(status: 500, hostile.unescaped), "/trips/worse": .init("<p>" + hostile.unescaped),
    "/trips/odd": .init(#"{"error":"\#(hostile)"}"#),
    "/trips/row": .init(#"[{"id":"\#(hostile)","price":"\#(hostile)"}]"#),
    "/regions": .init(#"[{"id":"\#(hostile)","name":"\#(hostile)","country_codes":["\#(hostile)"]}]"#),
    "/airports/VNO": .init(
      #"{"code":"\#(hostile)","city":"\#(hostile)","name":"\#(hostile)","country":"\#(hostile)","state":"\#(hostile)","#
        + #""tz":"\#(hostile)","lon":1.5,"lat":1.5}"#),
    "/rovers/curiosity/photos?sol=1000&page=1": .init(
      #"{"photos":[{"id":1,"sol":1000,"camera":{"name":"\#(hostile)","full_name":"\#(hostile)"},"#
        + #""img_src":"http://127.0.0.1:1/\#(hostile)","earth_date":"\#(hostile)","rover":{"name":"\#(hostile)"}}]}"#),
    "/manifests/curiosity": .init(
      #"{"photo_manifest":{"name":"\#(hostile)","landing_date":"\#(hostile)","launch_date":"\#(hostile)","#
        + #""status":"\#(hostile)","max_sol":1,"max_date":"\#(hostile)","total_photos":1,"#
        + #""photos":[{"sol":1,"earth_date":"\#(hostile)","total_photos":1,"cameras":["\#(hostile)"]}]}}"#),
    "/people/1": .init(#"{"name":"\#(hostile)","height":"\#(hostile)","mass":"\#(hostile)","url":"\#(hostile)"}"#),
    "/films/1": .init(
      #"{"title":"\#(hostile)","episode_id":4,"opening_crawl":"\#(hostile)","director":"\#(hostile)"}"#),
  ]

  private static let commands = [
    ["fetch", "--regions", "scd,bad,worse,odd,row,none", "--verbose"],
    ["fetch"], ["regions"], ["airports", "VNO"],
    ["rovers", "photos", "--rover", "curiosity", "--sol", "1000"], ["rovers", "manifest", "curiosity"],
    ["rovers", "manifest", "curiosity", "--sols"], ["starwars", "people", "1"], ["starwars", "film", "1"],
    ["history", "list"], ["favorites", "list"], ["watch", "--once"],
  ]

  @Test("a table on a terminal and every other format have no control character except line feeds")
  func formats() async throws {
    try await TestServer.run { request in
      Self.responses[request.path] ?? .init(status: 404, Self.hostile.unescaped)
    } _: { server in
      var variables = ["NO_COLOR": "1", "AEROGAMI_HTTP_MAX_ATTEMPTS": "1", "AEROGAMI_STORE_PATH": "store.sqlite"]
      for client in ["TRIPS", "ROVERS", "STAR_WARS"] {
        variables["AEROGAMI_CLIENTS_\(client)_VARIANT"] = "live"
        variables["AEROGAMI_CLIENTS_\(client)_BASE_URL"] = server.address
      }
      let added = try await aerogami.run(["favorites", "add", Self.hostile.unescaped], environment: variables)
      expectPlain(added, "favorites add")
      for command in Self.commands {
        let terminal = try WatchedStream.terminal(columns: 100)
        let run = try await aerogami.run(command, output: terminal, errors: .pipe(), environment: variables)
        expectPlain(run, command.joined(separator: " "))
        #expect(run.output.utf8.count + run.errors.utf8.count > 0, "\(command)")
      }
      for format in ["ndjson", "csv"] {
        let run = try await aerogami.run(
          ["fetch", "--regions", "scd,bad,odd", "--format", format], environment: variables)
        #expect(run.exitCode == 3)
        expectPlain(run, format)
      }
    }
  }

  private func expectPlain(_ run: Run, _ name: String) {
    for (stream, text) in [("output", run.output), ("errors", run.errors)] {
      let unsafe = text.unicodeScalars.filter { $0 != "\n" && $0.isUnsafeToPrint }
      #expect(unsafe.isEmpty, "\(name), \(stream): \(text.debugDescription.prefix(600))")
    }
    #expect(![64, 70, 132, 133, 134, 139].contains(run.exitCode), "\(name): \(run)")
  }
}

extension String {
  /// This text as between the quotes of a JSON document.
  fileprivate var unescaped: String {
    let value = try? JSONSerialization.jsonObject(with: Data("[\"\(self)\"]".utf8)) as? [String]
    return value?.first?.replacing("\0", with: "") ?? self
  }
}
