public import Foundation
public import KeelControls

// Members of UIKit without a meaning on front ends, with messages that name the alternatives.

extension UIView {
  /// Not available: front ends decide positions and sizes.
  @available(*, unavailable, message: "Front ends choose where views stand and how large they are: use UIStackView")
  public var frame: CGRect {
    get { .zero }
    set {}
  }
  /// Not available: front ends decide positions.
  @available(*, unavailable, message: "Front ends choose where views stand: use UIStackView")
  public var center: CGPoint {
    get { .zero }
    set {}
  }
  /// Not available: views get the space that they need.
  @available(*, unavailable, message: "Front ends give views the room that they need")
  public func sizeToFit() {}
  /// Not available: gesture recognizers need selectors.
  @available(*, unavailable, message: "Gestures need selectors: use a UIButton, or a row's didSelect")
  public func addGestureRecognizer(_ gestureRecognizer: Any) {}
  /// Not available: the user chooses light or dark.
  @available(
    *, unavailable, message: "The user chooses light or dark: use colours by role, as .label and .systemBackground"
  )
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .light }
    set {}
  }
}

extension UIViewController {
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

/// Not available: gesture recognizers need selectors.
@available(*, unavailable, message: "Gestures need selectors: use a UIButton, or a row's didSelect")
@MainActor public final class UITapGestureRecognizer {
  /// Not available: gesture recognizers need selectors.
  public init(target: Any?, action: Any?) {}
}

extension UICollectionViewCompositionalLayout {
  /// Not available: use a list or a flow layout.
  @available(*, unavailable, message: "Use .list(using:) or UICollectionViewFlowLayout")
  public convenience init(section: Any) {
    fatalError("Front ends show lists and flow layouts only. The compiler rejects programs that call this.")
  }
}
