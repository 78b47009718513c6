import AerogamiCore
import AerogamiJSON
public import Foundation
public import Logging

/// A log handler that writes each event as one line of JSON: `time`, `level`, `message`, and the metadata.
public struct JSONLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  public var logLevel: Logger.Level

  private let now: @Sendable () -> Date
  private let write: @Sendable ([UInt8]) -> Void

  /// Creates a handler for events of a level and all levels above it.
  ///
  /// - Parameters:
  ///   - level: The lowest level that is logged.
  ///   - now: Returns the time of an event.
  ///   - write: Writes one complete line. It is called concurrently and must not block.
  public init(level: Logger.Level, now: @escaping @Sendable () -> Date, write: @escaping @Sendable ([UInt8]) -> Void) {
    logLevel = level
    (self.now, self.write) = (now, write)
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let all = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
    write(Self.line(at: now(), event.level, "\(event.message)", all))
  }

  /// Returns one event as a line of JSON.
  public static func line(
    at time: Date, _ level: Logger.Level, _ message: String, _ metadata: Logger.Metadata
  ) -> [UInt8] {
    JSONWriter.document { json in
      json.key("time")
      json.date(time)
      json.member("level", level.rawValue)
      json.member("message", message)
      json.members(metadata)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func metadata(_ value: Logger.Metadata.Value) {
    switch value {
    case .string(let text): string(text)
    case .stringConvertible(let number as Int): int(number)
    case .stringConvertible(let number as Double): double(number)
    case .stringConvertible(let other): string("\(other)")
    case .array(let values): array(of: values) { json, value in json.metadata(value) }
    case .dictionary(let values): object { json in json.members(values) }
    }
  }

  fileprivate mutating func members(_ metadata: Logger.Metadata) {
    for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
      self.key(text: key)
      self.metadata(value)
    }
  }
}
