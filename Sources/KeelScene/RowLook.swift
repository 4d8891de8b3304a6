/// The looks of a row that differ from those of its list.
public struct RowLook: Hashable, Sendable {
  /// The background of the whole row; `nil` is that of the list.
  public var background: ScenePaint?
  /// The space around the content, in points; `nil` is that of the list. Terminals keep that of the list.
  public var insets: SceneInsets?
  /// A Boolean value that indicates whether there is a line above and below the row, where the list has lines.
  public var hasSeparators: Bool

  /// Creates the looks of a row; by default those of the list.
  public init(background: ScenePaint? = nil, insets: SceneInsets? = nil, hasSeparators: Bool = true) {
    self.background = background
    self.insets = insets
    self.hasSeparators = hasSeparators
  }
}
