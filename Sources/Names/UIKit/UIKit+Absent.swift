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

/// Not available: there are no nib files.
@available(*, unavailable, message: "There are no nib files: write register(_:forCellReuseIdentifier:) with a class")
public final class UINib {
  /// Not available: there are no nib files.
  public init(nibName: String, bundle: Any?) {}
}
