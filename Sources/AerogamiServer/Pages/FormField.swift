import AerogamiCore

struct FormField {
  let name: String
  let title: String
  let placeholder: StaticString
  var isWide = false
  var isNumeric = false
}

extension HTMLWriter {
  mutating func field(_ field: FormField, value: String, error: InvalidField? = nil) {
    let isInvalid = error != nil
    element(.div, .class(field.isWide ? "field wide" : "field")) { html in
      html.element(.label, .for(field.name), text: field.title)
      html.empty(
        .input, .id(field.name), .name(field.name), .type("text"), .value(value), .placeholder(field.placeholder),
        .noSpellcheck, .decimalInput(field.isNumeric), .invalid(isInvalid),
        .describedBy("\(field.name)-error", if: isInvalid))
      if let error {
        html.element(.p, .class("field-error"), .id("\(field.name)-error")) { html in
          html.sentence(error.message.firstCapitalized)
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
