package import KeelScene

/// A view with insets, size limits, a background and a border around its content.
@MainActor package class UIBoxView: UIView {
  package var style = BoxElement() {
    didSet { if style != oldValue { setNeedsDescription() } }
  }
  /// A closure that draws the mask of the box whenever it is described; `nil` for none.
  package var makeMask: ((UIBoxView) -> DrawingElement?)?
  override package var element: Element {
    guard let makeMask else { return .box(style) }
    var style = style
    style.mask = makeMask(self)
    return .box(style)
  }

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

/// The views of a mask, which are in no window: it learns of changes in them, which a box copies.
@MainActor package final class UIMaskSource: UIView {
  package var didChange: (() -> Void)?

  override package func setNeedsDescription() {
    super.setNeedsDescription()
    didChange?()
  }
}

/// The stack of a view's subviews, for an element that has one child.
@MainActor final class ContentNode: SceneNode {
  private weak var owner: UIView?
  /// Creates the stack of a view's subviews.
  init(owner: UIView) {
    self.owner = owner
    super.init()
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: .stack(StackElement(axis: .vertical)), children: owner?.shownSubviews ?? [])
  }
}

/// A view that shows its subviews on top of each other, the last one in front, or where a layout of the program places
/// them.
@MainActor package class UILayersView: UIView {
  package var alignment = SceneAnchor.center {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  /// The index of the subview that alone determines the size; `nil` if all do.
  package var base: Int? {
    didSet { if base != oldValue { setNeedsDescription() } }
  }
  /// The guides of the program that align the subviews in place of `alignment`.
  package var guides = SceneGuides() {
    didSet { if guides != oldValue { setNeedsDescription() } }
  }
  /// The layout of the program that places the subviews instead; `nil` for none.
  package var arranger: (any SceneArranging)? {
    didSet { if arranger !== oldValue { arrangementDidChange() } }
  }
  private var arrangement: SceneArrangement?

  /// Lays out the subviews again: the layout of the program or its values for the subviews have changed.
  package func arrangementDidChange() {
    arrangement = arranger.map(SceneArrangement.init)
    setNeedsDescription()
  }

  override package var element: Element {
    if let arrangement { return .arranged(ArrangedElement(arrangement)) }
    return .layers(LayersElement(alignment: alignment, base: base, guides: guides))
  }
}

/// A view that shows only the first subview that fits.
@MainActor package class UIFirstFitView: UIView {
  /// The axes along which a subview has to fit.
  package var axes: FittingAxes = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsDescription() } }
  }

  override package var element: Element { .firstFit(FirstFitElement(axes: axes)) }
}
