import ArgumentParser

/// Returns the exit status section of a command's help.
///
/// - Parameters:
///   - meanings: The statuses that differ between commands.
///   - reportsConfiguration: Whether the command has a separate status for an invalid configuration.
///   - interruption: The meaning of the statuses 130 and 143.
func exitStatusHelp(
  _ meanings: KeyValuePairs<Int, String>, reportsConfiguration: Bool = true,
  interruption: String = "interrupted, terminated"
) -> String {
  var rows = meanings.map { ("\($0)", $1) } + [("64", "invalid command line")]
  if reportsConfiguration { rows.append(("78", "invalid configuration (found before any request)")) }
  rows.append(("130, 143", interruption))
  return "Exit status:\n"
    + rows.map { status, meaning in
      "  " + status + String(repeating: " ", count: max(1, 10 - status.count)) + meaning
    }.joined(separator: "\n")
}
