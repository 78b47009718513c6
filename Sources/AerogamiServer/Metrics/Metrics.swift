import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The metrics of the server, in the text format of Prometheus (version 0.0.4).
struct Metrics {
  let watches: [ManageWatches.Row]
  /// How the requests to sources and notifiers went, in all runs that used the database.
  let services: [ServiceHealth]
  /// The number of damaged files that were moved aside; `nil` if the environment has no database file.
  let damagedFileCount: Int?
  /// The numbers of responses, by status.
  let responseCounts: [(status: Int, count: Int)]

  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  func text() -> String {
    var text = MetricText()
    text.write(
      .gauge, "aerogami_build_info", "The version of aerogami; the value is always 1.",
      [.init(["version": aerogamiVersion], 1)])
    text.write(
      .gauge, "aerogami_database_damaged_files",
      "The damaged databases that were moved aside, whose watches, favorites and prices are missing.",
      damagedFileCount.map { [.init([:], $0)] } ?? [])
    text.write(
      .gauge, "aerogami_watch_cheapest_price",
      "The price of the cheapest trip, or the total of the cheapest meeting, in the last successful round of a watch.",
      watches.compactMap { row in
        row.health.cheapest.map { .init(["watch": row.name, "currency": $0.currency], "\($0.price)") }
      })
    text.write(
      .gauge, "aerogami_watch_last_success_timestamp_seconds", "The time of the last successful round of a watch.",
      watches.compactMap { row in
        row.health.lastSuccess.map { .init(["watch": row.name], Int($0.timeIntervalSince1970)) }
      })
    text.write(
      .gauge, "aerogami_watch_failing", "Whether the last round of a watch failed, or the watch cannot run (1 or 0).",
      watches.map { .init(["watch": $0.name], $0.isFailing ? 1 : 0) })
    let sources = services.filter { $0.kind == .source }
    text.write(
      .counter, "aerogami_source_requests_total",
      "The requests to a source of trips, failed or not, without retries and responses from the cache.",
      sources.map { .init(["source": $0.name], $0.successCount + $0.failureCount) })
    text.write(
      .counter, "aerogami_source_failures_total", "The failed requests to a source of trips.",
      sources.map { .init(["source": $0.name], $0.failureCount) })
    text.write(
      .counter, "aerogami_notifications_total", "The messages of a notifier, sent or failed.",
      services.filter { $0.kind == .notifier }.flatMap { notifier -> [MetricText.Sample] in
        [
          .init(["notifier": notifier.name, "result": "sent"], notifier.successCount),
          .init(["notifier": notifier.name, "result": "failed"], notifier.failureCount),
        ]
      })
    text.write(
      .counter, "aerogami_http_responses_total", "The responses of this server since its start.",
      responseCounts.map { .init(["status": "\($0.status)"], $0.count) })
    return text.text
  }
}

/// Writes metrics in the text format of Prometheus.
struct MetricText {
  enum Kind: String {
    case counter, gauge
  }

  struct Sample {
    let labels: KeyValuePairs<StaticString, String>
    let value: String

    init(_ labels: KeyValuePairs<StaticString, String>, _ value: String) { (self.labels, self.value) = (labels, value) }

    init(_ labels: KeyValuePairs<StaticString, String>, _ value: Int) { self.init(labels, "\(value)") }
  }

  private(set) var text = ""

  /// Writes a metric with all its samples; nothing without samples.
  mutating func write(_ kind: Kind, _ name: StaticString, _ help: StaticString, _ samples: [Sample]) {
    if samples.isEmpty { return }
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    for sample in samples {
      let labels = sample.labels.map { "\($0)=\"\($1.escapedForLabel)\"" }.joined(separator: ",")
      text += "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(sample.value)\n"
    }
  }
}

extension String {
  /// The text as the value of a label, without characters that hide or reorder text.
  fileprivate var escapedForLabel: String {
    printable(maxLength: 200).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
