import AerogamiContainer
import AerogamiCore
import AerogamiLive
import Foundation
import TestSupport
import Testing

@Suite struct PictureFolderTests {
  private let directory = TemporaryDirectory()

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] }

  @Test("the directory is created with its parents, and may already exist")
  func made() throws {
    let path = "\(directory.path)/a/b"
    for _ in 0..<2 { _ = try PictureFolder(path) }
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("a file at the directory's path, or in place of a parent, is an error", arguments: ["", "/deeper"])
  func fileInTheWay(below: String) throws {
    _ = try PictureFolder(directory.path)
    let path = "\(directory.path)/file"
    try Data().write(to: URL(filePath: path))
    let error = #expect(throws: PictureFolderError.self) { try PictureFolder(path + below) }
    #expect(error?.description == "cannot create directory \"\(path)\": Not a directory")
  }

  @Test("a picture is saved under its name, without any other file")
  func saved() async throws {
    let folder = try PictureFolder(directory.path)
    #expect(try !folder.has("1.png"))
    try await folder.save([1, 2, 3], as: "1.png")
    #expect(try folder.has("1.png"))
    #expect(names == ["1.png"])
    #expect(try Data(contentsOf: URL(filePath: "\(directory.path)/1.png")) == Data([1, 2, 3]))
  }

  @Test("an empty file does not count as a picture and is replaced")
  func empty() async throws {
    let folder = try PictureFolder(directory.path)
    try Data().write(to: URL(filePath: "\(directory.path)/1.png"))
    #expect(try !folder.has("1.png"))
    try await folder.save([1], as: "1.png")
    #expect(try folder.has("1.png"))
  }

  @Test("something other than a file blocks one picture, and nothing is written through a link")
  func obstacles() async throws {
    let folder = try PictureFolder(directory.path)
    let target = "\(directory.path)/target"
    try FileManager.default.createSymbolicLink(atPath: "\(directory.path)/1.png", withDestinationPath: target)
    try FileManager.default.createDirectory(atPath: "\(directory.path)/2.png", withIntermediateDirectories: true)
    for name in ["1.png", "2.png"] {
      let error = #expect(throws: PictureFolderError.self) { try folder.has(name) }
      #expect(error?.description == "\"\(directory.path)/\(name)\" exists, but is not a regular file; move it away")
      #expect(error?.concernsAll == false)
    }
    try await folder.save([1], as: "1.png")
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test("a failed save leaves no file behind, and is an error of the directory")
  func unsaved() async throws {
    let folder = try PictureFolder(directory.path)
    try FileManager.default.createDirectory(atPath: "\(directory.path)/1.png", withIntermediateDirectories: true)
    let error = await #expect(throws: PictureFolderError.self) { try await folder.save([1], as: "1.png") }
    #expect(error?.concernsAll == true)
    #expect(names == ["1.png"])
    try FileManager.default.removeItem(atPath: directory.path)
    let gone = await #expect(throws: PictureFolderError.self) { try await folder.save([1], as: "1.png") }
    #expect(gone?.description == "\"1.png\" could not be saved in \"\(directory.path)\": No such file or directory")
  }

  @Test("partial files of a killed process are removed by the next one, and no other files")
  func stale() throws {
    _ = try PictureFolder(directory.path)
    let others = [
      ".1.png.part", ".1.png.ABC.part", ".1.png.01.part", ".1.png.+1.part", ".1.png.zzzzzzzzzzzzzz.part",
      "1.png.a.part",
      ".1.png.a.part2", ".notes.txt.a.part", "..a.part", ".1.png", "1.png",
    ]
    let (stale, written, link) = (".1.png.3w5e11264sgsf.part", ".2.png.b.part", ".3.png.c.part")
    for name in others + [stale, written, "target"] { try Data([1]).write(to: URL(filePath: path(name))) }
    try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: path("target"))
    try FileManager.default.createDirectory(atPath: path(".4.png.d.part"), withIntermediateDirectories: true)
    unsafe #expect(mkfifo(path(".5.png.e.part"), 0o600) == 0)
    let all = names
    let descriptor = unsafe open(path(written), O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)

    _ = try PictureFolder(directory.path)
    #expect(Set(names) == Set(all).subtracting([stale]))
    // Closing does not unlock the file while a program that another test just started has a copy of the descriptor.
    #expect(flock(descriptor, LOCK_UN) == 0)
    close(descriptor)
    _ = try PictureFolder(directory.path)
    #expect(Set(names) == Set(all).subtracting([stale, written]))
  }

  @Test("a picture that is being saved is not mistaken for a killed process's partial file")
  func savedMeanwhile() async throws {
    let folder = try PictureFolder(directory.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { try await folder.save([1, 2, 3], as: "\(number).png") }
        group.addTask { _ = try PictureFolder(folder.path) }
      }
      try await group.waitForAll()
    }
    #expect(Set(names) == Set((0..<200).map { "\($0).png" }))
  }

  @Test("saving a picture does not block the cooperative thread pool")
  func savedElsewhere() async throws {
    let folder = try PictureFolder(directory.path)
    let isLeft = await OneThread().isLeft {
      await #expect(throws: Never.self) { try await folder.save([1], as: "1.png") }
    }
    #expect(isLeft)
  }

  private func path(_ name: String) -> String { "\(directory.path)/\(name)" }
}
