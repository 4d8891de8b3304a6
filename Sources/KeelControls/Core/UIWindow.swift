import KeelInteraction
public import KeelModel
public import KeelScene

public import struct Foundation.CGRect

/// Shows a tree of controllers on one front end, and passes events back to them.
///
/// The window converts objects to a scene: at the end of a turn, it requests descriptions of the nodes that have
/// changed and sends the front end one patch. It also finds the object of each event.
@MainActor @preconcurrency public final class UIWindow: UIView {
  package let traits = WindowTraits()
  private(set) var surface = Surface()
  private(set) var nodes: [NodeID: SceneNode] = [:]
  /// Those of them that arrange pages.
  private(set) var containers: Set<NodeID> = []
  private var frontEnd: (any FrontEnd)?
  private var isAnimated = false
  package internal(set) weak var firstResponder: UIResponder?
  /// Called when the user closes the window.
  public var onClose: (() -> Void)?
  /// The clock that times touches; tests provide one that they control.
  package var touchClock: any Clock<Duration> = ContinuousClock() {
    didSet { knownTouchTime = nil }
  }
  private var knownTouchTime: TouchTime?
  /// The time of touches in the window.
  var touchTime: TouchTime { knownTouchTime.orMaking(TouchTime(touchClock)) }

  /// Creates a window that shows nothing yet. The frame is ignored, because front ends decide the size.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    surface.source = self
    host = self
  }

  /// Always fails: there is no archive to decode a window from.
  public required init?(coder: NSCoder) { nil }

  /// Creates a window that shows a controller.
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
      RuntimeWarning.report(
        "\(Swift.type(of: controller)) was not made the root of a window: it is shown elsewhere.",
        rule: "A controller is in one place at a time.",
        remedy: "Use another instance, or take this one from its parent, presenter or window first.")
      return
    }
    if let root {
      // The state is kept: it describes the location in the app, independent of the windows that show it.
      root.presented?.endPresentation(animated: false, writesState: false)
      root.setAppearing(false, animated: false)
      root.rootWindow = nil
    }
    root = controller
    controller?.rootWindow = self
    if overrideUserInterfaceStyle != .unspecified { root?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    afterTracking { [self] in
      if isOnScreen, root === controller { controller?.setAppearing(true, animated: false) }
    }
    setNeedsDescription(of: self)
  }

  /// The appearance of the window, in place of the user's: that of its root controller. `.unspecified` follows the user.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { root?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
  }

  /// The title in a window manager, a terminal's title bar or a browser's tab.
  public var title = "" {
    didSet { if title != oldValue { setNeedsDescription(of: self) } }
  }

  /// The connection between the location of the window and text that front ends show, store and restore: a browser's
  /// address.
  ///
  /// If `nil`, the location is derived from the titles of the pages, and only locations on the way back can be opened;
  /// in a browser, also those that the user went back from.
  public var address: UIWindowAddress? {
    didSet { followAddress() }
  }
  /// The scene that the window belongs to, if any.
  package weak var scene: UIResponder?
  /// Called once, before the window is closed for any reason, while it still has its pages.
  package var willClose: (() -> Void)?
  /// Called once, after the window has been closed for any reason.
  package var onGone: (() -> Void)?
  /// Opens paths of further pages, if the window has no address. Returns true if a handler has accepted the path.
  package var onOpenPath: ((String) -> Bool)?
  /// The number of times that the user has pressed or chosen something in the window, or gone back.
  package internal(set) var actionCount = 0
  /// Called for each step from one phase to the next.
  package var onPhase: ((_ old: SurfacePhase, _ new: SurfacePhase) -> Void)?
  var addressToken: ObservationToken?
  var path: String?
  var isPathNotFound = false
  var waysForward = WaysForward()
  /// True while the window goes to a location step by step.
  var isTravelling = false

  /// The state that the window has again after the program was killed or has ended. `nil` keeps only the address, in
  /// browsers.
  ///
  /// Set it before the window is returned to the launcher, which restores the state then.
  public var restoration: UIWindowRestoration? {
    didSet { if isOnScreen { UIWindowRestoration.reportLate() } }
  }
  /// A closure that returns the state from which another window, in another run of the program, can be restored, for a
  /// front end that stores it. The launcher sets it.
  package var stateToRestore: (() -> [UInt8]?)?
  /// Saves the states of the window's views. The launcher sets it.
  package var viewStates: (any ViewStateStore)?

  /// Opens a URL outside the app, for the user of this window.
  package func openLink(_ url: String) { frontEnd?.open(url: url) }

  /// The undo manager of the window, which its pages and views share. Ctrl-Z runs it.
  override public var undoManager: UndoManager? { undoSupport.manager(of: self) }
  let undoSupport = UndoSupport()

  /// The texts that the program has copied for the user of this window.
  package private(set) lazy var pasteboard = Pasteboard(window: self)

  /// Puts texts on the clipboard of the user of this window, each on a line of its own.
  func copy(_ texts: [String]) {
    if !texts.isEmpty { frontEnd?.copy(text: texts.joined(separator: "\n")) }
  }

  /// Lets assistive technology of the user of this window speak a text.
  func announce(_ text: String) {
    if isOnScreen, !text.isEmpty { frontEnd?.announce(text) }
  }

  // MARK: Showing

  struct Shown { weak var window: UIWindow? }
  /// Windows that have been shown and not closed; a window that was deallocated without being closed leaves an empty
  /// entry until another window is closed.
  private(set) static var shown: [Shown] = []
  /// The windows that front ends show, the first one first.
  package static var onScreen: [UIWindow] { shown.compactMap(\.window) }

  /// True if a front end shows the window.
  package private(set) var isOnScreen = false

  /// Shows the window on a front end. The first patch has been applied when the method returns.
  ///
  /// Inside a turn or the handler of an event, the patch is applied when that ends. A window is on one front end at a
  /// time.
  public func show(on frontEnd: any FrontEnd) {
    guard !isOnScreen else {
      RuntimeWarning.report(
        "A window was shown a second time.", rule: "A window is on one front end at a time.",
        remedy: "Make another window with the same model, or close this one first.")
      return
    }
    self.frontEnd = frontEnd
    isOnScreen = true
    UIWindow.shown.append(Shown(window: self))
    WindowSizes.shared.add(self)
    Turn.shared.performing {
      Phases.shared.update()
      frontEnd.attach(events: self)
      root?.setAppearing(true, animated: false)
      setNeedsPatch()
    }
  }

  /// Closes the window: its pages leave, and its front end receives no more patches.
  ///
  /// State that leads to pages (`present(item:)`, paths) is kept, because another window may show it. A visible window
  /// enters the background first.
  public func close() {
    if isOnScreen { pass(to: .background) }
    let closing = willClose
    willClose = nil
    closing?()
    Turn.shared.performing { setRoot(nil) }
    isOnScreen = false
    UIWindow.shown.removeAll { $0.window == nil || $0.window === self }
    Phases.shared.update()
    frontEnd = nil
    firstResponder = nil
    unownedFocus = nil
    focusFollower = FocusFollower()
    searchOpeners = SearchOpeners()
    endedSearch = nil
    focusAfterPatch = nil
    shownOverlays = []
    undoSupport.end()
    for node in nodes.values where node !== self { node.host = nil }
    nodes.removeAll()
    surface = Surface(source: self)
    let gone = onGone
    onGone = nil
    gone?()
  }

  // MARK: Scene

  /// The presented pages, lowest first.
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
      element: .window(
        WindowElement(
          title: title, path: path, isPathNotFound: isPathNotFound, colorScheme: root?.traitOverrides.colorScheme,
          language: root?.language)),
      attributes: attributes,
      children: (root.map { [$0.pageNode] } ?? []) + overlays)
  }

  func setNeedsDescription(of node: SceneNode) {
    surface.setNeedsDescription(node.nodeID)
    if surface.hasChanges, !surface.isDescribing { setNeedsPatch() }
  }

  /// Records the element that the front end has drawn before the event was handled. The next patch corrects it if the
  /// program decides otherwise or the event is rejected.
  func noteDrawn(after event: KeelScene.Event) {
    guard let id = event.node, let drawn = tree.element(of: id)?.drawn(after: event) else { return }
    surface.recordOptimisticUpdate(id, drawn)
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

  /// Marks the changes of this turn as animated.
  package func noteAnimation() { isAnimated = true }

  /// The content of the front end, for tests.
  package var tree: SceneTree { surface.tree }

  /// True if there are changes that the front end has not received.
  package private(set) var needsPatch = false
  private var pendingPatch: Patch?
  /// Nodes that have been described for the first time.
  private var newcomers: [NodeID] = []
  /// Responders that have entered the scene and had requested the focus before.
  var wantingFocus: [UIResponder] = []
  /// The views with an identity that have come onto the screen, until their states have been restored.
  var restorable: [UIView] = []
  /// A focused node that is not a responder (a button in a terminal), which the front end handles alone.
  var unownedFocus: NodeID?
  /// The places to which the focus returns from searches.
  var searchOpeners = SearchOpeners()
  /// The view to which the program moves the focus after the patch.
  weak var focusAfterPatch: UIView?
  /// The page whose search has ended since the last patch.
  var endedSearch: NodeID?
  /// Determines the keyboard focus when sheets and alerts are presented and dismissed.
  private var focusFollower = FocusFollower()
  /// The sheets and alerts of the last patch.
  private var shownOverlays: [NodeID] = []

  /// Creates the patch. Returns true if one was created and no earlier patch was pending.
  func makePatch() -> Bool {
    guard needsPatch else { return false }
    needsPatch = false
    guard isOnScreen else { return false }
    let animation = Turn.shared.transaction.animation
    if animation != nil { noteAnimation() }
    let overlays = overlays.map(\.nodeID)
    let coverChanges = overlays != shownOverlays
    shownOverlays = overlays
    if coverChanges { focusFollower.willApply(to: tree, focused: focusNode) }
    var patch = surface.makePatch(root: nodeID, focus: focusNode)
    if surface.hasChanges { setNeedsPatch() }
    patch.isAnimated = isAnimated
    patch.animation = animation?.sceneAnimation
    let earlier = pendingPatch
    pendingPatch = patch
    if let earlier {
      pendingPatch?.operations = earlier.operations + patch.operations
      pendingPatch?.animation = patch.animation ?? earlier.animation
    }
    // Nodes that were described and removed again in one turn.
    for id in newcomers where !surface.tree.contains(id) { didRemove(id) }
    newcomers.removeAll(keepingCapacity: true)
    for fault in surface.takeFaults() {
      RuntimeWarning.report(
        "Something is shown in two places of a window: \(fault).",
        rule: "A view, a bar button item or a cell has one place.",
        remedy: "Make another one for the second place. Keel shows it in the first.")
    }
    settleFocus(after: coverChanges ? focusFollower.didApply(to: tree) : .stays)
    return earlier == nil
  }

  func deliverPatch() {
    guard let patch = pendingPatch else { return }
    pendingPatch = nil
    guard isOnScreen else { return }
    isAnimated = false
    guard !patch.isEmpty else { return }
    TurnTrace.notePatch(forWindow: nodeID.description, patch.traceLine)
    frontEnd?.apply(patch)
  }
}

