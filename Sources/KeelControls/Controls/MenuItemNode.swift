import KeelScene

/// An item of a button's menu in the scene: an action or a submenu.
@MainActor final class MenuItemNode: SceneNode {
  private let item: UIMenuElement
  private weak var owner: AnyObject?
  private let children: [MenuItemNode]

  init(_ item: UIMenuElement, owner: AnyObject) {
    self.item = item
    self.owner = owner
    children = (item as? UIMenu)?.children.map { MenuItemNode($0, owner: owner) } ?? []
    super.init()
  }

  private var isHidden: Bool { (item as? UIAction)?.attributes.contains(.hidden) ?? false }
  var shownChildren: [MenuItemNode] { children.filter { !$0.isHidden } }

  override func describe() -> SceneDescription {
    switch item {
    case let menu as UIMenu:
      return SceneDescription(
        element: .menu(
          MenuElement(
            title: menu.title, image: menu.image?.templateSymbol,
            role: menu.options.contains(.destructive) ? .destructive : nil,
            isSection: menu.options.contains(.displayInline))),
        children: shownChildren)
    case let action as UIAction:
      let attributes = Attributes(isEnabled: !action.attributes.contains(.disabled))
      if action.state == .off {
        let role: ButtonRole? = action.attributes.contains(.destructive) ? .destructive : nil
        return SceneDescription(
          element: .button(ButtonElement(title: action.title, image: action.image?.templateSymbol, role: role)),
          attributes: attributes)
      }
      return SceneDescription(
        element: .toggle(
          ToggleElement(
            isOn: action.state == .on, title: action.title, image: action.image?.templateSymbol, style: .checkbox)),
        attributes: attributes)
    default:
      return SceneDescription(element: .label(LabelElement(text: item.title)))
    }
  }

  override func handle(_ event: Event) {
    guard let action = item as? UIAction, !action.attributes.contains(.disabled) else { return }
    switch event {
    case .activate, .toggle:
      action.perform(sender: owner)
      setNeedsDescription()
    default: break
    }
  }
}
