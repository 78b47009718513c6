package import AerogamiJSON

/// A tool that a model can call: what it is for, what it takes and returns, and the function itself.
package struct Tool: Sendable {
  /// The unique name: letters, digits and underscores.
  package let name: String
  /// The name as people see it.
  package let title: String
  /// What the tool does, when to use it, and how to read its result. Written for a model.
  package let description: String
  /// The JSON Schema (2020-12) of the arguments, an object, as JSON.
  package let inputSchema: [UInt8]
  /// The JSON Schema of the structured result, an object, as JSON.
  package let outputSchema: [UInt8]
  /// Calls the tool. Returns bad values and failures as results with ``ToolResult/isError``; throws only
  /// `CancellationError`, if the task is canceled. `progress` may be called concurrently, and does not wait for the
  /// client to read.
  package let call: @Sendable (_ arguments: JSONTree, _ progress: ToolProgress) async throws -> ToolResult

  package init(
    name: String, title: String, description: String, inputSchema: [UInt8], outputSchema: [UInt8],
    call: @escaping @Sendable (_ arguments: JSONTree, _ progress: ToolProgress) async throws -> ToolResult
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.inputSchema, self.outputSchema, self.call) = (inputSchema, outputSchema, call)
  }
}

/// What a tool returns: a short text for people and models, and the same as JSON, which matches the tool's output
/// schema, also if the call failed.
package struct ToolResult: Equatable, Sendable {
  package let text: String
  /// An object, as JSON.
  package let structured: [UInt8]
  /// Whether the call failed, so that the model can correct its arguments or tell the user.
  package let isError: Bool

  package init(text: String, structured: [UInt8], isError: Bool = false) {
    (self.text, self.structured, self.isError) = (text, structured, isError)
  }
}

/// Reports how far a call is, such as that 2 of 5 regions have responded.
package typealias ToolProgress = @Sendable (_ done: Int, _ total: Int, _ message: String) async -> Void
