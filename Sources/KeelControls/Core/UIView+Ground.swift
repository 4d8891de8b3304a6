import KeelScene

// The background and outline of a view: `backgroundColor` and `layer`, and what else is said of a view by a box around it:
// the size that it chooses, and the presses that it wants to know of.
//
// They are drawn as a box around the view, which the window puts into the scene in the view's place (`GroundNode`).
// Lists, rows and grid rows have none: the front end decides their background by the user's light or dark appearance. The
// same applies to exact colours near white or black behind content other than text, because programs use them as the
// background of a page. Other colours of a page are drawn to the edges of the window.

extension UIView {
  /// The background colour of the view; `nil` for none.
  ///
  /// It is shown behind labels, buttons, stacks and plain views. Front ends decide the background of pages and lists,
  /// and of views whose exact colour is close to white or black: it follows the user's light or dark appearance.
  public var backgroundColor: UIColor? {
    get { rare?.backgroundColor }
    set {
      guard newValue != backgroundColor else { return }
      changeGround { rareParts.backgroundColor = newValue }
    }
  }

  /// A Boolean value that indicates whether the content is clipped to the outline of the view, such as an image to
  /// rounded corners.
  public var clipsToBounds: Bool {
    get { rare?.layer?.masksToBounds ?? false }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }

