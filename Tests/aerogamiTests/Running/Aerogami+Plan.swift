import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

@testable import aerogami

extension Aerogami {
  /// Returns what `fetch --dry-run` writes with these arguments: text, or an object with `--format json`. Plans the
  /// fetch in this process, by the same code. `DryRunTests` also has tests of the program.
  func plan(_ arguments: String..., environment variables: [String: String] = [:]) async throws -> String {
    try await plan(arguments, environment: variables)
  }

  func plan(_ arguments: [String], environment variables: [String: String] = [:]) async throws -> String {
    let fetch = try await FetchCommand.asyncParse(["--dry-run"] + arguments)
    let configuration = try AerogamiLive.Configuration.load(
      environment: fetch.environment.env, path: fetch.environment.config, variables: variables,
      flags: fetch.network.flags,
      directories: .init(
        currentDirectory: directory, userDirectory: userDirectory, dataDirectory: dataDirectory)
    ).using(.trips, .countries)
    let plan = try await FetchPlan(of: fetch, configuration, console: Console())
    return fetch.format == .json ? String(decoding: plan.json, as: UTF8.self) : plan.text(width: nil)
  }
}
