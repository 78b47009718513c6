/// One closure of a client, addressed by name.
///
/// Each client declares one table of its endpoints:
///
/// ```swift
/// extension TripClient {
///   static let endpoints: [Endpoint<TripClient>] = [
///     Endpoint("trips", \.trips, keys: "regions") { request in CallKey(request.region ?? "anywhere") },
///     Endpoint("regions", \.regions),
///   ]
/// }
/// ```
///
/// Variant overrides, fault rules, spelling suggestions and the listing of `config show` read this table. A closure
/// needs no other registration.
public struct Endpoint<Client>: Sendable {
  /// The name in configuration files, such as `trips`.
  public let name: String
  /// The plural noun for the keys of the calls, such as `regions`; `nil` if all calls have the same key.
  public let keys: String?
  /// Copies this endpoint from `source` to `destination`. Other endpoints do not change.
  public let copy: @Sendable (_ source: Client, _ destination: inout Client) -> Void
  /// Makes `client` call `interceptor` before every call of this endpoint. Other endpoints do not change.
  ///
  /// If the interceptor returns a failure, the call is made on the client that `failing` creates for that failure, so
  /// the error names the call.
  public let intercept:
    @Sendable (
      _ client: inout Client, _ failing: @escaping @Sendable (Failure) -> Client,
      _ interceptor: @escaping CallInterceptor
    )
      -> Void

  /// Creates an endpoint from key paths into its client.
  ///
  /// Creates the key paths only when the endpoint is copied or intercepted. Most runs of the program need only those of
  /// one or two clients, and creating all takes 2 % of the instructions of a fetch of sample data.
  ///
  /// - Parameters:
  ///   - name: The name in configuration files.
  ///   - closure: The closure to intercept.
  ///   - all: The properties to copy together: the closure and any limits that belong to it.
  ///   - keys: The plural noun for the keys of the calls, such as `regions`; `nil` if all calls have the same key.
  ///   - intercepted: Creates a closure that makes each call through the given ``InterceptedCall``.
  public init<Closure: Sendable, All>(
    _ name: String, _ closure: @autoclosure @escaping Path<Closure>,
    copying all: @autoclosure @escaping Path<All>, keys: String?,
    intercepted: @escaping @Sendable (InterceptedCall<Closure>) -> Closure
  ) {
    self.name = name
    self.keys = keys
    copy = { source, destination in
      let all = all()
      destination[keyPath: all] = source[keyPath: all]
    }
    intercept = { client, failing, interceptor in
      let closure = closure()
      client[keyPath: closure] = intercepted(
        InterceptedCall(
          interceptor: interceptor, call: client[keyPath: closure], failing: { failing($0)[keyPath: closure] }))
    }
  }
}

/// Decides, before a call is made, whether it must fail.
///
/// Returns the failure, or `nil` to let the call proceed. An interceptor may suspend, for example to delay the call.
/// Errors that it throws are thrown by the call.
public typealias CallInterceptor = @Sendable (_ key: CallKey) async throws -> Failure?

/// An endpoint's closure together with the interceptor of its calls.
public struct InterceptedCall<Closure: Sendable>: Sendable {
  let interceptor: CallInterceptor
  let call: Closure
  let failing: @Sendable (Failure) -> Closure

  /// Runs the interceptor, then makes the call unless it must fail.
  ///
  /// - Parameters:
  ///   - key: Identifies the call.
  ///   - make: Makes the call with the closure that it receives.
  /// - Throws: ``ClientError`` with ``ClientError/Reason/fault(_:)`` if the interceptor returned a failure, otherwise
  ///   any error of the interceptor or the closure.
  public func callAsFunction<Response>(
    _ key: CallKey, make: (_ closure: Closure) async throws -> Response
  ) async throws -> Response {
    guard let failure = try await interceptor(key) else { return try await make(call) }
    do {
      return try await make(failing(failure))
    } catch let error as ClientError {
      throw ClientError(requested: error.requested, reason: .fault(failure), attempts: 0)
    }
  }
}

// One initializer for each number of parameters, because a key path cannot refer to a closure with a parameter pack.
extension Endpoint {
  /// Returns a writable key path to a closure of the client.
  public typealias Path<Closure> = @Sendable () -> any WritableKeyPath<Client, Closure> & Sendable

  /// Creates an endpoint for a closure without parameters. All of its calls have the same key.
  public init<Response>(_ name: String, _ closure: @autoclosure @escaping Path<@Sendable () async throws -> Response>) {
    self.init(name, closure(), copying: closure(), keys: nil) { call in
      { try await call(CallKey()) { try await $0() } }
    }
  }

  /// Creates an endpoint for a closure with one parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the endpoint.
  ///   - closure: The key path to the closure.
  ///   - keys: The word for the keys of calls, such as `regions`.
  ///   - key: Returns the key of a call.
  public init<A, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A) async throws -> Response>, keys: String,
    key: @escaping @Sendable (A) -> CallKey
  ) {
    self.init(name, closure(), copying: closure(), keys: keys) { call in
      { a in try await call(key(a)) { try await $0(a) } }
    }
  }

  /// Creates an endpoint for a closure with two parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the endpoint.
  ///   - closure: The key path to the closure.
  ///   - keys: The word for the keys of calls, such as `regions`.
  ///   - key: Returns the key of a call.
  public init<A, B, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A, B) async throws -> Response>, keys: String,
    key: @escaping @Sendable (A, B) -> CallKey
  ) {
    self.init(name, closure(), copying: closure(), keys: keys) { call in
      { a, b in try await call(key(a, b)) { try await $0(a, b) } }
    }
  }

  /// Creates an endpoint for a closure with three parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the endpoint.
  ///   - closure: The key path to the closure.
  ///   - keys: The word for the keys of calls, such as `regions`.
  ///   - key: Returns the key of a call.
  public init<A, B, C, Response>(
    _ name: String, _ closure: @autoclosure @escaping Path<@Sendable (A, B, C) async throws -> Response>, keys: String,
    key: @escaping @Sendable (A, B, C) -> CallKey
  ) {
    self.init(name, closure(), copying: closure(), keys: keys) { call in
      { a, b, c in try await call(key(a, b, c)) { try await $0(a, b, c) } }
    }
  }
}
