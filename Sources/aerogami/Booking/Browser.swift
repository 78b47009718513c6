#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program of the system that opens an address in the user's browser.
enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Waits for the system's program, which returns when the browser has been told.
  ///
  /// - Parameter variables: The environment that it gets.
  static func open(_ url: String, variables: [String: String]) throws(BrowserError) {
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(url), nil]
    let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What it says is not ours to put among our rows.
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let number = posix_spawnp(&child, opener, &actions, nil, arguments, environment)
    if number != 0 { throw BrowserError(opener: opener, detail: String(cString: strerror(number))) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    if status != 0 { throw BrowserError(opener: opener, detail: "it failed") }
  }
}

struct BrowserError: Error, CustomStringConvertible {
  let opener: String
  let detail: String

  var description: String { "the link could not be opened with \(opener): \(detail); open it by hand" }
}
