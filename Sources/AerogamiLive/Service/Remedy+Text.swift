package import AerogamiHTTP

extension Remedy {
  /// Returns the text of a remedy. It names options and configuration keys, which the transport does not know.
  @Sendable package static func text(_ remedy: Remedy) -> String { text(remedy, hasOptions: true) }

  /// Returns the text of a remedy. Without `hasOptions`, names only keys, because the command has no options for them.
  static func text(_ remedy: Remedy, hasOptions: Bool) -> String {
    let (timeout, deadline) = (ConfigurationKeys.requestTimeout.path, ConfigurationKeys.deadline.path)
    return switch remedy {
    case .allowLongerConnecting:
      "raise \(ConfigurationKeys.connectTimeout.path) and \(hasOptions ? "--timeout" : timeout)"
    case .allowLongerAttempts: hasOptions ? "raise --timeout (\(timeout))" : "raise \(timeout)"
    case .allowLaterDeadline: hasOptions ? "raise --deadline (\(deadline))" : "raise \(deadline)"
    case .allowMoreAtOnce: "raise --concurrency"
    case .allowLargerBodies: "raise \(ConfigurationKeys.maxBodyBytes.path) to accept it"
    case .trustAuthority: "set \(ConfigurationKeys.caFile.path) or SSL_CERT_FILE to the authority's PEM file"
    case .record(let directory): "record it with --record \(directory)"
    }
  }
}

extension Configuration {
  /// Returns the texts of remedies for the command that uses this configuration.
  var remedyText: Remedy.Formatter {
    { [hasRequestOptions] remedy in Remedy.text(remedy, hasOptions: hasRequestOptions) }
  }
}
