/// Properties of a view for assistive technology, in addition to the properties of its kind.
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
  /// Plays a sound of its own. Front ends do not announce it.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 10)
  /// A key of a keyboard. Front ends do not announce it.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Starts audio or video. Front ends do not announce it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A summary of the screen. Front ends do not announce it.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Handles touches itself. Front ends do not announce it.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Turns the page after it is read. Front ends do not announce it.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs. Front ends do not announce it.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch. Front ends do not announce it.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Covers everything else. UIKit has it as a property of views; front ends do not announce it.
  package static let modal = UIAccessibilityTraits(rawValue: 1 << 18)
}