  /// The outline of the view: rounded corners, border, shadow.
  public var layer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.belong(to: self)
    rareParts.layer = layer
    return layer
  }

  /// Changes the background or the outline of the view, and invalidates the node that shows it.
  func changeGround(_ change: () -> Void) {
    let old = ground
    change()
    let new = ground
    guard new != old else { return }
    UIView.hasGrounds = true
    UIView.hasStandIns = true
    if UIView.hasLayout { islandsMayChange() }
    if (old == nil) != (new == nil) {
      visibilityDidChange()
      if isPage { setNeedsDescription() }
    } else {
      rare?.groundNode?.setNeedsDescription()
    }
    if old?.background != new?.background { textsDidChangeGround() }
  }

  /// True if any view has had a background. Until then, texts need not search for one.
  private(set) static var hasGrounds = false
  /// True if any view may have a box or a button around it. Until then, no child is asked for one.
  static var hasStandIns = false

  private func textsDidChangeGround() {
    if self is UILabel || self is UIButton { setNeedsDescription() }
    for view in subviews { view.textsDidChangeGround() }
    (self as? UICollectionViewCell)?.contentView.textsDidChangeGround()
  }

  /// True if the view can be shown in a box.
  var takesGround: Bool {
    switch self {
    case is UIWindow, is UICollectionView, is UICollectionViewCell, is UIGridRowView: false
    // A table is a view around its list.
    default: !isPageWithoutGround && !subviews.contains { $0 is UICollectionView }
    }
  }

  /// True if the view is that of a controller and its background is the front end's: unless it is a plain view, and if it
  /// shows a list, tabs or panes.
  private var isPageWithoutGround: Bool {
    guard owningController != nil else { return false }
    return !isPlainView || self is NodeView || subviews.contains { $0 is UITableView || $0 is NodeView }
      || isPage && isFilledByOneView && laidOutRegion == nil
  }

  /// True for the view of a controller that is in no other view.
  private var isPage: Bool { owningController != nil && superview == nil }

  /// True if constraints or frames place the content of the page, which has no margins then.
  private var isLaidOutPage: Bool {
    guard UIView.hasLayout else { return false }
    return Island.isNeeded(in: self) || laidOutRegion != nil
  }

  /// The distribution of the view's content: over the page if the view is that of one, without a box around it.
  var pageDistribution: StackElement.Distribution { isPage && ground == nil ? .pageContent : .natural }

  /// The box with the background of a page; `nil` for that of the front end.
  private var pageGround: BoxElement? {
    guard let paint = shownPaint else { return isPointed ? BoxElement(pointer: pointerInterest) : nil }
    // Views below each other have the margins of a page.
    let isLaidOut = isLaidOutPage
    return BoxElement(
      insets: isLaidOut ? SceneInsets() : SceneInsets(top: 8, leading: 16, bottom: 16, trailing: 16),
      frame: SceneFrame(maxWidth: .infinity, maxHeight: .infinity),
      alignment: isLaidOut ? .center : SceneAnchor(.leading, .top), background: paint, backgroundEdges: .all,
      pointer: isPointed ? pointerInterest : nil)
  }

  /// The box around the view; `nil` if no part of it would be visible.
  var ground: BoxElement? {
    let own = self is CellContentView ? embedder : nil
    let isPointed = isPointed
    // Whether a page takes a background is only asked if it has one, because that reads the views in it.
    if isPage { return pageGround }
    guard takesGround else { return isPointed ? BoxElement(pointer: pointerInterest) : nil }
    let size = sizeOfBox
    let ratio = constrainedRatio
    let background = (own as? UICollectionViewCell)?.gridBackground
    guard rare != nil || own?.rare != nil || isPointed || size != nil || background != nil else { return nil }
    var box = BoxElement(frame: size ?? SceneFrame(), pointer: isPointed ? pointerInterest : nil)
    if let ratio { box.placement = .aspectRatio(ratio, .fit) }
    if let label = self as? UILabel { box.alignment = label.placeInBox }
    box.background = shownPaint
    if let background {
      box.background = background.paint ?? box.background
      if background.radius > 0 { box.shape = .rounded(radius: background.radius) }
      if background.lineWidth > 0, let color = background.strokeColor {
        box.border = SceneBorder(color: color.sceneColor, width: background.lineWidth)
      }
    }
    if let rare {
      box.opacity = rare.alpha
      if rare.transform != .identity { box.effects = [.transform(rare.transform, anchor: ScenePoint(x: 0.5, y: 0.5))] }
    }
    let isChanged =
      background != nil || box.opacity < 1 || !box.effects.isEmpty || isPointed || size != nil || ratio != nil
    guard let layer = rare?.layer ?? own?.rare?.layer else {
      return box.background == nil && !isChanged ? nil : box
    }
    if layer.radius > 0 { box.shape = .rounded(radius: layer.radius) }
    if layer.lineWidth > 0 {
      box.border = SceneBorder(color: layer.borderColor?.color.sceneColor ?? .label, width: layer.lineWidth)
    }
    if let shadow = layer.drawnShadow { box.effects.insert(shadow, at: 0) }
    box.isClipped = layer.masksToBounds && box.shape != .rectangle
    let isSeen = box.background != nil || box.border != nil || !box.effects.isEmpty || box.isClipped || isChanged
    return isSeen ? box : nil
  }

  /// The size limits of the box around the view: islands place views in their whole size.
  private var sizeOfBox: SceneFrame? {
    guard UIView.hasLayout, let layout = rare?.layout else { return chosenSize }
    if layout.island != nil { return nil }
    return constrainedSize ?? chosenSize
  }

  /// The background as it is shown: a gradient of the layer, or the colour.
  private var shownPaint: ScenePaint? {
    if let paint = rare?.layer?.paint, takesGround { return paint }
    return shownGround.map { .color($0.sceneColor, opacity: $0.alpha) }
  }

  /// The background colour as it is shown.
  private var shownGround: UIColor? {
    let color = rare?.backgroundColor ?? (self is CellContentView ? embedder?.rare?.backgroundColor : nil)
    guard let color, !color.isClear, takesGround else { return nil }
    // The page already shows its own background, unless another one has been drawn over it.
    if isPage, color.sceneColor.isOfPages { return nil }
    if color.sceneColor == .background, superview?.drawnGround == nil { return nil }
    if color.sceneColor.isNearWhiteOrBlack, !(self is UILabel), !(self is UIButton) { return nil }
    return color
  }

  /// The background on which the view is shown, if a view has drawn one that hides most of what is behind it.
  var drawnGround: SceneColor? {
    guard UIView.hasGrounds else { return nil }
    var view: UIView? = self
    while let current = view {
      if let color = current.shownGround, color.alpha > 0.5 { return color.sceneColor }
      view = current.superview ?? current.embedder
    }
    return nil
  }

  /// The node that the window puts into the scene in the view's place.
  var sceneStandIn: SceneNode {
    guard UIView.hasStandIns else { return self }
    guard let ground else { return layeredSelf }
    let box = rareParts.groundNode.orMaking(GroundNode(view: self))
    guard isPage, isLaidOutPage || ground.background != nil else { return box }
    return rareParts.pageNode.orMaking(PageNode(around: box))
  }

  /// The view, or what is around it: the button if it is pressed as a whole, and the box of a field with views in it.
  var pressableSelf: SceneNode {
    if isPressable { return rareParts.pressNode.orMaking(PressNode(around: self)) }
    return (self as? UITextField)?.framed ?? self
  }
}

