/// Identifies calls of an endpoint for fault rules.
public struct CallKey: Hashable, Sendable {
  /// The names that a ``FaultRule`` can select, such as the airport, or each of several airports in one request.
  public var names: [String]
  /// Distinguishes concurrent calls with the same names, such as the pages of a list.
  ///
  /// Fault rules count the calls of each part separately, so faults do not depend on the order in which parts start.
  public var part: String

  /// Creates a key from its names.
  public init(_ names: String..., part: String = "") { self.init(names: names, part: part) }

  /// Creates a key from an array of names.
  public init(names: [String], part: String = "") {
    self.names = names
    self.part = part
  }

  /// Returns a call with this key as text, such as `temperature("VNO")`.
  func call(of endpoint: String) -> String { "\(endpoint)(\(names.map { "\"\($0)\"" }.joined(separator: ", ")))" }

  /// Returns a hash of this key and the name of its endpoint. The hash is the same in every process.
  func hash(endpoint: String) -> UInt128 { fnv1a(([endpoint] + names + [part]).joined(separator: "\0")) }
}
