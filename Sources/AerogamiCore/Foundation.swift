// The part of Foundation that needs no ICU, for every file that imports this module. On Apple's platforms, all of it.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
