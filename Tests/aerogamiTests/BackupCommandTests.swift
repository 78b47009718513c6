import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct BackupCommandTests {
  private let aerogami = Aerogami()
  private var database: String { aerogami.dataDirectory + "/dev.sqlite" }

  @Test("the database is copied to a file")
  func copied() async throws {
    try await aerogami.saveWatch("porto", "VNO", "--below", "60")
    let run = try await aerogami.run("backup", "copy.sqlite")
    expectEqual(run, Run(0, errors: "aerogami: copied \(database) to copy.sqlite\n"))
    expectEqual(
      try await aerogami.run("backup", "copy.sqlite"),
      Run(
        1, errors: "aerogami: copy.sqlite already exists; name another file, or replace it with --force\n"))
    expectEqual(
      try await aerogami.run("backup", database, "--force"),
      Run(1, errors: "aerogami: \(database) belongs to the database itself; name another file\n"))
    let missing = try await aerogami.run("backup", "none/copy.sqlite")
    expectEqual(
      missing,
      Run(
        1,
        errors: "aerogami: none/copy.sqlite: the directory none does not exist; create it, or name another file\n"))
    #expect(try await aerogami.runIfValid(["backup", ""]).exitCode == 64)
  }

  @Test("without a database, the error names its path, and none is created")
  func absent() async throws {
    expectEqual(
      try await aerogami.run("backup", "copy.sqlite"),
      Run(
        1,
        errors:
          "aerogami: environment dev has no database yet: there is no file \(database), or it is empty; choose another "
          + "environment with --env\n"))
    #expect(!FileManager.default.fileExists(atPath: database))
    let memory = try await aerogami.run("backup", "copy.sqlite", environment: ["AEROGAMI_STORE_VARIANT": "mock"])
    #expect(memory.exitCode == 1 && memory.errors.contains("environment dev has no database file"), "\(memory)")
  }
}
