import KeelScene

/// An accessory of a row. Front ends decide where it is: most are at the trailing edge.
@MainActor @preconcurrency public struct UICellAccessory {
  /// The modes of a list in which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// In each mode.
    case always
    /// While the list `isEditing`.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  enum Kind {
    case checkmark
    case disclosure
    indirect case detail(label: String?, address: String?, handler: (() -> Void)?)
    case label(String)
    case mark(Common<RowElement.Mark>)
    case customView(UIView)
    indirect case outline(isHeader: Bool, handler: (() -> Void)?)
    indirect case delete((() -> Void)?)
    /// Shows nothing of its own: it is hidden, or the list shows it.
    case none
  }
  let kind: Kind
  var displayed = DisplayedState.always
  /// True if the program asked for the leading edge.
  var isLeading = false
  private static var commonMarks = CommonValues<Common<RowElement.Mark>>(capacity: 256)

  /// Returns a checkmark for a chosen row, at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: options.isHidden ? .none : .checkmark, displayed: displayed)
  }

  /// Returns an indicator for a row that opens another page.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: options.isHidden ? .none : .disclosure, displayed: displayed)
  }

  /// Returns a small button for details about the row. Its accessibility label is "More about" and the row's text,
  /// unless one is provided. With a path, the button is a link in browsers (`UIView.linkAddress`).
  public static func detail(
    displayed: DisplayedState = .whenNotEditing, accessibilityLabel: String? = nil, linkAddress: String? = nil,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .detail(label: accessibilityLabel, address: linkAddress, handler: actionHandler), displayed: displayed)
  }

  /// Returns an accessory that shows a short text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text), displayed: displayed)
  }

  /// Returns an accessory that shows a small image with a description for assistive technology. In long lists, prefer
  /// it to an image view, because it creates no view. UIKit has no such accessory.
  public static func image(_ image: UIImage, accessibilityLabel: String = "") -> UICellAccessory {
    let mark = Common(RowElement.Mark(symbol: image.symbol, label: accessibilityLabel))
    return UICellAccessory(kind: .mark(isShort(accessibilityLabel) ? commonMarks.common(mark) : mark))
  }

  /// Returns a button with a menu, which shows the selected action of the menu and selects the one that the user
  /// chooses.
  ///
  /// - Parameter handler: A closure that runs with the menu after the user has chosen another action.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    selectedElementDidChangeHandler handler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    if let handler { button.addAction(UIAction { _ in handler(menu) }, for: .valueChanged) }
    return UICellAccessory(kind: .customView(button), displayed: displayed)
  }

  /// Returns an accessory that shows a custom view, such as a switch or an activity indicator. An image view becomes a
  /// small image: at the leading edge the row's check mark, if its symbol is `checkmark`, or the row's image, if it has
  /// no accessibility label and the row has no other.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      kind: .customView(configuration.customView), displayed: configuration.placement.displayed,
      isLeading: configuration.placement.isLeading)
  }

  /// The edge of a row at which an accessory is shown, and the modes of the list in which it is.
  public struct Placement: Hashable, Sendable {
    let displayed: DisplayedState
    var isLeading = false
    /// The trailing edge, in the order of the accessories.
    public static func trailing(displayed: DisplayedState = .always) -> Placement { Placement(displayed: displayed) }
    /// The leading edge, for image views. Front ends show other views at the trailing edge.
    public static func leading(displayed: DisplayedState = .always) -> Placement {
      Placement(displayed: displayed, isLeading: true)
    }
  }

  /// The width that an accessory takes, so that those of several rows are aligned. Front ends align them.
  public enum LayoutDimension: Hashable, Sendable {
    /// The usual width.
    case standard
    /// The width of the view.
    case actual
    /// A width in points.
    case custom(Double)
  }

  /// A custom view at an edge, in the order of the accessories.
  @MainActor public struct CustomViewConfiguration {
    /// The view. It can be in one accessory at a time.
    public let customView: UIView
    /// The edge, and the modes of the list in which the view is shown.
    public let placement: Placement
    /// The width that was asked for; stored only, because front ends align accessories.
    public let reservedLayoutWidth: LayoutDimension?
    /// Creates an accessory that shows a view, in the tint colour if one is given.
    public init(
      customView: UIView, placement: Placement = .trailing(), isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.reservedLayoutWidth = reservedLayoutWidth
      if let isHidden { customView.isHidden = isHidden }
      if let tintColor { customView.tintColor = tintColor }
    }
  }
}
