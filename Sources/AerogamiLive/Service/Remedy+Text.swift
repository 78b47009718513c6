package import AerogamiHTTP

extension Remedy {
  /// Returns the text of a remedy. It names options and configuration keys, which the transport does not know.
  @Sendable package static func text(_ remedy: Remedy) -> String { text(remedy, hasOptions: true) }

  /// Returns the text of a remedy. Without `hasOptions`, names only keys: the command has no options for requests, or the
  /// reader has no command line.
  static func text(_ remedy: Remedy, hasOptions: Bool) -> String {
    let (connecting, timeout) = (ConfigurationKeys.connectTimeout.path, ConfigurationKeys.requestTimeout.path)
    let deadline = ConfigurationKeys.deadline.path
    return switch remedy {
    case .allowLongerConnecting:
      hasOptions ? "raise \(connecting) and --timeout" : "raise \(connecting) and \(timeout) in the configuration"
    case .allowLongerAttempts:
      hasOptions ? "raise --timeout (\(timeout))" : "raise \(timeout) in the configuration"
    case .allowLaterDeadline:
      hasOptions ? "raise --deadline (\(deadline))" : "raise \(deadline) in the configuration"
    case .allowMoreAtOnce: hasOptions ? "raise --concurrency" : "send fewer requests at once"
    case .allowLargerBodies: "raise \(ConfigurationKeys.maxBodyBytes.path) to accept it"
    case .trustAuthority: "set \(ConfigurationKeys.caFile.path) or SSL_CERT_FILE to the authority's PEM file"
    case .record(let directory): "record it with --record \(directory)"
    }
  }
}

extension Configuration {
  /// Returns the texts of remedies for those who read the errors of a run: the user of the command or, for a service,
  /// also the readers of its pages.
  func remedyText(for lifetime: RunOptions.Lifetime) -> Remedy.Formatter {
    let hasOptions = if case .run = lifetime { hasRequestOptions } else { false }
    return { Remedy.text($0, hasOptions: hasOptions) }
  }
}
