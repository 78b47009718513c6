public import AerogamiContainer

/// The regions and places that the word `home` means in lists of regions and places. A saved selection contains the
/// word itself, so a later change of the configuration also changes the selection.
public struct Home: Hashable, Sendable {
  /// The word in lowercase. It is accepted in any letter case.
  public static let word = "home"

  /// The regions and places of the user's home; empty if none are configured.
  public let places: [String]
  /// Whether a configured region has the id `home`. If so, and if no places are configured, the word means that region.
  let isRegion: Bool
  /// What the user can do to configure a home; `nil` if there is no remedy.
  let remedy: String?

  /// Creates a home. By default, no configured region has the id `home`.
  public init(places: [String], isRegion: Bool = false, remedy: String? = nil) {
    (self.places, self.isRegion, self.remedy) = (places, isRegion, remedy)
  }

  /// Returns this home for a server, which continues with the configuration that it read when it started.
  package var servedUntilRestart: Home {
    Home(places: places, isRegion: isRegion, remedy: remedy.map { "\($0), and restart the server" })
  }

  /// Returns whether a name is the word `home`.
  public static func isNamed(by name: String) -> Bool { name.equalsIgnoringASCIICase(word) }

  /// Returns names of regions and places, each once, with the word `home` replaced by its places. Keeps the word if it
  /// means a region, and throws if it is not configured.
  public func expanded(_ names: [String]) throws(HomeError) -> [String] {
    var expanded: [String] = []
    for name in names {
      if !Self.isNamed(by: name) || places.isEmpty && isRegion {
        expanded.append(name)
      } else if places.isEmpty {
        throw HomeError(remedy: remedy)
      } else {
        expanded += places
      }
    }
    return expanded.uniqued()
  }
}

/// The error for the word `home` if no home is configured.
public struct HomeError: ReportedError, Hashable {
  public let remedy: String?

  public var message: String { "\(Home.word) is not configured" }

  /// The exit code for an invalid configuration (`EX_CONFIG`).
  public var exitCode: Int32 { 78 }
}
