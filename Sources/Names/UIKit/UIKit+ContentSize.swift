public import KeelControls

// Front ends scale every font with the user's text size.

/// A view whose fonts follow the user's text size, as all do.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting {
  /// A Boolean value that indicates whether fonts follow the user's text size; always true.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting {
  /// Always true; setting it has no effect.
  public var adjustsFontForContentSizeCategory: Bool {
    get { true }
    nonmutating set {}
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
