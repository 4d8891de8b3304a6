extension UIViewController {
  /// The appearance of the page and its content, in place of the user's; `.unspecified` follows the user.
  ///
  /// Browsers and desktops draw a window in the appearance of its root controller, and browsers a sheet in that of the
  /// presented one. For other controllers, and in terminals, only code reads it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }
}
