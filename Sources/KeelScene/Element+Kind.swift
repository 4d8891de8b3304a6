extension Element {
  /// The name of the case, for messages and outlines.
  public var kind: String {
    switch self {
    case .window: "window"
    case .navigation: "navigation"
    case .screen: "screen"
    case .bar: "bar"
    case .sheet: "sheet"
    case .alert: "alert"
    case .stack: "stack"
    case .scroll: "scroll"
    case .list: "list"
    case .section: "section"
    case .row: "row"
    case .label: "label"
    case .button: "button"
    case .toggle: "toggle"
    case .textField: "textField"
    case .image: "image"
    case .activityIndicator: "activityIndicator"
    case .progress: "progress"
    case .slider: "slider"
    case .stepper: "stepper"
    case .picker: "picker"
    case .datePicker: "datePicker"
    case .menu: "menu"
    case .link: "link"
    case .gauge: "gauge"
    case .textEditor: "textEditor"
    case .disclosure: "disclosure"
    case .group: "group"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .layers: "layers"
    case .firstFit: "firstFit"
    case .arranged: "arranged"
    case .box: "box"
    case .shape: "shape"
    case .drawing: "drawing"
    case .geometryReader: "geometryReader"
    case .tabs: "tabs"
    case .split: "split"
    case .separator: "separator"
    case .spacer: "spacer"
    }
  }

  /// Returns true if an element of this kind may contain the given child; used to check tree invariants.
  package func mayHold(_ child: Element) -> Bool {
    switch (self, child) {
    case (_, .window): false
    case (.navigation, .screen), (.list, .section), (.section, .row): true
    case (.navigation, _), (.list, _): false
    case (_, .section), (_, .row): false
    case (.window, _): true
    case (_, .alert): false
    case (_, .sheet): false
    case (.screen, _): true
    case (_, .bar): false
    case (.alert, .textField), (.alert, .button): true
    case (.alert, _): false
    case (.grid, .gridRow): true
    case (_, .gridRow): false
    case (.menu, .button), (.menu, .toggle), (.menu, .link), (.menu, .picker), (.menu, .label), (.menu, .separator),
      (.menu, .menu):
      true
    case (.menu, _): false
    case (.button(let button), _): button.hasLabelChild
    case (.section(let section), _): section.hasHeaderChild || section.hasFooterChild
    case (.sheet, _), (.bar, _), (.stack, _), (.scroll, _), (.row, _), (.disclosure, _), (.group, _), (.grid, _),
      (.gridRow, _), (.layers, _), (.firstFit, _), (.arranged, _), (.box, _), (.geometryReader, _), (.tabs, _),
      (.split, _):
      true
    case (.label, _), (.toggle, _), (.textField, _), (.image, _), (.activityIndicator, _), (.progress, _),
      (.separator, _), (.spacer, _), (.slider, _), (.stepper, _), (.picker, _), (.datePicker, _), (.link, _),
      (.gauge, _), (.textEditor, _), (.shape, _), (.drawing, _):
      false
    }
  }
}
