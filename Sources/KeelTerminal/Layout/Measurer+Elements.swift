internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The measuring of elements: the size that each one requests.
extension Measurer {
  /// Converts points to columns, and `lines(points:)` to lines. A cell is 8 by 16 points.
  static func columns(points: Double) -> Int { cells(points / 8) }

  static func lines(points: Double) -> Int { cells(points / 16) }

  private static func cells(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value.rounded(), 0), 500)) : 0
  }

  func measure(_ node: Node, _ width: Int) -> Size {
    switch node.element {
    case .navigation: node.children.last.map { measure($0, width) } ?? Size(width: 0, height: 0)
    case .screen: measureScreen(node, width)
    case .bar: measureBar(node, width)
    case .window, .sheet, .alert:
      Size(width: width, height: node.children.reduce(0) { $0 + measure($1, width).height })
    case .stack, .scroll, .spacer, .grid, .layers, .firstFit, .arranged, .box, .shape, .drawing,
      .geometryReader:
      measureSolved(node, width)
    case .list: Size(width: width, height: geometry(of: node.id, width: width)?.lineCount ?? 0)
    case .section: Size(width: width, height: node.children.count)
    case .row: Size(width: width, height: rowHeight(node.id, width))
    case .label(let label): measure(label, width)
    case .button(let button):
      button.hasLabelChild
        ? measureSolved(node, width) : Size(width: buttonWidth(button, limit: width), height: 1)
    case .toggle(let toggle):
      Size(width: (toggle.title.isEmpty ? 0 : columns(of: toggle.title, limit: width) + 2) + switchWidth, height: 1)
    case .textField: Size(width: min(width, 32), height: 1)
    case .image(let image): measure(image, width)
    case .activityIndicator(let indicator):
      Size(
        width: indicator.isAnimating
          ? 1 + (indicator.title.isEmpty ? 0 : 1 + columns(of: indicator.title, limit: width)) : 0, height: 1)
    case .progress(let progress): measure(progress, width)
    case .separator: Size(width: 1, height: 1)
    case .slider(let slider): measure(slider, width)
    case .stepper, .menu, .link: measureWords(node, width)
    case .picker(let picker): measure(picker, node, width)
    case .datePicker(let picker): measure(picker, node, width)
    case .gauge(let gauge): measure(gauge, width)
    case .textEditor(let editor): measure(editor, node, width)
    case .disclosure(let disclosure): measure(disclosure, node, width)
    case .group(let group): measureGroup(group, node, width)
    case .gridRow: measureColumn(node.children, width)
    case .tabs(let tabs): measure(tabs, node, width)
    case .split: measureSplit(node, width)
    }
  }

  func measure(_ image: ImageElement, _ width: Int) -> Size {
    switch image.source {
    case .symbol(let symbol): Size(width: symbolWidth(symbol), height: 1)
    case .data:
      image.naturalSize.map { size in
        // Most pictures are larger than a terminal: here, those in labels of controls.
        let columns = Cells.columns(size.width)
        let shown = max(1, min(columns, width))
        let lines = Cells.lines(size.height) * shown / max(1, columns)
        return size.width > 0 ? Size(width: shown, height: max(1, lines)) : Size(width: 0, height: 0)
      } ?? Size(width: columns(of: image.label, limit: max(0, width - 4)) + 4, height: 3)
    }
  }

  /// Returns the size of a page within content, which is rare: as high as its parts.
  private func measureScreen(_ node: Node, _ width: Int) -> Size {
    guard let parts = PageParts(of: node.id, in: tree) else { return Size(width: 0, height: 0) }
    return Size(width: width, height: (parts.content.map { measure($0, width).height } ?? 0) + linesAround(parts))
  }

  private func measureBar(_ node: Node, _ width: Int) -> Size {
    let widths = node.children.map { measure($0, width).width }
    return Size(width: widths.reduce(0, +) + 2 * max(0, widths.count - 1), height: 1)
  }

  var switchWidth: Int { glyphs.switchWidth + 2 }

  func buttonWidth(_ button: ButtonElement, limit: Int) -> Int {
    if button.style == .detail { return columns(of: glyphs.detail) }
    var width = columns(of: button.title, limit: limit)
    if let image = button.image?.beside(button.title) { width += symbolWidth(image) + (button.title.isEmpty ? 0 : 1) }
    if button.isBusy { width += 2 }
    return width + 2 * Self.bracketWidth(of: button)
  }

  /// Returns the natural size of a node that the solver lays out: as wide as its content even if it would take more, and
  /// as high as it is in all of the width.
  private func measureSolved(_ node: Node, _ width: Int) -> Size {
    let size = solver.size(of: node.id, in: LayoutProposal(width: Double(width) * Cells.width))
    var columns = size.width
    if tree.growth(of: node.id).contains(.horizontal) { columns = solver.size(of: node.id, in: LayoutProposal()).width }
    return Size(width: Cells.columns(columns), height: max(size.height > 0 ? 1 : 0, Cells.lines(size.height)))
  }
}
