package import KeelScene

/// A view with insets, size limits, a background and a border around its content.
@MainActor package class UIBoxView: UIView {
  package var style = BoxElement() {
    didSet { if style != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .box(style) }

  /// The vertical stack of several subviews, because a box element has one child.
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

/// The stack of a view's subviews, for an element that has one child.
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

/// A view that shows its subviews on top of each other, the last one in front.
@MainActor package class UILayersView: UIView {
  package var alignment = SceneAnchor.center {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  /// The index of the subview that alone determines the size; `nil` if all do.
  package var base: Int? {
    didSet { if base != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .layers(LayersElement(alignment: alignment, base: base)) }
}
