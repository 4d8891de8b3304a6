extension SceneEnvironment.SizeClass {
  /// A length of a window in the unit that its front end measures in.
  public enum Length: Hashable, Sendable {
    /// The columns or lines of a terminal.
    case cells(Int)
    /// Points, which are the pixels of style sheets in a browser.
    case points(Double)
  }

  /// The least width that is regular, in columns and in points.
  package static let regularWidth = (columns: 80, points: 600.0)
  /// The least height that is regular, in lines and in points.
  package static let regularHeight = (lines: 16, points: 480.0)

  /// Creates the class of a window's width: regular from 80 columns or 600 points.
  ///
  /// This decides everywhere what is narrow and what is wide: which class a front end reports to the program, and
  /// whether it draws panes and sidebars side by side. The queries of a browser are generated from the same numbers.
  public init(width: Length) {
    self =
      switch width {
      case .cells(let columns): columns < Self.regularWidth.columns ? .compact : .regular
      case .points(let points): points < Self.regularWidth.points ? .compact : .regular
      }
  }

  /// Creates the class of a window's height: regular from 16 lines or 480 points.
  public init(height: Length) {
    self =
      switch height {
      case .cells(let lines): lines < Self.regularHeight.lines ? .compact : .regular
      case .points(let points): points < Self.regularHeight.points ? .compact : .regular
      }
  }
}
