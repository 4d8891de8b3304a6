/// What a view is to assistive technology, beyond what its kind says.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing beyond what the kind says.
  public static let none: UIAccessibilityTraits = []
  /// Something to press.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The text is the heading of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Chosen among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Answers `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Changes of the text are read out as they happen.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 9)
}
