import AerogamiCore
import AerogamiJSON
import AerogamiSystem
import Foundation

/// The contents of a recording: the recorded clients, and the file of each request.
struct RecordingManifest: Hashable, Sendable {
  struct Client: Hashable, Sendable {
    /// The client's base URL. A replay uses it too, because links in responses start with it and errors contain it.
    var base: BaseURL
    /// Whether the client had a token: errors then quote less of a service's text, in a replay too.
    var hasToken = false
  }

  var clients: [String: Client] = [:]
  var files: [RecordedRequest: String] = [:]

  static let fileName = "manifest.json"
  /// The maximum size of a manifest, in bytes. A larger file is not a manifest.
  static let maxBytes = 1 << 26
  /// The version of the manifest's format. No other version can be read.
  static let version = 3

  /// Returns the entries of both manifests. If both have one for a client or a request, the one of `newer` is used.
  func merging(_ newer: RecordingManifest) -> RecordingManifest {
    let replaced = Set(newer.files.values)
    // If an older request has the same file, the file now belongs to the newer one.
    let remaining = files.filter { newer.files[$0.key] == nil && !replaced.contains($0.value) }
    return RecordingManifest(
      clients: clients.merging(newer.clients) { $1 }, files: remaining.merging(newer.files) { $1 })
  }
}

extension RecordingManifest {
  /// Reads the manifest of a directory; `nil` if there is none. The error is text to be appended to the directory's
  /// name.
  static func read(in directory: String) throws(FixtureError) -> RecordingManifest? {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try readRegularFile(fileName, in: directory, maxBytes: maxBytes)
    } catch {
      throw FixtureError(file: fileName, problem: "\(error)")
    }
    guard let bytes else { return nil }
    do throws(ResponseError) {
      return try RecordingManifest(json: bytes)
    } catch {
      throw FixtureError(file: fileName, problem: "\(error)")
    }
  }
}

extension RecordingManifest {
  /// The manifest as JSON. It depends on the contents only, not on the time of recording.
  var json: [UInt8] {
    JSONWriter.document { json in
      json.member("version", Self.version)
      json.key("clients")
      json.lines(clients.sorted { $0.key < $1.key }) { json, client in
        json.object { json in
          json.member("name", client.key)
          json.member("base_url", client.value.base.text)
          json.member("has_token", client.value.hasToken)
        }
      }
      json.key("requests")
      json.lines(files.sorted { $0.key < $1.key }) { json, file in
        json.object { json in
          json.member("client", file.key.client)
          json.member("request", "\(file.key)")
          json.member("file", file.value)
        }
      }
    }
  }

  init(json bytes: [UInt8]) throws(ResponseError) {
    self.init()
    let (version, clients, requests) = try decodeJSON(bytes.span) { json throws(JSONError) in try json.readManifest() }
    guard version == Self.version else {
      throw .mismatched("version: \(version) is unsupported; another version of aerogami wrote this recording")
    }
    for (name, base, hasToken) in clients { self.clients[name] = Client(base: base, hasToken: hasToken) }
    for (request, file) in requests {
      if files.updateValue(file, forKey: request) != nil {
        throw .mismatched("requests: \(request) of the client \(request.client) appears more than once")
      }
    }
  }
}

extension JSONReader {
  fileprivate typealias NamedClient = (name: String, base: BaseURL, hasToken: Bool)
  fileprivate typealias NamedFile = (request: RecordedRequest, file: String)

  fileprivate mutating func readManifest() throws(JSONError) -> (Int, [NamedClient], [NamedFile]) {
    var version: Int?
    var clients: [NamedClient]?
    var requests: [NamedFile]?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "version": version = try readInt()
      case "clients": clients = try readArray { json throws(JSONError) in try json.readClient() }
      case "requests": requests = try readArray { json throws(JSONError) in try json.readFile() }
      default: try skipValue()
      }
    }
    return (
      try version.required("version", in: object), try clients.required("clients", in: object),
      try requests.required("requests", in: object)
    )
  }

  private mutating func readClient() throws(JSONError) -> NamedClient {
    var name: String?
    var base: BaseURL?
    var hasToken = false
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "name": name = try readString()
      case "base_url": base = try readString(as: BaseURL.expectation) { BaseURL($0) }
      case "has_token": hasToken = try readBool()
      default: try skipValue()
      }
    }
    return (try name.required("name", in: object), try base.required("base_url", in: object), hasToken)
  }

  private mutating func readFile() throws(JSONError) -> NamedFile {
    var client: String?
    var request: (method: String, target: String)?
    var file: String?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "client": client = try readString()
      case "request":
        request = try readString(as: "GET or POST followed by a path or URL") { text in
          ["GET", "POST"].first { text.hasPrefix("\($0) ") }.map { ($0, String(text.dropFirst($0.count + 1))) }
        }
      case "file":
        file = try readString(as: "the name of a file in the same directory") { $0.isFixtureFileName ? $0 : nil }
      default: try skipValue()
      }
    }
    let (method, target) = try request.required("request", in: object)
    return (
      RecordedRequest(client: try client.required("client", in: object), method: method, target: target),
      try file.required("file", in: object)
    )
  }

  private mutating func readString<Value>(
    as expectation: String, _ convert: (String) -> Value?
  ) throws(JSONError) -> Value {
    // Move to the start of the value, which is the position of the error.
    _ = try peek()
    let error = outOfRange(expectation)
    guard let value = convert(try readString()) else { throw error }
    return value
  }
}

extension String {
  /// Whether this can be a response's file: at most 200 bytes, not a path, not hidden, and not the manifest's name.
  fileprivate var isFixtureFileName: Bool {
    !isEmpty && utf8.count <= 200 && first != "." && self != RecordingManifest.fileName
      && utf8.allSatisfy { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
  }
}
