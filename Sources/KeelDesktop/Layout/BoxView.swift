#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLayout
import KeelScene

/// A widget whose children the solver of `KeelLayout` places: an island of layout in GTK's containers, or a box with
/// looks in an island.
///
/// Stacks, grids and boxes without looks have no widgets; their frames are numbers. The outermost box asks the solver
/// for all frames of the island at once, and those in it read theirs. It is in `DesktopFrontEnd.islands`, because its
/// own node may have a view of its own in it.
@MainActor final class BoxView: NodeView, WidgetLayout {
  /// The outermost box of the island; `nil` if this is it.
  private(set) weak var outer: BoxView?
  var island: BoxView { outer ?? self }
  private let isOutermost: Bool
  /// The kind of element that the box shows; `nil` for the outermost one, which shows what is in it.
  private let kind: String?
  private let hasValue: Bool
  /// The frames of all nodes in the island.
  private(set) var frames: [NodeID: SceneRect] = [:]
  /// What the box is to GTK's containers.
  enum Role {
    /// As large as its content needs.
    case part
    /// The label of a button in a bar, which gives up no width for the title.
    case barLabel
    /// The content of a page, which may be smaller than it would like to be.
    case page
    /// The content of a page that scrolls it: it may be narrower than it would like to be, but not lower.
    case scrolledPage
  }
  private let role: Role
  /// True if the island is the content of a page, and may be smaller than its own content.
  private var isPageContent: Bool { role == .page || role == .scrolledPage }
  /// True if the island fills a page, and its node must be none that does so by itself.
  var isPage: Bool { role == .page }
  /// The region that scrolls around the island. It decides about the size of its content.
  weak var scroll: ScrollView?

