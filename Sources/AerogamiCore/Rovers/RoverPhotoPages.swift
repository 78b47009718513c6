/// Gathers the pages of a list of photos, which may come in any order, and knows when there are no more.
///
/// A page that came short is the last, and so is one with nothing on it that another page had not: some hosts ignore
/// which page they are asked for, and answer the same for ever.
public struct RoverPhotoPages: Sendable {
  /// How many photos a service has on a page that is not the last.
  public static let pageSize = 25

  /// At most this many photos.
  public let limit: Int
  /// The last page that is worth asking for, as far as is known.
  public private(set) var last: Int
  /// Whether ``last`` is known to be the last, so that no further page has to be asked for.
  public private(set) var isEndKnown = false
  private var byPage: [Int: [RoverPhoto]] = [:]
  private var known: Set<RoverPhoto.ID> = []

  /// - Parameter limit: 1 or more.
  public init(limit: Int) {
    self.limit = limit
    last = (limit - 1) / Self.pageSize + 1
  }

  /// Notes what came for a page, the first of which is 1.
  public mutating func add(_ page: Int, _ response: Fetched<[RoverPhoto]>) {
    byPage[page] = response.value
    var isNew = false
    for photo in response.value where known.insert(photo.id).inserted { isNew = true }
    // Rows that were skipped stood on the page too.
    guard !isNew || response.value.count + response.skipped.count < Self.pageSize else { return }
    last = min(last, page)
    isEndKnown = true
  }

  /// What was gathered, in the order of the pages, each photo at its first place only.
  public var photos: [RoverPhoto] { Array(all.prefix(limit)) }

  /// Whether the limit left photos out, as far as is known: there are more on the last page, or it was full.
  public var hasMore: Bool { all.count > limit || all.count == limit && !isEndKnown }

  private var all: [RoverPhoto] {
    var seen: Set<RoverPhoto.ID> = []
    return byPage.sorted { $0.key < $1.key }.prefix { $0.key <= last }.flatMap(\.value)
      .filter { seen.insert($0.id).inserted }
  }
}
