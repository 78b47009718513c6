import AerogamiLive
import ArgumentParser

/// How patient live clients are. Each wins over its key in the configuration.
struct NetworkOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often a request is sent at most. (http.maxAttempts, default: 3)", valueName: "n"),
    transform: { try flag(Settings.Flag.attempts, $0) })
  var attempts: Settings.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long one attempt may take, its body included. (http.requestTimeoutSeconds, default: 20)",
      valueName: "seconds"),
    transform: { try flag(Settings.Flag.timeout, $0) })
  var timeout: Settings.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long all requests and all their attempts may take together. (http.deadlineSeconds, default: 60)",
      valueName: "seconds"),
    transform: { try flag(Settings.Flag.deadline, $0) })
  var deadline: Settings.Flag?

  @Flag(help: "Ask nobody, and show what is kept of earlier answers.")
  var offline = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show what is kept without asking where it is younger, such as 90s, 10m, 2h or 1d.", valueName: "duration"),
    transform: duration)
  var maxAge: Duration?

  func validate() throws {
    if offline, maxAge != nil {
      throw ValidationError("--offline and --max-age exclude each other; give one of them.")
    }
  }

  var cacheMode: CacheMode { offline ? .offline : maxAge.map(CacheMode.maxAge) ?? .normal }

  var flags: [Settings.Flag] { [attempts, timeout, deadline].compactMap(\.self) }
}

private func flag(
  _ read: (String) throws(ConfigurationError) -> Settings.Flag, _ text: String
) throws -> Settings.Flag {
  do throws(ConfigurationError) {
    return try read(text)
  } catch {
    throw ValidationError(error.description + ".")
  }
}

/// A whole number with its unit, which is seconds where it is left out.
private func duration(_ text: String) throws -> Duration {
  let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
  let unit = text.last.flatMap { units[$0] }
  let digits = unit == nil ? text[...] : text.dropLast()
  guard digits.count <= 9, digits.utf8.allSatisfy({ "0123456789".utf8.contains($0) }), let number = Int(digits) else {
    throw ValidationError("it takes a duration such as 90s, 10m, 2h or 1d.")
  }
  return .seconds(number * (unit ?? 1))
}
