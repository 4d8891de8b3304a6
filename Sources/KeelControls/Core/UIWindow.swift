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
    if let controller, controller.presenter != nil || controller.parent != nil || controller.rootWindow != nil {
      Misuse.report(
        "\(Swift.type(of: controller)) was not made the root of a window: it is shown elsewhere.",
        rule: "A controller is in one place at a time.",
        remedy: "Use another instance, or take this one from its parent, presenter or window first.")
      return
    }
    if let root {
      // The state stays as it is: it says where the app is, not whether this window shows it.
      root.presented?.endPresentation(animated: false, writesState: false)
      root.setAppearing(false, animated: false)
      root.rootWindow = nil
    }
    root = controller
    controller?.rootWindow = self
    if isOnScreen { controller?.setAppearing(true, animated: false) }
    setNeedsDescription(of: self)
  }

  /// What the window is called in a window manager, a terminal's title or a browser's tab.
  public var title = "" {
    didSet { if title != oldValue { setNeedsDescription(of: self) } }
  }

  /// Keeps where the window is as text that front ends show, store and come back with: a browser's address.
  ///
  /// Without one it follows from the titles of the pages, and only places on the way back can be gone to.
  public var address: UIWindowAddress? {
    didSet { followAddress() }
  }
  /// Takes paths that lead further in where there is no address. Says whether anybody listens.
  package var onOpenPath: ((String) -> Bool)?
  private var addressToken: ObservationToken?
  private var path: String?
  private var isPathUnknown = false

  private func followAddress() {
    addressToken = nil
    guard let address else { return setPath(nil) }
    addressToken = observe { [weak self] in self?.setPath(address.path()) }
  }

  private func setPath(_ new: String?) {
    guard new != path else { return }
    path = new
    isPathUnknown = false
    setNeedsDescription(of: self)
  }

  /// Goes to the place, if the app knows it. Says whether it does.
  @discardableResult public func open(path: String) -> Bool {
    let isKnown = address?.open(path) ?? onOpenPath?(path) ?? false
    if isPathUnknown == isKnown {
      isPathUnknown = !isKnown
      setNeedsDescription(of: self)
    }
    return isKnown
  }

  /// Goes to the place as a person's browser would: by the app's address, or else back through its pages. Says whether
  /// the path means anything.
  @discardableResult public func go(to path: String) -> Bool {
    ScenePath.go(to: path, in: surface.tree) { send($0) }
  }

  /// Says what another window, of another run of the program, needs to be as this one is. `nil` keeps nothing but the
  /// address.
  public var stateToRestore: (() -> [UInt8]?)?

  /// Leads the person who sees this window out of the app.
  package func openLink(_ url: String) { frontEnd?.open(url: url) }

  // MARK: Showing

  /// Whether a front end shows the window.
  package private(set) var isOnScreen = false

  /// Shows the window on a front end, now: the first patch has been applied when this returns.
  ///
  /// Called inside a turn or the handler of an event, it is applied as that ends. A window is on one front end at a
  /// time.
  public func show(on frontEnd: any FrontEnd) {
    guard !isOnScreen else {
      Misuse.report(
        "A window was shown a second time.", rule: "A window is on one front end at a time.",
        remedy: "Make another window with the same model, or close this one first.")
      return
    }
    self.frontEnd = frontEnd
    isOnScreen = true
    Turn.shared.performing {
      frontEnd.attach(events: self)
      root?.setAppearing(true, animated: false)
      setNeedsPatch()
    }
  }

  /// Ends the window: its pages go, and its front end hears no more.
  ///
  /// State that leads to pages (`present(item:)`, paths) stays as it is: another window may show it.
  public func close() {
    Turn.shared.performing { setRoot(nil) }
    isOnScreen = false
    frontEnd = nil
    firstResponder = nil
    for node in nodes.values where node !== self { node.host = nil }
    nodes.removeAll()
    surface = Surface(source: self)
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
      element: .window(WindowElement(title: title, path: path, isPathUnknown: isPathUnknown)), attributes: attributes,
      children: (root.map { [$0.pageNode] } ?? []) + overlays)
  }

  func setNeedsDescription(of node: SceneNode) {
    surface.setNeedsDescription(node.nodeID)
    if surface.hasChanges { setNeedsPatch() }
  }

  /// Says what the front end shows of the node already, by the person's own hand.
  func noteShown(of node: SceneNode, _ element: Element) {
    surface.noteShown(node.nodeID, element)
    if surface.hasChanges { setNeedsPatch() }
  }

  private func setNeedsPatch() {
    guard !needsPatch, isOnScreen else { return }
    needsPatch = true
    WindowPass.describing.add(self)
  }

  func presentationsDidChange(animated: Bool) {
    if animated { noteAnimation() }
    setNeedsDescription(of: self)
  }

  /// What changes in this turn may be shown as a movement.
  package func noteAnimation() { isAnimated = true }

  /// What the front end shows, for tests.
  package var tree: SceneTree { surface.tree }

  /// Whether something has changed that the front end has not been told.
  package private(set) var needsPatch = false
  private var pendingPatch: Patch?
  /// Nodes that have been described for the first time.
  private var newcomers: [NodeID] = []
  /// Views that have come into the scene and wanted the focus before.
  private var wantingFocus: [UIResponder] = []

  func makePatch() {
    guard needsPatch else { return }
    needsPatch = false
    guard isOnScreen else { return }
    if Turn.shared.transaction.animation != nil { noteAnimation() }
    let patch = surface.makePatch(root: nodeID, focus: focusNode, isAnimated: isAnimated)
    pendingPatch = Patch(
      operations: (pendingPatch?.operations ?? []) + patch.operations, isAnimated: patch.isAnimated)
    // What was described, and left with what it was described for, in one turn.
    for id in newcomers where !surface.tree.contains(id) { didRemove(id) }
    newcomers.removeAll(keepingCapacity: true)
    for fault in surface.takeFaults() {
      Misuse.report(
        "Something is shown in two places of a window: \(fault).",
        rule: "A view, a bar button item or a cell has one place.",
        remedy: "Make another one for the second place. Keel shows it in the first.")
    }
    settleFocus()
    WindowPass.delivering.add(self)
  }

  func deliverPatch() {
    guard let patch = pendingPatch else { return }
    pendingPatch = nil
    guard isOnScreen else { return }
    isAnimated = false
    if !patch.isEmpty { frontEnd?.apply(patch) }
  }

  // MARK: Focus

  /// The responder's node, where it is a view that is shown.
  private var focusNode: NodeID? { firstResponder?.nodeID ?? unownedFocus }
  /// A focused node that is no responder (a button in a terminal): the front end's own business.
  private var unownedFocus: NodeID?

  @discardableResult
  package func moveFocus(to responder: UIResponder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let firstResponder, !firstResponder.canResignFirstResponder { return false }
    unownedFocus = nil
    setFirstResponder(responder)
    setNeedsPatch()
    return firstResponder === responder
  }

  private func focusMovedByPerson(to id: NodeID?) {
    surface.noteFocus(id)
    let responder = id.flatMap { nodes[$0] as? UIResponder }.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    unownedFocus = responder == nil ? surface.tree.focused : nil
    if responder !== firstResponder { setFirstResponder(responder) }
  }

  private func setFirstResponder(_ responder: UIResponder?) {
    let old = firstResponder
    firstResponder = responder
    old?.focusDidChange(isFocused: false)
    old?.onFocusChange?(false)
    // What the old one's handlers did counts: the focus may be somewhere else by now.
    guard firstResponder === responder else { return }
    responder?.focusDidChange(isFocused: true)
    responder?.onFocusChange?(true)
  }

  /// The focus goes to what asked for it before it was shown, and leaves what has been disabled or covered.
  private func settleFocus() {
    let wanting = wantingFocus
    wantingFocus = []
    for responder in wanting where responder.wantsFocusOnAppearing && isWithinReach(responder.nodeID) {
      responder.becomeFirstResponder()
    }
    if let firstResponder, surface.tree.contains(firstResponder.nodeID), !isWithinReach(firstResponder.nodeID) {
      moveFocus(to: nil)
    }
  }
}

