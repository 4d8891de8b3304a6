internal import KeelLayout
internal import KeelScene

/// The sizes that the solver of layout asks for, in points.
@MainActor final class CellMetrics: LayoutMetrics {
  /// The owner of the solver that has these metrics.
  weak var measurer: Measurer?

  func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> SceneSize {
    guard let measurer, let node = measurer.tree[node] else { return SceneSize() }
    return measurer.chosenSize(of: node, in: proposal)
  }

  func didForgetSizes(of node: NodeID) { measurer?.didForgetSizes(of: node) }

  func didForgetAllSizes() { measurer?.didForgetAllSizes() }

  /// Returns whole cells. Texts and controls side by side never touch.
  func spacing(
    _ spacing: Double, along axis: StackElement.Axis, between first: NodeID?, _ second: NodeID?
  ) -> Double {
    guard axis == .horizontal else { return Double(Measurer.lines(points: spacing)) * Cells.height }
    let columns = Measurer.columns(points: spacing)
    if columns == 0, spacing > 0 || [first, second].allSatisfy(isOfText) { return Cells.width }
    return Double(columns) * Cells.width
  }

  private func isOfText(_ id: NodeID?) -> Bool {
    guard let element = id.flatMap({ measurer?.tree.element(of: $0) }) else { return false }
    switch element {
    case .button(let button): return !button.hasLabelChild
    case .label, .toggle, .textField, .image, .activityIndicator, .progress, .slider, .stepper, .picker,
      .datePicker, .menu, .link, .gauge, .textEditor:
      return true
    case .window, .navigation, .screen, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .row, .separator,
      .spacer, .disclosure, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .box, .shape, .drawing,
      .geometryReader, .tabs, .split:
      return false
    }
  }

  /// Returns whole cells, with room for a line around the content.
  func insets(_ insets: SceneInsets, inside border: SceneBorder?) -> SceneInsets {
    let line = (border?.width ?? 0) > 0 ? 1 : 0
    func across(_ points: Double) -> Double { Double(max(line, Measurer.columns(points: points))) * Cells.width }
    func down(_ points: Double) -> Double { Double(max(line, Measurer.lines(points: points))) * Cells.height }
    return SceneInsets(
      top: down(insets.top), leading: across(insets.leading), bottom: down(insets.bottom),
      trailing: across(insets.trailing))
  }

  /// Compares whole cells: a room that was made for a view has its length rounded to them.
  func fits(_ length: Double, in room: Double, along axis: StackElement.Axis) -> Bool {
    let cell = axis == .horizontal ? Cells.width : Cells.height
    return Cells.edge(length, per: cell) <= Cells.edge(room, per: cell)
  }

  /// Returns room for the marks beside the label; a button without a look of its own is highlighted instead.
  func insets(of button: ButtonElement) -> SceneInsets? {
    let margin = Double(Measurer.labelMargin(of: button)) * Cells.width
    return SceneInsets(leading: margin, trailing: margin)
  }
}

extension Measurer {
  /// Returns the size that a node chooses in a room, for the nodes that the solver does not lay out itself.
  func chosenSize(of node: Node, in proposal: LayoutProposal) -> SceneSize {
    switch node.element {
    case .button(let button) where button.hasLabelChild: return labelSize(of: button, node, in: proposal)
    case .stack(let stack): return lazySize(of: stack, node, in: proposal)
    default: break
    }
    let growth = node.element.ownGrowth
    let offered = width(offeredTo: node.element, proposal.width)
    var natural = measure(node.id, offered)
    if case .label(let label) = node.element, let most = lines(of: label, within: proposal.height) {
      if most * (1 + gap(of: label)) - gap(of: label) < natural.height { natural = measure(label, offered, most: most) }
    }
    var size = SceneSize(width: Double(natural.width) * Cells.width, height: Double(natural.height) * Cells.height)
    if growth.contains(.horizontal), let width = proposal.width { size.width = max(0, width) }
    if growth.contains(.vertical), let height = proposal.height {
      size.height = max(min(size.height, Double(leastLines(of: node.element)) * Cells.height), height)
    }
    return size
  }

  /// Returns the number of lines of a label that fit a height, at least one; `nil` for any number.
  private func lines(of label: LabelElement, within height: Double?) -> Int? {
    guard let height, height.isFinite else { return nil }
    let lines = Cells.lines(within: height, most: Self.mostLabelLines)
    return max(1, (lines + gap(of: label)) / (1 + gap(of: label)))
  }

  /// Returns the columns in which an element is measured; for an ideal width the text's, or that of the terminal.
  private func width(offeredTo element: Element, _ points: Double?) -> Int {
    if let points, points.isFinite { return Cells.columns(within: points) }
    switch element {
    case .window, .navigation, .screen, .sheet, .alert, .tabs, .split, .list, .section, .row, .bar, .group, .disclosure,
      .textEditor:
      return columns
    case .stack, .scroll, .label, .button, .toggle, .textField, .image, .activityIndicator, .progress, .separator,
      .spacer, .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge, .grid, .gridRow, .layers, .firstFit,
      .arranged, .box, .shape, .drawing, .geometryReader:
      return Cells.columns(within: .infinity)
    }
  }

  /// Returns the least height, in lines, of an element that takes the remaining height: enough to scroll in it.
  private func leastLines(of element: Element) -> Int {
    switch element {
    case .textEditor: 3
    case .image: 1
    default: 5
    }
  }

  /// Returns the size of a button around the views of its label, which stand below each other.
  private func labelSize(of button: ButtonElement, _ node: Node, in proposal: LayoutProposal) -> SceneSize {
    let margin = Double(2 * Self.labelMargin(of: button)) * Cells.width
    let room = LayoutProposal(width: proposal.width.map { max(0, $0 - margin) })
    var size = node.children.reduce(into: SceneSize(height: Cells.height)) { size, child in
      let label = solver.size(of: child, in: room)
      size.width = max(size.width, label.width)
      size.height += label.height
    }
    size.width += margin
    if let width = proposal.width, size.width > width, size.width - margin <= width { size.width = max(0, width) }
    return size
  }

  private func lazySize(of stack: StackElement, _ node: Node, in proposal: LayoutProposal) -> SceneSize {
    guard let window = stack.window else { return SceneSize() }
    let insets = metrics.insets(stack.insets, inside: nil)
    let inner = proposal.width.flatMap { $0.isFinite ? $0 - insets.leading - insets.trailing : nil }
    let natural = measureLazy(stack, window, node, inner.map { Cells.columns(within: $0) } ?? columns)
    var size = SceneSize(
      width: Double(natural.width) * Cells.width + insets.leading + insets.trailing,
      height: Double(natural.height) * Cells.height + insets.top + insets.bottom)
    // It has the whole breadth of its region.
    switch stack.axis {
    case .vertical: if let width = proposal.width { size.width = max(0, width) }
    case .horizontal: if let height = proposal.height { size.height = max(0, height) }
    }
    return size
  }
}
