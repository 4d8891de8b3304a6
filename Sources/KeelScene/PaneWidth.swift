/// The width that the program requests for a pane of a split view. Each part is optional.
///
/// Lengths are in points; negative ones and those that are not numbers count as absent. The last pane takes the room that
/// the others leave. Only `minimum` has an effect on it.
public struct PaneWidth: Hashable, Sendable {
  /// The least width.
  public var minimum: Double? { didSet { minimum = Self.finite(minimum) } }
  /// The preferred width.
  public var preferred: Double? { didSet { preferred = Self.finite(preferred) } }
  /// The preferred width as a part of the width of the split view, from 0 to 1. `preferred` takes precedence.
  public var preferredPart: Double? { didSet { preferredPart = Self.part(preferredPart) } }
  /// The greatest width. It may be infinite.
  public var maximum: Double? { didSet { maximum = Self.length(maximum) } }

  /// Creates a width.
  public init(
    minimum: Double? = nil, preferred: Double? = nil, preferredPart: Double? = nil, maximum: Double? = nil
  ) {
    self.minimum = Self.finite(minimum)
    self.preferred = Self.finite(preferred)
    self.preferredPart = Self.part(preferredPart)
    self.maximum = Self.length(maximum)
  }

  private static func length(_ value: Double?) -> Double? { value.flatMap { $0 >= 0 ? $0 : nil } }
  private static func finite(_ value: Double?) -> Double? { length(value).flatMap { $0.isFinite ? $0 : nil } }
  private static func part(_ value: Double?) -> Double? { length(value).map { min($0, 1) } }
}
