import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// The page with the form of a watch.
///
/// The form sends its fields with GET to this page, which checks them. Only then does the page have the button that saves
/// the watch, so that no request has a body, and an error keeps what was entered.
struct WatchFormPage {
  let environment: ServedEnvironment
  let form: WatchForm
  /// Whether the watch is added; otherwise, it is changed.
  let isNew: Bool
  /// The watch to save, if the fields are valid.
  var checked: Watch?
  var error: InvalidField?

  func html() -> HTML {
    let title = isNew ? "Watch this search" : "Change \(form.name)"
    return Page(title: title, section: .watches).html { html in
      html.element(.h1, text: title)
      html.element(.p) { $0.sentence(WatchWords.search(form.search)) }
      html.element(.p, .class("crumbs")) { html in
        html.element(.a, .href(searchLink), text: isNew ? "Change the search" : "Show what it finds now")
      }
      if let error, error.name.map({ !shownFields.contains($0) }) ?? true {
        html.notes([error.text { $0 }.firstCapitalized], [])
      }
      if let checked { confirmation(checked, &html) }
      write(&html)
    }
  }

  /// The address of the page that searches once.
  private var searchLink: PageLink {
    guard form.isOfMeetings else { return PageLink("/", query: form.search) }
    return PageLink("/meet", query: form.search.map { (name: $0.name == "meet" ? "home" : $0.name, value: $0.value) })
  }

  private func confirmation(_ watch: Watch, _ html: inout HTMLWriter) {
    html.element(.section, .class("sheet"), .label("Save")) { html in
      html.element(.h2) { $0.element(.bdi, text: form.name) }
      html.element(.p) { $0.sentence(WatchWords(watch).text) }
      html.element(.div, .class("actions")) { html in
        let action =
          isNew
          ? PageLink("/watches/add", query: form.parameters) : PageLink("/watches/change", query: form.parameters)
        html.post(action, "Save", of: form.name, isPrimary: true)
        html.element(.a, .href(PageLink("/watches")), text: "Cancel")
      }
    }
  }

  private static let nameField = FormField(name: "name", title: "Name", placeholder: "weekend", isWide: true)
  private static let fields = [
    FormField(name: "below", title: "Price below", placeholder: "60", isNumeric: true),
    FormField(name: "drop", title: "Cheaper by", placeholder: "15% or 20"),
    FormField(name: "every", title: "Every", placeholder: "15m"),
  ]

  private var flags: [(name: String, title: String)] {
    if form.isOfMeetings { return [] }
    return [
      ("new_low", "New low of the route"), ("deals", "Deals"), ("gone", "Trips that are gone"),
      ("confirm", "Check prices before a message"),
    ]
  }

  private var searchFields: [FormField] { form.isOfMeetings ? MeetPage.watchedFields : SearchPage.watchedFields }
  private var searchFlags: [(name: String, title: String)] {
    form.isOfMeetings ? MeetPage.watchedFlags : SearchPage.watchedFlags
  }

  private var shownFields: [String] {
    [Self.nameField.name, "notify"] + (Self.fields + searchFields).map(\.name)
  }

  private func write(_ html: inout HTMLWriter) {
    let shown = shownFields + (flags + searchFlags).map(\.name)
    html.element(
      .form, .class("sheet folded"), .action(isNew ? PageLink("/watches/new") : PageLink("/watches/edit")),
      .method("get"), .label("Watch"), .noAutocomplete
    ) { html in
      html.empty(.input, .type("hidden"), .name("review"), .value("true"))
      for (name, value) in form.fields where !shown.contains(name) {
        html.empty(.input, .type("hidden"), .name(name), .value(value))
      }
      html.element(.div, .class("fields")) { html in
        if isNew {
          html.field(Self.nameField, value: form.name, error: error(in: "name"))
        } else {
          html.empty(.input, .type("hidden"), .name("name"), .value(form.name))
        }
        for field in Self.fields { html.field(field, value: form.text(field.name), error: error(in: field.name)) }
        for flag in flags { html.checkbox(flag.name, flag.title, isChecked: form.text(flag.name) == "true") }
      }
      notifiers(&html)
      search(&html)
      html.actions(submit: "Check the watch", clear: PageLink("/watches"), clearTitle: "Cancel")
    }
    html.newline()
  }

  /// Writes the fields of the search. They are open if one is invalid.
  private func search(_ html: inout HTMLWriter) {
    let names = (searchFields.map(\.name) + searchFlags.map(\.name))
    let isOpen = error?.name.map(names.contains) ?? false
    html.element(.details, .class("more-filters"), .open(isOpen)) { html in
      html.element(.summary, text: "What to search")
      html.element(.div, .class("fields")) { html in
        for field in searchFields { html.field(field, value: form.text(field.name), error: error(in: field.name)) }
        for flag in searchFlags { html.checkbox(flag.name, flag.title, isChecked: form.text(flag.name) == "true") }
      }
    }
  }

  private func error(in name: String) -> InvalidField? { error?.name == name ? error : nil }

  private func notifiers(_ html: inout HTMLWriter) {
    let names = (environment.notifiers + form.notifiers).uniqued()
    html.element(.h2, text: "Send messages with")
    if names.isEmpty {
      html.element(.p, text: "There are no notifiers. Add one with aerogami notify add, and restart the server.")
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
    if let error = error(in: "notify") {
      html.element(.p, .class("field-error")) { $0.sentence(error.message.firstCapitalized) }
    }
  }
}
