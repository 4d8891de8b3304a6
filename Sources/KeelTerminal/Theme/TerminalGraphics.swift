/// The protocol in which a terminal takes pixels, according to its own answers, and the size of its cells.
struct TerminalGraphics: Hashable, Sendable {
  enum Format: Hashable, Sendable {
    /// Pictures are files with numbers, which are placed and removed (kitty's graphics protocol).
    case kitty
    /// Pictures are painted over cells, which text erases.
    case sixel
  }

  var format: Format
  /// The number of pixels across a cell, and down.
  var cell: Size

  /// - Returns: `nil` for cells that no screen has.
  init?(_ format: Format, cellWidth: Int, cellHeight: Int) {
    guard (2...200).contains(cellWidth), (4...400).contains(cellHeight) else { return nil }
    self.format = format
    cell = Size(width: cellWidth, height: cellHeight)
  }
}

/// The answers of a terminal to the questions about pixels. They precede the answer to the status report behind them.
struct GraphicsProbe {
  private var takesFiles = false
  private var takesSixels = false
  private var cell: Size?

  /// The questions: for a picture of one pixel that is not shown, for the size of a cell, and for the attributes of the
  /// terminal.
  let questions: String
  /// The number of the picture in question.
  static let number = 31_415

  /// - Returns: `nil` for a terminal that is not asked, because it shows no pictures in cells either.
  init?(asking capabilities: TerminalCapabilities) {
    guard capabilities.colors > .sixteen, capabilities.glyphs == .unicode, capabilities.takesPixelQueries else {
      return nil
    }
    let files = "\u{1B}_Gi=\(Self.number),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    questions = (capabilities.takesFileQueries ? files : "") + "\u{1B}[16t\u{1B}[c"
  }

  mutating func take(_ answer: GraphicsAnswer) {
    switch answer {
    case .takesFiles(let image): takesFiles = takesFiles || image == Self.number
    case .attributes(let numbers): takesSixels = numbers.dropFirst().contains(4)
    case .cell(let width, let height): cell = Size(width: width, height: height)
    }
  }

  /// Returns the result once all answers are known. Without a size of cells there are no pixels.
  ///
  /// - Parameter window: The size of a cell by the size of the window in pixels, if the system knows it.
  func graphics(window: Size?) -> TerminalGraphics? {
    guard takesFiles || takesSixels, let size = cell ?? window else { return nil }
    return TerminalGraphics(takesFiles ? .kitty : .sixel, cellWidth: size.width, cellHeight: size.height)
  }
}

/// An answer of the terminal about pixels.
package enum GraphicsAnswer: Hashable, Sendable {
  /// It takes pictures as files, and has taken the one with this number.
  case takesFiles(Int)
  /// The attributes of the terminal; 4 behind the first one is sixel.
  case attributes([Int])
  /// The number of pixels of a cell.
  case cell(width: Int, height: Int)
}
