import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

struct FormField {
  let name: String
  var title: String
  let placeholder: StaticString
  var isWide = false
  var isNumeric = false
  var kind = Kind.text

  /// What a field takes, for the browser's own pickers and for suggestions.
  enum Kind {
    case text, places, placesAndRegions, day, month, weekdays

    fileprivate var isOfPlaces: Bool { self == .places || self == .placesAndRegions }
  }

  /// The field without a picker.
  var typed: FormField {
    var field = self
    if !kind.isOfPlaces { field.kind = .text }
    return field
  }

  /// The type of the input. A picker would drop a value that is not a plain day or month, such as `next`.
  fileprivate func inputType(for value: String) -> StaticString {
    switch kind {
    case .day where value.isEmpty || DepartureDays(day: value) != nil: "date"
    case .month where value.isEmpty || DepartureDays(month: value) != nil: "month"
    default: "text"
    }
  }
}

extension HTMLWriter {
  /// Writes a field with its value and those of the errors that are its own. `correction` returns the address of the page
  /// with a suggested value.
  mutating func field(
    _ field: FormField, value: String, errors: [InvalidField],
    correction: (_ correction: InvalidField.Correction) -> PageLink? = { _ in nil }
  ) {
    if field.kind == .weekdays {
      // A value that is not a list of weekdays stays in a plain field, beside its error.
      let chosen: Set<Weekday>? = value.isEmpty ? [] : (try? TripSearch.Parameters.days.value(value))
      if let chosen, !errors.contains(where: { $0.name == field.name }) { return weekdays(field, chosen) }
    }
    let errors = errors.filter { $0.name == field.name }
    let isInvalid = !errors.isEmpty
    let focus = self.focus(if: isInvalid)
    element(.div, .class(field.isWide ? "field wide" : "field")) { html in
      html.element(.label, .for(field.name), text: field.title)
      html.empty(
        .input, .id(field.name), .name(field.name), .type(field.inputType(for: value)), .value(value),
        .placeholder(field.placeholder), .noSpellcheck,
        .suggestsPlaces(field.kind.isOfPlaces, andRegions: field.kind == .placesAndRegions),
        .decimalInput(field.isNumeric), .invalid(isInvalid),
        .describedBy("\(field.name)-error", if: isInvalid), focus)
      if isInvalid { html.errors(errors, of: field.name, correction: correction) }
    }
  }

  /// Writes a checkbox for each day of the week. All have the name of the field.
  private mutating func weekdays(_ field: FormField, _ chosen: Set<Weekday>) {
    element(.div, .class("field wide weekdays"), .role("group"), .label(field.title)) { html in
      html.element(.span, .class("title"), text: field.title)
      html.element(.div, .class("days")) { html in
        for day in Weekday.allCases {
          let name = "\(day)".prefix(3)
          html.element(.label) { html in
            html.empty(.input, .type("checkbox"), .name(field.name), .value("\(name)"), .checked(chosen.contains(day)))
            html.text(" \(name.capitalized)")
          }
        }
      }
    }
  }

  /// Writes the errors of a form as a list above it. Each is a link to its field, if the form has it. `title` returns the
  /// title of a field, or another name unchanged.
  mutating func invalidFields(_ errors: [InvalidField], titled title: (_ name: String) -> String) {
    guard !errors.isEmpty else { return }
    element(.ul, .class("notes")) { html in
      for error in errors {
        html.element(.li, .class("note warning")) { html in
          let text = error.text(titled: title).firstCapitalized
          if let id = error.fieldID, title(error.name ?? "") != error.name {
            html.element(.a, .href(PageLink("", fragment: id))) { $0.sentence(text) }
          } else {
            html.failure(text)
          }
        }
      }
    }
    newline()
  }

  /// Writes the errors of a field. The words that they suggest are links.
  mutating func errors(
    _ errors: [InvalidField], of name: String, correction link: (_ correction: InvalidField.Correction) -> PageLink?
  ) {
    element(.p, .class("field-error"), .id("\(name)-error")) { html in
      let parts = errors.map(\.parts).joined(separator: [(text: ". ", correction: nil)])
      for part in parts {
        if let correction = part.correction, let link = link(correction) {
          html.element(.a, .href(link), text: part.text)
        } else {
          html.sentence(part.text)
        }
      }
    }
  }

  mutating func checkbox(_ name: String, _ title: String, isChecked: Bool, errors: [InvalidField] = []) {
    let errors = errors.filter { $0.name == name }
    let isInvalid = !errors.isEmpty
    let focus = self.focus(if: isInvalid)
    element(.div, .class("field check")) { html in
      html.element(.label) { html in
        html.empty(
          .input, .id(name), .type("checkbox"), .name(name), .value("true"), .checked(isChecked), .invalid(isInvalid),
          .describedBy("\(name)-error", if: isInvalid), focus)
        html.text(" \(title)")
      }
      if isInvalid { html.errors(errors, of: name) { _ in nil } }
    }
  }

  /// Writes a field with a choice of values, and its errors. A value that is none of them selects the first.
  mutating func choice(
    _ name: String, _ title: String, _ options: [(value: String, title: String)], chosen: String, errors: [InvalidField]
  ) {
    let errors = errors.filter { $0.name == name }
    let isInvalid = !errors.isEmpty
    let focus = self.focus(if: isInvalid)
    element(.div, .class("field")) { html in
      html.element(.label, .for(name), text: title)
      html.element(
        .select, .id(name), .name(name), .invalid(isInvalid), .describedBy("\(name)-error", if: isInvalid), focus
      ) { html in
        for (value, title) in options {
          html.element(.option, .value(value), .selected(value == chosen), text: title)
        }
      }
      if isInvalid { html.errors(errors, of: name) { _ in nil } }
    }
  }

