import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

@testable import aerogami

extension Aerogami {
  /// Returns the configuration that the program loads in its directory. Does not start the program.
  func loaded(
    config: String? = nil, _ variables: [String: String] = [:]
  ) throws -> AerogamiLive.Configuration {
    var configuration = try AerogamiLive.Configuration.load(
      path: config, variables: variables,
      directories: .init(
        currentDirectory: directory, userDirectory: userDirectory, dataDirectory: dataDirectory))
    configuration.hasRequestOptions = false
    return configuration
  }

  /// Returns the checks of `doctor`. Does not start the program.
  func diagnosis(
    config: String? = nil, examples: Bool = false, _ variables: [String: String] = [:]
  ) async throws -> Diagnosis {
    do {
      let configuration = try loaded(config: config, variables)
      let checks = try await configuration.diagnosis(
        within: .seconds(60), clock: SystemTime.clock, now: SystemTime.now, examples: examples)
      return Diagnosis(environment: configuration.environment, checks: checks)
    } catch let error as ConfigurationError {
      return Diagnosis(environment: nil, checks: Check.failures(error))
    }
  }

  /// Returns what `notify test --dry-run` prints. Does not start the program.
  func notificationPlan(_ options: String..., environment variables: [String: String] = [:]) async throws -> String {
    let command = try await NotifyTestCommand.asyncParse(options + ["--dry-run"])
    let configuration = try loaded(variables).using(.notifications)
    let names = configuration.notifierNames
    let messages = names.map { NotifyTestCommand.message(to: $0) }
    return String(decoding: try command.plan(messages, configuration.notifying(with: names)), as: UTF8.self)
  }

  /// Returns what `config show` prints on a terminal of this width, or to a pipe. Does not start the program.
  func configurationTable(
    config: String? = nil, _ variables: [String: String] = [:], width: Int? = nil
  ) async throws -> String {
    try await ConfigShowCommand.asyncParse([]).table(try loaded(config: config, variables), width: width)
  }
}
