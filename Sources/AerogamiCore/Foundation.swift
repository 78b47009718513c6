// Re-exports FoundationEssentials, which does not need ICU, to every file that imports this module. Apple's platforms
// have only the whole of Foundation.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
