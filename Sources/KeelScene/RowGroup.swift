/// An arrangement of several rows in columns and lines, which is repeated along the axis of a flow.
///
/// Columns and lines are all strips between the edges of rows, those that are only space included. A row covers one or
/// more of them.
public struct RowGroup: Hashable, Sendable {
  /// The place of a row in its group.
  public struct Place: Hashable, Sendable {
    /// The columns that the row covers, from the leading side.
    public var columns: Range<Int>
    /// The lines that the row covers, from the top.
    public var lines: Range<Int>
    /// Creates a place.
    public init(columns: Range<Int>, lines: Range<Int>) {
      self.columns = columns
      self.lines = lines
    }
  }

  /// The widths of the columns.
  public var columns: [RowLength]
  /// The heights of the lines.
  public var lines: [RowLength]
  /// The places of the rows, in their order; at least one.
  public var places: [Place]
  /// The space between two groups, in points.
  public var spacing: Double { didSet { spacing = spacing.lawfulLength } }

  /// Creates a group. A group without rows gets one that covers everything.
  public init(columns: [RowLength], lines: [RowLength], places: [Place], spacing: Double = 0) {
    self.columns = columns
    self.lines = lines
    let all = Place(columns: 0..<max(columns.count, 1), lines: 0..<max(lines.count, 1))
    self.places = places.isEmpty ? [all] : places
    self.spacing = spacing.lawfulLength
  }

  /// Returns the sum of some lengths in points, in an area of a size.
  public static func sum(_ lengths: ArraySlice<RowLength>, width: Double, height: Double) -> Double {
    lengths.reduce(0) { $0 + $1.points(width: width, height: height) }
  }
}

/// A length that depends on the size of the area around it.
public struct RowLength: Hashable, Sendable {
  /// The share of the width of the area: of the list, without the insets of the section.
  public var ofWidth: Double
  /// The share of the height of the visible part of the list.
  public var ofHeight: Double
  /// The points that are added, possibly fewer than 0.
  public var points: Double
  /// A Boolean value that indicates whether the length grows with its content.
  public var isFlexible: Bool

  /// Creates a length. Parts that are not finite become 0.
  public init(ofWidth: Double = 0, ofHeight: Double = 0, points: Double = 0, isFlexible: Bool = false) {
    func lawful(_ part: Double) -> Double { part.isFinite ? min(max(part, -100_000), 100_000) : 0 }
    self.ofWidth = lawful(ofWidth)
    self.ofHeight = lawful(ofHeight)
    self.points = lawful(points)
    self.isFlexible = isFlexible
  }

  /// Returns the length in points, in an area of a size; at least 0.
  public func points(width: Double, height: Double) -> Double {
    max(0, ofWidth * width + ofHeight * height + points)
  }

  /// Returns the sum of two lengths.
  public static func + (one: RowLength, other: RowLength) -> RowLength {
    RowLength(
      ofWidth: one.ofWidth + other.ofWidth, ofHeight: one.ofHeight + other.ofHeight, points: one.points + other.points,
      isFlexible: one.isFlexible || other.isFlexible)
  }
  /// Returns the difference of two lengths.
  public static func - (one: RowLength, other: RowLength) -> RowLength { one + other * -1 }
  /// Returns a multiple of a length.
  public static func * (length: RowLength, factor: Double) -> RowLength {
    RowLength(
      ofWidth: length.ofWidth * factor, ofHeight: length.ofHeight * factor, points: length.points * factor,
      isFlexible: length.isFlexible)
  }
}
