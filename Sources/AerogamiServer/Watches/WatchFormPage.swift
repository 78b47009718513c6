import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// The page with the form of a watch.
///
/// The form sends its fields with GET to this page, which checks them. If they are valid, the page has the watch in words
/// and the button that saves it instead of the form, so that no request has a body, and what is saved was checked.
struct WatchFormPage {
  let environment: ServedEnvironment
  let form: WatchForm
  /// Whether the watch is added; otherwise, it is changed.
  let isNew: Bool
  /// The watch to save, if the fields are valid.
  var checked: Watch?
  var errors: [InvalidField] = []
  /// Whether another watch has the name, or the watch was changed after its form was opened.
  var hasConflict = false
  /// Whether the form was to change a watch that does not exist now.
  var isRemoved = false

  func html() -> HTML {
    let title = isNew ? "Watch this search" : "Change \(form.name)"
    return Page(title: title, section: .watches).html { html in
      html.element(.h1, text: title)
      html.element(.p) { $0.sentence(WatchWords.search(form.search)) }
      html.element(.p, .class("crumbs")) { html in
        // After the form was sent, the search page would lose what was entered.
        if !isNew {
          html.element(.a, .href(searchLink), text: "Show what it finds now")
        } else if checked == nil {
          html.element(.a, .href(searchLink), text: "Change the search")
        }
        if hasConflict, isNew {
          html.element(.a, .href(WatchesPage.link(to: form.name)), text: "Show the watch \(form.name)")
        } else if hasConflict {
          let link = PageLink("/watches/edit", query: [("name", form.name)])
          html.element(.a, .href(link), text: "Open the watch again")
        }
      }
      let others = errors.filter { $0.name.map { !shownFields.contains($0) } ?? true }
      let removed = "There is no watch \"\(form.name.printable(maxLength: 60))\" now; save this as a new one"
      var notes = isRemoved ? [removed] : []
      notes += others.map { $0.text(titled: Self.title(of:)).firstCapitalized }
      if let checked, let note = environment.limitNote(of: checked) { notes.append(note.firstCapitalized) }
      html.notes(notes, [])
      if let checked { confirmation(checked, &html) } else { write(&html) }
    }
  }

  private var path: StaticString { isNew ? "/watches/new" : "/watches/edit" }

  /// The address of the page that searches once.
  private var searchLink: PageLink {
    // A search for deals only leads to a new watch with that trigger.
    let deals = form.fields.filter { isNew && $0.name == "deals" }
    return PageLink(search: form.search + deals, isOfMeetings: form.isOfMeetings)
  }

  private func confirmation(_ watch: Watch, _ html: inout HTMLWriter) {
    html.element(.section, .class("sheet"), .label("Save")) { html in
      html.element(.h2) { $0.element(.bdi, text: form.name) }
      html.element(.p) { $0.sentence(WatchWords(watch).text) }
      if !watch.notifiers.isEmpty { printedNote(&html) }
      html.element(.div, .class("actions")) { html in
        let action =
          isNew
          ? PageLink("/watches/add", query: form.parameters) : PageLink("/watches/change", query: form.parameters)
        html.post(action, "Save", of: form.name, isPrimary: true)
        html.element(.a, .href(PageLink(path, query: form.parameters)), text: "Change")
        html.element(.a, .href(PageLink("/watches")), text: "Cancel")
      }
    }
  }

  /// The title of the field of a parameter.
  static func title(of name: String) -> String {
    let own = [nameField] + fields
    return own.first { $0.name == name }?.title ?? tripFlags.first { $0.name == name }?.title
      ?? WatchWords.title(of: name)
  }

  private static let nameField = FormField(name: "name", title: "Name", placeholder: "weekend", isWide: true)
  private static let fields = [
    FormField(name: "below", title: "Price below", placeholder: "60", isNumeric: true),
    FormField(name: "drop", title: "Cheaper by", placeholder: "15% or 20"),
    FormField(name: "every", title: "Every", placeholder: "15m"),
  ]

  private static let tripFlags = [
    (name: "new_low", title: "New low of the route"), (name: "deals", title: "Deals"),
    (name: "gone", title: "Trips that are gone"), (name: "confirm", title: "Check prices before a message"),
  ]
  private var flags: [(name: String, title: String)] { form.isOfMeetings ? [] : Self.tripFlags }

