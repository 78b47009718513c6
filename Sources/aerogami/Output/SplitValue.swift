import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

extension UsageError {
  /// Returns the error for an option whose value continues in the next words, such as `--to New York`, `--days fri sat`
  /// or `--max-price 60 GBP`; `nil` if there is none. The parser takes these words for arguments, such as places of
  /// departure.
  static func splitValue(in words: ArraySlice<String>) -> UsageError? {
    let words = words.prefix { $0 != "--" }
    for (index, word) in zip(words.indices, words) where word.hasPrefix("--") {
      let option = String(word.prefix { $0 != "=" })
      let value = option == word ? [] : [String(word.dropFirst(option.count + 1))]
      let parts: [String] = value + words[(index + 1)...].prefix { $0 == "-" || !$0.hasPrefix("-") }
      // The name of a place has at most five words, and a list of them may have more.
      for count in (2...9).reversed() where count <= parts.count {
        guard let whole = SplitValue(words: parts, count: count).text(of: option) else { continue }
        let typed = parts.prefix(count).joined(separator: " ").printable(maxLength: 60)
        let command = [option, whole].asCommand
        if whole == parts[0] {
          return UsageError(
            message: "\(option) accepts only \"\(whole.printable(maxLength: 60))\" of \"\(typed)\"",
            remedy: "leave out the other words: \(command)")
        }
        let rule = whole.contains(" ") ? "put values with spaces in quotation marks" : "write it as one word"
        return UsageError(message: "\(option) has only a part of \"\(typed)\"", remedy: "\(rule): \(command)")
      }
    }
    return nil
  }
}

/// The words after an option, of which the first ones may make its value together.
private struct SplitValue {
  /// The words up to the next option.
  let words: [String]
  /// The number of words that may make the value, at least 2.
  let count: Int

  private var value: ArraySlice<String> { words.prefix(count) }

  /// Returns the words as one value that the option accepts; the first word if the option accepts only that. Returns
  /// `nil` if they make no value, or if one of them is probably an argument: a false error is worse than a missing one.
  func text(of option: String) -> String? {
    // A word such as `and` is followed by a part of the value.
    if [",", "-", "–", "to"].contains(words[count - 1]) || joinsList(words[count - 1]) { return nil }
    switch option {
    case "--from": return places(of: option) ?? otherDepartures
    case "--meet", "--regions", "--to": return places(of: option)
    case "--region": return regions
    case "--airline": return airlines
    case "--days", "--return-days":
      return list.flatMap { checked($0, TripSearch.Parameters.days) }.flatMap { hasPlace(in: 1..<count) ? nil : $0 }
    case "--people": return list.flatMap { checked($0, MeetingText.Parameters.people) }
    case "--month": return month.flatMap { hasPlace(in: 1..<count) ? nil : $0 }
    case "--date", "--depart", "--depart-after", "--depart-before":
      return checked(value.joined(separator: "-"), TripSearch.Parameters.date)
    case "--nights": return range.flatMap { checked($0, TripSearch.Parameters.nights) }
    case "--depart-hours", "--return-hours": return range.flatMap { checked($0, TripSearch.Parameters.departHours) }
    case "--max-price": return price.flatMap { checked($0, TripSearch.Parameters.maxPrice) }
    case "--below": return price.flatMap { checked($0, WatchTriggers.Parameters.below) }
    case "--drop":
      // A fall has no currency.
      let amount = price == nil ? nil : checked(words[0], WatchTriggers.Parameters.drop)
      return amount ?? withUnit("%").flatMap { checked($0, WatchTriggers.Parameters.drop) }
    case "--nearby": return withUnit("km").flatMap { checked($0, TripSearch.Parameters.nearby) }
    case "--deadline", "--every", "--max-age", "--older-than", "--since", "--timeout":
      guard count == 2, let unit = unitOfTime(words[1]) else { return nil }
      return Duration(withUnit: words[0] + unit) == nil ? nil : words[0] + unit
    default: return nil
    }
  }

  /// Returns a text if it is a value of a parameter; otherwise `nil`.
  private func checked<Value>(_ text: String, _ parameter: TripSearchParameter<Value>) -> String? {
    (try? parameter.value(text)) == nil ? nil : text
  }

  /// The words with a comma instead of each word that joins a list.
  private var listText: String { value.map { joinsList($0) ? "," : $0 }.joined(separator: " ") }

  /// The list of the words, such as `fri,sat`; `nil` if it has no entries.
  private var list: String? { listText.replacing(" ", with: ",").commaSeparated?.joined(separator: ",") }

  /// The range with two bounds in the words, such as `3-5` for `3 - 5`; `nil` if they have other parts.
  private var range: String? {
    let bounds = value.joined(separator: " ").split { " -–".contains($0) }.filter { $0 != "to" }
    return bounds.count == 2 ? bounds.joined(separator: "-") : nil
  }

  private var price: String? {
    count == 2 && value.contains(where: isCurrency) ? value.joined(separator: " ") : nil
  }

  private func withUnit(_ unit: String) -> String? {
    count == 2 && words[1].lowercased() == unit ? words[0] + unit : nil
  }

