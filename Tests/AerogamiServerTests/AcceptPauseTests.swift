import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import AerogamiServer

struct AcceptPauseTests {
  @Test("after a failed accept, the server waits a second before the next one, and logs only the first failure")
  func pause() throws {
    let lines = Lines()
    let channel = EmbeddedChannel(handler: AcceptPause(logger: .writing(to: lines)))
    let isReading = {
      channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }.flatMap { $0.value as? Bool }
    }
    for _ in 1...2 {
      channel.pipeline.fireErrorCaught(IOError(errnoCode: 24, reason: "accept"))
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(999))
      #expect(isReading() == false)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
      #expect(isReading() == true)
    }
    #expect(lines.with("trying again every second").count == 1)
    _ = try channel.finish()
  }
}
