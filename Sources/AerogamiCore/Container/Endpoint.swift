/// One closure of a client, by name: what a configuration file overrides on its own.
///
/// Each client has one table of these. Overrides, suggestions for a mistyped name and the listing of an environment all
/// read it, so an endpoint that is in the table is everywhere.
public struct Endpoint<Client>: Sendable {
  public let name: String
  /// Replaces this endpoint of the second client with that of the first, and leaves its others alone.
  public let copy: @Sendable (_ source: Client, _ destination: inout Client) -> Void

  public init<Closure>(_ name: String, _ closure: any WritableKeyPath<Client, Closure> & Sendable) {
    self.name = name
    copy = { source, destination in destination[keyPath: closure] = source[keyPath: closure] }
  }
}
