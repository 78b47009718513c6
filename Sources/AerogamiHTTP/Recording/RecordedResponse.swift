package import AerogamiContainer
import AerogamiCore
import Foundation

/// The recorded result of a request: the response, or the error.
struct RecordedResponse: Hashable, Sendable {
  enum Ending: Hashable, Sendable {
    /// A complete response with any status. It has only the ``recordedHeaders``.
    case response(status: Int, headers: [HTTPRequest.Header], body: [UInt8])
    case failed(Failure, detail: String, remedy: String? = nil)
  }

  var ending: Ending
  var attempts = 1
  var remark: String?
  /// The origin that the last redirect led to.
  var redirectedTo: String?

  /// The names of the recorded headers, in order and in lowercase. Values of more than 1024 bytes are not recorded.
  /// Other headers are left out: they do not affect decoding, change with every response, or may be secret.
  static let recordedHeaders = [
    "content-type", "etag", "retry-after", "aerogami-completeness", "aerogami-note",
  ]
}

extension RecordedResponse {
  init(_ response: HTTPResponse, masking mask: SecretMask) {
    let headers = Self.recordedHeaders.compactMap { name -> HTTPRequest.Header? in
      guard let value = response.header(name), value.utf8.count <= 1024 else { return nil }
      return HTTPRequest.Header(name: name, value: mask.text(value).printable)
    }
    let body = response.body.isReadable ? mask.text(response.body) : mask.data(response.body)
    ending = .response(status: response.status, headers: headers, body: body)
    attempts = response.attempts
    remark = response.remark.map { mask.text($0).printable }
    if let request = response.request, request.redirectedFrom != nil {
      redirectedTo = Origin(of: request.url).map { mask.text("\($0)") }
    }
  }

  /// Returns `nil` if the reason of the error is not `ClientError.Reason.failed(_:detail:remedy:)`.
  init?(_ error: ClientError, to request: HTTPRequest, masking mask: SecretMask) {
    guard case .failed(let failure, let detail, let remedy) = error.reason else { return nil }
    ending = .failed(failure, detail: mask.text(detail).printable, remedy: remedy.map { mask.text($0).printable })
    attempts = error.attempts
    remark = error.remark.map { mask.text($0).printable }
    let redirected = "\(request), redirected to "
    if error.requested.hasPrefix(redirected) {
      redirectedTo = mask.text(String(error.requested.dropFirst(redirected.count))).printable
    }
  }

  func response(to request: HTTPRequest) throws(ClientError) -> HTTPResponse {
    var finalRequest = request
    if let redirectedTo {
      finalRequest.url = redirectedTo
      finalRequest.redirectedFrom = request.description
    }
    switch ending {
    case .response(let status, let headers, let body):
      return HTTPResponse(
        status: status, headers: headers, body: body, request: finalRequest, attempts: attempts, remark: remark)
    case .failed(let failure, let detail, let remedy):
      throw ClientError(finalRequest.description, failure, detail, remedy: remedy, attempts: attempts, remark: remark)
    }
  }
}

extension [UInt8] {
  /// Whether editors show and save this unchanged: UTF-8 without control characters, except tabs and line breaks.
  var isReadable: Bool {
    String(validating: self, as: UTF8.self) != nil
      && allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
  }
}

// The file format of a recorded response, which can be read and edited by hand:
//
//     GET /trips/EU
//     client: trips
//     status: 200
//     content-type: application/json
//
//     [{"id":"c4449ff0-1cb9-11e9-b9f8-b3ba95b35000",…}]
//
// The body follows the first empty line, as text or, with `body: base64`, in base64. The length of the body is not
// stored, so that the body can be edited. A failed request has `failure`, `detail` and an optional `remedy` instead of
// `status`, and no body.

