public import KeelScene

/// Random pages of boxes, stacks and layers; the same for the same seed.
@MainActor public struct RandomScene {
  private var state: UInt64
  private var names = 0
  private var nodes: [NodeID] = []

  /// Begins a sequence of random trees.
  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a number below a limit.
  public mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Makes the content of a page, in a window.
  public mutating func makeWindow(depth: Int = 4) -> Subtree {
    let root = node(.stack(StackElement(spacing: 8, alignment: .center, distribution: .pageContent)), [tree(depth)])
    let screen = node(.screen(ScreenElement(titleDisplay: .inline)), [root])
    return node(.window(WindowElement()), [screen])
  }

  private mutating func node(_ element: Element, _ children: [Subtree] = [], name: String = "") -> Subtree {
    var attributes = Attributes()
    attributes.accessibility.identifier = name
    return Subtree(id: NodeID.next(), element: element, attributes: attributes, children: children)
  }

  /// Makes a tree with a name on each filled box.
  public mutating func tree(_ depth: Int) -> Subtree {
    guard depth > 0 else { return leaf() }
    switch next(10) {
    case 0, 1, 2, 3: return stack(depth)
    case 4: return layers(depth)
    case 5: return background(depth)
    case 6, 7, 8: return box(depth)
    default: return leaf()
    }
  }

  private mutating func leaf() -> Subtree {
    names += 1
    let name = "n\(names)"
    let fill = node(.shape(ShapeElement(fill: .color(.blue))), name: name)
    guard next(4) > 0 else { return fill }
    let (width, height) = (Double(10 + next(8) * 8), Double(10 + next(5) * 8))
    // Every second pair of leaves are letters in larger frames, whose sizes do not depend on a font.
    let box =
      names % 4 < 2
      ? node(
        .box(BoxElement(frame: SceneFrame(width: width, height: height + 16))),
        [node(.label(LabelElement(text: "i")))], name: name)
      : node(.box(BoxElement(frame: SceneFrame(width: width, height: height))), [fill])
    guard next(3) == 0 else { return box }
    return node(.box(BoxElement(placement: .priority(Double(next(3) - 1)))), [box])
  }

  /// A filled box with a maximum.
  private mutating func limited() -> Subtree {
    names += 1
    let fill = node(.shape(ShapeElement(fill: .color(.blue))), name: "n\(names)")
    let most = Double(40 + next(8) * 10)
    let frame = next(2) == 0 ? SceneFrame(maxWidth: most) : SceneFrame(maxHeight: most)
    return node(.box(BoxElement(frame: frame)), [fill])
  }

  private mutating func stack(_ depth: Int) -> Subtree {
    var children = (0..<(1 + next(3))).map { _ in tree(depth - 1) }
    if next(3) == 0 {
      let spacer = SpacerElement(minLength: next(2) == 0 ? nil : 20)
      let index = next(children.count + 1)
      children.insert(node(.spacer(spacer)), at: index)
      if next(2) == 0 { children.insert(node(.spacer(spacer)), at: index) }
      if next(2) == 0 { children.append(limited()) }
    }
    if next(5) == 0 {
      names += 1
      let line = node(.separator, name: "n\(names)")
      children.insert(line, at: next(children.count + 1))
    }
    let isPlain = next(2) == 0
    return node(
      .stack(
        StackElement(
          axis: next(2) == 0 ? .horizontal : .vertical, spacing: isPlain ? 8 : Double(next(3) * 5),
          alignment: [SceneAlignment.leading, .center, .trailing][next(3)], hasDefaultSpacing: isPlain)), children)
  }

  private var anchor: SceneAnchor {
    mutating get {
      let horizontal = SceneAnchor.Horizontal.allCases[next(3)]
      return SceneAnchor(horizontal, SceneAnchor.Vertical.allCases[next(3)])
    }
  }

  private mutating func layers(_ depth: Int) -> Subtree {
    let children = (0..<(1 + next(3))).map { _ in tree(depth - 1) }
    return node(.layers(LayersElement(alignment: anchor)), children)
  }

  private mutating func background(_ depth: Int) -> Subtree {
    let isOverlay = next(2) == 0
    let children = [tree(depth - 1), tree(max(0, depth - 2))]
    return node(
      .layers(LayersElement(alignment: anchor, base: isOverlay ? 0 : 1)), isOverlay ? children : children.reversed())
  }

  private mutating func box(_ depth: Int) -> Subtree {
    var box = BoxElement(alignment: anchor)
    switch next(6) {
    case 0: box.insets = SceneInsets(top: 4, leading: Double(next(3) * 6), bottom: 10, trailing: 8)
    case 1: box.frame = SceneFrame(maxWidth: .infinity, maxHeight: next(2) == 0 ? .infinity : nil)
    case 2: box.frame = SceneFrame(width: Double(40 + next(10) * 10), height: nil)
    case 3: box.frame = SceneFrame(width: nil, height: Double(40 + next(10) * 10))
    case 4: box.placement = .offset(x: Double(next(40)) - 20, y: Double(next(40)) - 20)
    default: box.frame = SceneFrame(minWidth: Double(next(10) * 10), minHeight: Double(next(6) * 10))
    }
    return node(.box(box), [tree(depth - 1)])
  }
}
