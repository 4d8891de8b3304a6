package import KeelScene

/// A view with a title, or with a view in place of one, before its subviews.
@MainActor package class UILabelledView: UIView {
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// Stands in place of the title.
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

/// Things that belong together, in a frame.
@MainActor package class UIGroupView: UILabelledView {
  override package var element: Element { .group(GroupElement(title: title, hasLabelChild: shownLabel != nil)) }
}

/// Things that can be folded away.
@MainActor package class UIDisclosureView: UILabelledView {
  /// Setting it runs no handler.
  package var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsDescription() } }
  }
  /// A person has opened or closed it. It has done so already; set `isExpanded` to refuse.
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

/// A button that shows its subviews when a person asks: buttons, switches, pickers, lines, further menus.
@MainActor package class UIMenuView: UIView {
  package var menu = MenuElement() {
    didSet { if menu != oldValue { setNeedsDescription() } }
  }
  /// Done when the menu is pressed, where `menu.hasPrimaryAction`.
  package var onPrimaryAction: (() -> Void)?
  override package var element: Element { .menu(menu) }

  /// Only what a menu can hold is shown.
  override package var shownSubviews: [UIView] {
    super.shownSubviews.filter { Element.menu(menu).mayHold($0.element) }
  }

  override package func handle(_ event: KeelScene.Event) {
    if case .activate = event, menu.hasPrimaryAction, isUserInteractionEnabled { onPrimaryAction?() }
  }
}