extension UIWindow: Surface.Source {
  /// For the surface only: what the node shows now.
  public func describe(_ id: NodeID) -> Node? {
    guard let object = id == nodeID ? self : nodes[id] else { return nil }
    let description = object.describe()
    for child in description.children where nodes[child.nodeID] !== child {
      nodes[child.nodeID] = child
      newcomers.append(child.nodeID)
      child.host = self
      if let responder = child as? UIResponder, responder.wantsFocusOnAppearing { wantingFocus.append(responder) }
    }
    return Node(
      id: id, element: description.element, attributes: description.attributes,
      children: description.children.map(\.nodeID))
  }

  /// For the surface only: the node is no longer shown.
  public func didRemove(_ id: NodeID) {
    guard let object = nodes.removeValue(forKey: id) else { return }
    if object.host === self { object.host = nil }
    if firstResponder === object {
      // Not a question, as when the focus moves: a view that has gone cannot keep it.
      setFirstResponder(nil)
      setNeedsPatch()
    }
    if unownedFocus == id { unownedFocus = nil }
  }
}

extension UIWindow: EventSink {
  /// Lets the object that the event is for answer, and flushes. What is not shown, disabled, or below a sheet is out of
  /// reach: such an event is late or forged, and is dropped.
  public func send(_ event: Event) {
    guard isOnScreen else { return }
    let isOutermost = !UIWindow.isAnswering
    UIWindow.isAnswering = true
    defer { if isOutermost { UIWindow.isAnswering = false } }
    // What has changed since is shown first: an event for what is gone by now is late.
    if isOutermost { Turn.shared.flush() }
    Turn.shared.performing { dispatch(event) }
  }

  private static var isAnswering = false

  private func dispatch(_ event: Event) {
    switch event {
    case .environment(let environment):
      let traits = UITraitCollection(environment: environment)
      if traits != self.traits.current { self.traits.current = traits }
    case .open(let path): open(path: path)
    case .close: onClose?()
    case .focus(let id):
      if let id, !isWithinReach(id) { return }
      focusMovedByPerson(to: id)
    case .activate(let id), .toggle(let id, _), .edit(let id, _), .submit(let id), .action(let id, _), .pop(let id, _),
      .dismiss(let id), .refresh(let id), .keyCommand(let id, _), .adjust(let id, _), .increment(let id),
      .decrement(let id),
      .choose(let id, _), .setDate(let id, _), .followLink(let id, _), .search(let id, _), .searching(let id, _),
      .deleteRow(let id), .moveRow(let id, _):
      guard isWithinReach(id), let node = nodes[id] else { return }
      if (node as? UIView)?.answersForAnyView(event) != true { node.handle(event) }
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
      case .tabs(let tabs):
        guard let shown = tabs.selectedChild, parent.children.indices.contains(shown),
          parent.children[shown] == node.id
        else { return false }
      case .disclosure(let disclosure):
        let isLabel = disclosure.hasLabelChild && parent.children.first == node.id
        if !disclosure.isExpanded, !isLabel { return false }
      default: break
      }
      node = parent
    }
  }
}
