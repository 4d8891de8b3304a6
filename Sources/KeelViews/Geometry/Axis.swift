/// One of the two directions of a plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the case.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of directions: none, one or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The horizontal direction.
    public static let horizontal = Set(.horizontal)
    /// The vertical direction.
    public static let vertical = Set(.vertical)
  }
}
