package import KeelScene

extension Element {
  /// The text that names a control, a text or a picture, as it is displayed; empty for other elements.
  package var ownTitle: String {
    switch self {
    case .label(let label): label.text
    case .button(let button): button.title
    case .toggle(let toggle): toggle.title
    case .textField(let field): field.placeholder
    case .image(let image): image.label
    case .activityIndicator(let indicator): indicator.title
    case .progress(let progress): progress.title
    case .slider(let slider): slider.title
    case .stepper(let stepper): stepper.title
    case .picker(let picker): picker.title
    case .datePicker(let picker): picker.title
    case .menu(let menu): menu.title
    case .link(let link): link.title
    case .gauge(let gauge): gauge.title
    case .textEditor(let editor): editor.placeholder
    case .disclosure(let disclosure): disclosure.title
    case .group(let group): group.title
    case .window, .screen, .alert, .section, .row, .navigation, .bar, .sheet, .stack, .scroll, .list, .separator,
      .spacer,
      .grid, .gridRow, .layers, .firstFit, .arranged, .box, .shape, .drawing, .geometryReader, .tabs, .split:
      ""
    }
  }
}
