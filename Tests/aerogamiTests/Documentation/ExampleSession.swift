import Foundation
import Subprocess
import Synchronization
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs the commands of a document in one shell, as a reader would, at a fixed date and without a network.
struct ExampleSession {
  private let root = TemporaryDirectory()

  /// Files to write before the first command, by their paths. `~` is the home directory.
  var files: [(name: String, text: String)] = []
  /// Whether all commands run on a terminal, with color.
  var isColored = false
  /// The address that is used instead of 127.0.0.1:8080, which the documents show. It refuses connections until an
  /// example runs a server there.
  var local = shownLocal
  /// The addresses of the services that the commands use instead of those on the internet.
  var fares = ""
  var ryanair = ""

  /// The programs that the commands need beside those of every system. The library for the date needs clang, which is
  /// part of Swift.
  static let programs = ["curl", "jq", "openssl", "script"]
  static var hasPrograms: Bool {
    #if os(Linux)
      let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
        && directories.contains { FileManager.default.isExecutableFile(atPath: "\($0)/clang") }
    #else
      // The date is fixed with a library for Linux.
      return false
    #endif
  }

  static let shownLocal = "127.0.0.1:8080"

  /// The token that the simulated services accept. The documents show `…` instead of a token.
  private static let token = "s3cret-token"

  /// The result of a command: its exit status, and both of its outputs.
  struct Result {
    let status: Int32
    let output: String
  }

  func run(_ commands: [String]) async throws -> [Result] {
    let (home, work, session) = ("\(root.path)/home", "\(root.path)/work", "\(root.path)/session")
    for directory in ["\(home)/.config/aerogami", work, session] {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(atPath: Document.path(of: "Config"), toPath: "\(work)/Config")
    let environment = URL(filePath: "\(work)/Config/local.json")
    let text = try String(contentsOf: environment, encoding: .utf8)
    try Data(text.replacing(Self.shownLocal, with: local).utf8).write(to: environment)
    for (name, text) in files {
      let path = name.hasPrefix("~/") ? "\(home)/\(name.dropFirst(2))" : "\(work)/\(name)"
      try Data(text.replacing("…", with: Self.token).utf8).write(to: URL(filePath: path))
    }
    let program = try #require(Aerogami.program, "the program is not beside the tests")
    try await Self.fixDate(in: session)
    var script = Self.functions
    for (index, command) in commands.enumerated() {
      let text = command.replacing("…", with: Self.token)
      try Data(text.utf8).write(to: URL(filePath: "\(session)/command.\(index)"))
      // Each command finds the exit status of the one before it.
      script += """
        text=$(<"$SESSION/command.\(index)"); (exit $status)
        \(isColored || Self.needsTerminal(command) ? "terminal" : "eval") "$text" > "$SESSION/output.\(index)" 2>&1; status=$?
        echo $status > "$SESSION/status.\(index)"

        """
    }
    let directories = [URL(filePath: program).deletingLastPathComponent().path, "/usr/bin", "/bin"]
    var options = PlatformOptions()
    // A canceled session ends with its servers, which are in this group of processes.
    options.processGroupID = 0
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    let result = try await Subprocess.run(
      .path("/bin/bash"), arguments: ["-c", script],
      environment: .custom([
        "HOME": home, "PATH": directories.joined(separator: ":"), "SESSION": session, "LOCAL": local, "FARES": fares,
        "RYANAIR": ryanair, "TZ": "UTC", "LANG": "C.UTF-8", "TMPDIR": session, "SHELL": "/bin/bash",
        "TOKEN": Self.token, "TERM": isColored ? "xterm-256color" : "dumb",
      ]), workingDirectory: FilePath(work), platformOptions: options, input: .none,
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    try #require(result.standardOutput + result.standardError == "", "the shell itself failed")
    return try commands.indices.map { index in
      var output = try String(contentsOfFile: "\(session)/output.\(index)", encoding: .utf8)
      for (actual, shown) in [
        (local, Self.shownLocal), (fares, "https://api.travelpayouts.com"), (ryanair, "https://www.ryanair.com"),
        (home, "/home/me"), (work, "/home/me/flights"),
      ] {
        if !actual.isEmpty { output = output.replacing(actual, with: shown) }
      }
      let status = try String(contentsOfFile: "\(session)/status.\(index)", encoding: .utf8)
      return Result(status: try #require(Int32(status.dropLast())), output: output)
    }
  }

  /// Whether an example shows what a terminal shows: a calendar, a plot, or a table that fits.
  private static func needsTerminal(_ command: String) -> Bool {
    !command.contains("|") && ["aerogami dates", "aerogami history "].contains { command.hasPrefix($0) }
      || command == "aerogami fetch"
  }

  /// The library of ``fixDate(in:)`` once it was compiled.
  private static let compiled = Mutex<Data?>(nil)

  /// Writes a library that fixes the date of programs which load it, but not the clocks that measure durations.
  private static func fixDate(in directory: String) async throws {
    let library = URL(filePath: "\(directory)/date.so")
    if let compiled = compiled.withLock({ $0 }) { return try compiled.write(to: library) }
    let source = """
      #define _GNU_SOURCE
      #include <sys/syscall.h>
      #include <sys/time.h>
      #include <time.h>
      #include <unistd.h>
      enum { date = 1795361760 };  // 2026-11-22 15:36:00 UTC
      int clock_gettime(clockid_t clock, struct timespec *time) {
        if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return syscall(SYS_clock_gettime, clock, time);
        *time = (struct timespec) { .tv_sec = date };
        return 0;
      }
      int gettimeofday(struct timeval *restrict time, void *restrict zone) {
        *time = (struct timeval) { .tv_sec = date };
        return 0;
      }
      time_t time(time_t *time) {
        if (time) *time = date;
        return date;
      }
      """
    let result = try await Subprocess.run(
      .name("clang"), arguments: ["-shared", "-fPIC", "-o", "\(directory)/date.so", "-x", "c", "-"],
      input: .string(source), output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    try #require(result.terminationStatus.code == 0, "\(result.standardError)")
    let data = try Data(contentsOf: library)
    compiled.withLock { $0 = data }
  }

  /// What a reader has that the tests do not: today's date, real services, the port 8080, and time to wait.
  private static let functions = #"""
    shopt -s extglob
    status=0
    cp /bin/true "$SESSION/xdg-open"
    PATH=$SESSION:$PATH

    program() {
      case " $* " in
        *" --env ryanair "*) local -x AEROGAMI_CLIENTS_TRIPS_BASE_URL=$RYANAIR ;;
        *" --env live "* | " setup "*) local -x AEROGAMI_CLIENTS_TRIPS_BASE_URL=$FARES ;;
        *" --env "*) ;;
        *) ! grep -qs '"environment" *: *"live"' ~/.config/aerogami/config.json ||
          local -x AEROGAMI_CLIENTS_TRIPS_BASE_URL=$FARES ;;
      esac
      LD_PRELOAD=$SESSION/date.so exec aerogami "$@"
    }

