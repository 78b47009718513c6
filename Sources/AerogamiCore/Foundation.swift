// The part of Foundation that needs no ICU, for every file that imports this module; Apple's SDKs have only the whole.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
