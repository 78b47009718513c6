import AerogamiLive
import ArgumentParser

/// The network options of commands whose data changes rarely.
struct RefreshOptions: ParsableArguments {
  @Flag(help: "Send requests even if responses are cached.")
  var refresh = false

  @OptionGroup(title: "Network") var network: NetworkOptions

  func validate() throws {
    if refresh, network.cacheMode != .normal {
      throw ValidationError("--refresh cannot be used with --offline or --max-age.")
    }
  }

  /// Returns how the cache is used.
  ///
  /// - Parameter defaultMode: The mode that is used if none of the options is given.
  func cacheMode(_ defaultMode: CacheMode) -> CacheMode {
    refresh ? .normal : network.cacheMode == .normal ? defaultMode : network.cacheMode
  }
}