extension RecordedResponse {
  fileprivate enum Field: String, CaseIterable {
    case client, status, failure, detail, remedy, attempts, remark, redirected
    case contentType = "content-type"
    case etag
    case retryAfter = "retry-after"
    case completeness = "aerogami-completeness"
    case note = "aerogami-note"
    case body
  }

  /// The maximum size of the head, in bytes. A larger head is probably a body without the empty line before it.
  static let maxHeadBytes = 1 << 16

  func file(of request: RecordedRequest) -> [UInt8] {
    var lines = ["\(request)", "client: \(request.client)"]
    func add(_ field: Field, _ value: String?) {
      if let value { lines.append("\(field.rawValue): \(value)") }
    }
    var text: [UInt8] = []
    switch ending {
    case .response(let status, _, _): add(.status, "\(status)")
    case .failed(let failure, let detail, let remedy):
      add(.failure, failure.word)
      add(.detail, detail)
      add(.remedy, remedy)
    }
    add(.attempts, attempts == 1 ? nil : "\(attempts)")
    add(.remark, remark)
    add(.redirected, redirectedTo)
    if case .response(_, let headers, let body) = ending {
      for header in headers { lines.append("\(header.name): \(header.value)") }
      text = body
      if !body.isReadable {
        add(.body, "base64")
        text = Array(Data(body).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed]).utf8)
        text.append(UInt8(ascii: "\n"))
      }
    }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + text
  }

  /// Parses the contents of a file, which must belong to `request`. An error in a single line has the number of the
  /// line.
  init(file bytes: [UInt8], of request: RecordedRequest, maxBodyBytes: Int) throws(FixtureError) {
    var head = Head()
    var rest = bytes[...]
    while let line = try head.nextLine(of: &rest) {
      if head.lineCount == 1 {
        guard line == "\(request)" else {
          throw head.error("expected the line \"\(request)\", found \"\(line.printable(maxLength: 120))\"")
        }
      } else {
        try head.read(line)
      }
    }
    if head.lineCount == 0 { throw FixtureError(problem: "the file is empty") }
    let client = try head.value(.client)
    guard client == request.client else {
      throw head.error(.client, "not the expected client \(request.client)")
    }
    ending = try head.ending(with: rest, maxBodyBytes: maxBodyBytes)
    attempts = try head.values[.attempts] == nil ? 1 : head.number(.attempts, in: 0...1_000_000)
    remark = head.values[.remark]?.text
    redirectedTo = head.values[.redirected]?.text
    if let redirectedTo, Origin(of: redirectedTo) == nil {
      throw head.error(.redirected, "not an http or https address")
    }
  }
}

/// The reason why a recording or one of its files cannot be used. Callers put the name of the recording or file before
/// the description, which begins with a colon or a slash: `:3: status: "…" is …`, `/manifest.json: not a regular file`.
package struct FixtureError: Error, Hashable, CustomStringConvertible {
  /// The name of a file in the recording's directory; `nil` if there is none, or if callers add it themselves.
  var file: String?
  var line: Int?
  let problem: String
  package var remedy: Remedy?

  package var description: String { (file.map { "/\($0)" } ?? "") + (line.map { ":\($0)" } ?? "") + ": \(problem)" }
}

private struct Head {
  var values: [RecordedResponse.Field: (text: String, line: Int)] = [:]
  var lineCount = 0
  private var byteCount = 0

  /// Returns the next line of the head, or `nil` at its end. Accepts LF and CR LF.
  mutating func nextLine(of rest: inout ArraySlice<UInt8>) throws(FixtureError) -> String? {
    if rest.isEmpty { return nil }
    var line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    byteCount += line.count + 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.isEmpty { return nil }
    lineCount += 1
    guard byteCount <= RecordedResponse.maxHeadBytes else {
      throw error("the head is larger than \(RecordedResponse.maxHeadBytes) bytes (an empty line ends the head)")
    }
    guard let text = String(validating: line, as: UTF8.self) else { throw error("the line is not valid UTF-8") }
    return text
  }

