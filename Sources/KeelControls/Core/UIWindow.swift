import KeelInteraction
import KeelModel
public import KeelScene

public import struct Foundation.CGRect

/// Shows a tree of controllers on one front end, and carries events back to them.
///
/// The window is where objects become a scene: it asks dirty nodes for descriptions as the turn ends, hands the front
/// end one patch, and looks up the object that an event is for.
@MainActor @preconcurrency public final class UIWindow: UIView {
  package let traits = WindowTraits()
  // Each change of each of a thousand windows comes by what is marked so here, and nobody is called while it changes.
  @exclusivity(unchecked) private(set) var surface = Surface()
  @exclusivity(unchecked) private(set) var nodes: [NodeID: SceneNode] = [:]
  private var frontEnd: (any FrontEnd)?
  private var isAnimated = false
  package internal(set) weak var firstResponder: UIResponder?
  /// Called when the person closes the window.
  public var onClose: (() -> Void)?

  /// A window that shows nothing yet. Front ends choose how large it is: the frame is taken and left.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    surface.source = self
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
  /// What has the window, where windows are part of something.
  package weak var scene: UIResponder?
  /// Called once, after the window has been closed, whoever did it.
  package var onGone: (() -> Void)?
  /// Takes paths that lead further in where there is no address. Says whether anybody listens.
  package var onOpenPath: ((String) -> Bool)?
  /// Told of each step from one phase to the next.
  package var onPhase: ((_ old: SurfacePhase, _ new: SurfacePhase) -> Void)?
  var addressToken: ObservationToken?
  var path: String?
  var isPathUnknown = false

  /// Says what another window, of another run of the program, needs to be as this one is. `nil` keeps nothing but the
  /// address.
  public var stateToRestore: (() -> [UInt8]?)?

  /// Leads the person who sees this window out of the app.
  package func openLink(_ url: String) { frontEnd?.open(url: url) }

  // MARK: Showing

  struct Shown { weak var window: UIWindow? }
  /// Those that have been shown and not closed; one that went without being closed is an empty entry until another is.
  @exclusivity(unchecked) private(set) static var shown: [Shown] = []
  /// The windows that front ends show, the first one first.
  package static var onScreen: [UIWindow] { shown.compactMap(\.window) }

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
    UIWindow.shown.append(Shown(window: self))
    Turn.shared.performing {
      Phases.shared.update()
      frontEnd.attach(events: self)
      root?.setAppearing(true, animated: false)
      setNeedsPatch()
    }
  }

  /// Ends the window: its pages go, and its front end hears no more.
  ///
  /// State that leads to pages (`present(item:)`, paths) stays as it is: another window may show it. A window that is shown
  /// goes to the background first.
  public func close() {
    if isOnScreen { pass(to: .background) }
    Turn.shared.performing { setRoot(nil) }
    isOnScreen = false
    UIWindow.shown.removeAll { $0.window == nil || $0.window === self }
    Phases.shared.update()
    frontEnd = nil
    firstResponder = nil
    unownedFocus = nil
    coveredFocus = CoveredFocus()
    for node in nodes.values where node !== self { node.host = nil }
    nodes.removeAll()
    surface = Surface(source: self)
    let gone = onGone
    onGone = nil
    gone?()
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

  /// The sheets and alerts over the root, lowest first.
  var overlays: [SceneNode] { presentations.map { ($0 as? UIAlertController) ?? $0.presentation ?? $0 } }

  override package func describe() -> SceneDescription {
    return SceneDescription(
      element: .window(WindowElement(title: title, path: path, isPathUnknown: isPathUnknown)), attributes: attributes,
      children: (root.map { [$0.pageNode] } ?? []) + overlays)
  }

  func setNeedsDescription(of node: SceneNode) {
    surface.setNeedsDescription(node.nodeID)
    if surface.hasChanges { setNeedsPatch() }
  }

  /// Records the element that the front end has drawn before the answer. The next patch corrects it if the program decides
  /// otherwise or the event is rejected.
  func noteDrawn(after event: KeelScene.Event) {
    guard let id = event.node, let drawn = tree.element(of: id)?.drawn(after: event) else { return }
    surface.noteShown(id, drawn)
    if surface.hasChanges { setNeedsPatch() }
  }

  func setNeedsPatch() {
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
  @exclusivity(unchecked) package private(set) var needsPatch = false
  @exclusivity(unchecked) private var pendingPatch: Patch?
  /// Nodes that have been described for the first time.
  @exclusivity(unchecked) private var newcomers: [NodeID] = []
  /// Views that have come into the scene and wanted the focus before.
  var wantingFocus: [UIResponder] = []
  /// A focused node that is no responder (a button in a terminal): the front end's own business.
  var unownedFocus: NodeID?
  var coveredFocus = CoveredFocus()

  /// Says whether what it made is all that there is to show, not more of what waits already.
  func makePatch() -> Bool {
    guard needsPatch else { return false }
    needsPatch = false
    guard isOnScreen else { return false }
    if Turn.shared.transaction.animation != nil { noteAnimation() }
    let places = coveredFocus.isEmpty && overlays.isEmpty ? [] : focusedPlaces
    let patch = surface.makePatch(root: nodeID, focus: focusNode, isAnimated: isAnimated)
    let earlier = pendingPatch
    pendingPatch = patch
    if let earlier { pendingPatch?.operations = earlier.operations + patch.operations }
    // What was described, and left with what it was described for, in one turn.
    for id in newcomers where !surface.tree.contains(id) { didRemove(id) }
    newcomers.removeAll(keepingCapacity: true)
    for fault in surface.takeFaults() {
      Misuse.report(
        "Something is shown in two places of a window: \(fault).",
        rule: "A view, a bar button item or a cell has one place.",
        remedy: "Make another one for the second place. Keel shows it in the first.")
    }
    settleFocus(from: places)
    return earlier == nil
  }

  func deliverPatch() {
    guard let patch = pendingPatch else { return }
    pendingPatch = nil
    guard isOnScreen else { return }
    isAnimated = false
    if !patch.isEmpty { frontEnd?.apply(patch) }
  }
}

extension UIWindow: Surface.Source {
  /// For the surface only: what the node shows now.
  public func describe(_ id: NodeID) -> Node? {
    guard let object = id == nodeID ? self : nodes[id] else { return nil }
    let description = object.describeWithGrounds()
    let children = description.children.isEmpty ? [] : description.children.map(\.nodeID)
    // What is shown in it already is known.
    if !children.isEmpty, surface.tree.entry(of: id)?.holds(children) != true { welcome(description.children) }
    return Node(
      id: id, element: UIWindow.common(description.element), attributes: UIWindow.common(description.attributes),
      children: children)
  }

  private func welcome(_ children: [SceneNode]) {
    for child in children where nodes[child.nodeID] !== child {
      nodes[child.nodeID] = child
      newcomers.append(child.nodeID)
      child.host = self
      if let responder = child as? UIResponder, responder.wantsFocusOnAppearing { wantingFocus.append(responder) }
    }
  }

  @exclusivity(unchecked) private static var commonElements = CommonValues<Element>(capacity: 2_048)
  @exclusivity(unchecked) private static var commonAttributes = CommonValues<Attributes>(capacity: 1_024)

  /// Windows that show the same keep one copy of it; the only window has nobody to share with.
  private static func common(_ element: Element) -> Element {
    shown.count > 1 && element.isCommon ? commonElements.common(element) : element
  }
  private static func common(_ attributes: Attributes) -> Attributes {
    shown.count > 1 && !attributes.isPlain && attributes.isCommon ? commonAttributes.common(attributes) : attributes
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
