extension WebPage {
  /// What a user of assistive technology would miss: names of controls and pictures, one heading of level 1, levels of
  /// headings without gaps, one main landmark, a title, the language, and unique ids.
  public func accessibilityProblems() async throws -> [String] {
    let tree: Tree = try await driver.devTools("Accessibility.getFullAXTree")
    let nodes = tree.nodes.filter { !$0.ignored }
    var problems: [String] = try await run(
      """
      const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
      return [
        ...(document.documentElement.lang ? [] : ["the page has no language"]),
        ...(document.title ? [] : ["the page has no title"]),
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is not unique`),
      ];
      """)
    let inButtons = tree.idsInButtons
    for node in nodes where Self.namedRoles.contains(node.role?.text ?? "") && node.nameText.isEmpty {
      // The content of a button is only its name.
      if inButtons.contains(node.nodeId) { continue }
      problems.append("\(try await description(of: node)) has no name")
    }
    let main = nodes.count { $0.role?.text == "main" }
    if main != 1 { problems.append("there are \(main) main landmarks, not one") }

    let headings = nodes.filter { $0.role?.text == "heading" }
    let first = headings.count { $0.level == 1 }
    if first != 1 { problems.append("there are \(first) headings of level 1, not one") }
    for (previous, heading) in zip([nil] + headings, headings) where heading.level > (previous?.level ?? 0) + 1 {
      problems.append(
        "the heading \"\(heading.nameText)\" of level \(heading.level) follows "
          + (previous.map { "\"\($0.nameText)\" of level \($0.level)" } ?? "no other"))
    }
    return problems
  }

  /// The elements that make the page wider than the visible area; none if it does not scroll horizontally.
  public func tooWideElements() async throws -> [String] {
    try await run(
      """
      \(Self.describe)
      if (document.scrollingElement.scrollWidth <= innerWidth) return [];
      const wide = [...document.body.querySelectorAll("*")].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right + scrollX > innerWidth + 0.5;
      });
      return wide.length ? wide.map(describe) : ["the document"];
      """)
  }

  /// Presses Tab some times, and returns the role and name of the element that has the focus after each.
  public func focusOrder(_ count: Int) async throws -> [String] {
    var order: [String] = []
    for _ in 0..<count {
      try await press(.tab)
      let element = try await focused()
      order.append("\(try await element.role()) \(try await element.label())")
    }
    return order
  }

  /// A function that names an element in messages of tests, as a selector would.
  static let describe = """
    const describe = (element) => element.localName + (element.id && `#${element.id}`)
      + [...element.classList].map((name) => `.${name}`).join("");
    """

  /// Chromium's names of the roles that need a name.
  private static let namedRoles: Set = [
    "button", "checkbox", "combobox", "ColorWell", "Date", "DateTime", "image", "img", "InputTime", "link", "listbox",
    "meter", "progressbar", "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox",
  ]

  private func description(of node: Tree.Node) async throws -> String {
    struct Described: Decodable {
      struct Node: Decodable {
        let localName: String
        let attributes: [String]?
      }
      let node: Node
    }
    let role = node.role?.text ?? ""
    guard let id = node.backendDOMNodeId else { return role }
    let element = try await driver.devTools("DOM.describeNode", ["backendNodeId": id], as: Described.self).node
    let words = element.attributes ?? []
    let attributes = stride(from: 0, to: words.count - 1, by: 2).map { " \(words[$0])=\"\(words[$0 + 1])\"" }
    return "the \(role) <\(element.localName)\(attributes.joined())>"
  }

  /// The page as assistive technology receives it.
  private struct Tree: Decodable {
    let nodes: [Node]

    /// The ids of all nodes in buttons. Parents come before their children.
    var idsInButtons: Set<String> {
      var ids: Set<String> = []
      for node in nodes where ids.contains(node.nodeId) || node.role?.text == "button" {
        ids.formUnion(node.childIds ?? [])
      }
      return ids
    }

    struct Node: Decodable {
      let nodeId: String
      let childIds: [String]?
      let ignored: Bool
      let role, name: Value?
      let properties: [Property]?
      let backendDOMNodeId: Int?

      var nameText: String { (name?.text ?? "").filter { !$0.isWhitespace } }

      /// The level of a heading.
      var level: Int { properties?.first { $0.name == "level" }.flatMap { Int($0.value.text) } ?? 0 }
    }

    struct Property: Decodable {
      let name: String
      let value: Value
    }

    /// Text or a whole number as text; other values are empty.
    struct Value: Decodable {
      let text: String

      private enum CodingKeys: CodingKey { case value }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try? container.decode(String.self, forKey: .value) {
          self.text = text
        } else {
          text = (try? container.decode(Int.self, forKey: .value)).map { "\($0)" } ?? ""
        }
      }
    }
  }
}
