import Foundation

#if os(Linux)
  /// The memory that this process uses: the second number of proc_pid_statm(5), in pages.
  public func residentBytes() -> Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) * Int(getpagesize())
  }
#endif