extension UIWindow: Surface.Source {
  /// Returns the current description of a node. For the surface only.
  package func describe(_ id: NodeID) -> Node? {
    guard let object = id == nodeID ? self : nodes[id] else { return nil }
    let description = object.describeWithGrounds()
    let children = description.children.isEmpty ? [] : description.children.map(\.nodeID)
    // Children that are already shown are registered.
    if !children.isEmpty {
      let shown = surface.tree.entry(of: id)
      if shown?.holds(children) != true {
        welcome(description.children[shown?.differences(from: children).new ?? children.indices])
      }
    }
    return Node(
      id: id, element: UIWindow.common(description.element), attributes: UIWindow.common(description.attributes),
      children: children)
  }

  private func welcome(_ children: ArraySlice<SceneNode>) {
    for child in children where nodes[child.nodeID] !== child {
      nodes[child.nodeID] = child
      newcomers.append(child.nodeID)
      if child.arrangesPages { containers.insert(child.nodeID) }
      child.host = self
      if let responder = child as? UIResponder {
        if responder.wantsFocusOnAppearing { wantingFocus.append(responder) }
        if let bar = (child as? UIViewController)?.navigationItem.searchController?.searchBar, bar.wantsFocusOnAppearing
        {
          wantingFocus.append(bar)
        }
      }
      if viewStates != nil, let view = child as? UIView, view.restorationIdentifier != nil { restorable.append(view) }
    }
  }

  private static var commonElements = CommonValues<Element>(capacity: 2_048)
  private static var commonAttributes = CommonValues<Attributes>(capacity: 1_024)

  /// Returns a copy of an element that windows with equal content share; a single window has no other to share with.
  private static func common(_ element: Element) -> Element {
    shown.count > 1 && element.isCommon ? commonElements.common(element) : element
  }
  private static func common(_ attributes: Attributes) -> Attributes {
    shown.count > 1 && !attributes.isPlain && attributes.isCommon ? commonAttributes.common(attributes) : attributes
  }

  /// Called when the node is no longer shown. For the surface only.
  package func didRemove(_ id: NodeID) {
    guard let object = nodes.removeValue(forKey: id) else { return }
    if object.arrangesPages { containers.remove(id) }
    (object as? GroundNode)?.didLeave()
    if object.host === self { object.host = nil }
    if firstResponder === object || firstResponder?.focusID == id {
      // The view cannot refuse, because a removed view cannot keep the focus.
      setFirstResponder(nil)
      setNeedsPatch()
    }
    if unownedFocus == id { unownedFocus = nil }
  }
}
