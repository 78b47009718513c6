import AerogamiCore

/// One column of a table: its title, its layout, and a function that returns the text of a row's cell.
struct Column<Row>: Sendable {
  enum Content: Sendable {
    /// Any text, possibly from a service. It is aligned to the leading edge.
    case text
    /// A number, aligned to the trailing edge.
    case number
  }

  /// A narrower form of the column, for narrow terminals.
  struct Short: Sendable {
    /// When the short form is used.
    var stage: NarrowingStage
    /// The width of the column in terminal cells. The title must fit too.
    var width: Int
    /// The title; `nil` if it does not change.
    var title: String?
    var text: @Sendable (Row) -> String

    init(_ stage: NarrowingStage, width: Int, title: String? = nil, text: @escaping @Sendable (Row) -> String) {
      self.stage = stage
      self.width = width
      self.title = title
      self.text = text
    }
  }

  var title: String
  var content: Content
  /// The minimum width, in terminal cells and at least 1, to which the column may shrink on a narrow terminal; `nil` if
  /// it does not shrink.
  var minimumWidth: Int?
  /// The width that the column needs to be readable. The column shrinks further only if the line is still too long when
  /// every column has its readable width.
  var readableWidth: Int
  /// Whether the end of a text is more important than its middle, so that the `…` of a truncated text is in the middle.
  var keepsEnd: Bool
  /// When the column is left out on a narrow terminal; `nil` for never. A column that can be left out is also left out
  /// of a ``Table`` if all its cells are empty.
  var leftOut: NarrowingStage?
  var short: Short?
  /// The meaning of each row's cell, which a colored table shows; `nil` if the cells have no special meaning.
  var style: (@Sendable (Row) -> CellStyle)?
  var text: @Sendable (Row) -> String

  init(
    _ title: String, _ content: Content = .text, shrinksTo minimumWidth: Int? = nil, readable: Int = 14,
    keepsEnd: Bool = false, leftOut: NarrowingStage? = nil, short: Short? = nil,
    style: (@Sendable (Row) -> CellStyle)? = nil, text: @escaping @Sendable (Row) -> String
  ) {
    precondition(minimumWidth ?? 1 >= 1, "the minimum width must be at least 1")
    self.title = title
    self.content = content
    self.minimumWidth = minimumWidth
    readableWidth = max(minimumWidth ?? 0, readable)
    self.keepsEnd = keepsEnd
    self.leftOut = leftOut
    self.short = short
    self.style = style
    self.text = text
  }
}

/// When a column is shortened or left out on a terminal that is too narrow for all columns.
enum NarrowingStage: CaseIterable {
  /// If the line is too long even with every column at its readable width.
  case early
  /// If the line is too long even with every column at its minimum width.
  case late
  /// Under the same condition as ``late``, but after the columns of that stage.
  case last
}

/// The meaning of a cell, shown by a color or by bold text.
enum CellStyle: Sendable {
  case plain, price, deal, cheaper, moreExpensive, stale, warning, error

  /// The SGR sequence for the style; `nil` for plain text.
  var sequence: String? {
    switch self {
    case .plain: nil
    case .price: SGR.bold
    case .deal, .cheaper: SGR.green
    case .stale, .warning: SGR.yellow
    case .moreExpensive, .error: SGR.red
    }
  }
}

/// The escape sequences for bold, dim and colored text (Select Graphic Rendition, ECMA-48 section 8.3.117).
enum SGR {
  static let bold = "\u{1B}[1m"
  static let dim = "\u{1B}[2m"
  static let red = "\u{1B}[31m"
  static let green = "\u{1B}[32m"
  static let yellow = "\u{1B}[33m"
  static let reset = "\u{1B}[0m"
}
