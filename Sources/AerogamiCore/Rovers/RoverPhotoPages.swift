public import AerogamiContainer

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

  /// Creates an empty collection.
  ///
  /// - Parameter limit: The maximum number of photos, 1 or more.
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