  /// Writes the button that sends a form, and a link to the empty form or another page.
  mutating func actions(submit: String, clear: PageLink, clearTitle: String = "Clear") {
    element(.div, .class("actions")) { html in
      html.element(.button, .class("button primary"), .type("submit"), text: submit)
      html.element(.a, .href(clear), text: clearTitle)
    }
  }
}

extension [(name: String, value: String)?] {
  /// The parameters, in which the checkboxes of the weekdays, which have the same name, are one list such as `fri,sat`.
  var joiningWeekdays: Self {
    var joined: Self = []
    for parameter in self {
      let index = joined.firstIndex { $0?.name == parameter?.name && $0 != nil }
      if let index, let parameter, ["days", "return_days"].contains(parameter.name),
        let before = joined[index]?.value, !before.isEmpty, !parameter.value.isEmpty
      {
        joined[index]?.value = "\(before),\(parameter.value)"
      } else {
        joined.append(parameter)
      }
    }
    return joined
  }
}

/// An error in a field of a form.
struct InvalidField: Error, Hashable {
  /// The name of the parameter at whose field the error is shown; `nil` if no field can show it.
  var name: String?
  /// The index among the fields with this name.
  var index = 0
  /// The id of the field; `nil` if no field can show the error.
  var fieldID: String? { name.map { $0 == "home" ? "home-\(index + 1)" : $0 } }
  /// What is wrong and what to do, as one sentence.
  let message: String
  /// Whether the message itself names the field, as an error in several fields does.
  let isNamed: Bool

  init(_ name: String, _ message: String) { (self.name, self.message, isNamed) = (name, message, false) }

  /// Creates the error for an invalid search. `names` are those in the error's message.
  init(_ error: TripSearchError, naming names: FieldNames = .parameters) {
    let text = "\(error)"
    name = error.field
    // The message of an error in one parameter begins with its name and a colon.
    let start = name.map { "\(names($0)): " } ?? ""
    message = text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text
    isNamed = !text.hasPrefix(start)
  }

  /// Creates the error for an invalid watch.
  init(_ refusal: WatchRefusal) {
    (message, isNamed) = ("\(refusal)", refusal.isNamed)
    switch refusal.reason {
    case .invalid(let field): name = field
    // Another watch has the name.
    case .conflict, .unknown: name = "name"
    }
  }

  /// A word that an error suggests instead of an invalid one.
  struct Correction: Equatable {
    let word: String
    let suggestion: String

    /// Returns the words of a field, separated by commas, with the suggestion.
    func applied(to value: String) -> String {
      let words = value.commaSeparated ?? []
      guard words.contains(word) else { return suggestion }
      return words.map { $0 == word ? suggestion : $0 }.joined(separator: ",")
    }
  }

  /// The message in parts: the words that it suggests, and the text around them. The words follow `did you mean`, or are
  /// the codes that an ambiguous name may mean.
  var parts: [(text: String, correction: Correction?)] {
    let message = shown.firstCapitalized
    let quoted = message.split(separator: "\"", omittingEmptySubsequences: false)
    if quoted.count > 2, message.hasSuffix("; write a code") {
      return Self.parts(withCodesIn: message, word: String(quoted[1]))
    }
    guard let start = message.range(of: "did you mean ", options: .caseInsensitive)?.upperBound,
      let end = message[start...].firstIndex(of: "?")
    else { return [(message, nil)] }
    // An error about the whole value, such as a reversed range, does not quote a word.
    let word = message[..<start].contains("\"") ? String(quoted[1]) : ""
    var parts: [(text: String, correction: Correction?)] = [(String(message[..<start]), nil)]
    var rest = message[start..<end]
    while !rest.isEmpty {
      let (separator, next) =
        [", or ", " or ", ", "].compactMap { separator in rest.range(of: separator).map { (separator, $0) } }
        .min { $0.1.lowerBound < $1.1.lowerBound } ?? ("", rest.endIndex..<rest.endIndex)
      let text = rest[..<next.lowerBound]
      let suggestion = text.trimming { $0 == "\"" }
      parts.append((String(text), Correction(word: word, suggestion: suggestion)))
      if !separator.isEmpty { parts.append((separator, nil)) }
      rest = rest[next.upperBound...]
    }
    return parts + [(String(message[end...]), nil)]
  }

  /// Returns a message such as `"Barcelona" is in Spain (BCN) and Venezuela (BLA); write a code` in parts.
  private static func parts(
    withCodesIn message: String, word: String
  ) -> [(text: String, correction: Correction?)] {
    var (parts, rest): ([(text: String, correction: Correction?)], Substring) = ([], message[...])
    while let code = rest.firstMatch(of: /[(,] ?([A-Z]{3})(?=[,)])/)?.output.1 {
      parts.append((String(rest[..<code.startIndex]), nil))
      parts.append((String(code), Correction(word: word, suggestion: String(code))))
      rest = rest[code.endIndex...]
    }
    return parts + [(String(rest), nil)]
  }

  /// The message without the list of known words after a suggestion, which is for those without a field to choose in.
  private var shown: String {
    message.range(of: "? Known: ").map { "\(message[..<$0.lowerBound])?" } ?? message
  }

  /// Returns the error as one sentence that begins with the title of its field.
  func text(titled title: (_ name: String) -> String) -> String {
    (isNamed ? "" : name.map { "\(title($0)): " } ?? "") + shown
  }
}

/// The errors in the fields of a form, at least one.
struct InvalidFields: Error {
  let all: [InvalidField]

  /// The errors as one sentence, with the names of the parameters.
  var text: String { all.map { $0.text(titled: \.self) }.joined(separator: "; ") }
}
