public import KeelControls

// Members of UIKit without a meaning on front ends, with messages that name the alternatives.

extension UIView {
  /// Not available: the user chooses light or dark.
  @available(
    *, unavailable, message: "The user chooses light or dark: use colours by role, as .label and .systemBackground"
  )
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .light }
    set {}
  }
}

extension UIImage {
  /// Not available: symbols are as large as the text beside them.
  @available(*, unavailable, message: "Symbols are as large as the text beside them: use UIImage(systemName:)")
  public struct SymbolConfiguration: Sendable {}
}

// Selectors do not exist outside of Apple's systems.

extension UIGestureRecognizer {
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write UITapGestureRecognizer { tap in … }")
  public convenience init(target: Any?, action: Any?) { self.init() }
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write addAction(UIAction { … })")
  public func addTarget(_ target: Any, action: Any) {}
}

extension UIControl {
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write addAction(UIAction { … }, for: .valueChanged)")
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write removeAction(action, for: .valueChanged)")
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) {}
}

extension UIKeyCommand {
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write UIKeyCommand(title: …, input: …) { command in … }")
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Any) {
    self.init(input: input) { _ in }
  }
}

extension UIBarButtonItem {
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write UIBarButtonItem(title: …, primaryAction: …)")
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) { self.init() }
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write UIBarButtonItem(image: …, primaryAction: …)")
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) { self.init() }
  /// Not available: there are no selectors.
  @available(*, unavailable, message: "There are no selectors: write UIBarButtonItem(systemItem: …, primaryAction: …)")
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) { self.init() }
}

extension UICollectionViewCompositionalLayout {
  /// Not available: use a list or a flow layout.
  @available(*, unavailable, message: "Use .list(using:) or UICollectionViewFlowLayout")
  public convenience init(section: Any) {
    fatalError("Front ends show lists and flow layouts only. The compiler rejects programs that call this.")
  }
}
