/// One closure of a client, addressed by name.
///
/// Each client declares one table of its endpoints:
///
/// ```swift
/// extension WeatherClient {
///   static let endpoints: [Endpoint<WeatherClient>] = [
///     Endpoint("temperature", \.temperature, keys: "airports") { CallKey($0) },
///     Endpoint("stations", \.stations),
///   ]
/// }
/// ```
///
/// The failing variant, fault rules and variants of single endpoints derive from this table. A closure needs no other
/// registration.
public struct Endpoint<Client>: Sendable {
  /// The name in configuration files, such as `temperature`.
  public let name: String
  /// The plural noun for the keys of the calls, such as `airports`; `nil` if all calls have the same key.
  public let keys: String?
  /// Copies this endpoint from `source` to `destination`. Other endpoints do not change.
  public let copy: @Sendable (_ source: Client, _ destination: inout Client) -> Void
  /// Makes `client` run `interceptor` before every call of this endpoint. Other endpoints do not change.
  public let intercept: @Sendable (_ client: inout Client, _ interceptor: @escaping CallInterceptor) -> Void
  /// Returns the key path of the closure. No other endpoint of the table has the same.
  let path: @Sendable () -> AnyKeyPath

  /// Creates an endpoint from key paths into its client.
  ///
  /// Creates the key paths only when the endpoint is copied or intercepted.
  ///
  /// - Parameters:
  ///   - name: The name in configuration files.
  ///   - closure: The closure to intercept.
  ///   - all: The properties to copy together: the closure and any limits that belong to it.
  ///   - keys: The plural noun for the keys of the calls, such as `airports`; `nil` if all calls have the same key.
  ///   - intercepted: Creates a closure that passes each call (its key, and its text without the client's name, such as
  ///     `temperature("VNO")`) to the interceptor, and then calls `closure`. Runs when a client is intercepted; the
  ///     closure that it returns runs on the actor of its caller.
  public init<Closure: Sendable, All>(
    _ name: String, _ closure: @autoclosure @escaping Path<Closure>,
    copying all: @autoclosure @escaping Path<All>, keys: String?,
    intercepted: @escaping @Sendable (_ closure: Closure, _ interceptor: @escaping CallInterceptor) -> Closure
  ) {
    self.name = name
    self.keys = keys
    path = { closure() }
    // Most runs of the program need the key paths of one or two clients. Creating all takes 2 % of the instructions of
    // a fetch of sample data.
    copy = { source, destination in
      let all = all()
      destination[keyPath: all] = source[keyPath: all]
    }
    intercept = { client, interceptor in
      let closure = closure()
      client[keyPath: closure] = intercepted(client[keyPath: closure]) { key, call in
        try await interceptor(key) { "\(Client.self).\(call())" }
      }
    }
  }
}

/// Runs before a call. The call is made only if the interceptor returns; if it throws, the call throws that error.
///
/// An interceptor may suspend, for example to delay the call. It runs in the task of the call, on the caller's actor,
/// and should throw `CancellationError` soon after that task is canceled.
///
/// - Parameters:
///   - key: Identifies the call.
///   - requested: Returns the call as text, such as `WeatherClient.temperature("VNO")`. The endpoint adds the name of
///     the client.
public typealias CallInterceptor = @Sendable (_ key: CallKey, _ requested: () -> String) async throws -> Void

// One initializer for each number of parameters, because a key path cannot refer to a closure with a parameter pack.
extension Endpoint {
  /// Creates a writable key path to a property of the client, such as a closure.
  public typealias Path<Closure> = @Sendable () -> any WritableKeyPath<Client, Closure> & Sendable

  /// Creates an endpoint for a closure without parameters. All of its calls have the same key.
  public init<Response>(_ name: String, _ closure: @autoclosure @escaping Path<@Sendable () async throws -> Response>) {
    self.init(name, closure(), copying: closure(), keys: nil) { closure, intercept in
      {
        try await intercept(CallKey()) { "\(name)()" }
        return try await closure()
      }
    }
  }