  /// Creates the box of a node in an island, or an island with `nil`.
  init(_ id: NodeID, _ front: DesktopFrontEnd, in island: BoxView?, role: Role = .part) {
    let owner = BoxOwner()
    outer = island
    isOutermost = island == nil
    self.role = role
    kind = island == nil ? nil : front.tree.element(of: id)?.kind
    // A node that contains others and has a value is one thing to assistive technology, and has the focus itself.
    hasValue = island != nil && front.tree[id]?.isAdjustable == true
    let part = hasValue ? GTK_ACCESSIBLE_ROLE_SLIDER : GTK_ACCESSIBLE_ROLE_GENERIC
    super.init(id, front, keel_box_new(Held.retain(owner), part))
    owner.box = self
    if isPageContent { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
    if hasValue { takePresses() }
    if !isOutermost { _ = refresh() }
    sync()
  }

  /// Gives a node with a value the focus when it is pressed, as GTK's own controls have it.
  private func takePresses() {
    gtk_widget_set_focusable(widget, 1)
    guard let click = gtk_gesture_click_new() else { return }
    Signal.on(UnsafeMutableRawPointer(click), "pressed") { [weak self] in _ = self?.takeFocus() }
    gtk_widget_add_controller(widget, click)
  }

  override func register() {
    if isOutermost { front.islands[id] = self } else { super.register() }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard front.tree[id]?.hasWidget == true, kind == nil || kind == element.kind else { return false }
    look()
    gtk_widget_queue_draw(widget)
    return true
  }

  private func look() {
    if hasValue, let accessibility = front.tree.attributes(of: id)?.accessibility {
      widget.setName(spokenName(accessibility.label, front.tree.nameFromContent(of: id)))
      widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, accessibility.value)
    }
    guard case .box(let box)? = front.tree.element(of: id) else { return }
    gtk_widget_set_opacity(widget, box.isRedacted ? 0 : box.opacity)
    widget.setHidden(box.isRedacted)
    gtk_widget_set_can_target(widget, (box.allowsHitTesting && !box.isRedacted).g)
    // Shadows and blurs reach beyond the box, whose content is clipped before them.
    gtk_widget_set_overflow(widget, box.isClipped && box.effects.isEmpty ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    // The parent places the box with the effects that move it.
    if box.effects != effects {
      effects = box.effects
      resize()
    }
  }
  private var effects: [SceneEffect] = []

  /// The transform of the picture and of the presses of a child that is a box, in its own size.
  private func transform(of child: NodeID, in size: SceneSize) -> DrawingTransform? {
    guard let entry = front.tree.entry(of: child), case .box(let box) = entry.element, !box.effects.isEmpty else {
      return nil
    }
    return box.effects.directed(isRightToLeft: front.tree.isRightToLeft(entry)).transform(in: size)
  }

  /// This box, and the boxes of the same island in it.
  var boxes: [BoxView] {
    [self] + children.compactMap { $0 as? BoxView }.filter { $0.outer != nil }.flatMap(\.boxes)
  }

  /// Measures and places the whole island again.
  func resize() { gtk_widget_queue_resize(island.widget) }

  // MARK: Children

  /// The nodes with widgets in this box, in reading order.
  private var wanted: [NodeID] {
    guard let node = front.tree[id] else { return [] }
    if isOutermost, node.hasWidget { return [id] }
    if node.element.isCanvas { return [] }
    var found: [NodeID] = []
    func walk(_ children: [NodeID]) {
      for child in children {
        guard let node = front.tree[child] else { continue }
        if node.hasWidget { found.append(child) } else { walk(node.children) }
      }
    }
    walk(node.children)
    return found
  }

  override func sync() {
    var old: [NodeID: NodeView] = [:]
    for child in children { old[child.id] = child }
    let next = wanted.map { id -> NodeView in
      if let kept = old.removeValue(forKey: id) {
        kept.showEnabled()
        return kept
      }
      let made = front.makeView(of: id, in: island)
      made.host = self
      return made
    }
    for gone in old.values {
      gtk_widget_unparent(gone.widget)
      gone.discard()
    }
    insert(next)
    resize()
  }

  /// Makes another view for a node, which needs a widget of another kind.
  func replace(_ view: NodeView) {
    children.removeAll { $0 === view }
    gtk_widget_unparent(view.widget)
    view.discard()
    sync()
  }

  override func takeFocus() -> Bool {
    if isOutermost { return children.first?.takeFocus() ?? false }
    if hasValue { return super.takeFocus() }
    return gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
  }

  override func showEnabled() {
    if isOutermost { children.forEach { $0.showEnabled() } } else { super.showEnabled() }
  }

  override func discard() {
    super.discard()
    if front.islands[id] === self { front.islands[id] = nil }
  }

  // MARK: The two passes of GTK

  func measure(isHorizontal: Bool, forSize size: Int32) -> (least: Int32, natural: Int32) {
    // GTK requires that every widget that is placed has been measured since its last change.
    for child in children where gtk_widget_should_layout(child.widget) != 0 {
      gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    }
    guard isOutermost else { return (0, 0) }
    let solver = front.solver
    if let scroll { return measureContent(of: scroll, isHorizontal: isHorizontal) }
    if isHorizontal {
      let natural = solver.size(of: id, in: LayoutProposal()).width
      let least =
        switch role {
        case .part: solver.size(of: id, in: LayoutProposal(width: 0)).width
        case .barLabel: natural
        case .page, .scrolledPage: 0.0
        }
      return (Int32(pixels: least), Int32(pixels: natural))
    }
    let height = solver.size(of: id, in: LayoutProposal(width: size < 0 ? nil : Double(size))).height
    return (role == .page ? 0 : Int32(pixels: height), Int32(pixels: height))
  }

  /// Returns the length of content that scrolls: that in the region's size, along the axes that scroll.
  private func measureContent(of scroll: ScrollView, isHorizontal: Bool) -> (least: Int32, natural: Int32) {
    let region = scroll.region
    let proposal = LayoutProposal(
      width: scroll.isHorizontal || region.width <= 1 ? nil : region.width,
      height: scroll.isVertical || region.height <= 1 ? nil : region.height)
    let size = front.solver.size(of: id, in: proposal)
    let length = Int32(pixels: isHorizontal ? size.width : size.height)
    let scrolls = isHorizontal ? scroll.isHorizontal : scroll.isVertical
    return (scrolls ? length : 0, length)
  }

  func allocate(_ width: Int32, _ height: Int32) {
    if isOutermost {
      frames.removeAll(keepingCapacity: true)
      if let scroll {
        front.solver.place(scroll.id, in: SceneRect(size: scroll.region)) { frames[$0] = $1 }
      } else {
        front.solver.place(id, in: SceneRect(width: Double(width), height: Double(height))) { frames[$0] = $1 }
      }
    }
    let origin = isOutermost ? SceneRect() : island.frames[id] ?? SceneRect()
    for child in children {
      guard let frame = island.frames[child.id] else {
        // A child that does not fit, of which another one is shown.
        gtk_widget_set_child_visible(child.widget, 0)
        continue
      }
      gtk_widget_set_child_visible(child.widget, 1)
      let (x, width) = Self.edges(frame.x - origin.x, frame.width)
      let (y, height) = Self.edges(frame.y - origin.y, frame.height)
      var point = graphene_point_t(x: Float(x), y: Float(y))
      var place = gsk_transform_translate(nil, &point)
      if let moved = transform(of: child.id, in: frame.size) {
        // A picture without an area has no inverse, by which GTK would find what is pressed.
        guard abs(moved.a * moved.d - moved.b * moved.c) > 1e-6 else {
          gsk_transform_unref(place)
          gtk_widget_set_child_visible(child.widget, 0)
          continue
        }
        place = moved.appended(to: place)
      }
      gtk_widget_allocate(child.widget, Int32(max(0, width)), Int32(max(0, height)), -1, place)
      child.wasPlaced()
    }
    guard isOutermost else { return }
    scroll?.contentWasPlaced()
    front.didPlace(self)
  }

  /// Rounds the edges and not the length, so that neighbours remain neighbours. A length that is whole already, as that
  /// of a text, stays: with a pixel less the text would be cut.
  private static func edges(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
    let first = start.rounded()
    let whole = length.rounded()
    return (first, abs(length - whole) < 0.01 ? whole : (start + length).rounded() - first)
  }

  // MARK: Presses

  func takesPress(at point: ScenePoint) -> Bool {
    guard !isOutermost, !hasValue, front.tree.isInFront(id), let element = front.tree.element(of: id) else {
      return true
    }
    let size = SceneSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    return element.takesPress(at: point, in: size)
  }

  // MARK: Drawing

  func draw(into snapshot: OpaquePointer, _ width: Int32, _ height: Int32) -> Bool {
    guard !isOutermost, width > 0, height > 0, let entry = front.tree.entry(of: id) else { return false }
    let area = SceneRect(width: Double(width), height: Double(height))
    switch entry.element {
    case .box(let box) where box.isPicture:
      BoxPicture(box, area, widget, isRightToLeft: front.tree.isRightToLeft(entry)).draw(into: snapshot)
      return true
    case .box(let box) where box.background != nil || box.border != nil:
      Painter.draw(into: snapshot, area, widget) { $0.box(box, area) }
    case .shape(let shape):
      Painter.draw(into: snapshot, area.extended(by: shape.overhang), widget) { $0.shape(shape, area) }
    case .drawing(let drawing):
      // Drawings may reach beyond their frame.
      let reach = drawing.isClipped ? area : area.extended(by: max(area.width, area.height))
      Painter.draw(into: snapshot, reach, widget) { $0.drawing(drawing, area) }
    default: break
    }
    return false
  }
}

extension SceneRect {
  init(size: SceneSize) { self.init(width: max(1, size.width), height: max(1, size.height)) }

  /// The area with a margin on all sides.
  func extended(by margin: Double) -> SceneRect {
    SceneRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension ShapeElement {
  /// The part of a line that is outside of the frame.
  fileprivate var overhang: Double { stroke != nil && isStrokeCentered ? lineWidth / 2 : 0 }
}
#endif
