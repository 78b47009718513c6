import Foundation

/// Trips in the format of the service, with fixed dates: three are for sale until the year 2100, and
/// one has expired.
///
/// | id       | price      | departs    | away   | created | built-in region |
/// | -------- | ---------- | ---------- | ------ | ------- | --------------- |
/// | bergamo  | 19.90 EUR  | 2030-05-02 |        | second  | blc             |
/// | malaga   | 72 EUR     | 2030-03-15 | 3 days | first   | scd             |
/// | new-york | 328.60 EUR | 2030-01-10 | 6 days | third   | EU              |
/// | milan    | 31.5 EUR   | 2030-02-01 | 2 days | before  | EU, has expired |
enum SampleTrips {
  static let all = list(malaga, milan, newYork, bergamo)

  static func list(_ trips: String...) -> String { "[" + trips.joined(separator: ",\n") + "]" }

  static let malaga = """
    {"id":"malaga","price":72,"currency":"EUR","airlines":"FR","flight_number":4048,
     "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},
     "destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},
     "departure_at":1899830400000,"return_at":1900095300000,"created_at":1793527200000,"expires_at":4102444800000}
    """
  static let bergamo = """
    {"id":"bergamo","price":19.90,"currency":"EUR","airlines":"W6","flight_number":2843,
     "departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},
     "destination":{"city":"Bergamo","country_code":"IT","airport_code":"BGY"},
     "departure_at":1903932300000,"return_at":null,"created_at":1793613600000,"expires_at":4102444800000}
    """
  static let newYork = """
    {"id":"new-york","price":328.60,"currency":"EUR","airlines":"VS,DL","flight_number":3,
     "departure":{"city":"London","country_code":"GB","airport_code":"LHR"},
     "destination":{"city":"New York","country_code":"US","airport_code":"JFK"},
     "departure_at":1894272300000,"return_at":1894790700000,"created_at":1793700000000,"expires_at":4102444800000}
    """
  static let milan = """
    {"id":"milan","price":31.5,"currency":"EUR","airlines":"U2","flight_number":5199,
     "departure":{"city":"Berlin","country_code":"DE","airport_code":"BER"},
     "destination":{"city":"Milan","country_code":"IT","airport_code":"MXP"},
     "departure_at":1896189600000,"return_at":1896362400000,"created_at":1790848800000,"expires_at":1735689600000}
    """
}

extension Aerogami {
  /// Makes the environment `dev` use the built-in regions with the sample trips.
  func useSampleTrips() throws {
    try write(SampleTrips.all, to: "Config/trips.json")
    try write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/dev.json")
  }
}
