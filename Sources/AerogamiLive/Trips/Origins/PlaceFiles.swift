import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
package import AerogamiJSON
import Foundation

/// The names of cities and airports. Each file is requested when it is first needed, and then held in memory.
actor PlaceFiles {
  enum File: String, Hashable {
    case cities, airports
  }

  /// The files that the provider has, in the order in which they are searched for a code.
  nonisolated let files: [File]
  private let send: @Sendable (File) async throws -> Fetched<PlaceNames>
  private let requests = RequestCoalescer<File, Fetched<PlaceNames>>()
  private let context: ClientContext
  private var names: [File: Fetched<PlaceNames>] = [:]
  /// Maps each file that could not be fetched to the time and the error. Used only by ``readIfPossible(_:)``.
  private var failures: [File: (at: Date, error: ClientError)] = [:]

  init(
    _ files: [File], _ context: ClientContext, send: @escaping @Sendable (File) async throws -> Fetched<PlaceNames>
  ) {
    (self.files, self.send, self.context) = (files, send, context)
  }

  /// The time, in seconds, before ``readIfPossible(_:)`` requests a file again after a failure. Without this pause,
  /// `serve` would request the file for every search.
  static let retryInterval: TimeInterval = 60
  /// The maximum wait of ``readIfPossible(_:)``. It is short because callers already have the fares to show.
  static let waitLimit = Duration.seconds(10)

  /// Returns the names of a file. After a failure, the next call requests the file again. Throws `ClientError`, or
  /// `CancellationError`.
  func read(_ file: File) async throws -> Fetched<PlaceNames> {
    if let known = names[file] { return known }
    return try await requests.value(for: file) { [send] in
      // Another caller's request may have finished between the check above and this closure.
      if let known = await self.names[file] { return known }
      let fetched = try await send(file)
      await self.store(fetched, of: file)
      return fetched
    }
  }

  private func store(_ fetched: Fetched<PlaceNames>, of file: File) { names[file] = fetched }

  /// Returns the names of a file, or no names and the error, for callers that can show codes instead. Throws
  /// `CancellationError`.
  func readIfPossible(_ file: File) async throws -> (names: PlaceNames, failure: ClientError?) {
    if let (at, error) = failures[file], (0..<Self.retryInterval).contains(context.now().timeIntervalSince(at)) {
      return (PlaceNames(), error)
    }
    do {
      let limited = try await withTimeLimit(Self.waitLimit, clock: context.clock) { try await self.read(file).value }
      if let names = limited.value { return (names, nil) }
      throw ClientError(
        "the names of \(file.rawValue)", .timeout, "not received within \(Self.waitLimit.inSeconds) s",
        remedy: "try again")
    } catch var error as ClientError {
      error.add(remark: "the names of \(file.rawValue) are missing")
      failures[file] = (context.now(), error)
      return (PlaceNames(), error)
    }
  }
}

extension Service {
  /// This service for files of names. Uses cached names without a request for 30 days, because names rarely change.
  /// If a request fails, uses cached names of any age, because an old name is better than none.
  var cachedFor30Days: Service {
    var service = self
    if service.cache.mode != .offline { service.cache.mode = .maxAge(.seconds(30 * 86_400)) }
    service.cache.maxStale = .seconds(Int64.max)
    return service
  }
}

/// A city or an airport in a provider's file of names.
package struct NamedPlace: Hashable, Sendable {
  package var code: String
  /// The name, or the code if the file has no name.
  package var name: String
  /// The ISO 3166-1 alpha-2 code of the country, such as `LT`.
  package var countryCode: String
  /// The IATA code of the city that the airport serves; `nil` for a city, or if the file does not contain the code.
  package var cityCode: String?
  /// The name of the city that the airport serves; `nil` for a city, or if the file does not contain the name.
  package var cityName: String?
  /// The name of the IANA time zone; `nil` if the file does not contain it.
  package var timeZone: String?
  package var coordinates: Coordinates?

  /// A position in degrees; north and east are positive.
  package struct Coordinates: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double
  }
}

/// Maps the code of each place in a file to the place. If two places have the same code, the last one counts.
package typealias PlaceNames = [String: NamedPlace]

extension PlaceNames {
  package init(_ places: [NamedPlace]) {
    self.init(places.map { ($0.code, $0) }, uniquingKeysWith: { $1 })
  }

  package func codes(in countryCode: String) -> [String] {
    values.filter { $0.countryCode.equalsIgnoringASCIICase(countryCode) }.map(\.code).sorted()
  }
}

/// Decodes a list of cities or airports: a place file of Travelpayouts, or the list of Ryanair's airports, whose keys
/// differ but do not conflict. Rows without a valid code and country are skipped silently, because a file has thousands
/// of rows and the user did not request it. It is an error if no row is left.
package func decodePlaceNames(_ bytes: Span<UInt8>) throws(ResponseError) -> PlaceNames {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList { json throws(JSONError) in try NamedPlace(&json) }
  }
  _ = try list.skippedRows()
  return PlaceNames(list.elements)
}

extension NamedPlace {
  fileprivate init(_ json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    var translatedName: String?
    var city: (code: String?, name: String?)
    var country: String?
    var timeZone: String?
    var coordinates: Coordinates?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.readString(as: "the code of a city or an airport") { $0.iataCode }
      case "name": name = try json.readTextIfAny()
      case "name_translations":
        if try json.peek() == .object { translatedName = try json.readText(of: "en") } else { try json.skipValue() }
      case "city_code": city.code = try json.readTextIfAny()
      case "city": city.name = try json.readText(of: "name")
      case "country_code": country = try json.readTextIfAny()
      case "country": country = try json.readText(of: "code")?.uppercasedASCII
      case "time_zone", "timeZone": timeZone = try json.readTextIfAny()
      case "coordinates": coordinates = try json.skipNull() ? nil : Coordinates(&json)
      default: try json.skipValue()
      }
    }
    let knownCode = try code.required("code", in: object)
    self.init(
      code: knownCode, name: name ?? translatedName ?? knownCode,
      countryCode: try country.required("country", in: object), cityCode: city.code, cityName: city.name,
      timeZone: timeZone, coordinates: coordinates)
  }
}

extension NamedPlace.Coordinates {
  fileprivate init(_ json: inout JSONReader) throws(JSONError) {
    var latitude: Double?
    var longitude: Double?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "lat", "latitude": latitude = try json.readDouble()
      case "lon", "longitude": longitude = try json.readDouble()
      default: try json.skipValue()
      }
    }
    self.init(
      latitude: try latitude.required("latitude", in: object),
      longitude: try longitude.required("longitude", in: object))
  }
}
