package import AerogamiHTTP

extension Remedy {
  /// Returns the text of a remedy. It names options and configuration keys, which the transport does not know.
  @Sendable package static func text(_ remedy: Remedy) -> String {
    switch remedy {
    case .allowLongerConnecting: "raise \(ConfigurationKeys.connectTimeout.path) and --timeout"
    case .allowLongerAttempts: "raise --timeout (\(ConfigurationKeys.requestTimeout.path))"
    case .allowLaterDeadline: "raise --deadline (\(ConfigurationKeys.deadline.path))"
    case .allowMoreAtOnce: "raise --concurrency"
    case .allowLargerBodies: "raise \(ConfigurationKeys.maxBodyBytes.path) to accept it"
    case .trustAuthority: "set \(ConfigurationKeys.caFile.path) or SSL_CERT_FILE to the authority's PEM file"
    case .record(let directory): "record it with --record \(directory)"
    }
  }
}
