/// Returns the text at the start of a command's help: examples, then `text`, then how to see hidden options.
///
/// - Parameters:
///   - examples: Command lines without `aerogami`, each with its purpose or an empty text.
///   - text: What the summary and the options do not say.
///   - hidden: The command, if some of its options are shown only by `--help-all`.
func helpText(
  examples: KeyValuePairs<String, String>, _ text: String = "", hiddenOptionsOf hidden: String? = nil
) -> String {
  let width = examples.map(\.key.count).max() ?? 0
  let lines = examples.map { line, purpose in
    let padding = String(repeating: " ", count: width - line.count)
    return "  aerogami \(line)" + (purpose.isEmpty ? "" : "\(padding)  # \(purpose)")
  }
  return [
    "Examples:\n" + lines.joined(separator: "\n"), text, hidden.map { "All options: aerogami \($0) --help-all" } ?? "",
  ]
  .filter { !$0.isEmpty }.joined(separator: "\n\n")
}
