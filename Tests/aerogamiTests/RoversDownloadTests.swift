import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RoversDownloadTests {
  private let aerogami = Aerogami()
  private static let arguments = [
    "rovers", "photos", "--rover", "curiosity", "--sol", "1000", "--format", "ndjson", "--download", "pictures",
  ]

  private func download(_ more: String...) async throws -> Run {
    try await aerogami.run(Self.arguments + more)
  }

  private func content(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(aerogami.directory)/pictures/\(name)")))
  }

  @Test("pictures are saved by their ids, and existing ones are not requested again")
  func saved() async throws {
    try await TestServer.run { request in
      let host = request.header("Host").first ?? ""
      return request.page != nil
        ? SamplePhotos.page(1...3) { "http://\(host)/\($0).\($0 == 3 ? "png" : "JPG")" }
        : SamplePhotos.picture(request.path)
    } _: { server in
      try aerogami.useRovers(server)
      let run = try await download()
      #expect(run.exitCode == 0)
      #expect(run.photoIDs == [1, 2, 3])
      #expect(run.errors == "aerogami: 3 pictures saved in pictures\n")
      #expect(aerogami.files(in: "pictures") == ["1.jpg", "2.jpg", "3.png"])
      #expect(try content(of: "2.jpg") == SamplePhotos.picture("/2.JPG").body)

      try FileManager.default.removeItem(atPath: "\(aerogami.directory)/pictures/2.jpg")
      let again = try await download()
      #expect(again == Run(0, output: run.output, errors: "aerogami: 1 picture saved in pictures, 2 already present\n"))
      let pictures = await server.paths.filter { !$0.hasPrefix("/rovers") }
      #expect(pictures.sorted() == ["/1.JPG", "/2.JPG", "/2.JPG", "/3.png"])
    }
  }

  @Test("all pictures are saved when the reader of the rows stops")
  func closedOutput() async throws {
    let run = try await aerogami.runWithClosedOutput(
      "rovers", "photos", "--rover", "curiosity", "--sol", "1000", "--limit", "30", "--format", "ndjson", "--download",
      "pictures")
    #expect(run.exitCode == 0)
    #expect(run.errors.hasSuffix("aerogami: 30 pictures saved in pictures\n"))
    #expect(aerogami.files(in: "pictures").count == 30)
  }

  @Test("an invalid or missing picture fails alone, leaves no file, and never leaves the directory")
  func hostile() async throws {
    try await TestServer.run { request in
      let address = "http://\(request.header("Host").first ?? "")"
      switch request.path {
      case let path where path.hasSuffix("page=1"):
        return SamplePhotos.page([
          SamplePhotos.photo(1, "../../etc/passwd"), SamplePhotos.photo(2, "file:///etc/passwd"),
          SamplePhotos.photo(3, "\(address)/a/../../../outside.png"), SamplePhotos.photo(4, "\(address)/html.jpg"),
          SamplePhotos.photo(5, "\(address)/broken.jpg"), SamplePhotos.photo(6, "\(address)/%2e%2e%2fx.sh"),
        ])
      case "/html.jpg": return .init("<p>Welcome to the hotel's Wi-Fi", contentType: "image/jpeg")
      case "/broken.jpg": return .init(status: 500, "")
      default: return SamplePhotos.picture()
      }
    } _: { server in
      try aerogami.useRovers(server)
      let run = try await download("--attempts", "2")
      #expect(run.exitCode == 3)
      #expect(run.photoIDs == Array(1...6))
      #expect(aerogami.files(in: "pictures") == ["3.png", "6.jpg"])
      #expect(aerogami.files(in: ".") == ["Config", "pictures"])
      let nowhere = "the picture's address is not a valid http or https address"
      #expect(
        run.errors == """
          aerogami: 1.jpg failed: GET ../../etc/passwd: \(nowhere)
          aerogami: 2.jpg failed: GET file:///etc/passwd: \(nowhere)
          aerogami: 4.jpg failed: \(server.address.withoutScheme): the response is not a JPEG, PNG, GIF, WebP or TIFF picture
          aerogami: 5.jpg failed: \(server.address.withoutScheme): status 500 instead of a picture \
          (tried 2 times)
          aerogami: 2 pictures saved in pictures

          """)
      #expect(await server.paths.count { $0 == "/broken.jpg" } == 2)
    }
  }

  @Test("a signal leaves only complete pictures")
  func interrupted() async throws {
    let never = Gate()
    try await TestServer.run { request in
      let host = request.header("Host").first ?? ""
      if request.page != nil { return SamplePhotos.page(1...9) { "http://\(host)/\($0).png" } }
      if request.path != "/1.png" { try await never.wait() }
      return SamplePhotos.picture()
    } _: { server in
      try aerogami.useRovers(server)
      let errors = try WatchedStream.pipe()
      let run = try await aerogami.run(
        Self.arguments + ["--verbose", "--concurrency", "3"], output: .pipe(), errors: errors
      ) { send in
        await errors.wait(for: "1.png: ok, 8 bytes")
        await never.waitForWaiters(3)
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.photoIDs == Array(1...9))
      #expect(
        run.errors.hasSuffix(
          """
          aerogami: canceled: 2.png, 3.png, 4.png, 5.png, 6.png and 3 more
          aerogami: 1 picture saved in pictures

          """))
      #expect(aerogami.files(in: "pictures") == ["1.png"])
    }
  }

  @Test("when saving fails, no further picture is fetched")
  func directoryGone() async throws {
    let directory = "\(aerogami.directory)/pictures"
    try await TestServer.run { request in
      let host = request.header("Host").first ?? ""
      if request.page != nil { return SamplePhotos.page(1...9) { "http://\(host)/\($0).png" } }
      try FileManager.default.removeItem(atPath: directory)
      return SamplePhotos.picture()
    } _: { server in
      try aerogami.useRovers(server)
      let run = try await download("--concurrency", "1")
      #expect(run.exitCode == 3)
      #expect(
        run.errors == """
          aerogami: 1.png failed: "1.png" could not be saved in "pictures": No such file or directory
          aerogami: canceled: 2.png, 3.png, 4.png, 5.png, 6.png and 3 more
          aerogami: 0 pictures saved in pictures

          """)
      #expect(await server.paths.count == 2)
    }
  }

  @Test("on a terminal the progress counts pages, and then pictures")
  func progress() async throws {
    let (pages, pictures) = (Gate(), Gate())
    try await TestServer.run { request in
      let host = request.header("Host").first ?? ""
      if request.page != nil {
        try await pages.wait()
        return SamplePhotos.page(1...2) { "http://\(host)/\($0).png" }
      }
      if request.path == "/2.png" { try await pictures.wait() }
      return SamplePhotos.picture(String(repeating: "x", count: 3000))
    } _: { server in
      try aerogami.useRovers(server)
      let terminal = try WatchedStream.terminal()
      let run = try await aerogami.run(Self.arguments, output: .pipe(), errors: terminal) { _ in
        await terminal.wait(for: "0 of 1 page, 0 photos")
        pages.open()
        await terminal.wait(for: "1 of 2 pictures, 3 kilobytes")
        pictures.open()
      }
      #expect(run.exitCode == 0)
      #expect(run.errors.hasSuffix("\r\u{1B}[2Kaerogami: 2 pictures saved in pictures\n"))
    }
  }
}
