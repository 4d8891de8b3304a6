import KeelModel
public import KeelScene

/// Shows a tree of controllers on one front end, and carries events back to them.
///
/// The window is where objects become a scene: it asks dirty nodes for descriptions as the turn ends, hands the front
/// end one patch, and looks up the object that an event is for.
@MainActor public final class UIWindow: UIView {
  package let traits = WindowTraits()
  private lazy var surface = Surface(source: self)
  private var nodes: [NodeID: SceneNode] = [:]
  private var frontEnd: (any FrontEnd)?
  private var pass: WindowPass?
  private var isAnimated = false
  package private(set) weak var firstResponder: UIResponder?
  /// Called when the person closes the window.
  public var onClose: (() -> Void)?

  override public init() {
    super.init()
    host = self
  }

  /// A window that shows this controller.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    setRoot(rootViewController)
  }

  /// The controller whose page fills the window.
  public var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }
  private var root: UIViewController?

  private func setRoot(_ controller: UIViewController?) {
    guard controller !== root else { return }
    if let root {
      root.presented?.endPresentation(animated: false)
      root.setAppearing(false, animated: false)
      root.rootWindow = nil
    }
    root = controller
    controller?.rootWindow = self
    if pass != nil { controller?.setAppearing(true, animated: false) }
    setNeedsDescription(of: self)
  }

  /// What the window is called in a window manager, a terminal's title or a browser's tab.
  public var title = "" {
    didSet { if title != oldValue { setNeedsDescription(of: self) } }
  }

  // MARK: Showing

  /// Shows the window on a front end, now: the first patch has been applied when this returns.
  public func show(on frontEnd: any FrontEnd) {
    self.frontEnd = frontEnd
    let pass = WindowPass(window: self)
    self.pass = pass
    Turn.shared.install(pass.description, in: .description)
    Turn.shared.install(pass.patch, in: .patch)
    frontEnd.attach(events: self)
    Turn.shared.performing {
      root?.setAppearing(true, animated: false)
      Turn.shared.setNeedsRun(.description)
    }
  }

  /// Ends the window: its pages go, and its front end hears no more.
  public func close() {
    Turn.shared.performing { setRoot(nil) }
    if let pass {
      Turn.shared.remove(pass.description)
      Turn.shared.remove(pass.patch)
    }
    pass = nil
    frontEnd = nil
    firstResponder = nil
    nodes.removeAll()
  }

  // MARK: Scene

  /// The pages over the root, lowest first.
  private var presentations: [UIViewController] {
    var found: [UIViewController] = []
    var next = root?.presented
    while let controller = next {
      found.append(controller)
      next = controller.presented
    }
    return found
  }

  override package func describe() -> SceneDescription {
    let overlays: [SceneNode] = presentations.map { ($0 as? UIAlertController) ?? $0.presentation ?? $0 }
    return SceneDescription(
      element: .window(WindowElement(title: title)), attributes: attributes,
      children: (root.map { [$0.pageNode] } ?? []) + overlays)
  }

  func setNeedsDescription(of node: SceneNode) {
    surface.setNeedsDescription(node.nodeID)
    if surface.hasChanges { Turn.shared.setNeedsRun(.description) }
  }

  func presentationsDidChange(animated: Bool) {
    if animated { isAnimated = true }
    setNeedsDescription(of: self)
    if let firstResponder, !isWithinReach(firstResponder.nodeID) { moveFocus(to: nil) }
  }

  /// What the front end shows, for tests.
  package var tree: SceneTree { surface.tree }

  private var pendingPatch: Patch?

  fileprivate func makePatch() {
    guard pass != nil else { return }
    if let old = pendingPatch {
      let more = surface.makePatch(root: nodeID, focus: focusNode, isAnimated: isAnimated)
      pendingPatch = Patch(
        operations: old.operations + more.operations, isAnimated: old.isAnimated || more.isAnimated)
    } else {
      pendingPatch = surface.makePatch(root: nodeID, focus: focusNode, isAnimated: isAnimated)
    }
    for fault in surface.takeFaults() {
      Misuse.report(
        "A patch did not fit: \(fault).", rule: "A description names each node once.",
        remedy: "This is a fault of Keel; please report it with the views that led to it.")
    }
    Turn.shared.setNeedsRun(.patch)
  }

  fileprivate func deliverPatch() {
    guard let patch = pendingPatch else { return }
    pendingPatch = nil
    isAnimated = false
    if !patch.isEmpty { frontEnd?.apply(patch) }
  }

  fileprivate var hasPendingWork: Bool { surface.hasChanges || pendingPatch != nil }

  // MARK: Focus

  /// The responder's node, where it is a view that is shown.
  private var focusNode: NodeID? { firstResponder?.nodeID ?? unownedFocus }
  /// A focused node that is no responder (a button in a terminal): the front end's own business.
  private var unownedFocus: NodeID?

  @discardableResult
  package func moveFocus(to responder: UIResponder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let firstResponder, !firstResponder.canResignFirstResponder { return false }
    let old = firstResponder
    firstResponder = responder
    unownedFocus = nil
    old?.focusDidChange(isFocused: false)
    responder?.focusDidChange(isFocused: true)
    Turn.shared.setNeedsRun(.description)
    return true
  }

  private func focusMovedByPerson(to id: NodeID?) {
    surface.noteFocus(id)
    let responder = id.flatMap { nodes[$0] as? UIResponder }.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    unownedFocus = responder == nil ? surface.tree.focused : nil
    guard responder !== firstResponder else { return }
    let old = firstResponder
    firstResponder = responder
    old?.focusDidChange(isFocused: false)
    responder?.focusDidChange(isFocused: true)
  }
}

