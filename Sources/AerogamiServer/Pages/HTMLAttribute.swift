import AerogamiContainer
import AerogamiCore
import Foundation

/// An attribute of an element. Only the attributes that the pages use can be created. There is none for styles or
/// scripts, which the pages' Content-Security-Policy forbids.
struct HTMLAttribute {
  let name: StaticString
  /// The value; empty for an attribute without a value, and `nil` to omit the attribute.
  let value: String?

  private init(_ name: StaticString, _ value: String?) {
    (self.name, self.value) = (name, value)
  }

  /// A name that the page itself chooses.
  private init(_ name: StaticString, _ value: StaticString) { self.init(name, "\(value)") }

  // MARK: Names

  static func `class`(_ names: StaticString) -> Self { Self("class", names) }
  /// The classes if the condition is true, and no attribute otherwise.
  static func `class`(_ names: StaticString, if condition: Bool) -> Self {
    condition ? Self("class", names) : Self("class", nil)
  }
  static func id(_ id: String) -> Self { Self("id", id) }
  static func name(_ name: String) -> Self { Self("name", name) }
  static func `for`(_ id: String) -> Self { Self("for", id) }
  static func lang(_ language: StaticString) -> Self { Self("lang", language) }
  static func role(_ role: StaticString) -> Self { Self("role", role) }
  static func scope(_ scope: StaticString) -> Self { Self("scope", scope) }
  static func type(_ type: StaticString) -> Self { Self("type", type) }
  static func tabIndex(_ index: Int) -> Self { Self("tabindex", "\(index)") }

  // MARK: Links

  static func href(_ link: PageLink) -> Self { Self("href", link.text) }
  /// A reference to an element of the same page.
  static func hrefInPage(_ fragment: StaticString) -> Self { Self("href", fragment) }
  static func src(_ link: PageLink) -> Self { Self("src", link.text) }
  static func action(_ link: PageLink) -> Self { Self("action", link.text) }
  static func rel(_ relation: StaticString) -> Self { Self("rel", relation) }
  /// Opens the link in a new tab, which learns nothing about this page.
  static let newTab = Self("target", "_blank" as StaticString)

  // MARK: Forms

  static func method(_ method: StaticString) -> Self { Self("method", method) }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func placeholder(_ text: StaticString) -> Self { Self("placeholder", text) }
  static func inputMode(_ mode: StaticString) -> Self { Self("inputmode", mode) }
  static let noAutocomplete = Self("autocomplete", "off" as StaticString)
  static let noSpellcheck = Self("spellcheck", "false" as StaticString)
  static func checked(_ isChecked: Bool) -> Self { flag("checked", isChecked) }
  static func selected(_ isSelected: Bool) -> Self { flag("selected", isSelected) }
  static func open(_ isOpen: Bool) -> Self { flag("open", isOpen) }
  static let hidden = flag("hidden", true)
  static let deferred = flag("defer", true)

  private static func flag(_ name: StaticString, _ isSet: Bool) -> Self { Self(name, isSet ? "" : nil) }

  // MARK: Accessibility

  /// A name for screen readers, of at most 200 characters, as a text has.
  static func label(_ text: String) -> Self { Self("aria-label", text.printable(maxLength: 200)) }
  static func labelledBy(_ ids: StaticString) -> Self { Self("aria-labelledby", ids) }
  static func describedBy(_ id: String, if condition: Bool) -> Self {
    Self("aria-describedby", condition ? id : nil)
  }
  static func pressed(_ isPressed: Bool) -> Self { Self("aria-pressed", "\(isPressed)") }
  static func current(_ isCurrent: Bool) -> Self { Self("aria-current", isCurrent ? "page" : nil) }
  static func invalid(_ isInvalid: Bool) -> Self { Self("aria-invalid", isInvalid ? "true" : nil) }
  /// Hides an ornament from screen readers.
  static let ornament = Self("aria-hidden", "true" as StaticString)

  // MARK: Times

  static func dateTime(_ text: String) -> Self { Self("datetime", text) }

  // MARK: Documents

  static let utf8 = Self("charset", "utf-8" as StaticString)
  static func content(_ content: StaticString) -> Self { Self("content", content) }
  static let refresh = Self("http-equiv", "refresh" as StaticString)
  static func content(refreshTo link: PageLink) -> Self { Self("content", "0;url=\(link.text)") }
  static func metaName(_ name: StaticString) -> Self { Self("name", name) }
  /// The text that the page's script shows when a search has ended, of at most 200 characters.
  static func summary(_ text: String) -> Self { Self("data-summary", text.printable(maxLength: 200)) }

  // MARK: Drawings

  static func viewBox(_ width: Int, _ height: Int) -> Self { Self("viewBox", "0 0 \(width) \(height)") }
  // Horizontal positions are in percent of the width, so that texts keep their size on every screen.
  static func x(percent value: Double) -> Self { Self("x", value.coordinate + "%") }
  static func x1(percent value: Double) -> Self { Self("x1", value.coordinate + "%") }
  static func x2(percent value: Double) -> Self { Self("x2", value.coordinate + "%") }
  static func cx(percent value: Double) -> Self { Self("cx", value.coordinate + "%") }
  static func x(_ value: Double) -> Self { Self("x", value.coordinate) }
  static func y(_ value: Double) -> Self { Self("y", value.coordinate) }
  static func y1(_ value: Double) -> Self { Self("y1", value.coordinate) }
  static func y2(_ value: Double) -> Self { Self("y2", value.coordinate) }
  static func cx(_ value: Double) -> Self { Self("cx", value.coordinate) }
  static func cy(_ value: Double) -> Self { Self("cy", value.coordinate) }
  static func r(_ value: Double) -> Self { Self("r", value.coordinate) }
  static func x1(_ value: Double) -> Self { Self("x1", value.coordinate) }
  static func x2(_ value: Double) -> Self { Self("x2", value.coordinate) }
  static func textAnchor(_ anchor: StaticString) -> Self { Self("text-anchor", anchor) }
  static func path(_ data: StaticString) -> Self { Self("d", data) }
}

extension Double {
  /// The number with at most two decimals. A number that is not finite is 0.
  fileprivate var coordinate: String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest < 10 ? "0" : "") + (rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
  }
}
