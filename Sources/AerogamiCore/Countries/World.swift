/// Every country of the world, which is what the mock answers with, and where the names are from that may be meant by
/// one that nobody knows.
///
/// These are the members of the United Nations and its observers, Kosovo, Taiwan, Western Sahara, and territories: those
/// that others border by land, and some that people fly to. Names, codes and borders follow REST Countries and
/// ISO 3166-1, except that a border counts for both of its sides.
enum World {
  /// By continent, and in the order of their names there.
  static let countries = [europe, asia, africa, americas, oceania].flatMap(read)

  /// The names that may be meant by one that no country has: those that it is a whole word of, else the nearest.
  static func names(like name: String) -> [String] {
    let mentioned = countries.filter { $0.isMentioned(by: name) && !$0.isNamed(name) }.map(\.name)
    if !mentioned.isEmpty { return mentioned.sorted() }
    let nearest = name.nearest(in: countries.map(\.name))
    return [nearest].compactMap(\.self).filter { $0.lowercased() != name.lowercased() }
  }

  /// A line for each country: its name, its official one where that is another, its native ones, its codes, and those of
  /// its neighbors. What is no such line, which the tests rule out, is left out.
  private static func read(_ table: String) -> [Country] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6 else { return nil }
      return Country(
        name: fields[0], officialName: fields[1].isEmpty ? fields[0] : fields[1],
        nativeNames: fields[2].split(separator: ";").map(String.init), alpha2: fields[3], alpha3: fields[4],
        borders: fields[5].split(separator: " ").map(String.init))
    }
  }
}
