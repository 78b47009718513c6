import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive

/// Downloads the picture files of rover photos into a folder, several at once.
struct PictureDownload: Sendable {
  let folder: PictureFolder
  let concurrency: Int

  private enum Saving: Sendable {
    case alreadyPresent
    case saved(bytes: Int)
  }

  /// Fetches the pictures that are not in the folder yet, and reports the results. Stops at an error that concerns the
  /// whole folder, such as a full disk. After a cancellation, the folder contains only complete pictures.
  func run(
    _ photos: [RoverPhoto], from rovers: RoverClient, clock: any Clock<Duration>, console: Console,
    showsProgress: Bool, verbose: Bool
  ) async throws -> Status.Kind {
    var summaries = OutcomeSummaries<RoverPhoto>()
    summaries.keys = photos
    var (savedCount, presentCount) = (0, 0)
    let feed = Feed(
      { [folder, fetch = rovers.picture] (photo: RoverPhoto) -> Fetched<Saving> in
        if try folder.has(photo.fileName) { return Fetched(.alreadyPresent, attempts: 0) }
        let picture = try await fetch(photo.url)
        try Task.checkCancellation()
        try await folder.save(picture.value, as: photo.fileName)
        return Fetched(.saved(bytes: picture.value.count), attempts: picture.attempts)
      }, clock: clock)

    try await ProgressLine.run(
      on: console.errors, isWanted: showsProgress, counting: "picture", "kilobyte", clock: clock
    ) { progress in
      await progress?.known(photos.count)
      let missing = await feed.run(photos, concurrency: concurrency) { outcome in
        var bytes = 0
        switch outcome.response?.value {
        case .alreadyPresent: presentCount += 1
        case .saved(let count): (savedCount, bytes) = (savedCount + 1, count)
        case nil: break
        }
        let summary = OutcomeSummary(outcome, id: outcome.key.fileName) { _ in bytes }
        summaries[outcome.key] = summary
        await console.report(summary, counting: "byte", verbose: verbose, progress, rows: bytes / 1000)
        return (outcome.status.error as? PictureFolderError)?.concernsAll == true ? .stop : .continue
      }
      for outcome in missing {
        summaries[outcome.key] = OutcomeSummary(outcome, id: outcome.key.fileName)
      }
    }

    for note in summaries.notes { await console.note(note) }
    let present = presentCount > 0 ? ", \(presentCount) already present" : ""
    await console.note("\(counted(savedCount, "picture")) saved in \(folder.path)\(present)")
    return summaries.status
  }
}
