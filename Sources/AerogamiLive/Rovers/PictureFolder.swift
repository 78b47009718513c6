public import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import Foundation

/// A directory for saved pictures. A file has its final name only when it is complete.
public struct PictureFolder: Sendable {
  /// The path as given by the user.
  public let path: String

  /// Creates the directory if it does not exist, and removes the partial files that a killed process left in it.
  ///
  /// - Throws: ``PictureFolderError`` if the directory cannot be created, or if no files can be written in it.
  public init(_ path: String) throws(PictureFolderError) {
    self.path = path
    do throws(DirectoryError) {
      try makeWritableDirectory(path)
    } catch {
      throw PictureFolderError("\(error)")
    }
    removeStaleParts(in: path) { $0.wholeMatch(of: /[0-9]+\.[a-z]+/) != nil }
  }

  /// Returns whether a picture is already saved. A file that is not empty is always a complete picture.
  ///
  /// - Throws: ``PictureFolderError`` if the directory cannot be read, or if something other than a regular file has
  ///   this name.
  public func has(_ name: String) throws(PictureFolderError) -> Bool {
    var status = stat()
    guard unsafe lstat("\(path)/\(name)", &status) == 0 else {
      if errno == ENOENT { return false }
      throw PictureFolderError("\"\(path)\" could not be read", errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureFolderError(
        "\"\(path)/\(name)\" exists, but is not a regular file", remedy: "move it away", concernsAll: false)
    }
    return status.st_size > 0
  }

  /// Saves a picture in the file `name`, which then survives a power failure. Leaves a partial file only if the process
  /// is killed.
  public func save(
    _ picture: [UInt8], as name: String
  ) async throws(PictureFolderError) {
    do throws(FileError) {
      try await onBlockingThread { [path] () throws(FileError) in try writeAtomically(picture, as: name, in: path) }
    } catch {
      throw PictureFolderError("\"\(name)\" could not be saved in \"\(path)\": \(error)")
    }
  }
}

/// Why a picture could not be saved.
public struct PictureFolderError: ReportedError, Hashable {
  public let message: String
  public let remedy: String?
  /// Whether the directory is the cause of the error. If so, no other picture can be saved in it either.
  public let concernsAll: Bool

  init(_ message: String, remedy: String? = nil, concernsAll: Bool = true) {
    (self.message, self.remedy, self.concernsAll) = (message, remedy, concernsAll)
  }

  init(_ problem: String, errno number: Int32) {
    self.init("\(problem): \(systemErrorText(number))")
  }
}
