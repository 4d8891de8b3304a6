public import Foundation
public import KeelControls

// The looks of all views of a type. Front ends decide looks: the values of a program are stored and have no effect.

/// The objects that represent all views of a type.
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
  /// Returns an object that represents the look of all navigation bars. Changes are stored and have no effect.
  public static func appearance() -> UINavigationBar { Appearance.of(self) { UINavigationBar() } }
}
extension UITabBar {
  /// Returns an object that represents the look of all tab bars. Changes are stored and have no effect.
  public static func appearance() -> UITabBar { Appearance.of(self) { UITabBar() } }
}
extension UIToolbar {
  /// Returns an object that represents the look of all toolbars. Changes are stored and have no effect.
  public static func appearance() -> UIToolbar { Appearance.of(self) { UIToolbar() } }
}
extension UIPageControl {
  /// Returns an object that represents the look of all page controls. Changes are stored and have no effect.
  public static func appearance() -> UIPageControl { Appearance.of(self) { UIPageControl() } }
}
extension UITextView {
  /// Returns an object that represents the look of all text views. Changes are stored and have no effect.
  public static func appearance() -> UITextView { Appearance.of(self) { UITextView() } }
}
extension UITextField {
  /// Returns an object that represents the look of all text fields. Changes are stored and have no effect.
  public static func appearance() -> UITextField { Appearance.of(self) { UITextField() } }
}
extension UILabel {
  /// Returns an object that represents the look of all labels. Changes are stored and have no effect.
  public static func appearance() -> UILabel { Appearance.of(self) { UILabel() } }
}
extension UIButton {
  /// Returns an object that represents the look of all buttons. Changes are stored and have no effect.
  public static func appearance() -> UIButton { Appearance.of(self) { UIButton() } }
}
extension UISwitch {
  /// Returns an object that represents the look of all switches. Changes are stored and have no effect.
  public static func appearance() -> UISwitch { Appearance.of(self) { UISwitch() } }
}
extension UISlider {
  /// Returns an object that represents the look of all sliders. Changes are stored and have no effect.
  public static func appearance() -> UISlider { Appearance.of(self) { UISlider() } }
}
extension UIStepper {
  /// Returns an object that represents the look of all steppers. Changes are stored and have no effect.
  public static func appearance() -> UIStepper { Appearance.of(self) { UIStepper() } }
}
extension UIScrollView {
  /// Returns an object that represents the look of all scroll views. Changes are stored and have no effect.
  public static func appearance() -> UIScrollView { Appearance.of(self) { UIScrollView() } }
  /// A Boolean value that indicates whether scrolling bounces at the edges; stored only.
  public var bounces: Bool {
    get { looks.bounces }
    set { looks.bounces = newValue }
  }
}
extension UISegmentedControl {
  /// Returns an object that represents the look of all segmented controls. Changes are stored and have no effect.
  public static func appearance() -> UISegmentedControl { Appearance.of(self) { UISegmentedControl(items: nil) } }
  /// The colour of the selected segment; stored only.
  public var selectedSegmentTintColor: UIColor? {
    get { looks.selectedSegmentTintColor }
    set { looks.selectedSegmentTintColor = newValue }
  }
  /// Stores the attributes of titles in a state; they have no effect.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.titleTextAttributes[state] = attributes
  }
  /// Returns the attributes that `setTitleTextAttributes(_:for:)` stored.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.titleTextAttributes[state]
  }
}

/// Values that programs set for the look of a view, as they were set.
@MainActor final class KeptLooks {
  var bounces = true
  var selectedSegmentTintColor: UIColor?
  var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var attributedText: NSAttributedString?
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
}

extension UIView {
  var looks: KeptLooks {
    if let looks = keptLooks as? KeptLooks { return looks }
    let looks = KeptLooks()
    keptLooks = looks
    return looks
  }
}

extension UITableView {
  /// Returns an object that represents the look of all tables. Changes are stored and have no effect.
  public static func appearance() -> UITableView { Appearance.of(self) { UITableView() } }
}
