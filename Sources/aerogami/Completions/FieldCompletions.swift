import AerogamiCore
import AerogamiLive
import AerogamiSystem
import Foundation

extension PartialCommand {
  /// The names for `--field` of the command; none if the command has no such option.
  var fieldNames: [String] {
    let words = arguments.dropFirst().prefix(2)
    let now = SystemTime.now()
    let (ids, link) = (ShortIDs([]), BookingLink(base: "", marker: nil))
    switch (words.first ?? "", words.dropFirst().first ?? "") {
    case ("fetch", _): return Rendering.trips(at: now, comparesPrices: arguments.contains("--deals")).fieldNames
    case ("dates", _):
      let hasTickets = arguments.contains("--two-tickets")
      return Rendering(Field.calendar(isOneRoute: true, showsTickets: hasTickets)).fieldNames
    case ("meet", _): return Rendering.meetings(at: now, link).fieldNames
    case ("check", _): return Rendering.checks([], at: now, ids: ids, link).fieldNames
    case ("favorites", _): return Rendering.favorites([], at: now, ids: ids, []).fieldNames
    case ("watch", _): return Rendering(WatchListCommand.fields(at: now)).fieldNames
    case ("history", "list"): return Rendering(Field<RecordedRoute>.all(at: now)).fieldNames
    case ("history", _): return LetterCode("EUR").map { Rendering(Field<DailyLow>.all(in: $0)).fieldNames } ?? []
    case ("regions", _): return Rendering(RegionsListCommand.fields).fieldNames
    case ("airports", _): return Rendering(AirportsCommand.fields).fieldNames
    case ("notify", _): return Rendering(NotifyListCommand.fields).fieldNames
    case ("status", _): return Rendering(StatusCommand.fields).fieldNames
    case ("rovers", "photos"): return Rendering(RoversPhotosCommand.fields).fieldNames
    case ("rovers", _):
      return arguments.contains("--sols")
        ? Rendering(RoversManifestCommand.solFields).fieldNames : Rendering(RoversManifestCommand.fields).fieldNames
    case ("starwars", _):
      let kind = arguments.dropFirst(2).lazy.compactMap(StarWarsKind.init).first
      return kind.map { Rendering.starWars($0).fieldNames } ?? []
    default: return []
    }
  }
}
