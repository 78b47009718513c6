import AerogamiCore

/// One column of a table: its title, its layout, and a function that returns the text of a row's cell.
struct Column<Row>: Sendable {
  enum Content: Sendable {
    /// Any text, possibly from a service. It is aligned to the leading edge.
    case text
    /// A number, aligned to the trailing edge.
    case number
  }

  var title: String
  var content: Content
  /// The minimum width, in terminal cells and at least 1, to which the column may shrink on a narrow terminal; `nil` if
  /// it does not shrink.
  var minimumWidth: Int?
  /// Whether the column is left out if a terminal has no room for it, or if all cells of a ``Table`` are empty.
  var isOptional: Bool
  var text: @Sendable (Row) -> String

  init(
    _ title: String, _ content: Content = .text, shrinksTo minimumWidth: Int? = nil,
    isOptional: Bool = false, text: @escaping @Sendable (Row) -> String
  ) {
    precondition(minimumWidth ?? 1 >= 1, "the minimum width must be at least 1")
    self.title = title
    self.content = content
    self.minimumWidth = minimumWidth
    self.isOptional = isOptional
    self.text = text
  }
}
