/// Properties of a view for assistive technology, beyond those that its kind implies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No properties beyond those of its kind.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The heading of the content that follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Selected among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Handles `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Text whose changes are read out as they happen.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 9)
}
