/// One column of a table: its title, its layout, and a function that returns the text of a row's cell.
struct Column<Row>: Sendable {
  /// A narrower form of the column, for narrow terminals.
  struct Short: Sendable {
    var stage: NarrowingStage
    /// The width of the column in terminal cells. The title must fit too.
    var width: Int
    var title: String?
    var text: @Sendable (Row) -> String

    init(_ stage: NarrowingStage, width: Int, title: String? = nil, text: @escaping @Sendable (Row) -> String) {
      (self.stage, self.width, self.title, self.text) = (stage, width, title, text)
    }
  }

  var title: String
  var content: CellContent
  /// The minimum width, in terminal cells and at least 1, to which the column may shrink on a narrow terminal; `nil` if
  /// it does not shrink.
  var minimumWidth: Int?
  /// The width that the column needs to be readable. The column shrinks further only if the line is still too long when
  /// every column has its readable width.
  var readableWidth: Int
  /// Whether the end of a text is more important than its middle, so that the `…` of a truncated text is in the middle.
  var keepsEnd: Bool
  /// Returns the most important part of a text that has no room; `nil` for a column that shows the text itself, truncated.
  var essence: (@Sendable (Row) -> String)?
  /// All texts of a column that tells rows apart. Those that begin and end alike are truncated where they differ; empty
  /// for a column whose truncated texts may look alike.
  var distinct: [String] = []
  /// Whether the column keeps its full width until the others are left out or as narrow as they can be.
  var shrinksLast = false
  /// When the column is left out on a narrow terminal; `nil` for never. A column that can be left out is also left out
  /// of a ``Table`` if all its cells are empty.
  var leftOut: NarrowingStage?
  var short: Short?
  /// A still narrower form, of a later stage than ``short``.
  var shortest: Short?
  var style: (@Sendable (Row) -> CellStyle)?
  var text: @Sendable (Row) -> String

  init(
    _ title: String, _ content: CellContent = .text, shrinksTo minimumWidth: Int? = nil, readable: Int = 14,
    keepsEnd: Bool = false, leftOut: NarrowingStage? = nil, short: Short? = nil, shortest: Short? = nil,
    style: (@Sendable (Row) -> CellStyle)? = nil, text: @escaping @Sendable (Row) -> String
  ) {
    precondition(minimumWidth ?? 1 >= 1, "the minimum width must be at least 1")
    (self.title, self.content, self.minimumWidth) = (title, content, minimumWidth)
    readableWidth = max(minimumWidth ?? 0, readable)
    self.keepsEnd = keepsEnd
    self.leftOut = leftOut
    (self.short, self.shortest) = (short, shortest)
    self.style = style
    self.text = text
  }

  /// Returns this column for rows of another type. `row` converts such a row to a row of this column.
  func map<Other>(_ row: @escaping @Sendable (Other) -> Row) -> Column<Other> {
    var other = Column<Other>(
      title, content, shrinksTo: minimumWidth, readable: readableWidth, keepsEnd: keepsEnd, leftOut: leftOut
    ) { [text] in text(row($0)) }
    let mapped = { (short: Short) in
      Column<Other>.Short(short.stage, width: short.width, title: short.title) { short.text(row($0)) }
    }
    (other.short, other.shortest) = (short.map(mapped), shortest.map(mapped))
    (other.distinct, other.shrinksLast) = (distinct, shrinksLast)
    if let essence { other.essence = { essence(row($0)) } }
    if let style { other.style = { style(row($0)) } }
    return other
  }

  /// Makes this a column that tells rows apart: truncated texts keep their start and their end, and the column shrinks
  /// only to the width at which no two of them look alike, or to `limit` if that is less.
  ///
  /// - Parameters:
  ///   - texts: All texts of the column.
  ///   - minimum: The smallest width to which the column may shrink, at least 5 for texts that begin and end alike.
  mutating func tellApart(_ texts: [String], from minimum: Int, upTo limit: Int = .max) {
    let longest = texts.map(\.displayWidth).reduce(minimum, max)
    let alike = (minimum..<longest).last { width in
      Set(texts.map { $0.truncatedInMiddle(toWidth: width, unlike: texts) }).count < Set(texts).count
    }
    let narrowest = min(alike.map { $0 + 1 } ?? minimum, limit)
    (distinct, keepsEnd, minimumWidth) = (texts, true, narrowest)
    readableWidth = max(narrowest, readableWidth)
  }
}

/// The content of a column's cells. Texts are aligned to the left, and numbers to the right. Prices end with a currency;
/// in a ``Table`` with several currencies, they are aligned at their decimal points.
///
/// The content of `value` is decided by the rows of a ``Table``: numbers if all cells are numbers or empty, otherwise text.
enum CellContent {
  case text, number, price, value

  var isLeft: Bool { self == .text || self == .value }
}

/// When a column is shortened or left out on a terminal that is too narrow for all columns.
enum NarrowingStage: CaseIterable {
  /// If the line is too long with every column at its full width, so that no text is truncated before.
  case first
  /// If the line is too long even with every column at its readable width.
  case early
  /// If the line is too long even with every column at its minimum width.
  case late
  /// Under the same condition as ``late``, but after the columns of that stage.
  case last
  /// Under the same condition, after the columns of ``last``.
  case end

  /// Whether only as many columns are shortened as necessary, the first ones first.
  var isOneByOne: Bool { self == .last || self == .end }
}

/// The meaning of a cell, shown by a color or by bold text.
enum CellStyle: Sendable {
  case plain, price, deal, cheaper, moreExpensive, stale, warning, error

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

extension String {
  /// Returns this text between an SGR sequence and its reset; unchanged if the sequence is `nil`.
  func styled(_ sequence: String?) -> String { sequence.map { $0 + self + SGR.reset } ?? self }
}
