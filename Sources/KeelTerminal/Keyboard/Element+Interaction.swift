internal import KeelScene

/// What an element is to a keyboard and a mouse.
///
/// The only place of the front end that decides it, without a default: a new kind of element does not compile until
/// it is said here whether it can be reached, and then what a key does to it wherever one is handled.
enum Interaction {
  case row(RowElement)
  case button(ButtonElement)
  case toggle(ToggleElement)
  case field(TextFieldElement)
  case editor(TextEditorElement)
  /// A page's line to look for something with.
  case search(SearchElement)
  /// Something to press that is no plain button: a menu, a link.
  case press
  case disclosure(DisclosureElement)
  /// Takes arrows: a slider, a stepper, a picker, a date.
  case control
  /// Not reached itself; what is in it may be.
  case none
}

/// What a child of the window is to what stands below it.
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