  /// The month of two words, such as `2027-01` for `jan 2027`. Of several months, the first one.
  private var month: String? {
    let months = value.filter { !joinsList($0) && !["-", "–", "month", "to"].contains($0) }
    func isYear(_ word: String) -> Bool { word.utf8.count == 4 && Int(digits: word) != nil }
    if months.count == 2, let year = months.first(where: isYear), let other = months.first(where: { !isYear($0) }) {
      var number = Int(digits: other)
      if case .month(let named)? = try? TripSearch.Parameters.month.value(other) { number = named }
      return number.flatMap { checked("\(year)-\($0 < 10 ? "0" : "")\($0)", TripSearch.Parameters.month) }
    }
    return months.allSatisfy { checked($0, TripSearch.Parameters.month) != nil } ? months.first : nil
  }

  /// The list of places if the words continue the last name of the first word, or join other names with a comma or
  /// `and`.
  private func places(of option: String) -> String? {
    guard let given = words[0].commaSeparated else { return nil }
    // The other places are departures as well.
    let hasComma = words[0].hasSuffix(",") || words[1].hasPrefix(",")
    if option == "--regions", hasComma, !joinsList(words[1]) { return nil }
    func isPlace(_ name: String) -> Bool {
      guard name.split(separator: " ").count <= 5 else { return false }
      return Place.isKnown(name) || Home.isNamed(by: name) || option == "--regions" && Place.isPartOfWorld(name)
    }
    // The names of some countries contain `and`. Several places after one --meet would be one home.
    let texts = [value.joined(separator: " ")] + (option == "--meet" ? [] : [listText])
    for names in texts.lazy.compactMap(\.commaSeparated) where names != given {
      if option == "--meet", names.count > given.count { continue }
      if names.dropFirst(given.count - 1).allSatisfy(isPlace) { return names.joined(separator: ",") }
    }
    return nil
  }

  /// The list of places of departure if no trip from the other words could match the first one. A word in lowercase may
  /// be the name of a watch.
  private var otherDepartures: String? {
    guard count == words.count, let given = words[0].commaSeparated else { return nil }
    let others = joiningNames(words.dropFirst().flatMap { $0.commaSeparated ?? [] })
    let search = TripSearch(from: given.compactMap { Place($0) })
    guard search.from.count == given.count, others.allSatisfy({ $0.contains(where: \.isUppercase) }),
      search.sameEnds(from: others) != nil
    else { return nil }
    return (given + others).joined(separator: ",")
  }

  /// The list of regions and places if the other words of the command are ids, which have no capitals.
  private var regions: String? {
    let names = joiningNames(value.filter { !joinsList($0) }.flatMap { $0.commaSeparated ?? [] })
    let arePlaces = names.dropFirst().allSatisfy { $0.contains(where: \.isUppercase) && Place.isKnown($0) }
    return arePlaces ? names.joined(separator: ",") : nil
  }

  /// The list of airlines. Their names may have spaces, and commas between them may be missing.
  private var airlines: String? {
    let given = words[0].commaSeparated ?? []
    func isKnown(_ name: String) -> Bool { checked(name, TripSearch.Parameters.airline) != nil }
    var names: [String] = []
    func isAirline(_ name: String) -> Bool {
      if names.count < given.count, name == given[names.count] { return true }
      // Two letters may be the code of a country or a region.
      return (name.utf8.count > 2 || name.contains(where: \.isNumber)) && isKnown(name)
    }
    for text in listText.commaSeparated ?? [] {
      var rest = text.split(separator: " ")[...]
      while !rest.isEmpty {
        let count = (1...4).last { $0 <= rest.count && isAirline(rest.prefix($0).joined(separator: " ")) }
        guard let count else { return nil }
        names.append(rest.prefix(count).joined(separator: " "))
        rest = rest.dropFirst(count)
      }
    }
    // `Air Malta` is an airline, but `Ryanair Malta` is an airline and a place.
    guard let last = given.last, !isKnown(last) || !hasPlace(in: 1..<2) else { return nil }
    return names.joined(separator: ",")
  }

  /// Whether one of some words, given by their indices, is rather the start of the name of a place than a part of the
  /// value.
  private func hasPlace(in indices: Range<Int>) -> Bool {
    indices.contains { index in
      let (word, before) = (words[index], words[index - 1])
      if joinsList(word) || ["-", "–", "to"].contains(word) { return false }
      // `mar` is a month, but begins the name of Mar del Plata.
      if joiningNames(Array(words[index...].prefix(5))).first?.placeKey != word.placeKey { return true }
      if joinsList(before) || before.hasSuffix(",") || word.hasPrefix(",") { return false }
      // `sat` is a day, but `SAT` is the airport of San Antonio.
      let name = word.commaSeparated?.first ?? word
      return Place.isKnown(name) && !Place.isCodeInOtherCase(name)
    }
  }
}

/// Returns the unit of time of a word, such as `h` for `hours`; `nil` for any other word.
private func unitOfTime(_ word: String) -> String? {
  let word = word.lowercased()
  let names = ["sec", "second", "min", "minute", "hr", "hour", "day", "week"]
  return word.utf8.count == 1 || names.contains { word == $0 || word == $0 + "s" } ? String(word.prefix(1)) : nil
}

/// Whether a word beside an amount is its currency. Rare currencies are not, if their code is that of an airport in
/// service: `MAD` is Madrid. And `all` means all regions.
private func isCurrency(_ word: String) -> Bool {
  let code = word.uppercasedASCII
  if PriceLimit.currencyNames[word.lowercased()] != nil { return true }
  if CompletionKind.commonCurrencies.contains(code) { return true }
  return UserSetting.currencies.contains(code) && code != "ALL" && KnownAirport(code: code)?.hasService != true
}
