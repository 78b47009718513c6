import AerogamiContainer

/// The pairs of an outbound and a return fare, cheapest first.
///
/// Creates pairs only when they are needed, and never compares all fares with each other. Equal totals are in the order
/// of the outbound fares, then of the return fares.
///
/// With n outbound fares, m return fares and g pairs of groups, creating the pairing takes about n log n + m log m + g
/// steps. Each pair takes about log(g + m) steps, and so does, once for each pair of groups, every outbound fare that is
/// cheap enough for the pairs so far but has no return fare.
///
/// Memory, besides the fares themselves (48 bytes each): about 8 bytes for each outbound fare, 36 for each return fare,
/// and 80 for each pair of groups and for each pair that was returned.
package struct FarePairing: Sequence, IteratorProtocol, Sendable {
  /// A one-way fare.
  package struct Fare: Sendable {
    /// The number of the fare's group, 0 or more. Fares of a group depart and arrive at the same airports, and their
    /// prices can be added to the same prices.
    package var group: Int
    /// In the units of ``Price/inSmallestUnits``.
    package var price: Int128
    package var departs: LocalTime
    /// The first instant at which the return flight of this outbound fare may depart, in milliseconds since 1970.
    package var returnsFrom: Int

    package init(group: Int, price: Int128, departs: LocalTime, returnsFrom: Int = .min) {
      (self.group, self.price, self.departs, self.returnsFrom) = (group, price, departs, returnsFrom)
    }
  }

  /// The indices of the fares of a pair, and their total price.
  package struct Pair: Hashable, Sendable {
    package let outbound: Int
    package let back: Int
    package let price: Int128

    package init(outbound: Int, back: Int, price: Int128) {
      (self.outbound, self.back, self.price) = (outbound, back, price)
    }
  }

  private let outbound: [Fare]
  private let nights: ClosedRange<Int>
  private let maxPrice: Int128
  /// The outbound fares of each group, cheapest first.
  private let cheapest: [Int: [Int32]]
  private var returns: [ReturnFares] = []
  private var heap = Heap()

  /// - Parameters:
  ///   - nights: The nights from the local day of departure to that of the return flight.
  ///   - maxPrice: The maximum total; `nil` for any.
  ///   - partners: Returns the groups of the return fares with which the outbound fares of a group can be combined.
  package init(
    outbound: [Fare], back: [Fare], nights: ClosedRange<Int>, maxPrice: Int128? = nil, partners: (Int) -> [Int]
  ) {
    (self.outbound, self.nights, self.maxPrice) = (outbound, nights, maxPrice ?? .max)
    var groups: [Int: [Int32]] = [:]
    for index in outbound.indices { groups[outbound[index].group, default: []].append(Int32(index)) }
    cheapest = groups.mapValues { indices in
      indices.sorted { (outbound[Int($0)].price, $0) < (outbound[Int($1)].price, $1) }
    }
    // Flights with the same UTC offset are in the same order by instant and by local day, so the fares that fit an
    // outbound fare are a range.
    var parts: [ReturnGroup: [Int32]] = [:]
    for index in back.indices {
      let key = ReturnGroup(group: back[index].group, offset: back[index].departs.offset)
      parts[key, default: []].append(Int32(index))
    }
    let byGroup = Dictionary(grouping: parts) { $0.key.group }
    var numbers: [Int: Range<Int>] = [:]
    for (group, parts) in byGroup {
      let start = returns.count
      for part in parts { returns.append(ReturnFares(part.value, of: back)) }
      numbers[group] = start..<returns.count
    }
    for group in cheapest.keys {
      for partner in partners(group).uniqued() {
        for number in numbers[partner] ?? 0..<0 { add(group: group, position: 0, number) }
      }
    }
  }

  private struct ReturnGroup: Hashable {
    let group: Int
    let offset: Int?
  }

  /// Returns the next pair; `nil` if there is none up to the maximum price.
  package mutating func next() -> Pair? {
    while let first = heap.first, first.price <= maxPrice {
      heap.removeFirst()
      let back = returns[first.number]
      switch first.kind {
      case .outbound(let group, let position):
        // The lowest possible price of this outbound fare is reached, so look for its cheapest return fare.
        let fare = outbound[first.outbound]
        add(first.outbound, first.number, back.range(after: fare, nights))
        add(group: group, position: position + 1, first.number)
      case .pair(let range, let position):
        add(first.outbound, first.number, range.lowerBound..<position)
        add(first.outbound, first.number, position + 1..<range.upperBound)
        return Pair(outbound: first.outbound, back: first.back, price: first.price)
      }
    }
    return nil
  }

  /// Adds the outbound fare at a position among the cheapest of its group, at the lowest price that it can have.
  private mutating func add(group: Int, position: Int, _ number: Int) {
    guard let fares = cheapest[group], position < fares.count else { return }
    let index = Int(fares[position])
    heap.insert(
      Candidate(
        price: outbound[index].price + returns[number].lowestPrice, outbound: index, back: -1, number: number,
        kind: .outbound(group: group, position: position)))
  }

  /// Adds the cheapest pair of an outbound fare with a range of return fares; none for an empty range.
  private mutating func add(_ index: Int, _ number: Int, _ range: Range<Int>) {
    guard let position = returns[number].cheapest(in: range) else { return }
    let back = returns[number]
    heap.insert(
      Candidate(
        price: outbound[index].price + back.prices[position], outbound: index, back: Int(back.indices[position]),
        number: number, kind: .pair(range, position: position)))
  }
}

