import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Tests of the fields of a watch: as options, as keys of a file, and as a saved row.
@Suite struct WatchFieldsTests {
  @Test("the options of a watch and the keys of a configured watch are the same")
  func keys() throws {
    let help = WatchAddCommand.helpMessage(includeHidden: true, columns: 200)
    let options = Set(help.matches(of: /\n  (?:-h, )?--([a-z-]+)/).map { String($0.1) })
    let others: Set = ["concurrency", "anywhere", "strict", "env", "config", "help"]
    #expect(others.isSubset(of: options))
    let names = options.subtracting(others).sorted()

    let numbers = ["max-hours", "max-transfers", "below", "drop", "nights", "adults", "children", "bags"]
    let texts = [
      "every": "2h", "airline": "FR", "currency": "EUR", "date": "+2d", "month": "next", "days": "fri",
      "return-days": "sun", "depart-after": "tomorrow", "depart-before": "+2w", "depart-hours": "6-12",
      "return-hours": "6-12", "from": "home", "to": "ES,home", "max-price": "60 EUR", "notify": "phone",
      "regions": "EU", "source": "ryanair", "nearby": "150km", "meet": "Vilnius", "people": "1", "flex": "1",
    ]
    let members = names.map { name in
      let words = name.split(separator: "-")
      let key = words[0] + words.dropFirst().map(\.capitalized).joined()
      let value = texts[name].map { "\"\($0)\"" } ?? (numbers.contains(name) ? "5" : "true")
      return "\"\(key)\": \(value)"
    }
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(#"{"watches": {"all": {\#(members.joined(separator: ", "))}}}"#.utf8)
      .write(to: URL(filePath: "\(directory.path)/c.json"))
    let configuration = try AerogamiLive.Configuration.load(
      path: "c.json", variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: nil))
    let error = #expect(throws: UnusableWatch.self) { try #require(configuration.watches.first).watch.get() }
    #expect(Set(error?.words.map { $0.prefix { $0 != "=" }.description } ?? []).count == names.count)
    #expect(error?.problem.message == "places of departure and meet cannot be used together")
  }

  @Test("options of a command, keys of a file and a saved row make the same watch")
  func sameWatch() async throws {
    let words =
      ["VNO,home", "--to", "Spain,Rome", "--max-price=60 EUR", "--nights", "2-3", "--depart-hours", "6-12"]
      + ["--adults", "2", "--children=1", "--bags", "3", "--self-transfer", "--two-tickets", "--nearby", "150km"]
    let own = [
      "--below", "50", "--drop", "15%", "--gone", "--every", "90m", "--notify", "phone", "--confirm", "--month", "jan",
    ]
    let command = try await WatchAddCommand.asyncParse(["all"] + words + own)
    let added = try command.watch(named: "all")
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(
      """
      {"watches": {"all": {"regions": ["VNO", "home"], "to": ["Spain", "Rome"], "maxPrice": "60 EUR", "nights": "2-3",
        "departHours": "6-12", "below": 50, "drop": "15%", "gone": true, "adults": 2, "children": 1, "bags": "3",
        "selfTransfer": true, "twoTickets": true, "nearby": "150km", "deals": false, "every": "90m", "notify": "phone", "confirm": true, "month": "january"}}}
      """.utf8
    ).write(to: URL(filePath: "\(directory.path)/c.json"))
    let configuration = try AerogamiLive.Configuration.load(
      path: "c.json", variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: nil))
    #expect(configuration.watches.map(\.watch) == [.success(added)])
    let again = try await WatchAddCommand.asyncParse(["all"] + added.words)
    #expect(try again.watch(named: "all") == added)
  }

  @Test("a watch of meetings is the same as options, keys and a saved row")
  func sameMeetings() async throws {
    let words = ["--meet", "Vilnius", "--meet", "Berlin", "--people", "2,1", "--flex", "1", "--to", "Spain"]
    let own = ["--weekend", "--below", "200", "--notify", "phone"]
    let added = try await WatchAddCommand.asyncParse(["friends"] + words + own).watch(named: "friends")
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(
      """
      {"watches": {"friends": {"meet": ["Vilnius", "Berlin"], "people": "2,1", "flex": 1, "to": "Spain",
        "weekend": true, "below": 200, "notify": ["phone"], "gone": false}}}
      """.utf8
    ).write(to: URL(filePath: "\(directory.path)/c.json"))
    let configuration = try AerogamiLive.Configuration.load(
      path: "c.json", variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: nil))
    #expect(configuration.watches.map(\.watch) == [.success(added)])
    let again = try await WatchAddCommand.asyncParse(["friends"] + added.words)
    #expect(try again.watch(named: "friends") == added)
    let error = await #expect(throws: (any Error).self) {
      try await WatchAddCommand.asyncParse(["friends"] + words + ["--new-low"])
    }
    #expect(error.map { WatchAddCommand.message(for: $0) }?.contains("no prices of meetings are recorded") == true)

    // A home without its own --meet is an error of its own, which does not hide the error of an unknown option.
    let homes = try await WatchAddCommand.asyncParse(["friends", "--meet", "Vilnius", "Berlin"])
    let misplaced = #expect(throws: ValidationError.self) { try homes.checkArguments() }
    #expect(misplaced?.message.contains("such as --meet Berlin") == true)
    let line = ["friends", "--meet", "Vilnius", "--meet", "Dublin", "--to", "Spain", "Italy"]
    let destinations = try await WatchAddCommand.asyncParse(line)
    let split = #expect(throws: ValidationError.self) { try destinations.checkArguments(line: line) }
    #expect(split?.message.hasSuffix("give --to Spain,Italy.") == true)
    let unknown = await #expect(throws: (any Error).self) {
      try await WatchAddCommand.asyncParse(["friends", "--meet", "Vilnius", "--meet", "Berlin", "--limit", "3"])
    }
    #expect(unknown.map { WatchAddCommand.message(for: $0) }?.contains("--limit") == true)
  }
}
