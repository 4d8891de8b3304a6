package import KeelScene

/// What any view may say of itself beside what it shows, and most do not.
package struct ViewExtras: Hashable, Sendable {
  package var badge = ""
  package var help = ""
  package var keyCommand: KeyCommand?
  package var layoutDirection: SceneEnvironment.LayoutDirection?
  package var sortPriority = 0.0
  /// What else can be done with the view; `UIView.onAction` is told which.
  package var actions: [RowAction] = []
  package init() {}
  /// A view that has nothing of the kind to say.
  package static let none = ViewExtras()
}

/// The extras of a view that has some.
@MainActor final class RareParts {
  var extras: ViewExtras
  init(_ extras: ViewExtras) { self.extras = extras }
}

extension UIView {
  /// Answers what any view may be asked, whatever it shows. Says whether it did.
  func answersForAnyView(_ event: Event) -> Bool {
    switch event {
    case .action(_, let id):
      guard extras.actions.contains(where: { $0.id == id && $0.isEnabled }) else { return false }
      onAction?(id)
      return true
    case .increment where accessibilityTraits.contains(.adjustable):
      accessibilityIncrement()
      return true
    case .decrement where accessibilityTraits.contains(.adjustable):
      accessibilityDecrement()
      return true
    case .adjust(_, let value) where accessibilityTraits.contains(.adjustable) && value.isFinite:
      return (self as? UIControl)?.accessibilitySetValue(value) ?? false
    default: return false
    }
  }
}

extension UIAccessibilityTraits {
  /// Something to press.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Answers `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 9)
}
