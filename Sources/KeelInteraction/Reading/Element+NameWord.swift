package import KeelScene

extension Element {
  /// The system word for a control without a name of its own or from its surroundings; `nil` for other elements.
  package var nameWord: SystemWord? {
    switch self {
    case .slider: .value
    case .picker: .options
    case .datePicker: .date
    case .gauge: .level
    case .progress: .progress
    case .activityIndicator: .inProgress
    case .button(let button): button.style == .detail ? .moreInformation : nil
    case .window, .navigation, .screen, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .row, .label, .toggle,
      .textField, .image, .separator, .spacer, .stepper, .menu, .link, .textEditor, .disclosure, .group, .grid,
      .gridRow, .layers, .firstFit, .arranged, .box, .shape, .drawing, .geometryReader, .tabs, .split:
      nil
    }
  }
}
