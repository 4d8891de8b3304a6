internal import KeelInteraction
internal import KeelScene

/// The role of an element for the keyboard and the mouse.
///
/// This is the only place of the front end that assigns roles. It has no default: a new kind of element does not
/// compile until it has a role here, and a new role does not compile until each handler of keys covers it.
enum Interaction {
  case row(RowElement)
  case button(ButtonElement)
  case toggle(ToggleElement)
  case field(TextFieldElement)
  case editor(TextEditorElement)
  /// The search field of a page.
  case search(SearchElement)
  /// A control that is pressed but is not a plain button: a menu or a link.
  case press
  case disclosure(DisclosureElement)
  /// A control that handles arrow keys: a slider, a stepper, a picker, a date or tabs.
  case control
  /// Not reachable itself. Its content may be reachable.
  case none
}

/// The relation of a window's child to the layers below it.
enum Layer {
  case page
  case sheet(SheetElement)
  case alert(AlertElement)
}

extension Element {
  var interaction: Interaction {
    switch self {
    case .row(let row): .row(row)
    case .button(let button): .button(button)
    case .toggle(let toggle): .toggle(toggle)
    case .textField(let field): .field(field)
    case .textEditor(let editor): .editor(editor)
    case .menu, .link: .press
    case .disclosure(let disclosure): .disclosure(disclosure)
    case .slider, .stepper, .picker, .datePicker, .tabs: .control
    case .screen(let screen): screen.search.map { .search($0) } ?? .none
    case .label(let label): label.runs.contains { $0.link != nil } ? .press : .none
    case .window, .navigation, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .image,
      .activityIndicator, .progress, .separator, .spacer, .gauge, .group, .grid, .gridRow, .layers, .box, .shape,
      .split:
      .none
    }
  }

  var layer: Layer {
    switch self {
    case .sheet(let sheet): .sheet(sheet)
    case .alert(let alert): .alert(alert)
    case .window, .navigation, .screen, .bar, .stack, .scroll, .list, .section, .row, .label, .button, .toggle,
      .textField, .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker,
      .menu, .link, .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .box, .shape, .tabs, .split:
      .page
    }
  }
}

extension MeasuringContext {
  func interaction(of id: NodeID) -> Interaction { tree[id].map(interaction) ?? .none }

  /// Returns the role of a node. A container is a control itself if it is adjustable, because its parts display one
  /// value. A node that only displays something is a control if it has a menu of actions.
  func interaction(of node: Node) -> Interaction {
    guard case .none = node.element.interaction, isReachedItself(node) else { return node.element.interaction }
    return .control
  }

  func isReachedItself(_ node: Node) -> Bool { isAdjustable(node) || isOnlyOfferingActions(node) }

  func isOnlyOfferingActions(_ node: Node) -> Bool { tree.isOnlyOfferingActions(node) }

  func isAdjustable(_ node: Node) -> Bool { tree.isAdjustable(node) }
}
