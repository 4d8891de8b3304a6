public import KeelScene

/// The first focus of sheets and alerts, the same in every front end.
extension SceneTree {
  /// Returns the node of a sheet or an alert that receives the focus first, unless the program or the user moves it.
  ///
  /// In an alert it is the first field; otherwise the default button, unless it is destructive; otherwise the cancel
  /// button; otherwise the first button that is not destructive. In a sheet it is the first empty field; otherwise the
  /// first control that neither cancels nor destroys. The content of a page precedes its bars.
  ///
  /// - Returns: `nil` if only destructive or cancelling controls are left. The focus is then on the whole modal, and no
  ///   key has an effect yet. O(nodes of the modal).
  public func firstFocus(in modal: NodeID) -> NodeID? {
    guard let node = self[modal], isInReach(modal) else { return nil }
    switch node.element {
    case .alert: return AlertParts(of: modal, in: self)?.firstFocus
    case .sheet: return firstFocus(ofSheet: node)
    default: return nil
    }
  }

  /// The sheet or alert that covers everything else; `nil` if there is none.
  public var topModal: NodeID? {
    guard let root, case .window? = element(of: root), let top = self[root]?.children.last else { return nil }
    switch element(of: top) {
    case .alert, .sheet: return top
    default: return nil
    }
  }

  private func firstFocus(ofSheet sheet: Node) -> NodeID? {
    var controls: [NodeID] = []
    var barControls: [NodeID] = []
    var emptyField: NodeID?
    func walk(_ id: NodeID, inBar: Bool) {
      guard emptyField == nil, let node = self[id], node.attributes.isEnabled, !isHiddenBar(node, typedPage: nil)
      else { return }
      if !inBar, node.element.isEmptyField {
        emptyField = id
        return
      }
      if node.element.mayBeginFocus { if inBar { barControls.append(id) } else { controls.append(id) } }
      for child in shownChildren(of: node) {
        if case .bar? = element(of: child) { walk(child, inBar: true) } else { walk(child, inBar: inBar) }
      }
    }
    walk(sheet.id, inBar: false)
    return emptyField ?? controls.first ?? barControls.first
  }

  /// Returns the children that are visible at once: the top page of a stack, the selected one of tabs, none of a menu.
  func shownChildren(of node: Node) -> [NodeID] {
    switch node.element {
    case .menu, .button: return []
    default:
      guard let entry = entry(of: node.id) else { return [] }
      return node.children.filter { obstruction(of: $0, in: entry) == nil }
    }
  }
}

extension Element {
  fileprivate var isEmptyField: Bool {
    switch self {
    case .textField(let field): field.isEditable && field.text.isEmpty
    case .textEditor(let editor): editor.isEditable && editor.text.isEmpty
    default: false
    }
  }

  /// True for controls that can have the first focus of a sheet: all that neither cancel nor destroy.
  fileprivate var mayBeginFocus: Bool {
    switch self {
    case .button(let button): button.role == nil && !button.isBusy
    case .menu(let menu): !menu.isSection && menu.role == nil
    case .row(let row): row.isSelectable || row.expansion != .none
    case .toggle, .textField, .slider, .stepper, .picker, .datePicker, .link, .disclosure: true
    case .textEditor(let editor): editor.isEditable
    case .window, .navigation, .screen, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .label, .image,
      .activityIndicator, .progress, .separator, .spacer, .gauge, .group, .grid, .gridRow, .layers, .firstFit,
      .arranged, .box, .shape, .drawing, .geometryReader, .tabs, .split:
      false
    }
  }
}
