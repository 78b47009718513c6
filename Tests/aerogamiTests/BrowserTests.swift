import Foundation
import TestSupport
import Testing

@testable import aerogami

#if os(Linux)
  @Suite(.timeLimit(.minutes(10))) struct BrowserTests {
    @Test("waiting for the program that opens a link blocks no thread of the tasks")
    func waiting() async throws {
      let directory = TemporaryDirectory()
      let opener = "\(directory.path)/xdg-open"
      try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
      try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: opener))
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: opener)
      let isLeft = await OneThread().isLeft {
        await #expect(throws: Never.self) {
          try await Browser.open("http://a", variables: ["PATH": directory.path])
        }
      }
      #expect(isLeft)
    }
  }
#endif
