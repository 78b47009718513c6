public import AerogamiCore

/// A directory that pictures are saved in. A file appears there under its name when it is complete, or not at all.
public struct PictureFolder: Sendable {
  /// As it was given.
  public let path: String

  /// Makes the directory where there is none, and removes what a killed process left of a picture.
  public init(_ path: String) throws(PictureFolderError) {
    self.path = path
    do throws(DirectoryError) {
      try makeWritableDirectory(path)
    } catch {
      throw PictureFolderError("\(error)")
    }
    removeStaleParts(in: path) { $0.wholeMatch(of: /[0-9]+\.[a-z]+/) != nil }
  }

  /// Whether a picture is there already. Since it is there only when it is complete, any file that is not empty is one.
  ///
  /// - Throws: ``PictureFolderError`` where something that is no file has its name.
  public func has(_ name: String) throws(PictureFolderError) -> Bool {
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0 else {
      if errno == ENOENT { return false }
      throw PictureFolderError("nothing can be found in \"\(path)\"", errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureFolderError("\"\(path)/\(name)\" is no file, and in the way", remedy: "move it", concernsAll: false)
    }
    return status.st_size > 0
  }

  /// Saves a picture, also through a power cut. Unless the process is killed, nothing is left under any other name.
  ///
  /// - Parameter name: What it is called in the directory: no path.
  public nonisolated(nonsending) func save(
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
  /// Whether it is the directory that is at fault, so that no other picture could be saved there either.
  public let concernsAll: Bool

  init(_ message: String, remedy: String? = nil, concernsAll: Bool = true) {
    self.message = message
    self.remedy = remedy
    self.concernsAll = concernsAll
  }

  init(_ problem: String, errno number: Int32) {
    self.init("\(problem): \(String(cString: strerror(number)))")
  }
}
