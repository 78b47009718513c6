import AerogamiContainer
import AerogamiCore
import Foundation

struct FormField {
  let name: String
  let title: String
  let placeholder: StaticString
  var isWide = false
  var isNumeric = false
}

extension HTMLWriter {
  /// Writes a field with its value and its error. `correction` returns the address of the page with a suggested value.
  mutating func field(
    _ field: FormField, value: String, error: InvalidField? = nil,
    correction: (_ correction: InvalidField.Correction) -> PageLink? = { _ in nil }
  ) {
    let isInvalid = error != nil
    element(.div, .class(field.isWide ? "field wide" : "field")) { html in
      html.element(.label, .for(field.name), text: field.title)
      html.empty(
        .input, .id(field.name), .name(field.name), .type("text"), .value(value), .placeholder(field.placeholder),
        .noSpellcheck, .decimalInput(field.isNumeric), .invalid(isInvalid),
        .describedBy("\(field.name)-error", if: isInvalid))
      if let error { html.error(error, of: field.name, correction: correction) }
    }
  }

  /// Writes the error of a field. The words that it suggests are links.
  mutating func error(
    _ error: InvalidField, of name: String, correction link: (_ correction: InvalidField.Correction) -> PageLink?
  ) {
    element(.p, .class("field-error"), .id("\(name)-error")) { html in
      for part in error.parts {
        if let correction = part.correction, let link = link(correction) {
          html.element(.a, .href(link), text: part.text)
        } else {
          html.sentence(part.text)
        }
      }
    }
  }

  mutating func checkbox(_ name: String, _ title: String, isChecked: Bool) {
    element(.div, .class("field check")) { html in
      html.element(.label) { html in
        html.empty(.input, .type("checkbox"), .name(name), .value("true"), .checked(isChecked))
        html.text(" \(title)")
      }
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

/// An error in a field of a form.
struct InvalidField: Error, Hashable {
  /// The name of the parameter; `nil` if the error concerns several parameters.
  let name: String?
  /// What is wrong and what to do, as one sentence without the name.
  let message: String

  init(_ name: String, _ message: String) { (self.name, self.message) = (name, message) }

  /// Creates an error in a field, or in several fields if the name is `nil`.
  init(optional name: String?, _ message: String) { (self.name, self.message) = (name, message) }

  /// Creates the error for an invalid search with parameters of these names.
  init(_ error: TripSearchError, names: [String] = TripSearch.parameterNames) {
    // The message of an error in one parameter begins with its name and a colon.
    let text = "\(error)"
    name = names.first { text.hasPrefix("\($0): ") }
    message = name.map { String(text.dropFirst($0.count + 2)) } ?? text
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

  /// The message in parts: the words that it suggests, which follow `did you mean`, and the text around them.
  var parts: [(text: String, correction: Correction?)] {
    let message = message.firstCapitalized
    let quoted = message.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count > 2, let start = message.range(of: "did you mean ")?.upperBound,
      let end = message[start...].firstIndex(of: "?")
    else { return [(message, nil)] }
    var parts: [(text: String, correction: Correction?)] = [(String(message[..<start]), nil)]
    var rest = message[start..<end]
    while !rest.isEmpty {
      let (separator, next) =
        [", or ", " or ", ", "].compactMap { separator in rest.range(of: separator).map { (separator, $0) } }
        .min { $0.1.lowerBound < $1.1.lowerBound } ?? ("", rest.endIndex..<rest.endIndex)
      let text = rest[..<next.lowerBound]
      let suggestion = text.trimming { $0 == "\"" }
      parts.append((String(text), Correction(word: String(quoted[1]), suggestion: suggestion)))
      if !separator.isEmpty { parts.append((separator, nil)) }
      rest = rest[next.upperBound...]
    }
    return parts + [(String(message[end...]), nil)]
  }

  /// Returns the error as one sentence that begins with the title of its field.
  func text(titled title: (_ name: String) -> String) -> String {
    (name.map { "\(title($0)): " } ?? "") + message
  }
}

/// The errors in the fields of a form, at least one.
struct InvalidFields: Error {
  let all: [InvalidField]

  /// The errors as one sentence, with the names of the parameters.
  var text: String { all.map { $0.text(titled: \.self) }.joined(separator: "; ") }
}
