import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiMCP
import Foundation
import Testing

/// The tools of a process. Each result is checked against the schema of its tool.
struct ToolCalls {
  let tools: [Tool]

  init(_ dependencies: Dependencies, timeLimit: Duration? = nil, _ change: (inout ServedEnvironment) -> Void = { _ in })
  {
    var environment = ServedEnvironment(name: "test")
    environment.sources = ["ryanair"].map { SourceRules($0) }
    change(&environment)
    tools = dependencies.tools(in: environment, timeLimit: timeLimit)
  }

  /// Tools with sample data at a fixed time.
  static func sample(at now: Date = Date(timeIntervalSince1970: 1_800_000_000)) -> ToolCalls {
    var dependencies = Dependencies.mock
    dependencies.now = { now }
    dependencies.trips = .mock(now: { now })
    return ToolCalls(dependencies) { environment in
      (environment.sources, environment.showsSampleTrips, environment.showsSampleCalendars) = ([], true, true)
    }
  }

  struct Result {
    let tool: ToolResult
    /// The structured result.
    let json: JSONTree

    var text: String { tool.text }
    var isError: Bool { tool.isError }
    /// The number of bytes that a model reads.
    var size: Int { tool.text.utf8.count + tool.structured.count }
    var completeness: JSONTree? { json["completeness"] }
    var argument: String? { json["error"]?["argument"]?.text }

    func rows(_ key: String) -> [JSONTree] { json[key]?.elements ?? [] }
  }

  subscript(name: String) -> Tool {
    get throws { try #require(tools.first { $0.name == name }) }
  }

  /// Calls a tool with arguments in JSON.
  func callAsFunction(
    _ name: String, _ arguments: String = "{}", progress: @escaping ToolProgress = { _, _, _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result {
    let tool = try self[name]
    let bytes = Array(arguments.utf8)
    let result = try await tool.call(JSONTree.parse(bytes.span), progress)
    let problems = try JSONSchema(tool.outputSchema).problems(in: result.structured)
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
    let json = try JSONTree.parse(result.structured.span)
    #expect(result.isError == (json["error"]?.value != .null), sourceLocation: sourceLocation)
    if result.isError { #expect(json["completeness"]?["total"]?.value == .null, sourceLocation: sourceLocation) }
    #expect(!result.text.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" }, sourceLocation: sourceLocation)
    return Result(tool: result, json: json)
  }
}
