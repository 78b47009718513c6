import Foundation
import Testing

/// Compares the dependencies of the targets in `Package.swift`, and the imports of their files, with the design.
@Suite struct TargetGraphTests {
  /// Our own targets that each target may depend on.
  private static let targets: [String: Set<String>] = [
    "AerogamiContainer": [],
    "AerogamiSystem": ["AerogamiContainer"],
    "AerogamiCore": ["AerogamiContainer"],
    "AerogamiFeatures": ["AerogamiContainer", "AerogamiCore"],
    "AerogamiJSON": ["AerogamiContainer", "AerogamiCore"],
    "AerogamiHTTP": ["AerogamiContainer", "AerogamiCore", "AerogamiJSON", "AerogamiSystem"],
    "AerogamiStore": ["AerogamiContainer", "AerogamiCore", "AerogamiJSON", "AerogamiSystem"],
    "AerogamiLive": [
      "AerogamiContainer", "AerogamiCore", "AerogamiHTTP", "AerogamiJSON", "AerogamiStore", "AerogamiSystem",
    ],
    "AerogamiMCP": ["AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON"],
    "AerogamiServer": [
      "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON", "AerogamiMCP", "CZlib",
    ],
    "aerogami": [
      "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiHTTP", "AerogamiJSON", "AerogamiLive",
      "AerogamiMCP", "AerogamiServer", "AerogamiStore", "AerogamiSystem",
    ],
  ]

  /// The modules of packages that each target may import; for other targets, only those of the toolchain.
  private static let packages: [String: Set<String>] = [
    "AerogamiHTTP": [
      "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "NIOSOCKS", "NIOSSL",
    ],
    "AerogamiStore": ["GRDB", "GRDBSQLite"],
    "AerogamiServer": [
      "HTTPTypes", "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1", "NIOHTTPTypes",
      "NIOHTTPTypesHTTP1", "NIOPosix", "ServiceLifecycle",
    ],
    "aerogami": ["ArgumentParser", "Logging", "NIOPosix", "Subprocess", "SystemPackage"],
  ]

  /// The modules that come with the compiler or with the system.
  private static let toolchain: Set = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization", "System",
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test("the files of a target import only what the design allows", arguments: targets.keys.sorted())
  func imports(of target: String) throws {
    let allowed = Self.toolchain.union(Self.targets[target] ?? []).union(Self.packages[target] ?? [])
    let folder = Self.root.appending(path: "Sources/\(target)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    for file in files {
      for line in Self.lines(withImportsIn: try Data(contentsOf: file)) {
        guard let module = Self.importedModule(line) else { continue }
        #expect(allowed.contains(module), "\(target)/\(file.lastPathComponent) imports \(module)")
        #expect(!line.contains("@_exported"), "\(target)/\(file.lastPathComponent)")
      }
    }
  }

  @Test("Package.swift has the targets of the design, with these dependencies")
  func dependencies() throws {
    let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    var found: [String: Set<String>] = [:]
    // The declarations of targets, without those of tests and products.
    for declaration in manifest.split(separator: try Regex(#"\n    \.(?=target|executableTarget|testTarget)"#))
      .dropFirst()
    {
      guard declaration.hasPrefix("target(") || declaration.hasPrefix("executableTarget("),
        let name = declaration.firstMatch(of: /name: "(\w+)"/)?.output.1, !declaration.contains("path: \"Tests/")
      else { continue }
      let words = declaration.matches(of: /"(\w+)"/).map { String($0.output.1) }
      found[String(name)] = Set(words.filter { $0 != name && ($0.hasPrefix("Aerogami") || $0 == "CZlib") })
    }
    #expect(found == Self.targets)
  }

  @Test("AGENTS.md lists every target, after those that it depends on")
  func order() throws {
    let data = try Data(contentsOf: Self.root.appending(path: ".github/AGENTS.md"))
    let listed = String(decoding: data, as: UTF8.self).matches(of: /\(\.\.\/Sources\/(\w+)\)/).map { String($0.1) }
    #expect(listed.sorted() == Self.targets.keys.sorted())
    for (index, target) in listed.enumerated() {
      let missing = (Self.targets[target] ?? []).subtracting(listed[..<index]).subtracting(["CZlib"])
      #expect(missing.isEmpty, "\(target)")
    }
  }

  @Test("an import is found with any attributes, access level and kind of declaration")
  func parsing() {
    for line in ["import A", "public import A", "@testable package import A", "import struct A.B"] {
      #expect(Self.importedModule(line) == "A", "\(line)")
    }
    #expect(Self.importedModule("  @_exported public import A") == "A")
    #expect(Self.importedModule("// import A") == nil)
    #expect(Self.importedModule("let important = 1") == nil)
    let file = Data("import A\nlet a = 1\n\n  public import B\nlet b = 2\nimport C".utf8)
    #expect(Self.lines(withImportsIn: file) == ["import A", "  public import B", "import C"])
  }

  /// Returns the lines with the word `import`. A search for bytes is much faster than one for characters, or than the
  /// regular expression.
  private static func lines(withImportsIn file: Data) -> [String] {
    let newline = UInt8(ascii: "\n")
    var (lines, start) = ([String](), file.startIndex)
    while let found = file.range(of: Data("import ".utf8), in: start..<file.endIndex) {
      let first = file[start..<found.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? start
      let end = file[found.upperBound...].firstIndex(of: newline) ?? file.endIndex
      lines.append(String(decoding: file[first..<end], as: UTF8.self))
      start = end
    }
    return lines
  }

  private static func importedModule(_ line: String) -> String? {
    let pattern =
      /\s*(?:@\w+ )*(?:(?:public|package|internal) )?import (?:(?:struct|func|class|enum|protocol|var) )?(\w+).*/
    return line.wholeMatch(of: pattern).map { String($0.output.1) }
  }
}
