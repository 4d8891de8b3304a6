import KeelLayout
import KeelScene

/// A frame that the program has set, and the size of the superview at that time, to which the autoresizing mask refers.
struct WrittenFrame: Equatable {
  /// The left upper corner in the superview, or the center.
  var x, y: Double
  var width, height: Double
  var isCentered = false
  /// True if the size is that of the content (`sizeToFit()`).
  var fits = false
  /// The size of the superview; `nil` for a view that has none yet.
  var reference: SceneSize?
  /// True if no front end had reported that size. A view of the same size fills the superview then: programs write
  /// `frame = view.bounds` in `viewDidLoad()`.
  var isAssumed = false

  var rect: SceneRect {
    SceneRect(
      x: isCentered ? x - width / 2 : x, y: isCentered ? y - height / 2 : y, width: width, height: height)
  }

  mutating func refer(to size: (size: SceneSize, isAssumed: Bool)) {
    (reference, isAssumed) = size
  }

  /// True if the view has the size of the superview, and keeps it.
  func fills(_ mask: UIView.AutoresizingMask) -> Bool {
    rect == reference.map { SceneRect(width: $0.width, height: $0.height) }
  }

  /// The parts of a change of the superview's length by which the beginning and the length of the view change, and the
  /// superview's length at first.
  ///
  /// As in UIKit, flexible parts share a change in proportion to their lengths; if nothing is flexible, the end is.
  func share(
    start: Bool, length: Bool, end: Bool, along axis: StackElement.Axis
  ) -> (start: Double, length: Double, room: Double) {
    guard let room = reference?[axis] else { return (0, 0, 0) }
    let (before, own) = axis == .horizontal ? (rect.x, width) : (rect.y, height)
    if isAssumed, abs(own - room) < 0.5 { return (0, 1, room) }
    let parts = [(start, before), (length, own), (end || !start && !length, room - before - own)]
    let flexible = parts.filter(\.0)
    let total = flexible.reduce(0) { $0 + max(0, $1.1) }
    func share(_ part: (Bool, Double)) -> Double {
      guard part.0 else { return 0 }
      return total > 0 ? max(0, part.1) / total : 1 / Double(flexible.count)
    }
    return (share(parts[0]), share(parts[1]), room)
  }
}

extension UIView {
  /// The parts of a view's frame that change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
