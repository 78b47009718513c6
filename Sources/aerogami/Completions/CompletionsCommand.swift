import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import ArgumentParser
import Foundation

struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Complete commands, options, places and ids in your shell.",
    discussion: """
      Examples:
        aerogami completions install
        aerogami completions show zsh
      """,
    subcommands: [CompletionsInstallCommand.self, CompletionsShowCommand.self])
}

struct ShellArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("bash, zsh or fish. (default: the shell of $SHELL)", valueName: "shell"))
  var shell: Shell?

  /// Returns the named shell, or else the shell in the variable `SHELL`.
  ///
  /// - Throws: `ValidationError` if the variable is not set, or its shell is not supported.
  func chosen(_ variables: [String: String]) throws -> Shell {
    if let shell { return shell }
    let path = variables["SHELL"] ?? ""
    if let shell = Shell(rawValue: String(path.split(separator: "/").last ?? "")) { return shell }
    throw ValidationError(
      (path.isEmpty ? "SHELL is not set" : "the shell of $SHELL (\(path)) is not supported")
        + "; give bash, zsh or fish.")
  }
}

struct CompletionsShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the completion script for a shell.",
    discussion: """
      Examples:
        aerogami completions show
        aerogami completions show fish
      """)

  @OptionGroup var argument: ShellArgument

  func run() async throws {
    let shell = try argument.chosen(ProcessInfo.processInfo.environment)
    try await Console().output.write(Array(shell.script.utf8))
  }
}

struct CompletionsInstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Install the completion script for a shell.",
    discussion: """
      Examples:
        aerogami completions install
        aerogami completions install zsh

      Replaces an earlier script. Start a new shell to use the script.
      """)

  @OptionGroup var argument: ShellArgument

  func run() async throws {
    let variables = ProcessInfo.processInfo.environment
    let shell = try argument.chosen(variables)
    guard let path = shell.path(variables) else {
      throw Problem(
        "HOME is not set, so it is unknown where \(shell.rawValue) looks for scripts",
        remedy: "print the script with aerogami completions show \(shell.rawValue)")
    }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    do {
      try makeDirectories(String(path[..<slash]), mode: 0o777)
      try writeAtomically(
        Array(shell.script.utf8), as: String(path[slash...].dropFirst()), in: String(path[..<slash]))
    } catch {
      throw Problem(
        "\(path) could not be written: \(error)",
        remedy: "print the script with aerogami completions show \(shell.rawValue)")
    }
    let console = Console()
    await console.note("wrote \(path)")
    if let hint = shell.hint(variables) { await console.note(hint) }
  }
}

/// A shell for which a completion script can be generated.
enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  var script: String {
    let shell: CompletionShell =
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    return Aerogami.completionScript(for: shell) + "\n"
  }

  /// The path for the completion script, in a directory where the shell looks for a user's scripts; `nil` if `HOME` is
  /// not set and the directory's XDG variable is not an absolute path.
  func path(_ variables: [String: String]) -> String? {
    func directory(_ variable: String, _ below: String) -> String? {
      if let base = variables[variable], base.hasPrefix("/") { return base }
      return variables["HOME"].map { "\($0)/\(below)" }
    }
    return switch self {
    case .bash: directory("XDG_DATA_HOME", ".local/share").map { "\($0)/bash-completion/completions/aerogami" }
    case .zsh: directory("XDG_DATA_HOME", ".local/share").map { "\($0)/zsh/site-functions/_aerogami" }
    case .fish: directory("XDG_CONFIG_HOME", ".config").map { "\($0)/fish/completions/aerogami.fish" }
    }
  }

  /// What the user may have to do so that the shell finds the script; `nil` if the shell always finds it.
  func hint(_ variables: [String: String]) -> String? {
    let path = path(variables) ?? ""
    return switch self {
    case .bash: "if the package bash-completion is not installed, add this line to ~/.bashrc: source \(path)"
    case .zsh:
      "if zsh does not find the script, add this line to ~/.zshrc: "
        + "fpath=(\(path.dropLast("/_aerogami".count)) $fpath); autoload -U compinit; compinit"
    case .fish: nil
    }
  }
}
