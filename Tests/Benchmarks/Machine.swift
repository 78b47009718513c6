import AerogamiCore
import Foundation

/// The machine of the measurements, without which figures are meaningless.
enum Machine {
  /// The description, as the lines of a list.
  static var description: [String] {
    [
      "\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores",
      "\(system), \(compiler), release build",
    ]
  }

  private static var processor: String {
    value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "processor unknown"
  }

  private static var system: String {
    var names = utsname()
    unsafe uname(&names)
    let kernel = "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
    return value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=").map { "\($0), \(kernel)" } ?? kernel
  }

  /// The compiler that `swift run` has most likely used.
  private static var compiler: String {
    let line = (try? firstLine(of: Command("swift", ["--version"]))) ?? ""
    let words = line.split(separator: " ")
    guard let version = words.firstIndex(of: "version"), version + 1 < words.endIndex else { return "Swift unknown" }
    return "Swift \(words[version + 1])"
  }

  /// Returns the first value of a key in a file of lines `key = value`, without quotes.
  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != "\t" && $0 != " " }) == key.filter({ $0 != " " }) else {
        continue
      }
      return String(parts[1].drop { $0 == " " }.filter { $0 != "\"" })
    }
    return nil
  }

  /// Returns the text of a null-terminated array of a fixed size.
  private static func text<Characters>(_ characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
