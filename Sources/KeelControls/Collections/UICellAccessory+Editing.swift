// Accessories of lists that are edited, and of outlines.

extension UICellAccessory {
  /// The options of an accessory.
  @MainActor public struct Options {
    /// A Boolean value that indicates whether the accessory is not shown.
    public var isHidden: Bool
    /// The width that was asked for; stored only, because front ends align accessories.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the button that inserts a row. For the others it is stored only, because front ends decide the
    /// colours of their own signs.
    public var tintColor: UIColor?
    /// The colour behind the sign; stored only, like `tintColor`.
    public var backgroundColor: UIColor?
    /// A Boolean value that indicates whether a line precedes the handle of a row; stored only.
    public var showsVerticalSeparator: Bool?
    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of a check mark.
  public typealias CheckmarkOptions = Options
  /// The options of the sign of a row that leads to another page.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of the button that deletes a row.
  public typealias DeleteOptions = Options
  /// The options of the button that inserts a row.
  public typealias InsertOptions = Options
  /// The options of the handle that moves a row.
  public typealias ReorderOptions = Options
  /// The options of the mark of a selected row.
  public typealias MultiselectOptions = Options

  /// The options of the control that expands a row.
  @MainActor public struct OutlineDisclosureOptions {
    /// The part of the row that expands it.
    public enum Style: Int, Sendable {
      /// The same as `cell`.
      case automatic
      /// The whole row.
      case header
      /// The control only: pressing the row selects it.
      case cell
    }
    /// The part of the row that expands it.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is not shown.
    public var isHidden: Bool
    /// The width that was asked for; stored only, because front ends align accessories.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour that was asked for; stored only, because front ends decide the colours of their own signs.
    public var tintColor: UIColor?
    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Returns a control that expands and collapses a row of an outline.
  ///
  /// Apply an `NSDiffableDataSourceSectionSnapshot` for the outline. Front ends decide the place of the control.
  ///
  /// - Parameter actionHandler: A closure that is called when the user presses the control, in place of expanding or
  ///   collapsing the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: options.isHidden ? .none : .outline(isHeader: options.style == .header, handler: actionHandler),
      displayed: displayed)
  }

  /// Returns a button that deletes the row. In a list that is not edited, the menu of the row deletes it.
  ///
  /// - Parameter actionHandler: A closure that deletes the row. Without one, the button performs the row's first
  ///   destructive swipe action, and is not shown if there is none.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: options.isHidden ? .none : .delete(actionHandler), displayed: displayed)
  }

  /// Returns a button that inserts a row, at the trailing edge.
  ///
  /// - Parameter actionHandler: A closure that inserts the row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus.circle.fill"))
    button.tintColor = options.tintColor ?? .systemGreen
    if let actionHandler { button.addAction(UIAction { _ in actionHandler() }, for: .primaryActionTriggered) }
    return UICellAccessory(kind: options.isHidden ? .none : .customView(button), displayed: displayed)
  }

  /// Returns the handle that moves the row. A list in editing mode shows the handle in all rows that can be moved, even
  /// without this accessory (`UICollectionViewDiffableDataSource.reorderingHandlers`).
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .none, displayed: displayed)
  }

  /// Returns the mark of a selected row. While several rows can be selected, a list shows the mark in all rows, even
  /// without this accessory (`UICollectionView.allowsMultipleSelectionDuringEditing`).
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .none, displayed: displayed)
  }
}
