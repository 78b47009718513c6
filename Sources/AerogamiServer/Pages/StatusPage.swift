import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import Hummingbird
import NIOHTTP1

/// The route of the page about the server itself.
struct StatusRoutes: Sendable {
  let environment: ServedEnvironment
  let cache: CacheStore
  let favorites: FavoriteStore
  let history: PriceHistoryStore
  /// When the server started.
  let startedAt: Date
  let now: @Sendable () -> Date
  let responseCounts: @Sendable () -> [(status: Int, count: Int)]

  func add(to routes: Routes) {
    routes.get("status", errors: .page) { _ in RouteResponse(page: await page().html()) }
  }

  private func page() async -> StatusPage {
    StatusPage(
      environment: environment, startedAt: startedAt, now: now(), responseCounts: responseCounts(),
      cache: await Result { try await cache.contents() },
      database: await Result { (try await favorites.count(), try await history.size()) })
  }
}

/// The page about the server itself.
struct StatusPage {
  let environment: ServedEnvironment
  /// When the server started.
  let startedAt: Date
  let now: Date
  /// The numbers of responses, by status.
  let responseCounts: [(status: Int, count: Int)]
  /// The contents of the cache; an error if it cannot be read.
  let cache: Result<CacheContents, any Error>
  /// The number of favorites and the size of the recorded prices; an error if the database cannot be read.
  let database: Result<(favoriteCount: Int, history: HistorySize), any Error>

  func html() -> HTML {
    Page(title: "Status", section: .status).html { html in
      html.element(.h1, text: "Status")
      section("server", "This server", &html) { html in
        html.element(.dl, .class("figures")) { html in
          html.figure("Environment", environment.name, environment.showsSampleTrips ? "sample data" : nil)
          html.figure("Version", aerogamiVersion, nil)
          html.figure("Running for", Duration.seconds(max(0, now.timeIntervalSince(startedAt))).asAge, nil)
        }
        if let faults = environment.faults {
          html.element(.p, .class("note warning")) { $0.sentence("Simulated faults are active: \(faults)") }
        }
      }
      endpoints(&html)
      section("requests", "Requests", &html) { html in
        html.element(.table, .class("data")) { html in
          html.element(.caption, text: "Responses of this server since it started")
          html.header(["Status"], numbers: ["Count"])
          html.element(.tbody) { html in
            for (status, count) in responseCounts {
              html.element(.tr) { html in
                html.element(.th, .scope("row")) { html in
                  html.element(
                    .span, .class(status < 500 ? "state-ok" : "state-bad"),
                    text: "\(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)")
                }
                html.element(.td, .class("number"), text: "\(count)")
              }
            }
          }
        }
      }
      section("cache", "Cache", &html) { html in
        switch cache {
        case .success(let contents):
          html.element(.dl, .class("figures")) { html in
            html.figure("Responses", "\(contents.count)", nil)
            html.figure("Size", contents.bytes.asSize, nil)
            if let oldest = contents.oldest { html.figure("Oldest", oldest.minuteText, "UTC") }
          }
        case .failure(let error): html.element(.p, .class("note warning")) { $0.sentence("\(error)".firstCapitalized) }
        }
      }
      section("database", "Database", &html) { html in
        switch database {
        case .success(let (favoriteCount, history)):
          html.element(.dl, .class("figures")) { html in
            html.figure("Favorites", "\(favoriteCount)", nil)
            html.figure("Recorded prices", "\(history.observationCount)", "on \(counted(history.routeCount, "route"))")
            html.figure("Size of the prices", history.bytes.asSize, nil)
          }
        case .failure(let error): html.element(.p, .class("note warning")) { $0.sentence("\(error)".firstCapitalized) }
        }
      }
    }
  }

  private func endpoints(_ html: inout HTMLWriter) {
    guard !environment.endpoints.isEmpty else { return }
    section("endpoints", "Endpoints", &html) { html in
      html.element(.table, .class("data stack")) { html in
        html.element(.caption, text: "Where each kind of data comes from")
        html.header(["Endpoint", "Variant", "Chosen by"])
        html.element(.tbody) { html in
          for endpoint in environment.endpoints {
            html.element(.tr) { html in
              html.element(.th, .scope("row"), text: endpoint.name)
              html.element(.td, text: endpoint.variant.rawValue)
              html.element(.td) { html in html.element(.code, text: endpoint.source) }
            }
          }
        }
      }
    }
  }

  private func section(
    _ id: String, _ title: String, _ html: inout HTMLWriter, content: (inout HTMLWriter) -> Void
  ) {
    html.element(.section, .class("sheet")) { html in
      html.element(.h2, .id(id), text: title)
      content(&html)
    }
    html.newline()
  }
}

extension HTMLWriter {
  /// Writes the header of a table. `numbers` are the titles of the last columns, which contain numbers.
  fileprivate mutating func header(_ titles: [String], numbers: [String] = []) {
    element(.thead) { html in
      html.element(.tr) { html in
        for title in titles { html.element(.th, .scope("col"), text: title) }
        for title in numbers { html.element(.th, .scope("col"), .class("number"), text: title) }
      }
    }
  }
}

extension Int {
  /// The number of bytes in a unit that keeps the number short, such as `4.8 MB`.
  fileprivate var asSize: String {
    switch self {
    case ..<1000: "\(self) B"
    case ..<1_000_000: "\(self / 1000) kB"
    default: "\(self / 1_000_000).\(self / 100_000 % 10) MB"
    }
  }
}
