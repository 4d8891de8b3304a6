package import KeelScene

/// One thing with room, limits, a ground and a border around it.
@MainActor package class UIBoxView: UIView {
  package var style = BoxElement() {
    didSet { if style != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .box(style) }

  /// Several subviews stand one below the other: the vocabulary knows one child of a box.
  private lazy var content = ContentNode(owner: self)

  override package func describe() -> SceneDescription {
    let shown = shownSubviews
    return SceneDescription(
      element: element, attributes: attributes, children: shown.count <= 1 ? shown : [content])
  }

  override package func setNeedsDescription() {
    super.setNeedsDescription()
    content.setNeedsDescription()
  }
}

/// The stack of a view's subviews, where the vocabulary knows one child.
@MainActor final class ContentNode: SceneNode {
  private weak var owner: UIView?
  init(owner: UIView) {
    self.owner = owner
    super.init()
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: .stack(StackElement(axis: .vertical)), children: owner?.shownSubviews ?? [])
  }
}

/// An area of a form and a colour.
@MainActor package class UIShapeView: UIView {
  package var shape = ShapeElement() {
    didSet { if shape != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .shape(shape) }
}

/// Subviews one over the other, the last one on top.
@MainActor package class UILayersView: UIView {
  package var alignment = SceneAnchor.center {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .layers(LayersElement(alignment: alignment)) }
}
