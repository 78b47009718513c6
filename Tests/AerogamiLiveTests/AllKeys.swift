@testable import AerogamiLive

/// Every key of the built-in APIs, and the global ones.
var allKeys: [AnyConfigurationKey] {
  ClientRegistrations.all.flatMap { $0.clientKeys.all + $0.ownKeys } + ConfigurationKeys.global
}
