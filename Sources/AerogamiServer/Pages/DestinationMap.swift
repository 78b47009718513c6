import AerogamiCore
import Foundation

/// The layout of a map of cities with prices, in pixels from the upper left corner. The land is drawn as the airports of
/// the built-in table, which are close together wherever people live.
///
/// A Mercator projection, as people know it from other maps. It shows latitudes up to 75°, and a map that crosses the
/// antimeridian shows the whole world.
///
/// Wide and narrow screens show the same drawing at different scales. A narrow one has its own, larger labels, of which
/// fewer fit.
struct DestinationMap {
  /// A city with a price.
  struct City {
    let airportCode: String
    let price: String
    /// The price for a narrow screen.
    let shortPrice: String
  }

  /// A city in its place.
  struct PlacedCity {
    /// The index of the city in the list.
    let index: Int
    let point: Point
    /// The box of the price; `nil` if there is no free space beside the point.
    let label: Box?
    /// The box of the short price on a narrow screen.
    let narrowLabel: Box?
  }

  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Box: Equatable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
  }

  /// The sizes of a label and of the space between it and its point.
  private struct LabelStyle {
    let characterWidth, padding, height, gap: Double

    static let wide = LabelStyle(characterWidth: 7, padding: 12, height: 18, gap: 6)
    /// A phone draws these at about half their size, so that each label is 24 pixels high.
    static let narrow = LabelStyle(characterWidth: 16, padding: 22, height: 52, gap: 12)
  }

  static let width = 720.0

  let height: Double
  /// The cities whose airport is in the table, in the order of the list.
  private(set) var cities: [PlacedCity] = []
  /// The airports of departure that are in the table.
  let departures: [Point]
  /// The airports of the table, rounded to whole pixels, from top to bottom.
  let land: [(x: Int, y: Int)]

  /// Places cities, of which the first ones have their prices on the map if there is no space for all; `nil` if no
  /// airport of a city is in the table.
  init?(of list: [City], from departures: Set<String>) {
    let positions = list.map { Self.projected($0.airportCode) }
    let starts = departures.sorted().compactMap(Self.projected)
    guard let view = View(of: positions.compactMap(\.self) + starts), positions.contains(where: { $0 != nil }) else {
      return nil
    }
    height = view.height
    self.departures = starts.map(view.point)
    land = Self.land(in: view)
    // Many departures would leave no space for prices.
    let visible = starts.count <= 3 ? self.departures : []
    var taken = visible.map { Box(x: $0.x - 6, y: $0.y - 6, width: 12, height: 12) }
    var narrowTaken = visible.map { Box(x: $0.x - 12, y: $0.y - 12, width: 24, height: 24) }
    for (index, position) in positions.enumerated() {
      guard let point = position.map(view.point) else { continue }
      let city = list[index]
      let label = Self.label(city.price, .wide, at: point, in: view, beside: taken)
      let narrowLabel = Self.label(city.shortPrice, .narrow, at: point, in: view, beside: narrowTaken)
      if let label { taken.append(label) }
      if let narrowLabel { narrowTaken.append(narrowLabel) }
      cities.append(PlacedCity(index: index, point: point, label: label, narrowLabel: narrowLabel))
    }
  }

  /// Returns the position of an airport in degrees of longitude, downward; `nil` if it is not in the table.
  private static func projected(_ code: String) -> Point? { KnownAirport(code: code.uppercased()).flatMap(projected) }

  private static func projected(_ airport: KnownAirport) -> Point? {
    let latitude = min(max(airport.latitude, -75), 75)
    guard latitude.isFinite, airport.longitude.isFinite else { return nil }
    let radians = latitude * .pi / 180
    return Point(x: airport.longitude, y: -log(tan(.pi / 4 + radians / 2)) * 180 / .pi)
  }

  /// Returns the free box next to a point that is inside the map: above, below, right or left; `nil` if there is none.
  private static func label(
    _ price: String, _ style: LabelStyle, at point: Point, in view: View, beside taken: [Box]
  ) -> Box? {
    let (width, height) = (Double(price.count) * style.characterWidth + style.padding, style.height)
    let (across, up) = (width / 2 + style.gap + 2, height / 2 + style.gap)
    let centers: [(Double, Double)] = [(0, -up), (0, up), (across, 0), (-across, 0)]
    return centers.lazy.map { dx, dy in
      Box(x: point.x + dx - width / 2, y: point.y + dy - height / 2, width: width, height: height)
    }.first { box in
      box.x >= 0 && box.x + width <= Self.width && box.y >= 0 && box.y + height <= view.height
        && !taken.contains(where: box.overlaps)
    }
  }

  /// Returns the airports in the view without duplicates. Leaves out those without scheduled flights if there are many.
  private static func land(in view: View) -> [(x: Int, y: Int)] {
    var points: [Bool: Set<Int>] = [:]
    for airport in KnownAirport.all where !airport.isClosed {
      guard let point = projected(airport).map(view.point), 0...width ~= point.x, 0...view.height ~= point.y else {
        continue
      }
      points[airport.hasService, default: []].insert(Int(point.y.rounded()) * 1000 + Int(point.x.rounded()))
    }
    let served = points[true] ?? []
    let all = served.union(points[false] ?? [])
    return (all.count <= 3000 ? all : served).sorted().map { (x: $0 % 1000, y: $0 / 1000) }
  }

  /// The part of the world that a map shows.
  private struct View {
    let left: Double
    let top: Double
    let scale: Double
    let height: Double

    /// Creates a view with all points and some space around them; `nil` without points.
    init?(of points: [Point]) {
      guard let first = points.first else { return nil }
      var (low, high) = (first, first)
      for point in points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      let space = max(high.x - low.x, high.y - low.y, 6) * 0.1
      let extent = Point(x: high.x - low.x + 2 * space, y: high.y - low.y + 2 * space)
      // A map is at least twice as wide as high, and at most 1.2 times as high as wide.
      let width = max(extent.x, extent.y / 1.2)
      let height = max(extent.y, width / 2)
      (left, top) = ((low.x + high.x - width) / 2, (low.y + high.y - height) / 2)
      scale = DestinationMap.width / width
      self.height = (height * scale).rounded()
    }

    func point(_ position: Point) -> Point {
      Point(x: (position.x - left) * scale, y: (position.y - top) * scale)
    }
  }
}
