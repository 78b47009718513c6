import AerogamiCore

/// One column of a table: its title, and how a row's cell reads.
struct Column<Row>: Sendable {
  enum Content: Sendable {
    /// Aligned on the leading edge. Anything at all, such as what a service sent.
    case text
    /// Aligned on the trailing edge.
    case number
  }

  var title: String
  var content: Content
  /// How many cells the column keeps, at least 1, when the terminal is too narrow; `nil` keeps them all.
  var minimumWidth: Int?
  /// Whether the column is left out where no row has anything in it, or where a ``RunningTable`` has no room for it.
  var isOptional: Bool
  var text: @Sendable (Row) -> String

  init(
    _ title: String, _ content: Content = .text, shrinksTo minimumWidth: Int? = nil,
    isOptional: Bool = false, text: @escaping @Sendable (Row) -> String
  ) {
    precondition(minimumWidth ?? 1 >= 1, "a column keeps at least one cell")
    self.title = title
    self.content = content
    self.minimumWidth = minimumWidth
    self.isOptional = isOptional
    self.text = text
  }
}
