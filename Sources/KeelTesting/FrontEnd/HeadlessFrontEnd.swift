import KeelInteraction
public import KeelScene

/// A front end without a screen: it keeps the tree, counts operations, and sends events as a user would cause them.
///
/// It behaves like any other front end. It drops events for nodes that no longer exist, keeps typed text until the
/// program changes it, follows the keyboard focus, and requests the visible rows of lists.
///
/// Rows are never requested (`Event.reveal`) inside `apply(_:)`, because the program is in the middle of its turn then.
/// They are requested after the event that led to the patch has been handled. After a patch without an event they are
/// requested in a main-actor job of their own, or in `Driver.settle()`, whichever comes first.
@MainActor public final class HeadlessFrontEnd: FrontEnd {
  /// The tree that the patches have built.
  public let tree = SceneTree()
  /// The patches and the kinds of their operations.
  public var log: PatchLog
  /// Errors in patches, or in the tree after them, oldest first. Empty in a correct program.
  public internal(set) var faults: [String] = []
  /// Every event that was sent, oldest first, since the log was last cleared.
  public internal(set) var sentEvents: [Event] = []
  /// The text that the program has put on the user's clipboard; `nil` for none.
  public private(set) var copiedText: String?
  /// The texts that the program has let assistive technology speak, in order.
  public private(set) var announcements: [String] = []
  /// The number of rows of a list that are visible at once.
  public let visibleRows: Int
  /// The environment of the surface. Change it with `changeEnvironment(_:)`.
  public internal(set) var environment: SceneEnvironment {
    didSet { tree.widthClass = environment.horizontalSizeClass }
  }
  /// The node that has the keyboard focus.
  public internal(set) var focused: NodeID?

  /// The menu or the picker that is open over the page.
  var menu: OpenMenu?
  /// The typed beginning of a row's text.
  var typeAhead = TypeAhead()
  /// Determines the new keyboard focus when patches move it.
  var follower = FocusFollower()
  /// The keyboard focus that the front end has chosen by itself and not reported: the start of a page, or the successor
  /// of a removed node.
  var unreportedFocus: NodeID?
  var events: (any EventSink)?
  var isSending = false
  var isRevealing = false
  /// What is kept of each node.
  var states = NodeStates<HeadlessNodeState>()
  /// The selection that was reported last.
  var toldSelection: SelectedText?
  /// The first focus of a sheet or an alert that has not been reported to the program.
  var unreportedModalFocus: NodeID?
  var hasRevealJob = false
  /// The lengths of the bars around the content of each page, which are 0 at first. Views read them as safe area.
  public var safeAreaInsets = SceneInsets() {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      hasGeometryToReport = true
      reportGeometry()
    }
  }
  /// True if regions may have to move because of a patch.
  var hasPositionsToFollow = false
  /// Decides which frames are reported.
  var geometry = GeometryFollower()
  /// True if a node that the program asks about may have a frame that was not reported.
  var hasGeometryToReport = false
  var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  var lastWaiter = 0
  /// A counter that rises with each patch, and whenever waiting code should check its condition again.
  public internal(set) var pulse = 0

  /// Creates a front end that has nothing to show yet.
  ///
  /// - Parameters:
  ///   - visibleRows: The number of rows of a list that are visible at once.
  ///   - recordsPatches: If true, patches and events are recorded, for tests; counts are always kept. Pass false for a
  ///     long-running program.
  public init(
    visibleRows: Int = 40, environment: SceneEnvironment = SceneEnvironment(), recordsPatches: Bool = true
  ) {
    self.visibleRows = max(visibleRows, 1)
    self.environment = environment
    tree.widthClass = environment.horizontalSizeClass
    self.log = PatchLog(keepsPatches: recordsPatches)
  }

  /// Connects the front end to a window and reports its environment. Called by the window.
  public func attach(events: any EventSink) {
    self.events = events
    events.send(.environment(environment))
  }

  /// Keeps the text. Called by the window.
  public func copy(text: String) { copiedText = text }

  /// Keeps the text. Called by the window.
  public func announce(_ text: String) { announcements.append(text) }

  /// Applies a patch, checks the tree and records faults. Called by the window.
  public func apply(_ patch: Patch) {
    log.record(patch)
    if patch.isEmpty { faults.append("An empty patch was applied.") }
    let mayMoveFocus = patch.mayMoveFocus || !tree.choosers.isEmpty
    if mayMoveFocus { follower.willApply(to: tree, focused: keyboard) }
    let fault = tree.apply(patch) ?? (SceneTree.checksInvariants ? nil : tree.brokenInvariant())
    if let fault { faults.append(fault) }
    follow(patch)
    followGeometry(of: patch)
    if !tree.choosers.isEmpty { _ = solvedFrames() }
    if mayMoveFocus { moveKeyboard(follower.didApply(to: tree), patch) }
    followSelection()
    wakeWaiters()
    if !isSending { scheduleReveals() }
  }

  /// Clears the log of patches and events, and sets all counts to zero.
  public func clearLog() {
    log.clear()
    sentEvents.removeAll()
  }

  /// Returns the text that a field shows: the typed text, until the program sets another one; `nil` for other nodes.
  public func text(of id: NodeID) -> String? {
    tree[id]?.element.editedText.map { states[id].typedText ?? $0.text }
  }

  /// The node that receives keyboard input; `nil` for none.
  public var keyboard: NodeID? { focused ?? unreportedFocus }

  /// Moves the keyboard focus after a patch has changed the page, unless the program has set it.
  func moveKeyboard(_ move: FocusFollower.Move, _ patch: Patch) {
    let isPlaced = patch.operations.contains { if case .focus(.some) = $0 { true } else { false } }
    guard !isPlaced else { return }
    switch move {
    case .stays: break
    case .presents(let first):
      focused = first
      unreportedModalFocus = first
      unreportedFocus = nil
    case .goes(let id):
      focused = nil
      unreportedFocus = id
    case .begins(let page):
      focused = nil
      unreportedFocus = tree.stop(in: page)
    case .ends:
      focused = nil
      unreportedFocus = nil
    }
  }

  /// Updates the state that this front end owns: the focus, typed text, scroll positions.
  private func follow(_ patch: Patch) {
    var removed = false
    for operation in patch.operations {
      switch operation {
      case .root:
        focused = nil
        states = NodeStates()
      case .remove: removed = true
      case .update(let id, _): states[id].typedText = nil
      case .focus(let id):
        focused = id
        unreportedFocus = nil
      case .insert, .move, .attributes: break
      }
    }
    if let id = focused, tree[id] == nil { focused = nil }
    if let menu, tree.items(of: menu).isEmpty { self.menu = nil }
    if removed { states.keepOnly(nodesOf: tree) }
  }
}
