import AerogamiCore
import Foundation

/// The limit on the open files of the process. Each connection counts as an open file.
enum OpenFiles {
  /// Raises the soft limit to `wanted`, but not above the hard limit. Never lowers it. Returns the resulting soft
  /// limit, or `wanted` if the limit cannot be read.
  static func raiseLimit(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return wanted }
    let before = limit.rlim_cur
    if before < rlim_t(wanted) {
      limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
      if setrlimit(resource, &limit) != 0 { limit.rlim_cur = before }
    }
    return Int(clamping: limit.rlim_cur)
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
