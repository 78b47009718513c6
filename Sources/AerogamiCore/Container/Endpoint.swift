/// One closure of a client, by name: what a configuration file overrides on its own, and what faults strike.
///
/// Each client has one table of these. Overrides, faults, suggestions for a mistyped name and the listing of an
/// environment all read it, so an endpoint that is in the table is everywhere.
public struct Endpoint<Client>: Sendable {
  public let name: String
  /// What the keys of its calls are called: `regions`; `nil` where it takes nothing, and all calls have one key.
  public let keys: String?
  /// Replaces this endpoint of the second client with that of the first, and leaves its others alone.
  public let copy: @Sendable (_ source: Client, _ destination: inout Client) -> Void
  /// Has every call of this endpoint judged before it is made, and leaves the client's other endpoints alone.
  ///
  /// What has to fail is called on the failing variant that `failing` makes, which knows the words for it.
  public let intercept:
    @Sendable (
      _ client: inout Client, _ failing: @escaping @Sendable (Failure) -> Client,
      _ interceptor: @escaping CallInterceptor
    )
      -> Void

  /// - Parameters:
  ///   - all: The closure, with whatever has to be replaced together with it.
  ///   - keys: What its keys are called, in the plural.
  ///   - intercepted: Makes a closure of one kind that calls the given one.
  public init<Closure: Sendable, All>(
    _ name: String, _ closure: any WritableKeyPath<Client, Closure> & Sendable,
    copying all: any WritableKeyPath<Client, All> & Sendable, keys: String?,
    intercepted: @escaping @Sendable (InterceptedCall<Closure>) -> Closure
  ) {
    self.name = name
    self.keys = keys
    copy = { source, destination in destination[keyPath: all] = source[keyPath: all] }
    intercept = { client, failing, interceptor in
      client[keyPath: closure] = intercepted(
        InterceptedCall(
          interceptor: interceptor, call: client[keyPath: closure], failing: { failing($0)[keyPath: closure] }))
    }
  }
}

/// Tells, before a call is made, how it has to fail; `nil` where it is made. It may wait, and what it throws the call
/// throws.
public typealias CallInterceptor = @Sendable (_ key: CallKey) async throws -> Failure?

/// An endpoint's closure behind the judge of its calls.
public struct InterceptedCall<Closure: Sendable>: Sendable {
  let interceptor: CallInterceptor
  let call: Closure
  let failing: @Sendable (Failure) -> Closure

  /// Has a call judged and then made, if it is to be made.
  ///
  /// - Parameters:
  ///   - key: What it asks for.
  ///   - make: Calls the closure that it is given.
  /// - Throws: ``ClientError`` with ``ClientError/Reason/fault(_:)`` where it has to fail, or what the judge or the
  ///   closure throws.
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

/// Closures by how much they take: a pack of inputs cannot be reached through a key path.
extension Endpoint {
  public typealias Path<Closure> = any WritableKeyPath<Client, Closure> & Sendable

  /// All calls have the same key.
  public init<Response>(_ name: String, _ closure: Path<@Sendable () async throws -> Response>) {
    self.init(name, closure, copying: closure, keys: nil) { call in { try await call(CallKey()) { try await $0() } } }
  }

  /// - Parameter key: What a call asks for.
  public init<A, Response>(
    _ name: String, _ closure: Path<@Sendable (A) async throws -> Response>, keys: String,
    key: @escaping @Sendable (A) -> CallKey
  ) {
    self.init(name, closure, copying: closure, keys: keys) { call in
      { a in try await call(key(a)) { try await $0(a) } }
    }
  }

  public init<A, B, Response>(
    _ name: String, _ closure: Path<@Sendable (A, B) async throws -> Response>, keys: String,
    key: @escaping @Sendable (A, B) -> CallKey
  ) {
    self.init(name, closure, copying: closure, keys: keys) { call in
      { a, b in try await call(key(a, b)) { try await $0(a, b) } }
    }
  }

  public init<A, B, C, Response>(
    _ name: String, _ closure: Path<@Sendable (A, B, C) async throws -> Response>, keys: String,
    key: @escaping @Sendable (A, B, C) -> CallKey
  ) {
    self.init(name, closure, copying: closure, keys: keys) { call in
      { a, b, c in try await call(key(a, b, c)) { try await $0(a, b, c) } }
    }
  }
}