extension UIWindow: Surface.Source {
  public func describe(_ id: NodeID) -> Node? {
    guard let object = id == nodeID ? self : nodes[id] else { return nil }
    let description = object.describe()
    for child in description.children where nodes[child.nodeID] !== child {
      nodes[child.nodeID] = child
      child.host = self
    }
    return Node(
      id: id, element: description.element, attributes: description.attributes,
      children: description.children.map(\.nodeID))
  }

  public func didRemove(_ id: NodeID) {
    guard let object = nodes.removeValue(forKey: id) else { return }
    object.host = nil
    if firstResponder === object { moveFocus(to: nil) }
    if unownedFocus == id { unownedFocus = nil }
  }
}

extension UIWindow: EventSink {
  /// Lets the object that the event is for answer, and flushes. What is not shown, disabled, or below a sheet is out of
  /// reach: such an event is late or forged, and is dropped.
  public func send(_ event: Event) {
    guard pass != nil else { return }
    Turn.shared.performing { dispatch(event) }
  }

  private func dispatch(_ event: Event) {
    switch event {
    case .environment(let environment):
      let traits = UITraitCollection(environment: environment)
      if traits != self.traits.current { self.traits.current = traits }
    case .close: onClose?()
    case .focus(let id):
      if let id, !isWithinReach(id) { return }
      focusMovedByPerson(to: id)
    case .activate(let id), .toggle(let id, _), .edit(let id, _), .submit(let id), .action(let id, _), .pop(let id, _),
      .dismiss(let id), .refresh(let id), .keyCommand(let id, _):
      guard isWithinReach(id) else { return }
      nodes[id]?.handle(event)
    case .reveal(let id, _), .find(let id, _, _, _):
      // Looking is allowed anywhere.
      nodes[id]?.handle(event)
    }
  }

  /// Whether a person can get at the node: it is shown, nothing on the way is disabled, no sheet or alert lies over it,
  /// and it is on the top level of its stack.
  package func isWithinReach(_ id: NodeID) -> Bool {
    guard var node = surface.tree[id] else { return false }
    while true {
      if !node.attributes.isEnabled { return false }
      guard let parentID = surface.tree.parent(of: node.id), let parent = surface.tree[parentID] else {
        return node.id == nodeID
      }
      switch parent.element {
      case .window, .navigation:
        if parent.children.last != node.id { return false }
      default: break
      }
      node = parent
    }
  }
}

/// The window's two places in the turn.
@MainActor private final class WindowPass {
  let description: Step
  let patch: Step

  init(window: UIWindow) {
    description = Step { [weak window] in window?.makePatch() }
    patch = Step { [weak window] in window?.deliverPatch() }
    description.pending = { [weak window] in window?.hasPendingWork == true ? ["a window"] : [] }
  }

  final class Step: TurnPass {
    private let work: () -> Void
    var pending: () -> [String] = { [] }
    init(_ work: @escaping () -> Void) { self.work = work }
    func run() { work() }
    var namesOfPending: [String] { pending() }
  }
}
