import AerogamiMCP
import Testing

@Suite struct ToolTests {
  @Test("a result is no error unless it says so")
  func result() {
    #expect(!ToolResult(text: "1 trip", structured: Array("{}".utf8)).isError)
  }
}