  private var searchFields: [FormField] {
    (form.isOfMeetings ? MeetPage.watchedFields : SearchPage.watchedFields).filter {
      environment.offers($0.name, filledWith: form.text($0.name))
    }
  }
  private var searchFlags: [(name: String, title: String)] {
    form.isOfMeetings ? MeetPage.watchedFlags : SearchPage.watchedFlags
  }

  /// The names of all fields of the search.
  private var searchNames: [String] {
    (form.isOfMeetings ? ["meet"] : []) + searchFields.map(\.name) + searchFlags.map(\.name)
  }

  private var shownFields: [String] {
    [Self.nameField.name, "notify"] + Self.fields.map(\.name) + flags.map(\.name) + searchNames
  }

  private func write(_ html: inout HTMLWriter) {
    let shown = shownFields
    html.element(
      .form, .class("sheet folded"), .action(PageLink(path)), .method("get"), .label("Watch"), .noAutocomplete
    ) { html in
      html.empty(.input, .type("hidden"), .name("review"), .value("true"))
      for (name, value) in form.fields where !shown.contains(name) {
        html.empty(.input, .type("hidden"), .name(name), .value(value))
      }
      html.element(.div, .class("fields")) { html in
        if isNew {
          field(Self.nameField, value: form.name, &html)
        } else {
          html.empty(.input, .type("hidden"), .name("name"), .value(form.name))
          if let version = form.version {
            html.empty(.input, .type("hidden"), .name("version"), .value(version))
          }
        }
        for field in Self.fields {
          var field = field
          // The total of a meeting is for all people, but the price of a trip is for one.
          if field.name == "below" { field.title = form.isOfMeetings ? "Total price below" : "Price below, each" }
          self.field(field, value: form.text(field.name), &html)
        }
        for flag in flags { checkbox(flag, &html) }
      }
      notifiers(&html)
      search(&html)
      html.actions(submit: "Check the watch", clear: PageLink("/watches"), clearTitle: "Cancel")
    }
    html.newline()
  }

  /// Writes the fields of the search. They are open if one is invalid.
  private func search(_ html: inout HTMLWriter) {
    let names = searchNames
    let isOpen = errors.contains { $0.name.map(names.contains) ?? false }
    html.element(.details, .class("more-filters"), .open(isOpen)) { html in
      html.element(.summary, text: "What to search")
      html.element(.div, .class("fields")) { html in
        if form.isOfMeetings {
          html.homes(named: "meet", in: form.parameters, errors: errors) { address(of: $0) }
        }
        for field in searchFields { self.field(field, value: form.text(field.name), &html) }
        for flag in searchFlags { checkbox(flag, &html) }
      }
    }
  }

  /// Writes a field. The suggestions of its errors are links to the form with these words.
  private func field(_ field: FormField, value: String, _ html: inout HTMLWriter) {
    html.field(field, value: value, errors: errors) { correction in
      address(
        of: form.parameters.map { ($0.name, $0.name == field.name ? correction.applied(to: $0.value) : $0.value) })
    }
  }

  /// Returns the address of the page that checks the form with these parameters.
  private func address(of parameters: [(name: String, value: String)]) -> PageLink {
    PageLink(path, query: parameters + [(name: "review", value: "true")])
  }

  private func checkbox(_ flag: (name: String, title: String), _ html: inout HTMLWriter) {
    html.checkbox(flag.name, flag.title, isChecked: form.text(flag.name) == "true", errors: errors)
  }

  private func printedNote(_ html: inout HTMLWriter) {
    guard environment.printsMessages else { return }
    html.element(.p, text: "Messages are \(ServedEnvironment.printedWords).")
  }

  private func notifiers(_ html: inout HTMLWriter) {
    let names = (environment.notifiers + form.notifiers).uniqued()
    html.element(.h2, text: "Send messages with")
    if names.isEmpty {
      html.element(.p, text: "There are no notifiers. Add one with aerogami notify add, and restart the server.")
    } else {
      printedNote(&html)
    }
    html.element(.div, .class("fields")) { html in
      for name in names {
        html.element(.div, .class("field check")) { html in
          html.element(.label) { html in
            let isChecked = form.notifiers.contains(name)
            html.empty(.input, .type("checkbox"), .name("notify"), .value(name), .checked(isChecked))
            html.text(" \(name)")
          }
        }
      }
    }
    for error in errors where error.name == "notify" {
      html.element(.p, .class("field-error")) { $0.sentence(error.message.firstCapitalized) }
    }
  }
}
