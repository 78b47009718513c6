import AerogamiContainer
import AerogamiCore
import Foundation
import HTTPTypes

/// The HTML around the content of each page, which all pages share.
struct Page {
  /// The pages that the navigation links to.
  enum Section: String, CaseIterable {
    case trips = "Trips"
    case dates = "Dates"
    case prices = "Prices"
    case meet = "Meet"
    case favorites = "Favorites"
    case watches = "Watches"
    case status = "Status"

    /// Creates the section of a target, such as `/watches/pause?name=spain`: ``trips`` if it is in no other.
    init(of target: String) {
      let segment = target.dropFirst().prefix { !"/?".contains($0) }
      self = Self.allCases.first { $0.link.text == "/\(segment)" } ?? .trips
    }

    fileprivate var link: PageLink {
      switch self {
      case .trips: PageLink("/")
      case .dates: PageLink("/dates")
      case .prices: PageLink("/history")
      case .meet: PageLink("/meet")
      case .favorites: PageLink("/favorites")
      case .watches: PageLink("/watches")
      case .status: PageLink("/status")
      }
    }
  }

  /// The title, for the tab of a browser.
  let title: String
  /// The page's own section; `nil` if the navigation does not link to the page.
  var section: Section?
  /// The page to load instead of this one if the browser does not run scripts; `nil` to stay on this page.
  var linkWithoutScripts: PageLink?
  /// The feeds with the content of the page.
  var feeds: [PageFeed] = []
  /// Whether the footer shows the version; `false` for error pages, which clients without the password may get.
  var showsVersion = true

  /// Returns the HTML of the page. `content` writes the content of `main`.
  func html<E: Error>(content: (inout HTMLWriter) throws(E) -> Void) throws(E) -> HTML {
    var html = HTMLWriter()
    html.doctype()
    try html.element(.html, .lang("en")) { html throws(E) in
      head(&html)
      try html.element(.body) { html throws(E) in
        html.element(.a, .class("skip"), .href(PageLink("", fragment: "main")), text: "Skip to content")
        header(&html)
        try html.element(.main, .id("main"), .tabIndex(-1), content: content)
        html.element(.footer, .class("site-footer")) { html in
          let version = showsVersion ? " \(aerogamiVersion)" : ""
          html.element(
            .p,
            text: "aerogami\(version). Prices come from other services and change quickly: check them where you book.")
        }
        sprite(&html)
      }
    }
    html.newline()
    return html.html
  }

  private func head(_ html: inout HTMLWriter) {
    html.element(.head) { html in
      html.empty(.meta, .utf8)
      html.empty(.meta, .metaName("viewport"), .content("width=device-width, initial-scale=1"))
      // Without this, `POST` requests have `Origin: null`, which fails over plain HTTP. Other sites get no referrer.
      html.empty(.meta, .metaName("referrer"), .content("same-origin"))
      html.element(.title, text: "\(title) – aerogami")
      html.empty(.link, .rel("stylesheet"), .href(Asset.style.link))
      html.empty(.link, .rel("icon"), .type("image/svg+xml"), .href(Asset.icon.link))
      for feed in feeds {
        html.empty(.link, .rel("alternate"), .type(feed.type), .href(feed.link), .title(feed.name))
      }
      html.empty(.script, .src(Asset.script.link), .deferred)
      if let linkWithoutScripts {
        html.element(.noscript) { $0.empty(.meta, .refresh, .content(refreshTo: linkWithoutScripts)) }
      }
    }
    html.newline()
  }

  private func header(_ html: inout HTMLWriter) {
    html.element(.header, .class("site-header")) { html in
      html.element(.a, .class("brand"), .href(PageLink("/"))) { html in
        html.element(.svg, .viewBox(32, 32), .ornament) { html in
          html.empty(.path, .class("plane-c"), .path("M2 14 30 3 12 18Z"))
          html.empty(.path, .class("plane-a"), .path("M30 3 12 18 22 25Z"))
          html.empty(.path, .class("plane-b"), .path("M12 18v10l4.2-7.1Z"))
        }
        html.text("aerogami")
      }
      html.element(.nav, .class("site-nav"), .label("Main")) { html in
        html.element(.ul) { html in
          for section in Section.allCases {
            html.element(.li) { html in
              html.element(.a, .href(section.link), .current(section == self.section), text: section.rawValue)
            }
          }
        }
      }
    }
    html.newline()
  }

  /// Writes the drawing of the star, to which all favorite buttons refer.
  private func sprite(_ html: inout HTMLWriter) {
    html.element(.svg, .class("vh"), .ornament) { html in
      html.element(.symbol, .id("star"), .viewBox(24, 24)) { html in
        html.empty(
          .path,
          .path("m12 3.2 2.75 5.6 6.15.9-4.45 4.35 1.05 6.15L12 17.3l-5.5 2.9 1.05-6.15L3.1 9.7l6.15-.9Z"))
      }
    }
  }
}

/// The feed that has the content of a page, for feed readers and calendars.
struct PageFeed {
  let link: PageLink
  let type: StaticString
  /// The text of the visible link.
  let title: String
  /// What a reader calls the feed, to distinguish the feeds of a page; `nil` for the only one.
  var name: String?

  static func trips(_ form: SearchForm) -> PageFeed {
    PageFeed(
      link: PageLink("/trips.atom", query: form.parameters.filter { $0.name != "wait" }), type: "application/atom+xml",
      title: "Follow this search in a feed reader")
  }

