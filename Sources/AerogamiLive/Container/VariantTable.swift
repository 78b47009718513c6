import AerogamiCore

/// Which variant each endpoint of a client resolves to, and by which key.
struct VariantTable: Sendable {
  struct Row: Sendable {
    let endpoint: String
    let variant: Variant
    /// The path of the key that decided: the endpoint's own, else the client's.
    let key: String
  }

  let client: String
  let rows: [Row]

  init(_ keys: ClientKeys, settings: Settings) {
    let ofClient = settings.asks(keys) ? settings[keys.variant] : .failing
    client = keys.name
    rows = keys.endpoints.map { endpoint in
      if settings.asks(keys), let own = settings[endpoint.variant] {
        return Row(endpoint: endpoint.name, variant: own, key: endpoint.variant.path)
      }
      return Row(endpoint: endpoint.name, variant: ofClient, key: keys.variant.path)
    }
  }

  func variant(of endpoint: String) -> Variant? { rows.first { $0.endpoint == endpoint }?.variant }

  func uses(_ variant: Variant) -> Bool { rows.contains { $0.variant == variant } }

  /// A client whose every endpoint is of its variant. `make` is asked once for each variant that is used.
  func assemble<Client>(
    _ endpoints: [Endpoint<Client>], make: (Variant) throws(ConfigurationError) -> Client
  ) throws(ConfigurationError) -> Client {
    var made: [Variant: Client] = [:]
    for row in rows where made[row.variant] == nil { made[row.variant] = try make(row.variant) }
    guard var client = rows.first.flatMap({ made[$0.variant] }) else { return try make(.failing) }
    for (endpoint, row) in zip(endpoints, rows) {
      if let source = made[row.variant] { endpoint.copy(source, &client) }
    }
    return client
  }
}
