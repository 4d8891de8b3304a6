public import Foundation
public import KeelControls

// What programs for UIKit say that has no meaning here, with what to say instead.

extension UIView {
  @available(*, unavailable, message: "Front ends choose where views stand and how large they are: use UIStackView")
  public var frame: CGRect {
    get { .zero }
    set {}
  }
  @available(*, unavailable, message: "Front ends choose how large views are: use UIStackView")
  public var bounds: CGRect {
    get { .zero }
    set {}
  }
  @available(*, unavailable, message: "Front ends choose where views stand: use UIStackView")
  public var center: CGPoint {
    get { .zero }
    set {}
  }
  @available(*, unavailable, message: "Front ends give views the room that they need")
  public func sizeToFit() {}
  @available(*, unavailable, message: "Gestures need selectors: use a UIButton, or a row's didSelect")
  public func addGestureRecognizer(_ gestureRecognizer: Any) {}
  @available(
    *, unavailable, message: "A person chooses light or dark: use colours by role, as .label and .systemBackground"
  )
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .light }
    set {}
  }
}

extension UIViewController {
  @available(
    *, unavailable, message: "A person chooses light or dark: use colours by role, as .label and .systemBackground"
  )
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .light }
    set {}
  }
}

extension UILabel {
  @available(*, unavailable, message: "Front ends keep a person's text size: let the text wrap with numberOfLines = 0")
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  @available(*, unavailable, message: "Front ends keep a person's text size: let the text wrap with numberOfLines = 0")
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIImage {
  /// How large and heavy a symbol is.
  @available(*, unavailable, message: "Symbols are as large as the text beside them: use UIImage(systemName:)")
  public struct SymbolConfiguration: Sendable {}
}

@available(*, unavailable, message: "Gestures need selectors: use a UIButton, or a row's didSelect")
@MainActor public final class UITapGestureRecognizer {
  public init(target: Any?, action: Any?) {}
}

extension UICollectionViewCompositionalLayout {
  @available(*, unavailable, message: "Use .list(using:) or UICollectionViewFlowLayout")
  public convenience init(section: Any) {
    fatalError("Front ends know lists and flow layouts alone: no program that compiles comes here.")
  }
}
