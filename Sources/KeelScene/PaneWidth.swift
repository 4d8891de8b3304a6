/// The width that the program requests for a pane of a split view. Each part is optional.
///
/// Lengths are in points; negative ones and those that are not numbers count as absent. The last pane takes the room that
/// the others leave: of its width only `minimum` has an effect.
public struct PaneWidth: Hashable, Sendable {
  /// The least width.
  public var minimum: Double?
  /// The preferred width.
  public var preferred: Double?
  /// The preferred width as a part of the width of the split view, from 0 to 1. `preferred` takes precedence.
  public var preferredPart: Double?
  /// The greatest width. It may be infinite.
  public var maximum: Double?

  /// Creates a width.
  public init(
    minimum: Double? = nil, preferred: Double? = nil, preferredPart: Double? = nil, maximum: Double? = nil
  ) {
    func length(_ value: Double?) -> Double? { value.flatMap { $0 >= 0 ? $0 : nil } }
    self.minimum = length(minimum).flatMap { $0.isFinite ? $0 : nil }
    self.preferred = length(preferred).flatMap { $0.isFinite ? $0 : nil }
    self.preferredPart = length(preferredPart).map { min($0, 1) }
    self.maximum = length(maximum)
  }
}
