import AerogamiCore
import ArgumentParser

@main
struct Aerogami: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aerogami",
    abstract: "Finds flight ideas: trips for many regions at once, the cheapest first.",
    discussion: """
      Exit status:
        0   everything asked for was delivered
        1   nothing could be delivered
        3   some regions failed; the rest was delivered
        64  the command line is wrong
        78  the configuration is wrong (found before any request is made)
        130, 143  interrupted, terminated; what had arrived was still delivered
      """,
    version: "0.1.0",
    subcommands: [
      FetchCommand.self, WatchCommand.self, RegionsCommand.self, AirportsCommand.self, FavoritesCommand.self,
      BookCommand.self, HistoryCommand.self, CountriesCommand.self, RoversCommand.self, StarWarsCommand.self,
      ServeCommand.self,
      CacheCommand.self, ConfigCommand.self, DoctorCommand.self,
    ])

  static func main() async {
    // A closed pipe is then an error of the write that meets it, and not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // A stream that is closed from the start would be the next file or socket that is opened, and be written to.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
    do {
      do {
        var command = try await asyncParseAsRoot()
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      } catch let error where exitCode(for: error).isSuccess {
        // Help, the version or a completion script, which the library would print without noticing that it fails.
        let text = fullMessage(for: error)
        if !text.isEmpty { try Console().output.write(Array("\(text)\n".utf8)) }
      }
    } catch let error as any ReportedError {
      for line in error.lines { Console().note(line) }
      exit(withError: ExitCode(error.exitCode))
    } catch {
      exit(withError: error)
    }
  }
}
