import AerogamiContainer
import ArgumentParser

@testable import aerogami

/// The root command. The tests have a type of the same name.
typealias RootCommand = aerogami.Aerogami

extension Run {
  /// Parses a command line in this process, and returns how the program would end if the command line is wrong. For a
  /// valid one, returns exit status 0. Faster than to start the program, and nothing that the command does can happen.
  static func parsing(_ arguments: [String]) async -> Run {
    do {
      _ = try await RootCommand.command(for: correctingSpelling(of: arguments[...]))
      return Run(0)
    } catch let error as any ReportedError {
      return Run(error)
    } catch {
      if let error = UsageError(error) { return Run(error) }
      return Run(RootCommand.exitCode(for: error).rawValue, output: RootCommand.fullMessage(for: error) + "\n")
    }
  }

  static func parsing(_ arguments: String...) async -> Run { await parsing(arguments) }

  private init(_ error: any ReportedError) {
    self.init(error.exitCode, errors: error.lines.map { "aerogami: \($0.printable)\n" }.joined())
  }
}

extension Aerogami {
  /// Runs the program, unless the command line is wrong by itself: that is found in this process, by the same code.
  func runIfValid(_ arguments: [String], environment variables: [String: String] = [:]) async throws -> Run {
    let run = await Run.parsing(arguments)
    return run == Run(0) ? try await self.run(arguments, environment: variables) : run
  }
}
