/// An error of a client: the call or request, the reason it failed and, if there is one, a remedy.
///
/// The error may quote a service's response. Escape its texts before printing (see `String.printable`).
public struct ClientError: Error, Hashable, Sendable {
  /// Why a call failed.
  public enum Reason: Hashable, Sendable {
    /// The configuration makes this client fail (``Variant/failing``), so no request was sent.
    case injected(Failure)
    /// A fault rule makes this call fail, so no request was sent.
    case fault(Failure)
    /// The request failed. `detail` says what happened, and `remedy` what the user can do, if anything.
    case failed(Failure, detail: String, remedy: String? = nil)
    /// The request was not sent because too many other requests are in progress. `detail` gives their number.
    case busy(detail: String, remedy: String? = nil)
    /// The search filters by a field that no trip in the response has.
    case unanswerable(TripField)
    /// The service has no resource with this name. The first value is the kind of the resource, such as `region`.
    /// `known` lists the valid names; it is empty if the service does not list them.
    case unknown(String, named: String, known: [String])
  }

  /// The call or request, such as `TripClient.trips(in: "EU")` or `GET https://example.com/trips/EU`. Contains no
  /// secrets.
  public var requested: String
  /// Why the call failed.
  public var reason: Reason
  /// The number of requests sent; 0 if none was sent.
  public var attempts: Int
  /// The rows that could not be read, if the whole list was rejected because of them.
  public var skipped: SkippedRows
  /// What the message adds in parentheses, such as the number of attempts; `nil` if there is nothing to add.
  public package(set) var remark: String?

  /// Creates an error for a call or request.
  public init(requested: String, reason: Reason, attempts: Int = 1, skipped: SkippedRows = SkippedRows()) {
    self.requested = requested
    self.reason = reason
    self.attempts = attempts
    self.skipped = skipped
  }
}

extension ClientError {
  /// The simulated failure, if a failing variant or a fault caused this error; `nil` for real failures.
  ///
  /// `aerogami serve` passes the failure on to its clients: the server responds with the same status, drops the
  /// connection or truncates the body.
  public var injected: Failure? {
    switch reason {
    case .injected(let failure), .fault(let failure): failure
    case .failed, .busy, .unanswerable, .unknown: nil
    }
  }

  /// Whether the service did not respond in time; `false` for a simulated timeout.
  package var isTimeout: Bool {
    if case .failed(.timeout, _, _) = reason { true } else { false }
  }

  /// Adds a remark after earlier ones. Does nothing unless the reason is ``Reason/failed(_:detail:remedy:)``.
  package mutating func add(remark: String) {
    guard case .failed = reason else { return }
    self.remark = self.remark.map { "\($0); \(remark)" } ?? remark
  }
}

extension ClientError {
  /// The kind in ``Reason/unknown(_:named:known:)`` for a name that may be a region or a place.
  static let regionOrPlace = "region or place"
}

extension Failure {
  /// Returns a function that creates the error of a call to a failing variant.
  ///
  /// The function also passes the description of each error to `report`.
  ///
  /// - Parameter owner: The name of the client or store, such as `TripClient`.
  func errors(
    of owner: String, report: @escaping @Sendable (String) -> Void
  ) -> @Sendable (_ call: String) -> ClientError {
    { call in
      let error = ClientError(requested: "\(owner).\(call)", reason: .injected(self))
      report(error.description)
      return error
    }
  }
}

extension ClientError: ReportedError {
  public var message: String {
    switch reason {
    case .injected(let failure):
      "\(requested) was called, and this environment makes it fail: \(failure)"
    case .fault(let failure):
      "\(requested) was called, and a simulated fault makes it fail: \(failure)"
    case .failed(_, let detail, let remedy):
      "\(requested): \(detail)" + (remedy == nil ? shownRemark : "")
    case .busy(let detail, _):
      "\(requested): \(detail)"
    case .unanswerable(let field):
      "\(requested): no trip in the response has a known \(field.name), so \(field.condition) cannot be applied"
    case .unknown(let kind, let name, let known):
      "there is no \(kind) \"\(name.printable(maxLength: 60))\""
        + (known.isEmpty && isOfService ? " (\(requested))" : "")
    }
  }

  public var remedy: String? {
    switch reason {
    case .injected, .fault: nil
    case .failed(_, _, let remedy): remedy.map { $0 + shownRemark }
    case .busy(_, let remedy): remedy
    case .unanswerable(let field): "search without \(field.condition)"
    case .unknown(let kind, let name, let known):
      if kind == Self.regionOrPlace, let route = Route(name) {
        "it is a route: request \(route.departure), with \(route.destination) as the destination"
      } else {
        // A word of two letters is the code of a country only in capitals.
        kind == Self.regionOrPlace && name.utf8.count == 2 && name != name.uppercasedASCII && Place(name) != nil
          ? "did you mean \"\(name.uppercasedASCII)\"?"
          : name.correction(among: known, or: kind == Self.regionOrPlace ? Place.suggestions(for: name).first : nil)
            ?? (isOfService ? "check the name and the service's address" : "check the name")
      }
    }
  }

  private var shownRemark: String { remark.map { " (\($0))" } ?? "" }

  /// Whether ``requested`` is a request to a service, and not a call of a mock.
  private var isOfService: Bool { requested.hasPrefix("GET ") }
}
