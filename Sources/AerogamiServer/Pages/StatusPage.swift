import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation
import Hummingbird
import NIOHTTP1

/// The route of the page about the server itself and what its watches need, which is JSON for other clients.
struct StatusRoutes: Sendable {
  let environment: ServedEnvironment
  let check: CheckStatus
  let cache: CacheStore
  let favorites: FavoriteStore
  let history: PriceHistoryStore
  /// When the server started.
  let startedAt: Date
  let now: @Sendable () -> Date
  let responseCounts: @Sendable () -> [(status: Int, count: Int)]

  func add(to routes: Routes) {
    routes.get("status") { request in
      do throws(TripSearchError) {
        try request.refuseUnknown(except: ["examples"])
      } catch {
        return RouteResponse(.badRequest, "\(error)", as: request.acceptsPages ? .page : .error, at: request.target)
      }
      let status = try await check()
      if request.acceptsPages {
        return RouteResponse(page: await page(status, showsExamples: try request["examples"] != nil).html())
      }
      return RouteResponse { json in
        json.object { json in
          json.member("environment", environment.name)
          json.member("ok", status.failing.isEmpty)
          json.key("started_at")
          json.date(startedAt)
          json.key("parts")
          json.array(of: status.parts) { json, part in json.part(part) }
        }
      }
    }
  }

  private func page(_ status: EnvironmentStatus, showsExamples: Bool) async -> StatusPage {
    StatusPage(
      environment: environment, status: status, showsExamples: showsExamples, startedAt: startedAt, now: now(),
      responseCounts: responseCounts(),
      cache: await Result { try await cache.contents() },
      database: await Result { (try await favorites.count(), try await history.size()) })
  }
}

/// The page about the server itself.
struct StatusPage {
  let environment: ServedEnvironment
  let status: EnvironmentStatus
  /// Whether the endpoints of example APIs are listed, too.
  let showsExamples: Bool
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
      parts(&html)
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
            html.figure("Size", contents.bytes.asByteCount, nil)
            if let oldest = contents.oldest { html.figure("Oldest", oldest.minuteInWords, "UTC") }
          }
        case .failure(let error): html.element(.p, .class("note warning")) { $0.sentence("\(error)".firstCapitalized) }
        }
      }
      section("database", "Database", &html) { html in
        switch database {
        case .success(let (favoriteCount, history)):
          html.element(.dl, .class("figures")) { html in
            html.figure("Favorites", "\(favoriteCount)", nil)
            if environment.showsSampleTrips, history.observationCount == 0 {
              html.figure("Recorded prices", "none", "sample prices are not recorded")
            } else {
              let routes = counted(history.routeCount, "route")
              html.figure("Recorded prices", "\(history.observationCount)", "on \(routes)")
              html.figure("Size of the prices", history.bytes.asByteCount, nil)
            }
          }
        case .failure(let error): html.element(.p, .class("note warning")) { $0.sentence("\(error)".firstCapitalized) }
        }
      }
    }
  }

  private func parts(_ html: inout HTMLWriter) {
    section("parts", "Does everything work?", &html) { html in
      html.element(.table, .class("data stack")) { html in
        html.element(.caption, text: "How the last requests, messages and rounds went; times are in UTC")
        html.header(["Part", "Status", "Last success", "Last failure", "Details"])
        html.element(.tbody) { html in
          for part in status.parts {
            html.element(.tr) { html in
              html.element(.th, .scope("row"), text: "\(part.kind.rawValue) \(part.name)")
              html.element(.td, .column("Status")) { html in
                switch part.state {
                case .ok: html.element(.span, .class("state-ok"), text: part.words)
                case .failing: html.element(.span, .class("state-bad"), text: part.words)
                case .idle: html.text(part.words)
                }
              }
              html.element(.td, .column("Last success"), text: part.lastSuccess?.minuteInWords ?? "")
              html.element(.td, .column("Last failure"), text: part.lastFailure?.minuteInWords ?? "")
              html.element(.td, .column("Details")) { html in if let details = part.details { html.failure(details) } }
            }
          }
        }
      }
    }
  }

  private func endpoints(_ html: inout HTMLWriter) {
    let endpoints = environment.endpoints.filter { showsExamples || !$0.isExample }
    guard !endpoints.isEmpty else { return }
    section("endpoints", "Endpoints", &html) { html in
      html.element(.table, .class("data stack")) { html in
        html.element(.caption, text: "Where each kind of data comes from")
        html.header(["Endpoint", "Variant", "Chosen by"])
        html.element(.tbody) { html in
          for endpoint in endpoints {
            html.element(.tr) { html in
              html.element(.th, .scope("row"), text: endpoint.name)
              html.element(.td, .column("Variant"), text: endpoint.variant.rawValue)
              html.element(.td, .column("Chosen by")) { html in html.element(.code, text: endpoint.source) }
            }
          }
        }
      }
      if endpoints.count < environment.endpoints.count {
        let all = PageLink("/status", query: [(name: "examples", value: "true")], fragment: "endpoints")
        html.element(.p) { html in html.element(.a, .href(all), text: "Show the endpoints of the example APIs, too") }
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

extension JSONWriter {
  fileprivate mutating func part(_ part: EnvironmentStatus.Part) {
    object { json in
      json.member("kind", part.kind.rawValue)
      json.member("name", part.name)
      json.member("ok", part.state != .failing)
      json.member("status", part.words)
      for (key, date) in [("last_success" as StaticString, part.lastSuccess), ("last_failure", part.lastFailure)] {
        json.key(key)
        if let date { json.date(date) } else { json.null() }
      }
      json.member("successes", part.successCount)
      json.member("failures", part.failureCount)
      json.member("details", part.details)
    }
  }
}