  mutating func read(_ line: String) throws(FixtureError) {
    let known = RecordedResponse.Field.allCases.map(\.rawValue)
    let name = String(line.prefix { $0 != ":" })
    guard name.count < line.count, let field = RecordedResponse.Field(rawValue: name.lowercased()) else {
      let word = name.printable(maxLength: 60)
      throw error(
        "\"\(word)\" is not a known field ("
          + (name.nearest(in: known).map { "did you mean \"\($0)\"?" } ?? "the body must follow an empty line") + ")")
    }
    guard values[field] == nil else { throw error("\(field.rawValue) appears more than once") }
    values[field] = (line.dropFirst(name.count + 1).trimmingBlanks, lineCount)
  }

  func ending(with body: ArraySlice<UInt8>, maxBodyBytes: Int) throws(FixtureError) -> RecordedResponse.Ending {
    if let failure = values[.failure] {
      guard values[.status] == nil else { throw FixtureError(problem: "status and failure are both given") }
      guard let failure = Failure(word: failure.text) else {
        throw error(.failure, "not one of unimplemented, offline, timeout, malformed and status:NNN (100 to 999)")
      }
      return .failed(failure, detail: try value(.detail), remedy: values[.remedy]?.text)
    }
    guard values[.status] != nil else { throw FixtureError(problem: "both status and failure are missing") }
    let headers: [RecordedResponse.Field] = [.contentType, .etag, .retryAfter, .completeness, .note]
    return .response(
      status: try number(.status, in: 100...999),
      headers: headers.compactMap { field in
        values[field].map { HTTPRequest.Header(name: field.rawValue, value: $0.text) }
      },
      body: try decoded(body, maxBytes: maxBodyBytes))
  }

  private func decoded(_ body: ArraySlice<UInt8>, maxBytes: Int) throws(FixtureError) -> [UInt8] {
    var decoded = Array(body)
    if let form = values[.body] {
      guard form.text.lowercased() == "base64" else { throw error(.body, "unsupported; the only encoding is base64") }
      decoded.removeAll { " \t\r\n".utf8.contains($0) }
      guard let data = Data(base64Encoded: Data(decoded)) else {
        throw FixtureError(problem: "the body is not valid base64")
      }
      decoded = Array(data)
    }
    guard decoded.count <= maxBytes else {
      throw FixtureError(problem: "the body is larger than \(maxBytes) bytes", remedy: .allowLargerBodies)
    }
    return decoded
  }

  func value(_ field: RecordedResponse.Field) throws(FixtureError) -> String {
    guard let value = values[field] else { throw FixtureError(problem: "\(field.rawValue) is missing") }
    return value.text
  }

  func number(_ field: RecordedResponse.Field, in range: ClosedRange<Int>) throws(FixtureError) -> Int {
    guard let number = Int(try value(field)), range.contains(number) else {
      throw error(field, "not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns an error with the number of the most recently read line.
  func error(_ problem: String) -> FixtureError { FixtureError(line: lineCount, problem: problem) }

  /// Returns an error in the line of a field, such as `status: "abc" is not a whole number from 100 to 999`.
  func error(_ field: RecordedResponse.Field, _ problem: String) -> FixtureError {
    let value = values[field]
    let text = (value?.text ?? "").printable(maxLength: 60)
    return FixtureError(line: value?.line, problem: "\(field.rawValue): \"\(text)\" is \(problem)")
  }
}

extension Failure {
  /// The failure as text, such as `timeout` or `status:503`. A configuration uses the same text, but allows only the
  /// statuses 400 to 599.
  package var word: String { if case .status(let code) = self { "status:\(code)" } else { "\(self)" } }

  fileprivate init?(word: String) {
    if let failure = Failure(word) {
      self = failure
    } else if word.hasPrefix("status:"), let code = Int(word.dropFirst("status:".count)), (100...999).contains(code) {
      self = .status(code)
    } else {
      return nil
    }
  }
}
