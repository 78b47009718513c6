import Foundation
import TestSupport
import Testing

@testable import aerogami

#if os(Linux)
  @Suite(.timeLimit(.minutes(20))) struct BrowserTests {
    @Test("waiting for the program that opens a link blocks no thread of the pool")
    func waiting() async throws {
      let directory = TemporaryDirectory()
      let opener = "\(directory.path)/xdg-open"
      try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
      // Not a file that is written here: it could not be run while a program that another test just started has a copy
      // of the descriptor.
      try FileManager.default.createSymbolicLink(atPath: opener, withDestinationPath: "/bin/true")
      let isLeft = await OneThread().isLeft {
        await #expect(throws: Never.self) {
          try await Browser.open("http://a", variables: ["PATH": directory.path])
        }
      }
      #expect(isLeft)
    }
  }
#endif
