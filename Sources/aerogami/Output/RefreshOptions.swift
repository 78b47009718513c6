import AerogamiLive
import ArgumentParser

/// How commands ask for what changes rarely.
struct RefreshOptions: ParsableArguments {
  @Flag(help: "Ask again, however young what is kept is.")
  var refresh = false

  @OptionGroup(title: "Network") var network: NetworkOptions

  func validate() throws {
    if refresh, network.cacheMode != .normal {
      throw ValidationError("--refresh asks, and --offline and --max-age may not; give one of them.")
    }
  }

  /// - Parameter usual: How what is kept is used when nothing else is wished.
  func cacheMode(_ usual: CacheMode) -> CacheMode {
    refresh ? .normal : network.cacheMode == .normal ? usual : network.cacheMode
  }
}
