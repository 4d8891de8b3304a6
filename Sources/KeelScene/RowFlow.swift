/// A layout of equally sized rows side by side, with as many on each line as fit.
///
/// The remaining space of a line is divided between its rows, as in UIKit's flow layout. The rows of the last line have
/// the same spacing as those above them. Lengths are in points. A `group` replaces the width and the height of rows.
public struct RowFlow: Hashable, Sendable {
  /// The directions of a flow.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Lines are placed one below the other.
    case vertical
    /// A single line, which scrolls.
    case horizontal
  }
  /// The direction in which the lines follow one another.
  public var axis: Axis
  /// The width of a row, at least 1.
  public var itemWidth: Double { didSet { itemWidth = max(itemWidth.lawfulLength, 1) } }
  /// The height of a row, at least 1.
  public var itemHeight: Double { didSet { itemHeight = max(itemHeight.lawfulLength, 1) } }
  /// The minimum space between two rows of a line.
  public var itemSpacing: Double { didSet { itemSpacing = itemSpacing.lawfulLength } }
  /// The space between two lines.
  public var lineSpacing: Double { didSet { lineSpacing = lineSpacing.lawfulLength } }
  /// The space around all rows.
  public var insets: SceneInsets
  /// The arrangement of rows that is repeated; `nil` for equal rows, as many on each line as fit.
  public var group: RowGroup?

  /// Creates a flow. Lengths that are negative or not finite become 0.
  public init(
    axis: Axis = .vertical, itemWidth: Double, itemHeight: Double, itemSpacing: Double = 0, lineSpacing: Double = 0,
    insets: SceneInsets = SceneInsets(), group: RowGroup? = nil
  ) {
    self.axis = axis
    self.itemWidth = max(itemWidth.lawfulLength, 1)
    self.itemHeight = max(itemHeight.lawfulLength, 1)
    self.itemSpacing = itemSpacing.lawfulLength
    self.lineSpacing = lineSpacing.lawfulLength
    self.insets = insets
    self.group = group
  }
}
