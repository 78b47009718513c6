/// An element of a page. It cannot be used after the page has removed it.
public struct WebElement: Sendable {
  let driver: WebDriver
  let id: String

  /// The key of an element's reference in the protocol.
  static let key = "element-6066-11e4-a52e-4f735466cecf"

  init(_ reference: [String: String], _ driver: WebDriver) throws {
    guard let id = reference[Self.key] else { throw WebBrowserError("no element, but \(reference)") }
    (self.id, self.driver) = (id, driver)
  }

  private var path: String { "/element/\(id)" }

  /// The text as a user sees it; text that is not visible is absent.
  public func text() async throws -> String { try await driver.get(path + "/text") }

  public func attribute(_ name: String) async throws -> String? { try await driver.get("\(path)/attribute/\(name)") }

  /// A property of the element's object in scripts, such as `value` or `open`.
  public func property<Value: Decodable>(_ name: String, as type: Value.Type = String.self) async throws -> Value {
    try await driver.get("\(path)/property/\(name)")
  }

  public func isDisplayed() async throws -> Bool { try await driver.get(path + "/displayed") }

  public func isEnabled() async throws -> Bool { try await driver.get(path + "/enabled") }

  /// Whether an option or a box is chosen.
  public func isSelected() async throws -> Bool { try await driver.get(path + "/selected") }

  /// The role for assistive technology, such as `button`.
  public func role() async throws -> String { try await driver.get(path + "/computedrole") }

  /// The name for assistive technology.
  public func label() async throws -> String { try await driver.get(path + "/computedlabel") }

  /// The computed value of a property of CSS.
  public func style(_ name: String) async throws -> String { try await driver.get("\(path)/css/\(name)") }

  /// The place on the page and the size, in pixels.
  public struct Rectangle: Decodable, Hashable, Sendable { public let x, y, width, height: Double }

  public func rectangle() async throws -> Rectangle { try await driver.get(path + "/rect") }

  /// Clicks in the element's middle and waits for the page that this may load. Throws if something covers the element.
  public func click() async throws { try await driver.post(path + "/click") }

  /// Focuses the element and types into it, after its present text.
  public func type(_ text: String) async throws { try await driver.post(path + "/value", ["text": text]) }

  public func clear() async throws { try await driver.post(path + "/clear") }
}
