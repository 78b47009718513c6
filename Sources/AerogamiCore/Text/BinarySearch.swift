extension Array {
  /// Returns the index of the first element that satisfies `isAfter`; `count` if none does. All elements after one that
  /// satisfies it must satisfy it too.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
