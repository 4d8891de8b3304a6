package import KeelScene

/// A view with a title, or with a view in place of one, before its subviews.
@MainActor package class UILabelledView: UIView {
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The view in place of the title.
  package var labelView: UIView? {
    didSet {
      guard labelView !== oldValue else { return }
      if oldValue?.embedder === self { oldValue?.embedder = nil }
      labelView?.removeFromSuperview()
      labelView?.embedder = self
      setNeedsDescription()
    }
  }

  var shownLabel: UIView? { labelView.flatMap { $0.isShown ? $0 : nil } }
  override func subviewVisibilityDidChange() { setNeedsDescription() }

  override package func describe() -> SceneDescription {
    SceneDescription(
      element: element, attributes: attributes, children: (shownLabel.map { [$0] } ?? []) + shownSubviews)
  }
}

/// A framed group of views.
@MainActor package class UIGroupView: UILabelledView {
  override package var element: Element { .group(GroupElement(title: title, hasLabelChild: shownLabel != nil)) }
}

/// A header that shows or hides its subviews.
@MainActor package class UIDisclosureView: UILabelledView {
  /// True if the subviews are shown. Setting it calls no handler.
  package var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsDescription() } }
  }
  /// Called when the user has expanded or collapsed the view; set `isExpanded` to revert it.
  package var onToggle: ((Bool) -> Void)?

  override package var element: Element {
    .disclosure(DisclosureElement(title: title, isExpanded: isExpanded, hasLabelChild: shownLabel != nil))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .toggle(_, let isOn) = event, isUserInteractionEnabled, isOn != isExpanded else { return }
    isExpanded = isOn
    onToggle?(isOn)
  }
}

/// A button that opens a menu of its subviews: buttons, switches, pickers, separators, further menus.
@MainActor package class UIMenuView: UIView {
  package var menu = MenuElement() {
    didSet { if menu != oldValue { setNeedsDescription() } }
  }
  /// Called when the menu is pressed, if `menu.hasPrimaryAction`.
  package var onPrimaryAction: (() -> Void)?
  override package var element: Element { .menu(menu) }

  /// The shown subviews that a menu can contain.
  override package var shownSubviews: [UIView] {
    super.shownSubviews.filter { Element.menu(menu).mayHold($0.element) }
  }

  override package func handle(_ event: KeelScene.Event) {
    if case .activate = event, menu.hasPrimaryAction, isUserInteractionEnabled { onPrimaryAction?() }
  }
}
