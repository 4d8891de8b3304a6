internal import KeelScene

/// The mapping of elements to markup.
extension NodeDescription {
  /// Describes the node, and notes on which facts of its surroundings the description depends.
  func markup() -> Markup {
    guard let entry = tree.entry(of: id) else { return finished(plain()) }
    return tree.drawing(entry) { finished(plain()) }
  }

  private func plain() -> Markup {
    switch node.element {
    case .window(let element): window(element)
    case .navigation: Markup("div", "navigation", .nodes(.rest))
    case .screen(let element): screen(element)
    case .bar(let element): Markup("div", "bar b-" + element.placement.rawValue, .nodes(.rest))
    case .sheet(let element): sheet(element)
    case .alert(let element): alert(element)
    case .stack(let element): stack(element)
    case .scroll(let element): scroll(element)
    case .list(let element): list(element)
    case .section(let element): section(element)
    case .row(let element): row(element)
    case .label(let element): label(element)
    case .button(let element): button(element)
    case .toggle(let element): toggle(element)
    case .textField(let element): textField(element)
    case .image(let element): image(element)
    case .activityIndicator(let element): activity(element)
    case .progress(let element): progress(element)
    case .slider(let element): slider(element)
    case .stepper(let element): stepper(element)
    case .picker(let element): picker(element)
    case .datePicker(let element): datePicker(element)
    case .menu(let element): menu(element)
    case .link(let element): link(element)
    case .gauge(let element): gauge(element)
    case .textEditor(let element): textEditor(element)
    case .disclosure(let element): disclosure(element)
    case .group(let element): group(element)
    case .grid(let element): grid(element)
    case .gridRow: Markup("div", "gridrow", .nodes(.rest))
    case .layers(let element): layers(element)
    case .firstFit(let element): firstFit(element)
    case .arranged: arranged()
    case .box(let element): box(element)
    case .shape(let element): shape(element)
    case .drawing(let element): drawing(element)
    case .geometryReader: Markup("div", "reader room", .nodes(.rest))
    case .tabs(let element): tabs(element)
    case .split: Markup("div", "split", .nodes(.rest))
    case .separator: separator()
    case .spacer(let element): spacer(element)
    }
  }
}
