import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

extension Configuration {
  /// Returns the proxies and the certificate authorities of the configuration.
  ///
  /// - Throws: ``ConfigurationError`` if a proxy or a certificate authority cannot be used.
  func network() throws(ConfigurationError) -> HTTPTransport.Network {
    HTTPTransport.Network(proxies: try proxies(), authorities: try authorities())
  }

  /// Returns the certificate authorities in the file of `http.caFile`, otherwise in the file of `SSL_CERT_FILE`;
  /// none if neither is set.
  private func authorities() throws(ConfigurationError) -> CertificateAuthorities {
    let variable = "SSL_CERT_FILE"
    let (name, given) =
      http.caFile.map { (ConfigurationKeys.caFile.path, $0.resolved) }
      ?? (variable, layers.variables[variable].flatMap { $0.isEmpty ? nil : layers.directories.resolve($0) })
    guard let given else { return CertificateAuthorities() }
    guard let bytes = try FileContents.read(given, shownAs: "\(name): \(given)", maxBytes: 1 << 24) else {
      throw ConfigurationError("\(name): \(given): no such file")
    }
    // Parsing the certificates of a typical system takes 27 million instructions. If no live client has an https
    // address, only a redirect can need the certificates, so they are not parsed here.
    let needsTLS = clients.contains { client in
      client.uses(.live) && client.services.contains { $0.addresses.contains { $0.hasPrefix("https:") } }
    }
    guard needsTLS else { return CertificateAuthorities(path: given) }
    do throws(CertificateAuthorities.FormatError) {
      return try CertificateAuthorities(pem: bytes)
    } catch {
      throw ConfigurationError("\(name): \(given): contains no valid PEM certificates")
    }
  }

  /// Returns the proxies in the environment variables, and checks the proxies of the configured services. A redirect
  /// may need another proxy; if that proxy is invalid, only the redirected request fails.
  private func proxies() throws(ConfigurationError) -> Proxies {
    let proxies = Proxies(variables: layers.variables)
    for origin in clients.filter({ $0.uses(.live) }).flatMap(\.services).flatMap(\.addresses)
      .compactMap({ Origin(of: $0) })
    {
      do throws(Problem) {
        _ = try proxies.proxy(for: origin)
      } catch {
        throw ConfigurationError(error.message, remedy: error.remedy)
      }
    }
    return proxies
  }

  /// Maps the name of each client, or of each of its sources, to the rate limit of the service, and names such as
  /// `trips/graphql` to the limits of requests that have their own. Leaves out services without a limit.
  var rateLimits: [String: RateLimit] {
    let services = clients.flatMap(\.services)
    let ownLimits = services.flatMap { client in
      ((client.options as? TripOptions)?.provider.ownRateLimits ?? [:]).map {
        ("\(client.name.rawValue)/\($0.key)", $0.value)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: services.compactMap { client in client.rateLimit.map { (client.name.rawValue, $0) } }
        + ownLimits)
  }
}
