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
    var lengths = LazyLengths()
    switch stack.axis {
    case .vertical:
      lengths.children = node.children.map { measure($0, width).height }
    case .horizontal:
      lengths.children = node.children.map { measure($0, width).width }
    }
    lengths.gaps = gaps(of: stack, node.children)
    let described = lengths.children.reduce(0, +) + lengths.gaps.reduce(0, +)
    lengths.unit = childLength(of: node, described: described)
    let rest = max(0, window.count - window.start - node.children.count)
    lengths.before = Int((Double(window.start) * lengths.unit).rounded())
    lengths.total = lengths.before + described + Int((Double(rest) * lengths.unit).rounded())
    if window.count > 0 { lengths.total = max(0, lengths.total - (lengths.gaps.last ?? spacing(of: stack))) }
    return lengths
  }

  private func spacing(of stack: StackElement) -> Int {
    stack.axis == .vertical ? Self.lines(points: stack.spacing) : max(1, Self.columns(points: stack.spacing))
  }

  /// Returns the space after each child; after the last one that of the child before it.
  private func gaps(of stack: StackElement, _ children: [NodeID]) -> [Int] {
    let spacing = spacing(of: stack)
    var gaps = zip(children, children.dropFirst()).map { first, second in
      tree.omitsSpacing(in: stack, between: first, and: second) ? 0 : spacing
    }
    if !children.isEmpty { gaps.append(gaps.last ?? spacing) }
    return gaps
  }

  /// Returns the size of a stack without its insets.
  func measureLazy(_ stack: StackElement, _ window: ChildWindow, _ node: Node, _ width: Int) -> Size {
    let width = stack.axis == .vertical ? width : columns
    let lengths = lengths(of: stack, window, node, width)
    let across = node.children.map { measure($0, width) }
    switch stack.axis {
    case .vertical: return Size(width: across.map(\.width).max() ?? 0, height: lengths.total)
    case .horizontal: return Size(width: lengths.total, height: across.map(\.height).max() ?? 0)
    }
  }
}

extension Composer {
  /// Draws the described children, and requests children that are visible or near.
  func drawLazy(
    _ stack: StackElement, _ window: ChildWindow, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let viewport = context.regions.last?.viewport ?? clip
    let width = stack.axis == .vertical ? rect.width : columns
    let lengths = measurer.lengths(of: stack, window, node, width)
    var place = lengths.before
    for (index, (child, length)) in zip(node.children, lengths.children).enumerated() {
      let area =
        stack.axis == .vertical
        ? measurer.verticalArea(child, stack, rect, y: rect.y + place, height: length)
        : measurer.horizontalArea(child, stack, rect, x: rect.x + place, width: length)
      noteAnchor(child, area, stack.axis, context)
      if stack.isScrollTarget { noteStops([area], context) }
      draw(child, area, clip, context)
      place += length + lengths.gaps[index]
    }
    guard context.isActive, window.count > 0 else { return }
    let sight = viewport.intersection(clip)
    let (first, last) =
      stack.axis == .vertical
      ? (sight.y - rect.y, sight.maxY - 1 - rect.y) : (sight.x - rect.x, sight.maxX - 1 - rect.x)
    guard last >= 0, first < lengths.total, first <= last else { return }
    let firstChild = lengths.index(at: max(0, first), in: window)
    let lastChild = lengths.index(at: last, in: window)
    let described = window.start..<window.start + node.children.count
    let wanted = RowDemand.wanted(
      inSight: firstChild..<lastChild + 1, reach: lastChild - firstChild + 1, in: 0..<window.count,
      asked: lazyStacks[node.id]?.asked, describes: { $0.clamped(to: described) == $0 })
    if let wanted { found.wishes[node.id] = [wanted] }
  }
}