  static let favorites = PageFeed(
    link: PageLink("/favorites.ics"), type: "text/calendar", title: "Show these flights in a calendar")

  static func watch(_ name: String) -> PageFeed {
    PageFeed(
      link: .feed(of: name), type: "application/atom+xml", title: "Follow this watch in a feed reader", name: name)
  }
}

extension HTMLWriter {
  mutating func link(to feed: PageFeed) {
    element(.p, .class("feed")) { $0.element(.a, .href(feed.link), text: feed.title) }
  }
}

/// A file of the web pages. Its name contains a hash of its content, so browsers may cache it forever.
struct Asset: Sendable {
  let link: PageLink
  /// The last segment of the path, such as `style-0a1b2c3d.css`.
  let fileName: String
  let contentType: String
  let bytes: [UInt8]

  private init(_ name: String, _ fileExtension: String, type: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    contentType = type
    fileName = "\(name)-\(String(UInt32(truncatingIfNeeded: fnv1a(bytes)), radix: 16)).\(fileExtension)"
    link = PageLink("/assets/", fileName)
  }

  static let all = [style, script, icon]
  static let style = Asset("style", "css", type: "text/css; charset=utf-8", PackageResources.style_css)
  /// The script of all pages. Everything works without it.
  static let script = Asset("script", "js", type: "text/javascript; charset=utf-8", PackageResources.script_js)
  /// The paper plane of the header, as the icon of a browser's tab.
  static let icon = Asset("icon", "svg", type: "image/svg+xml", PackageResources.icon_svg)
}

extension RouteResponse {
  /// Creates a response with a page.
  init(_ status: HTTPResponse.Status = .ok, page: HTML) {
    self.init(status, contentType: "text/html; charset=utf-8", body: page.bytes)
    self.page = page
  }

  /// Creates a response with a page about an error: its message and, after a semicolon, its remedy. The page links to
  /// the section of the request's target.
  init(_ status: HTTPResponse.Status, errorPage text: String, at target: String = "/") {
    let section = Page.Section(of: target)
    let page = Page(title: status.reasonPhrase, showsVersion: false).html { html in
      html.element(.section, .class("sheet folded problem"), .labelledBy("problem")) { html in
        html.element(.p, .class("code"), text: "\(status.code) \(status.reasonPhrase)")
        html.element(.h1, .id("problem")) { $0.sentence(text.inOneLine.firstCapitalized) }
        if text != text.inOneLine {
          html.element(.details) { html in
            html.element(.summary, text: "Details")
            html.element(.p) { $0.sentence(text) }
          }
        }
        html.element(.p, .class("actions")) { html in
          if section != .trips {
            html.element(.a, .class("button primary"), .href(section.link), text: section.rawValue)
          }
          html.element(
            .a, .class(section == .trips ? "button primary" : "button"), .href(PageLink("/")), text: "Find trips")
        }
      }
    }
    self.init(status, page: page)
    if status.isServiceFailure { failure = text }
  }
}

extension String {
  /// The text with an uppercase first letter.
  var firstCapitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension Date {
  /// The day in UTC for people, such as `Sat 3 Jan 2097`.
  var dayInWords: String { weekdayText.replacing("  ", with: " ") }

  /// The day and the time in UTC for people, such as `Sat 3 Jan 2097 06:40`.
  var minuteInWords: String { "\(dayInWords) \(hourText)" }
}

extension TripDates {
  /// The dates for people, such as `departing Sat 3 Jan 2097, back Tue 6 Jan 2097`.
  var onPage: String {
    let days = [departure, returning].map { $0.map { Date(dayNumber: $0).dayInWords } }
    return "departing \(days[0] ?? "")" + (days[1].map { ", back \($0)" } ?? "")
  }
}

/// A route in a heading, with the names of the cities if the airports are known.
struct RouteTitle {
  let route: Route

  init(_ route: Route) { self.route = route }

  func write(to html: inout HTMLWriter) {
    airport("\(route.departure)", &html)
    html.element(.i, .class("to"), text: " to ")
    airport("\(route.destination)", &html)
  }

  private func airport(_ code: String, _ html: inout HTMLWriter) {
    html.element(.span, .class("code"), text: code)
    let city = TripLocation(city: "", countryCode: "", airportCode: code).cityName
    if !city.isEmpty { html.text(" \(city)") }
  }

  /// Returns the address of the page with the trips of the route, with further parameters of the search.
  func tripsLink(_ parameters: [(name: String, value: String)] = []) -> PageLink {
    PageLink("/", query: [("regions", "\(route.departure)"), ("to", "\(route.destination)")] + parameters)
  }
}

extension HTMLWriter {
  /// Writes a figure of a description list: a term, its value and a remark.
  mutating func figure(_ term: String, _ value: String, _ remark: String?) {
    element(.div) { html in
      html.element(.dt, text: term)
      html.element(.dd) { html in
        // Each word stays whole: a browser would break a date after a hyphen.
        for (index, word) in value.split(separator: " ").enumerated() {
          if index > 0 { html.text(" ") }
          if word.contains("-") { html.element(.span, .class("whole"), text: "\(word)") } else { html.text("\(word)") }
        }
        if let remark {
          html.text(" ")
          html.element(.small, text: remark)
        }
      }
    }
  }
}
