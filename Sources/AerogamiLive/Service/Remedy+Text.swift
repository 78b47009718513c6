package import AerogamiHTTP

extension Remedy {
  /// What a person does about it: the one place where an error of the network names an option or a key.
  @Sendable package static func text(_ remedy: Remedy) -> String {
    switch remedy {
    case .allowLongerConnecting: "allow more with \(ConfigurationKeys.connectTimeout.path) and --timeout"
    case .allowLongerAttempts: "allow more with --timeout (\(ConfigurationKeys.requestTimeout.path))"
    case .allowLaterDeadline: "allow more with --deadline (\(ConfigurationKeys.deadline.path))"
    case .allowMoreAtOnce: "allow more with --concurrency"
    case .allowLargerBodies: "raise \(ConfigurationKeys.maxBodyBytes.path) to accept it"
    case .trustAuthority: "name the authority with \(ConfigurationKeys.caFile.path) or SSL_CERT_FILE"
    case .record(let directory): "record it with --record \(directory)"
    }
  }
}
