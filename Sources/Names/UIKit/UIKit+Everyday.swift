public import Foundation
public import KeelControls
internal import KeelScene

// Small members of UIKit that programs set by habit.

extension UIControl {
  /// The places of a control's content from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// A place.
    case center, left, right, fill, leading, trailing
  }
  /// The places of a control's content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// A place.
    case center, top, bottom, fill
  }
  /// The place of the title of a button that is wider than it: `left` counts as `leading`, and `fill` as `center`. On
  /// other controls, setting it has no effect.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get {
      switch (self as? UIButton)?.contentAlignment {
      case .leading: .leading
      case .trailing: .trailing
      default: .center
      }
    }
    set {
      (self as? UIButton)?.contentAlignment =
        switch newValue {
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        case .center, .fill: nil
        }
    }
  }
  /// Always `center`; setting it has no effect.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { .center }
    set {}
  }
}

extension UIFont {
  /// Creates the font of body text.
  public init() { self.init(sceneFont: UIFont.preferredFont(forTextStyle: .body).sceneFont) }
}

extension UIColor {
  /// Creates a colour that is not visible.
  public convenience init() { self.init(cgColor: UIColor.clear.cgColor) }
}

extension UIButton {
  /// Always `scaleToFill`; setting it has no effect on buttons, which show images in their own size.
  public var contentMode: UIImageView.ContentMode {
    get { .scaleToFill }
    set {}
  }
  /// The colour of the title in the present state, as far as one is set.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? titleColor(for: .normal) ?? .tintColor }
}

extension UIProgressView {
  /// The looks of a progress bar.
  public enum Style: Int, Sendable {
    /// A line.
    case `default`, bar
  }
  /// Always `default`; setting it has no effect, because front ends have one look.
  public var progressViewStyle: Style {
    get { .default }
    set {}
  }
  /// The colour of the part that is done: the tint of the bar.
  public var progressTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Always `nil`; setting it has no effect, because front ends choose the colour of the rest.
  public var trackTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UISlider {
  /// The colour of the part below the value: the tint of the slider.
  public var minimumTrackTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Always `nil`; setting it has no effect, because front ends choose the colour of the rest.
  public var maximumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }
  /// Always `nil`; setting it has no effect, because front ends choose the look of the thumb.
  public var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UIStepper {
  /// Without effect: front ends draw the signs of their own buttons.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Without effect: front ends draw the signs of their own buttons.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UIScrollView {
  /// Always 0; setting it has no effect, because front ends place their own indicators.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Always 0; setting it has no effect, because front ends place their own indicators.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Always 0; setting it has no effect, because front ends place their own indicators.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UITableView {
  /// Always true; setting it has no effect, because the rows of a list can always be reached.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  /// Always true; setting it has no effect, because front ends decide what happens at the end of a list.
  public var bounces: Bool {
    get { true }
    set {}
  }
  /// Always 0; setting it has no effect, because front ends choose the space around rows.
  public var contentInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UITableViewCell {
  /// Always 0; setting it has no effect, because front ends draw the lines between rows.
  public var separatorInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UICollectionView {
  /// Always true; setting it has no effect, because the items of a list can always be reached.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  /// Always true; setting it has no effect, because front ends decide what happens at the end of a list.
  public var bounces: Bool {
    get { true }
    set {}
  }
  /// Always 0; setting it has no effect, because front ends choose the space around items. Sections have insets.
  public var contentInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UIButton {
  /// The image of the button in a view of its own, which is not the shown one: changes of it have no effect.
  public var imageView: UIImageView? { currentImage.map { UIImageView(image: $0) } }
  /// Always 0; setting it has no effect, because front ends place the image. `configuration` has `imagePadding`.
  public var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Always 0; setting it has no effect, because front ends place the title. `configuration` has `titlePadding`.
  public var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Always 0; setting it has no effect. `configuration` has `contentInsets`.
  public var contentEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UILabel {
  /// Always 0; setting it has no effect, because the height of a label follows from the width that it gets.
  public var preferredMaxLayoutWidth: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIView {
  /// Always false, as what is behind a view is drawn everywhere; setting it has no effect.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
}

extension NSIndexPath {
  /// Creates the index path of a row in a section.
  public convenience init(row: Int, section: Int) {
    var indexes = [section, row]
    self.init(indexes: &indexes, length: 2)
  }
  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}

/// The delegate of a navigation bar, which has none: navigation controllers manage their bars.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: AnyObject {}

extension UIViewController {
  /// Pushes a page if the controller is in a navigation stack, otherwise presents it.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

extension UINavigationItem {
  /// Sets `hidesBackButton`; front ends decide whether the change is animated.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// The texts of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// A text that front ends choose.
    case `default`, generic, minimal
  }
  /// Always `default`; setting it has no effect, because front ends choose the text of their back button.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { .default }
    set {}
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Always false; setting it has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  /// Always true; setting it has no effect, because front ends scale all fonts.
  public var adjustsFontForContentSizeCategory: Bool {
    get { true }
    set {}
  }
}

extension UIListContentConfiguration {
  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a row in a sidebar with the second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header() }
  /// Returns the content of a row that is the header of those below it.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
  /// Always 0: front ends choose the space between image and text. Setting it has no effect.
  public var imageToTextPadding: CGFloat {
    get { 0 }
    set {}
  }
  /// Always 0: front ends choose the space between both texts. Setting it has no effect.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { 0 }
    set {}
  }
  /// Always 0: front ends choose the margins of rows. Setting it has no effect.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets() }
    set {}
  }
}
