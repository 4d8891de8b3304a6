internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// Stacks that describe only a window of their children: the space for the others is estimated from the described ones.
extension Measurer {
  /// Returns the area of a horizontal stack's child that has this width.
  func horizontalArea(_ child: NodeID, _ stack: StackElement, _ rect: Rect, x: Int, width: Int) -> Rect {
    let height = min(rect.height, max(1, measure(child, width).height))
    let y = rect.y + Int(Double(rect.height - height) * stack.alignment.partBefore)
    return Rect(x, y, width, stack.alignment == .fill ? rect.height : height)
  }

  /// Returns the area of a vertical stack's child that has this height.
  func verticalArea(_ child: NodeID, _ stack: StackElement, _ rect: Rect, y: Int, height: Int) -> Rect {
    let wanted = measure(child, rect.width).width
    let isWide = stack.alignment == .fill || tree.growth(of: child).contains(.horizontal)
    let width = isWide ? rect.width : min(wanted, rect.width)
    let x = rect.x + Int(Double(rect.width - width) * stack.alignment.partBefore)
    var area = Rect(x, y, width, height)
    // A button is as wide as its title, regardless of the width of its stack.
    switch tree[child]?.element {
    case .button, .menu, .link: if stack.alignment == .fill { area.width = min(wanted, rect.width) }
    default: break
    }
    return area
  }

  /// Returns the lengths along the stack for a width in columns.
  func lengths(of stack: StackElement, _ window: ChildWindow, _ node: Node, _ width: Int) -> LazyLengths {
    let children = node.children.map { child in
      let size = measure(child, width)
      return Double(stack.axis == .vertical ? size.height : size.width)
    }
    let spacing = Double(spacing(of: stack))
    let gaps = zip(node.children, node.children.dropFirst()).map { first, second in
      tree.omitsSpacing(in: stack, between: first, and: second) ? 0 : spacing
    }
    return self.lengths(of: node, window, children: children, gaps: gaps, spacing: spacing)
  }

  private func spacing(of stack: StackElement) -> Int {
    stack.axis == .vertical ? Self.lines(points: stack.spacing) : max(1, Self.columns(points: stack.spacing))
  }

  /// Returns the size of a stack without its insets.
  func measureLazy(_ stack: StackElement, _ window: ChildWindow, _ node: Node, _ width: Int) -> Size {
    let width = stack.axis == .vertical ? width : columns
    let lengths = lengths(of: stack, window, node, width)
    let across = node.children.map { measure($0, width) }
    switch stack.axis {
    case .vertical: return Size(width: across.map(\.width).max() ?? 0, height: Int(lengths.total))
    case .horizontal: return Size(width: Int(lengths.total), height: across.map(\.height).max() ?? 0)
    }
  }
}

extension Composer {
  /// Draws the described children, and requests children that are visible or near.
  func drawLazy(
    _ stack: StackElement, _ window: ChildWindow, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let viewport = context.regions.last.map { painter.cells(of: $0.viewport) } ?? clip
    let width = stack.axis == .vertical ? rect.width : columns
    let lengths = measurer.lengths(of: stack, window, node, width)
    var place = lengths.before
    for (index, (child, length)) in zip(node.children, lengths.children).enumerated() {
      let area =
        stack.axis == .vertical
        ? measurer.verticalArea(child, stack, rect, y: rect.y + Int(place), height: Int(length))
        : measurer.horizontalArea(child, stack, rect, x: rect.x + Int(place), width: Int(length))
      noteAnchor(child, area, stack.axis, context)
      if stack.isScrollTarget { noteStops([area], context) }
      draw(child, area, clip, context)
      place += length + lengths.gaps[index]
    }
    guard context.isActive else { return }
    let sight = viewport.intersection(clip)
    let (first, last) =
      stack.axis == .vertical
      ? (sight.y - rect.y, sight.maxY - 1 - rect.y) : (sight.x - rect.x, sight.maxX - 1 - rect.x)
    let wanted = lengths.wanted(inSight: Double(first), through: Double(last), asked: states[node.id].askedChildren)
    if let wanted { found.wishes[node.id] = [wanted] }
  }
}
