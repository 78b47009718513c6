/// Shortens ids to prefixes that each identify one trip, as git shortens hashes.
public struct ShortIDs: Sendable {
  /// The minimum number of characters of a prefix.
  public static let minimumLength = 8

  private let sorted: [Trip.ID]

  /// Creates prefixes that are unambiguous among these ids. Repeated ids count once.
  public init(_ ids: some Sequence<Trip.ID>) { sorted = Set(ids).sorted() }

  /// Returns the shortest prefix of at least ``minimumLength`` characters that no other id starts with. Returns the
  /// whole id if it is shorter, a prefix of another id, or not ASCII.
  public func prefix(of id: Trip.ID) -> String {
    guard id.utf8.allSatisfy({ $0 < 0x80 }) else { return id }
    // In sorted order, the ids next to `id` have the longest common prefixes with it.
    let index = sorted.partitioningIndex { $0 >= id }
    let next = index < sorted.count && sorted[index] == id ? index + 1 : index
    let shared = [index - 1, next].filter(sorted.indices.contains).map { sorted[$0].sharedPrefixLength(with: id) }
    return String(id.prefix(max(Self.minimumLength, (shared.max() ?? 0) + 1)))
  }
}

extension String {
  fileprivate func sharedPrefixLength(with other: String) -> Int {
    zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
