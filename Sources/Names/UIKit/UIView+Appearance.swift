public import Foundation
public import KeelControls

// How all views of a kind are to look, said before there is one. Front ends choose looks: what is said is taken and left.

/// What stands for all views of a kind.
@MainActor enum Appearance {
  static var views: [ObjectIdentifier: UIView] = [:]

  static func of<View: UIView>(_ type: View.Type, make: () -> View) -> View {
    if let view = views[ObjectIdentifier(type)] as? View { return view }
    let view = make()
    views[ObjectIdentifier(type)] = view
    return view
  }
}

extension UINavigationBar {
  public static func appearance() -> UINavigationBar { Appearance.of(self) { UINavigationBar() } }
}
extension UITabBar {
  public static func appearance() -> UITabBar { Appearance.of(self) { UITabBar() } }
}
extension UIToolbar {
  public static func appearance() -> UIToolbar { Appearance.of(self) { UIToolbar() } }
}
extension UIPageControl {
  public static func appearance() -> UIPageControl { Appearance.of(self) { UIPageControl() } }
}
extension UITextView {
  public static func appearance() -> UITextView { Appearance.of(self) { UITextView() } }
}
extension UITextField {
  public static func appearance() -> UITextField { Appearance.of(self) { UITextField() } }
}
extension UILabel {
  public static func appearance() -> UILabel { Appearance.of(self) { UILabel() } }
}
extension UIButton {
  public static func appearance() -> UIButton { Appearance.of(self) { UIButton() } }
}
extension UISwitch {
  public static func appearance() -> UISwitch { Appearance.of(self) { UISwitch() } }
}
extension UISlider {
  public static func appearance() -> UISlider { Appearance.of(self) { UISlider() } }
}
extension UIStepper {
  public static func appearance() -> UIStepper { Appearance.of(self) { UIStepper() } }
}
extension UIScrollView {
  public static func appearance() -> UIScrollView { Appearance.of(self) { UIScrollView() } }
  /// Kept for sources that set it: front ends decide how regions scroll.
  public var bounces: Bool {
    get { looks.bounces }
    set { looks.bounces = newValue }
  }
}
extension UISegmentedControl {
  public static func appearance() -> UISegmentedControl { Appearance.of(self) { UISegmentedControl(items: nil) } }
  /// Kept for sources that set it: front ends choose how what is chosen looks.
  public var selectedSegmentTintColor: UIColor? {
    get { looks.selectedSegmentTintColor }
    set { looks.selectedSegmentTintColor = newValue }
  }
  /// Kept for sources that set it: front ends choose how titles look.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.titleTextAttributes[state] = attributes
  }
  /// What `setTitleTextAttributes(_:for:)` said.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.titleTextAttributes[state]
  }
}

/// What sources say of the looks of a view, beside what the view itself keeps.
@MainActor final class KeptLooks {
  var bounces = true
  var selectedSegmentTintColor: UIColor?
  var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension UIView {
  fileprivate var looks: KeptLooks {
    if let looks = keptLooks as? KeptLooks { return looks }
    let looks = KeptLooks()
    keptLooks = looks
    return looks
  }
}