/// The return fares of a group with the same UTC offset, in the order of their departures.
private struct ReturnFares: Sendable {
  let indices: [Int32]
  let prices: [Int128]
  private let departures: [LocalTime]
  /// A binary tree over the positions: the node `count + i` is the position `i`, and each node above has the cheaper of
  /// the positions of its two children.
  private let tree: [Int32]

  init(_ unsorted: [Int32], of fares: [FarePairing.Fare]) {
    indices = unsorted.sorted { (fares[Int($0)].departs, $0) < (fares[Int($1)].departs, $1) }
    prices = indices.map { fares[Int($0)].price }
    departures = indices.map { fares[Int($0)].departs }
    let count = indices.count
    var tree = [Int32](repeating: 0, count: 2 * count)
    for position in 0..<count { tree[count + position] = Int32(position) }
    for node in stride(from: count - 1, to: 0, by: -1) {
      tree[node] = Self.cheaper(tree[2 * node], tree[2 * node + 1], prices, indices)
    }
    self.tree = tree
  }

  private static func cheaper(_ left: Int32, _ right: Int32, _ prices: [Int128], _ indices: [Int32]) -> Int32 {
    let (first, second) = (Int(left), Int(right))
    return (prices[second], indices[second]) < (prices[first], indices[first]) ? right : left
  }

  /// The lowest of all prices. There is at least one.
  var lowestPrice: Int128 { prices[Int(tree[1])] }

  /// Returns the positions of the fares that can follow an outbound fare.
  func range(after fare: FarePairing.Fare, _ nights: ClosedRange<Int>) -> Range<Int> {
    let day = fare.departs.dayNumber
    let start = departures.firstPosition {
      $0.dayNumber >= day + nights.lowerBound && $0.milliseconds >= fare.returnsFrom
    }
    return start..<max(start, departures.firstPosition { $0.dayNumber > day + nights.upperBound })
  }

  /// Returns the position of the cheapest fare in a range, the first in the order of the fares if there are several;
  /// `nil` for an empty range.
  func cheapest(in range: Range<Int>) -> Int? {
    if range.isEmpty { return nil }
    var (left, right) = (range.lowerBound + indices.count, range.upperBound + indices.count)
    var best = Int32(range.lowerBound)
    while left < right {
      if left & 1 == 1 {
        best = Self.cheaper(best, tree[left], prices, indices)
        left += 1
      }
      if right & 1 == 1 {
        right -= 1
        best = Self.cheaper(best, tree[right], prices, indices)
      }
      (left, right) = (left / 2, right / 2)
    }
    return Int(best)
  }
}

extension [LocalTime] {
  /// Returns the first position from which on all elements match, by binary search; the count if none does.
  fileprivate func firstPosition(where matches: (LocalTime) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if matches(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A pair, or an outbound fare whose pairs are not known yet.
private struct Candidate: Sendable {
  enum Kind: Sendable {
    /// The fare at a position among the cheapest of its group. The price is the lowest that a pair of it can have.
    case outbound(group: Int, position: Int)
    /// The cheapest pair of the outbound fare with a range of return fares; `position` is that of the return fare.
    case pair(Range<Int>, position: Int)
  }

  let price: Int128
  let outbound: Int
  /// The index of the return fare; -1 if it is not known yet.
  let back: Int
  /// The index in the returns of the pairing.
  let number: Int
  let kind: Kind

  func precedes(_ other: Candidate) -> Bool {
    if price != other.price { return price < other.price }
    return (outbound, back) < (other.outbound, other.back)
  }
}

/// A binary heap.
private struct Heap: Sendable {
  private var elements: [Candidate] = []

  var first: Candidate? { elements.first }

  mutating func insert(_ element: Candidate) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, element.precedes(elements[(index - 1) / 2]) {
      elements[index] = elements[(index - 1) / 2]
      index = (index - 1) / 2
    }
    elements[index] = element
  }

  mutating func removeFirst() {
    let last = elements.removeLast()
    if elements.isEmpty { return }
    var index = 0
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count, elements[child + 1].precedes(elements[child]) { child += 1 }
      guard elements[child].precedes(last) else { break }
      elements[index] = elements[child]
      index = child
    }
    elements[index] = last
  }
}
