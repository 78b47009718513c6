import AerogamiCore

extension Watch {
  /// Reads a watch that an earlier version saved as words of a command line, such as `home --to ES --below=60`.
  ///
  /// - Throws: `TripSearchError` if the words are not those of a valid watch.
  init(name: String?, words: [String]) throws(TripSearchError) {
    var fields: [(name: String, value: String)] = []
    func set(_ field: String, _ value: String) {
      guard let index = fields.firstIndex(where: { $0.name == field }) else { return fields.append((field, value)) }
      // A list can be given in parts. Of other options, the last one counts.
      fields[index].value = Self.lists.contains(field) ? "\(fields[index].value),\(value)" : value
    }
    var places: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        places += rest
        break
      }
      guard word.hasPrefix("-") else {
        places.append(word)
        continue
      }
      let option = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let field = String(option[0].trimmingPrefix("--")).replacing("-", with: "_")
      if option.count == 2 {
        set(field, String(option[1]))
      } else {
        set(field, Self.flags.contains(field) ? "true" : rest.popFirst() ?? "")
      }
    }
    // Words may end with a comma, and several words may be the name of one place.
    let names = places.flatMap { $0.split(separator: ",").map { $0.trimming(\.isWhitespace) } }
    if !names.isEmpty { set("regions", joiningNames(names).joined(separator: ",")) }
    try self.init(name: name, fields: fields)
  }

  private static let lists: Set = ["regions", "from", "to", "airline", "notify"]
  private static let flags: Set = [
    "anywhere", "weekend", "direct", "one_way", "hide_expired", "new_low", "deals", "gone", "strict",
  ]
}