  /// Creates an endpoint for a closure with one parameter. All of its calls have the same key, without names, so no
  /// fault rule with keys selects them.
  ///
  /// - Parameters:
  ///   - name: The name of the endpoint.
  ///   - closure: The key path to the closure.
  ///   - call: Returns a call as text, for errors; by default, the name of the endpoint with `()`.
  public init<A, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A) async throws -> Response>,
    call: (@Sendable (A) -> String)? = nil
  ) {
    self.init(name, closure(), copying: closure(), keys: nil) { closure, intercept in
      { a in
        try await intercept(CallKey()) { call?(a) ?? "\(name)()" }
        return try await closure(a)
      }
    }
  }

  /// Creates an endpoint for a closure with one parameter, whose calls have keys.
  ///
  /// `key` runs once for each call, on the caller's actor.
  ///
  /// - Parameters:
  ///   - name: The name of the endpoint.
  ///   - closure: The key path to the closure.
  ///   - keys: The plural noun for the keys of the calls, such as `airports`.
  ///   - key: Returns the key of a call.
  ///   - call: Returns a call as text, for errors; by default, the name of the endpoint with the names of the key.
  public init<A, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A) async throws -> Response>,
    keys: String, key: @escaping @Sendable (A) -> CallKey, call: (@Sendable (A) -> String)? = nil
  ) {
    self.init(name, closure(), copying: closure(), keys: keys) { closure, intercept in
      { a in
        let key = key(a)
        try await intercept(key) { call?(a) ?? key.call(of: name) }
        return try await closure(a)
      }
    }
  }

  /// Creates an endpoint for a closure with two parameters. All of its calls have the same key, without names, so no
  /// fault rule with keys selects them.
  public init<A, B, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A, B) async throws -> Response>,
    call: (@Sendable (A, B) -> String)? = nil
  ) {
    self.init(name, closure(), copying: closure(), keys: nil) { closure, intercept in
      { a, b in
        try await intercept(CallKey()) { call?(a, b) ?? "\(name)()" }
        return try await closure(a, b)
      }
    }
  }

  /// Creates an endpoint for a closure with two parameters, whose calls have keys. See
  /// ``init(_:_:keys:key:call:)-(_,_,_,(A)->CallKey,_)``.
  public init<A, B, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A, B) async throws -> Response>,
    keys: String, key: @escaping @Sendable (A, B) -> CallKey, call: (@Sendable (A, B) -> String)? = nil
  ) {
    self.init(name, closure(), copying: closure(), keys: keys) { closure, intercept in
      { a, b in
        let key = key(a, b)
        try await intercept(key) { call?(a, b) ?? key.call(of: name) }
        return try await closure(a, b)
      }
    }
  }

  /// Creates an endpoint for a closure with three parameters. All of its calls have the same key, without names, so no
  /// fault rule with keys selects them.
  public init<A, B, C, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A, B, C) async throws -> Response>,
    call: (@Sendable (A, B, C) -> String)? = nil
  ) {
    self.init(name, closure(), copying: closure(), keys: nil) { closure, intercept in
      { a, b, c in
        try await intercept(CallKey()) { call?(a, b, c) ?? "\(name)()" }
        return try await closure(a, b, c)
      }
    }
  }

  /// Creates an endpoint for a closure with three parameters, whose calls have keys. See
  /// ``init(_:_:keys:key:call:)-(_,_,_,(A)->CallKey,_)``.
  public init<A, B, C, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A, B, C) async throws -> Response>,
    keys: String, key: @escaping @Sendable (A, B, C) -> CallKey, call: (@Sendable (A, B, C) -> String)? = nil
  ) {
    self.init(name, closure(), copying: closure(), keys: keys) { closure, intercept in
      { a, b, c in
        let key = key(a, b, c)
        try await intercept(key) { call?(a, b, c) ?? key.call(of: name) }
        return try await closure(a, b, c)
      }
    }
  }
}

extension Array {
  /// Returns a copy of a client in which every endpoint of this table throws a ``ClientError`` with `failure`.
  ///
  /// A closure that is missing from the table still runs, so let a test check that the table is complete. Two endpoints
  /// with the same key path are reported at once, because a closure is then missing.
  ///
  /// `report` runs synchronously in the task of the call, on the caller's actor, and may run concurrently for several
  /// calls.
  ///
  /// - Parameters:
  ///   - client: Any value of the client, such as its mock. The closures in the table are never called.
  ///   - report: Receives the description of each error before it is thrown, and of each mistake in the table.
  public func failing<Client>(
    _ client: Client, with failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Client where Element == Endpoint<Client> {
    var client = client
    var names: [AnyKeyPath: String] = [:]
    for endpoint in self {
      if let other = names.updateValue(endpoint.name, forKey: endpoint.path()) {
        report("\(Client.self).endpoints: \(endpoint.name) has the key path of \(other); give it its own")
      }
      endpoint.intercept(&client) { _, requested in
        let error = ClientError(requested: requested(), reason: .injected(failure))
        report(error.description)
        throw error
      }
    }
    return client
  }
}