/// A node in the place of a view or around it. No other nodes are put in the places of its children.
@MainActor class StandInNode: SceneNode {}

/// The box around a view.
@MainActor final class GroundNode: StandInNode {
  private weak var view: UIView?
  init(view: UIView) {
    self.view = view
    super.init()
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: .box(view?.ground ?? BoxElement()), children: view.map { [$0.layeredSelf] } ?? [])
  }

  override func handle(_ event: Event) {
    if case .pointer(_, let report) = event { view?.takePress(report) }
  }

  /// Called when the box is no longer shown: a press on it has no end.
  func didLeave() { view?.rare?.press?.cancel() }
}

/// The content of a page whose view has a box around it: the box fills the page.
@MainActor final class PageNode: SceneNode {
  private let box: GroundNode
  init(around box: GroundNode) {
    self.box = box
    super.init()
  }
  override func describe() -> SceneDescription {
    SceneDescription(
      element: .stack(StackElement(axis: .vertical, distribution: .pageContent)), children: [box])
  }
}

extension SceneNode {
  /// Returns the content of the node, with the boxes of children that have a background.
  func describeWithGrounds() -> SceneDescription {
    if LayoutPass.isUsed { (self as? UIView)?.followLayout() }
    var description = describe()
    guard UIView.hasStandIns, !(self is StandInNode), !description.children.isEmpty,
      description.element.mayHold(.box(BoxElement()))
    else { return description }
    description.children = description.children.map { ($0 as? UIView)?.sceneStandIn ?? $0 }
    return description
  }
}

extension SceneRGB {
  /// Black or white, whichever is more readable on this colour.
  fileprivate var readableText: SceneRGB {
    let light = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    return light > 150 ? SceneRGB(red: 0, green: 0, blue: 0) : SceneRGB(red: 255, green: 255, blue: 255)
  }
}

extension SceneColor {
  /// True for the roles of the backgrounds that front ends give pages themselves.
  var isOfPages: Bool { self == .background || self == .secondaryBackground || self == .tertiaryBackground }

  /// True if it is an exact colour that programs use for the background of a page, or for text on it.
  var isNearWhiteOrBlack: Bool {
    guard case .rgb(let red, let green, let blue) = self else { return false }
    return min(red, green, blue) >= 0xE8 || max(red, green, blue) <= 0x20
  }

  /// Black or white, whichever is more readable on this exact colour.
  var readableText: SceneColor? {
    switch self {
    case .rgb(let red, let green, let blue):
      let text = SceneRGB(red: red, green: green, blue: blue).readableText
      return .rgb(red: text.red, green: text.green, blue: text.blue)
    case .adaptive(let light, let dark): return .adaptive(light: light.readableText, dark: dark.readableText)
    default: return nil
    }
  }

  /// Returns the colour of a text so that it is readable on a background that a view has drawn. On the front end's
  /// own background, exact white and black become its text colour.
  func asText(on ground: SceneColor?) -> SceneColor {
    guard let ground else { return isNearWhiteOrBlack ? .label : self }
    return self == .label || self == .primary ? ground.readableText ?? self : self
  }
}
