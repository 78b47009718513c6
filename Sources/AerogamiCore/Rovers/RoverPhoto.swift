public import AerogamiContainer
public import Foundation

/// A photo that a rover took, with the URL of the picture.
public struct RoverPhoto: Hashable, Identifiable, Sendable {
  /// The service's id of the photo, 0 or more.
  public var id: Int
  /// The number of Martian days from the rover's landing to the photo.
  public var sol: Int
  /// The short name of the camera, such as `RHAZ`.
  public var camera: String
  /// The full name of the camera, such as `Rear Hazard Avoidance Camera`; `nil` if the service does not report it.
  public var cameraName: String?
  /// The Earth date, as the service writes it, such as `2015-05-30`.
  public var earthDate: String
  /// The URL of the picture, as the service sent it. It is not validated.
  public var url: String
  /// The rover's name as the service writes it, such as `Curiosity`; `nil` if the service does not report it.
  public var rover: String?

  public init(
    id: Int, sol: Int, camera: String, cameraName: String? = nil, earthDate: String, url: String, rover: String? = nil
  ) {
    self.id = id
    self.sol = sol
    self.camera = camera
    self.cameraName = cameraName
    self.earthDate = earthDate
    self.url = url
    self.rover = rover
  }

  /// The base URL of the sample pictures. The domain is reserved and never resolves (RFC 6761).
  package static let builtInPictures = "https://mars.example/"

  /// The file name for the picture: the photo's id and the extension of its URL, or `jpg` for an unknown extension.
  /// Contains no other text from the service, so the name cannot lead to another directory.
  public var fileName: String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let end = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    return "\(id).\(["jpg", "jpeg", "png", "gif", "webp", "tif"].contains(end) ? end : "jpg")"
  }
}

/// A query for photos of a rover on one day.
public struct RoverPhotoQuery: Hashable, Sendable {
  /// A day of a mission.
  public enum Day: Hashable, Sendable {
    /// The number of Martian days since the landing, 0 or more.
    case sol(Int)
    /// The day on Earth, in UTC, that contains this date. The year must be between 0000 and 9999.
    case earth(Date)
  }

  /// The rover that took the photos.
  public var rover: Rover
  /// The day of the photos.
  public var day: Day
  /// The short name of one of the rover's cameras; `nil` for all cameras.
  public var camera: String?

  public init(rover: Rover, day: Day, camera: String? = nil) {
    (self.rover, self.day, self.camera) = (rover, day, camera)
  }
}

extension RoverPhotoQuery: CustomStringConvertible {
  /// A phrase for messages: `curiosity on sol 1000 with RHAZ`.
  public var description: String { "\(rover.rawValue) on \(day)" + (camera.map { " with \($0)" } ?? "") }
}

extension RoverPhotoQuery.Day: CustomStringConvertible {
  /// The day as in messages: `sol 1000` or `2015-06-03`.
  public var description: String {
    switch self {
    case .sol(let sol): "sol \(sol)"
    case .earth(let date): date.asDay
    }
  }
}

/// Collects the pages of a list of photos, in any order, and detects the last page.
///
/// A page with fewer than ``pageSize`` photos is the last. So is a page without new photos, because some hosts ignore
/// the page number and return the same page again and again.
public struct RoverPhotoPages: Sendable {
  /// The number of photos on each page except the last.
  public static let pageSize = 25

  /// The maximum number of photos to collect.
  public let limit: Int
  /// The last page to request: the last page of the list, if known, otherwise the page that reaches ``limit``.
  public private(set) var last: Int
  /// Whether ``last`` is known to be the last page of the list.
  public private(set) var isEndKnown = false
  private var byPage: [Int: [RoverPhoto]] = [:]
  private var known: Set<RoverPhoto.ID> = []

  /// Creates an empty collection for at most `limit` photos, which must be 1 or more.
  public init(limit: Int) {
    self.limit = limit
    last = (limit - 1) / Self.pageSize + 1
  }

  /// Adds the response for a page. The first page is 1.
  public mutating func add(_ page: Int, _ response: Fetched<[RoverPhoto]>) {
    byPage[page] = response.value
    var isNew = false
    for photo in response.value where known.insert(photo.id).inserted { isNew = true }
    // Skipped rows count toward the page size.
    guard !isNew || response.value.count + response.skipped.count < Self.pageSize else { return }
    last = min(last, page)
    isEndKnown = true
  }

  /// The collected photos in page order, without later duplicates, limited to ``limit``.
  public var photos: [RoverPhoto] { Array(all.prefix(limit)) }

  /// Whether there are photos beyond ``limit``. Also `true` if exactly ``limit`` photos were collected and the end of
  /// the list is not known, so there may be more.
  public var hasMore: Bool { all.count > limit || all.count == limit && !isEndKnown }

  private var all: [RoverPhoto] {
    var seen: Set<RoverPhoto.ID> = []
    return byPage.sorted { $0.key < $1.key }.prefix { $0.key <= last }.flatMap(\.value)
      .filter { seen.insert($0.id).inserted }
  }
}
