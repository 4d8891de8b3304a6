internal import KeelScene

/// The relation of a window's child to the layers below it.
enum Layer {
  case page
  case sheet(SheetElement)
  case alert(AlertElement)
}

extension Element {
  var layer: Layer {
    switch self {
    case .sheet(let sheet): .sheet(sheet)
    case .alert(let alert): .alert(alert)
    case .window, .navigation, .screen, .bar, .stack, .scroll, .list, .section, .row, .label, .button, .toggle,
      .textField, .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker,
      .menu, .link, .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .box,
      .shape, .drawing, .geometryReader, .tabs, .split:
      .page
    }
  }
}