    # Runs a server until the next one, or until the session ends. Returns when it accepts connections, or its exit
    # status if it does not.
    server=
    stop() { [ -z "$server" ] || { kill $server 2> /dev/null; wait $server 2> /dev/null; server=; }; }
    trap stop EXIT
    serve() {
      stop
      exec {log}< <(program serve --port "${LOCAL##*:}" "$@" 2>&1)
      server=$!
      local line url= started=
      while read -r line <&$log; do
        # The first two lines come from two outputs, in any order.
        case "$line" in
          http*) url=$line ;;
          *'listening on '*) started=$line ;;
          *) echo "$line" ;;
        esac
        [ -n "$url" ] && [ -n "$started" ] || continue
        printf '%s\n' "$url" "$started"
        return 0
      done
      local status
      wait $server
      status=$? server=
      return $status
    }

    aerogami() {
      case " $* " in
        " serve "*) shift; serve "$@" ;;
        # Answers the questions.
        " setup ") (printenv TOKEN | program setup --token - --home VNO,Riga) ;;
        " watch list "* | " watch add "* | " watch change "* | " watch pause "* | " watch resume "* | " watch remove "* | *" --once "*) (program "$@") ;;
        # A reader interrupts these; one round shows the same.
        " watch "*" --every "*)
          words="$*"
          (program ${words/--every +([^ ])/} --once) ;;
        " watch "*) (program "$@" --once) ;;
        *) (program "$@") ;;
      esac
    }

    # Runs a command on a terminal of 100 columns and 9 rows, and removes its progress.
    mkfifo "$SESSION/keyboard"
    exec {keyboard}<> "$SESSION/keyboard"
    export -f program aerogami
    terminal() {
      local -
      set -o pipefail
      script -qec "stty cols 100 rows 9; $1" /dev/null <&$keyboard |
        sed 's/\r//g; s/.*\x1b\[2K//'
    }

    swift() { [ "$1 $2" = "run aerogami" ] && { shift 2; aerogami "$@"; }; }

    curl() { command curl -sS --max-time 60 "${@//127.0.0.1:8080/$LOCAL}"; }

    """#
}
