import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Foundation

/// Decodes a document of 2,000 trips in memory with Aerogami's parser and with Foundation's.
struct DecodeBenchmark {
  static let name = "decode"
  private static let tripCount = 2000
  /// The number of times that a measurement decodes the document, so that it is not too short.
  private static let repetitions = 5

  private let bytes: [UInt8]
  private let data: Data
  private let converting = JSONDecoder()
  private let keyed = JSONDecoder()

  init() {
    var documents = TripDocuments(seed: 0)
    bytes = documents.trips(count: Self.tripCount)
    data = Data(bytes)
    converting.keyDecodingStrategy = .convertFromSnakeCase
    for decoder in [converting, keyed] { decoder.dateDecodingStrategy = .millisecondsSince1970 }
  }

  /// - Throws: ``BenchmarkError`` also if the parsers do not agree on every value.
  func run(rounds: Int) throws {
    try check()
    let clocks = SharedAirportClocks(zones: .live())
    var (ours, converted, explicit): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      ours.append(try seconds { try decodeTrips(bytes.span, clocks: clocks).elements.count })
      converted.append(try seconds { try converting.decode([ConvertedTrip].self, from: data).count })
      explicit.append(try seconds { try keyed.decode([KeyedTrip].self, from: data).count })
    }
    let table = MarkdownTable(
      ["decode 2,000 trips, \(bytes.count.grouped) bytes", "median ms", "MB/s", "trips/s", "× aerogami"], wordColumns: 1
    )
    for (name, samples) in [
      ("aerogami's parser", ours), ("`JSONDecoder`, `convertFromSnakeCase`", converted),
      ("`JSONDecoder`, explicit `CodingKeys`", explicit),
    ] {
      let seconds = samples.median
      table.row([
        name, (seconds * 1000).text(decimals: 1), (Double(bytes.count) / seconds / 1e6).text(),
        (Double(Self.tripCount) / seconds).text(), zip(samples, ours).map { $0 / $1 }.median.text(decimals: 2),
      ])
    }
  }

  private func check() throws {
    let trips = try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .none))
    guard trips.elements.count == Self.tripCount, trips.skipped.count == 0,
      trips.elements == (try converting.decode([ConvertedTrip].self, from: data).map(\.trip)),
      trips.elements == (try keyed.decode([KeyedTrip].self, from: data).map(\.trip))
    else { throw BenchmarkError("the parsers read different trips from one document") }
  }

  private func seconds(_ decode: () throws -> Int) throws -> Double {
    let start = ContinuousClock.now
    for _ in 0..<Self.repetitions where try decode() != Self.tripCount {
      throw BenchmarkError("a parser skipped trips")
    }
    return (ContinuousClock.now - start) / .seconds(1) / Double(Self.repetitions)
  }
}
