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
    case .stack(let stack): measure(stack, node, width)
    case .scroll: node.children.first.map { measure($0, width) } ?? Size(width: 0, height: 0)
    case .list: Size(width: width, height: geometry(of: node.id, width: width)?.lineCount ?? 0)
    case .section: Size(width: width, height: node.children.count)
    case .row: Size(width: width, height: rowHeight(node.id, width))
    case .label(let label): measure(label, width)
    case .button(let button):
      button.hasLabelChild
        ? measureLabel(of: button, node, width) : Size(width: buttonWidth(button, limit: width), height: 1)
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
    case .spacer: Size(width: 0, height: 0)
    case .slider(let slider): measure(slider, width)
    case .stepper, .menu, .link: measureWords(node, width)
    case .picker(let picker): measure(picker, node, width)
    case .datePicker(let picker): measure(picker, node, width)
    case .gauge(let gauge): measure(gauge, width)
    case .textEditor(let editor): measure(editor, node, width)
    case .disclosure(let disclosure): measure(disclosure, node, width)
    case .group(let group): measureGroup(group, node, width)
    case .grid(let grid): measure(grid, node, width)
    case .gridRow: measureColumn(node.children, width)
    case .layers: measureLayers(node, width)
    case .box(let box): measure(box, node, width)
    case .shape, .drawing: Size(width: min(width, 10), height: 1)
    case .geometryReader: Size(width: width, height: 1)
    case .tabs(let tabs): measure(tabs, node, width)
    case .split(let split): measure(split, node, width)
    }
  }

  func measure(_ image: ImageElement, _ width: Int) -> Size {
    switch image.source {
    case .symbol(let symbol): Size(width: symbolWidth(symbol), height: 1)
    case .data: Size(width: columns(of: image.label, limit: max(0, width - 4)) + 4, height: 3)
    }
  }

  /// Returns the size of a page within content, which is rare: as high as its parts.
  private func measureScreen(_ node: Node, _ width: Int) -> Size {
    let content = contentNode(of: node).map { measure($0, width).height } ?? 0
    return Size(
      width: width, height: content + pageHead(node, level: 0).height + bottomBars(of: node).count)
  }

  private func measureBar(_ node: Node, _ width: Int) -> Size {
    let widths = node.children.map { measure($0, width).width }
    return Size(width: widths.reduce(0, +) + 2 * max(0, widths.count - 1), height: 1)
  }

  var switchWidth: Int { glyphs.switchWidth + 2 }

  private func measureLabel(of button: ButtonElement, _ node: Node, _ width: Int) -> Size {
    let margin = 2 * Self.labelMargin
    let sizes = node.children.map { measure($0, max(0, width - margin)) }
    return Size(
      width: min(width, (sizes.map(\.width).max() ?? 0) + margin),
      height: max(1, sizes.reduce(0) { $0 + $1.height }))
  }

  func buttonWidth(_ button: ButtonElement, limit: Int) -> Int {
    if button.style == .detail { return columns(of: glyphs.detail) }
    var width = columns(of: button.title, limit: limit)
    if let image = button.image { width += symbolWidth(image) + (button.title.isEmpty ? 0 : 1) }
    if button.isBusy { width += 2 }
    return width + (button.style == .plain ? 0 : 4)
  }

  func paragraph(_ label: LabelElement, _ width: Int) -> [Line] {
    sanitizer.paragraph(label.text, width: width, maximum: label.lineLimit == 0 ? 1000 : max(1, label.lineLimit))
  }

  private func measure(_ stack: StackElement, _ node: Node, _ width: Int) -> Size {
    let horizontal = Self.columns(points: stack.insets.leading) + Self.columns(points: stack.insets.trailing)
    let vertical = Self.lines(points: stack.insets.top) + Self.lines(points: stack.insets.bottom)
    let inner = max(0, width - horizontal)
    if let window = stack.window {
      let size = measureLazy(stack, window, node, inner)
      return Size(width: size.width + horizontal, height: size.height + vertical)
    }
    let gaps = max(0, node.children.count - 1)
    switch stack.axis {
    case .vertical:
      let sizes = node.children.map { measure($0, inner) }
      return Size(
        width: (sizes.map(\.width).max() ?? 0) + horizontal,
        height: sizes.reduce(0) { $0 + $1.height } + gaps * Self.lines(points: stack.spacing) + vertical)
    case .horizontal:
      let widths = horizontalWidths(stack, node.children, inner)
      let height = zip(node.children, widths).map { measure($0, $1).height }.max() ?? 0
      let used = node.children.map { measure($0, inner).width }.reduce(0, +)
      return Size(width: used + gaps * horizontalSpacing(stack) + horizontal, height: height + vertical)
    }
  }

  /// Returns the number of columns between the children of a horizontal stack, at least one.
  func horizontalSpacing(_ stack: StackElement) -> Int { max(1, Self.columns(points: stack.spacing)) }

  /// Returns the widths of the children of a horizontal stack.
  func horizontalWidths(_ stack: StackElement, _ children: [NodeID], _ width: Int) -> [Int] {
    let gaps = max(0, children.count - 1) * horizontalSpacing(stack)
    let room = max(0, width - gaps)
    if stack.distribution == .fillEqually, !children.isEmpty {
      return children.indices.map { room * ($0 + 1) / children.count - room * $0 / children.count }
    }
    var widths = children.map { measure($0, width).width }
    var left = room - widths.reduce(0, +)
    let willing = children.indices.filter { isFlexible(children[$0], .horizontal) }
    if left > 0, stack.distribution == .natural, let first = willing.first {
      let spacers = willing.filter { tree[children[$0]]?.element.isSpacer == true }
      for index in spacers.isEmpty ? [first] : spacers {
        widths[index] += left / (spacers.isEmpty ? 1 : spacers.count)
      }
    } else if left < 0 {
      // Too narrow: the widest children shrink first.
      while left < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 0 {
        widths[widest] -= 1
        left += 1
      }
    }
    return widths
  }

  /// Returns the minimum number of lines of a node. A node that scrolls by itself needs only a few.
  func leastHeight(_ id: NodeID, _ width: Int) -> Int {
    guard let node = tree[id] else { return 0 }
    switch node.element {
    case .list, .scroll, .tabs, .split: return min(5, measure(id, width).height)
    case .textEditor: return min(3, measure(id, width).height)
    case .stack(let stack) where stack.axis == .vertical && stack.window == nil:
      let inner =
        max(0, width - Self.columns(points: stack.insets.leading) - Self.columns(points: stack.insets.trailing))
      return node.children.reduce(0) { $0 + leastHeight($1, inner) }
        + max(0, node.children.count - 1) * Self.lines(points: stack.spacing) + Self.lines(points: stack.insets.top)
        + Self.lines(points: stack.insets.bottom)
    case .stack(let stack) where stack.window == nil:
      let inner =
        max(0, width - Self.columns(points: stack.insets.leading) - Self.columns(points: stack.insets.trailing))
      let least = zip(node.children, horizontalWidths(stack, node.children, inner)).map { leastHeight($0, $1) }
      return (least.max() ?? 0) + Self.lines(points: stack.insets.top) + Self.lines(points: stack.insets.bottom)
    case .window, .navigation, .screen, .bar, .sheet, .alert, .stack, .section, .row, .label, .button, .toggle,
      .textField, .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker,
      .menu, .link, .gauge, .disclosure, .group, .grid, .gridRow, .layers, .box, .shape, .drawing,
      .geometryReader:
      return measure(id, width).height
    }
  }

  /// Returns true if a child takes up leftover room along an axis.
  func isFlexible(_ id: NodeID, _ axis: StackElement.Axis) -> Bool {
    guard let element = tree[id]?.element else { return false }
    switch element {
    case .spacer: return true
    case .list, .scroll: return true
    case .textField, .progress, .separator, .slider, .gauge, .disclosure, .group:
      return axis == .horizontal
    case .navigation, .screen, .tabs, .split, .shape, .drawing, .geometryReader, .textEditor: return true
    case .box(let box):
      let limits =
        axis == .horizontal ? (box.frame.maxWidth, box.frame.minWidth) : (box.frame.maxHeight, box.frame.minHeight)
      if let most = limits.0 { return most.isInfinite }
      guard let child = tree[id]?.children.first else { return limits.1 == nil }
      return isFlexible(child, axis)
    case .layers: return tree[id]?.children.contains { isFlexible($0, axis) } ?? false
    case .stack(let stack):
      guard axis == .vertical, stack.axis == .vertical, stack.window == nil, let children = tree[id]?.children else {
        return false
      }
      return children.contains { isFlexible($0, axis) && tree[$0]?.element.isSpacer == false }
    case .window, .bar, .sheet, .alert, .section, .row, .label, .button, .toggle, .image, .activityIndicator, .stepper,
      .picker, .datePicker, .menu, .link, .grid, .gridRow:
      return false
    }
  }
}
