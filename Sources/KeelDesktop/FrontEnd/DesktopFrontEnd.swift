#if Desktop
import CKeelGtk
package import KeelInteraction
import KeelLayout
import KeelLoop
public import KeelScene

/// Shows an app in a window of GTK 4 and libadwaita.
///
/// Every control is one of the platform's. GTK lays out pages, bars and lists, and the solver of `KeelLayout` what is
/// inside of them (`BoxView`). Its only information about the app is the tree that patches build: `KeelInteraction`
/// determines what is in reach, which events are possible, and the meaning of keys.
///
/// A patch changes the tree first, and then the views of the nodes that it names. While it is applied, `isApplying` is
/// above 0: the signals that widgets emit then are no actions of a user.
@MainActor public final class DesktopFrontEnd: FrontEnd {
  package let tree = SceneTree()
  let solver: LayoutSolver
  private let metrics = GtkMetrics()
  /// The views of nodes.
  var views: [NodeID: NodeView] = [:]
  /// The islands of layout by their outermost node, which may have a view of its own in it.
  var islands: [NodeID: BoxView] = [:]
  /// The lazy stacks among the views.
  var lazyStacks: [NodeID: LazyStackView] = [:]
  private weak var events: (any EventSink)?
  var window: WindowView?
  /// The size of the window. What is set before `start` is the size with which it opens, within the screen.
  public var frame = WindowFrame(width: 640, height: 600) {
    didSet { if frame != oldValue { onFrameChange?(frame) } }
  }
  /// Called when the user has changed the size of the window.
  public var onFrameChange: ((WindowFrame) -> Void)?
  /// Above 0 while the program changes widgets.
  var isApplying = 0
  var follower = FocusFollower()
  var geometry = GeometryFollower()
  var geometryReport: LoopToken?
  /// The node with the focus, or the one that is about to have it.
  var target: NodeID?
  /// The control that the program knows as the one with the focus.
  var reported: NodeID?
  /// True while an input method composes a part of a text, to which all keys belong.
  var isComposing = false
  /// The page in which the user types.
  var typedPage: NodeID?
  /// True while the focus moves from a long list to one of its rows.
  var isEnteringList = false
  /// The views that are disabled as soon as the focus leaves them.
  var disabledLater: [NodeID: NodeView] = [:]
  /// The typed beginning of a row's text.
  var typeAhead = TypeAhead()
  let shortcuts = ShortcutsWindow()
  /// The message to the user in this turn.
  var said: String?
  /// The actions that run after the layout.
  var wishes: [LoopToken] = []
  /// The connections to the style and the settings of the desktop.
  var styleConnections: [Signal.Connection] = []
  /// The name of the program, which assistive technology reads.
  let name: String
  /// Keel's own texts in the languages of the program.
  package var systemLanguages = SystemWords.Languages.standard
  /// The words in the language of the user.
  var words = SystemWords.inEnglish
  let spoken: [String]

  /// Creates a front end without a window yet.
  ///
  /// - Parameters:
  ///   - name: The name of the program; assistive technology and the window manager use it.
  ///   - languages: The languages that the program is written in; empty for any.
  public init(name: String, languages: [String] = []) {
    self.name = name
    spoken = languages
    solver = LayoutSolver(tree, metrics: metrics)
    metrics.front = self
  }

  // MARK: FrontEnd

  /// Receives the events of the window.
  public func attach(events: any EventSink) { self.events = events }

  /// Applies the patch to the window.
  public func apply(_ patch: Patch) {
    isApplying += 1
    defer { isApplying -= 1 }
    if patch.mayMoveFocus { follower.willApply(to: tree, focused: focused) }
    solver.willApply(patch)
    let changed = tree.changes(applying: patch)
    guard window != nil else { return }
    show(patch, changed)
    if patch.mayMoveFocus { follow(follower.didApply(to: tree)) }
    for case .focus(let wanted) in patch.operations {
      reported = wanted
      if let wanted { focus(wanted) }
    }
    if patch.mayMoveFocus { showBarsForKeyboard() }
  }

  /// Opens the URL with the program that the desktop has for it.
  public func open(url: String) { SystemLinks.open(url) }

  /// Puts the text on the clipboard.
  public func copy(text: String) {
    guard let window else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window.widget), text)
  }

  /// - Parameter changed: The nodes whose views have read what the patch has changed.
  private func show(_ patch: Patch, _ changed: Set<NodeID>) {
    var outdated = changed
    var owners: [ObjectIdentifier: NodeView] = [:]
    func touch(_ id: NodeID) {
      guard tree.contains(id) else { return }
      if let owner = owner(of: id) { owners[ObjectIdentifier(owner)] = owner }
    }
    for operation in patch.operations {
      switch operation {
      case .root:
        if let root = tree.root { window?.restart(with: root) }
        return
      case .insert(_, into: let parent, at: _), .remove(_, from: let parent), .move(_, in: let parent, to: _):
        touch(parent)
      case .update(let id, _), .attributes(let id, _):
        guard let view = views[id] else {
          if let island = islands[id], island.isPage, tree.element(of: id)?.isPageByItself == true {
            replace(island)
          } else {
            touch(id)
          }
          continue
        }
        outdated.remove(id)
        if view.refresh() { view.host?.resize() } else { replace(view) }
      case .focus: break
      }
    }
    for view in owners.values where views[view.id] === view || islands[view.id] === view { view.sync() }
    for id in outdated.sorted() {
      if let view = views[id], !view.refresh() { replace(view) }
    }
    // Only now do all views in them measure what the scene says.
    for stack in lazyStacks.values { stack.moveWindow() }
  }

  /// Makes another view for a node, which needs one of another kind.
  func replace(_ view: NodeView) {
    if let host = view.host { return host.replace(view) }
    guard let owner = tree.parent(of: view.id).flatMap(owner) else { return }
    view.isOutdated = true
    owner.sync()
  }

  /// The nearest view around a node that shows children.
  private func owner(of id: NodeID) -> NodeView? {
    var next: NodeID? = id
    while let here = next {
      if let view = views[here] { return view }
      if let island = islands[here] { return island }
      next = tree.parent(of: here)
    }
    return nil
  }

  // MARK: Events

  /// Sends what a user did, if the scene accepts it. Then the widget shows again what the scene says.
  func send(_ event: Event) {
    guard isApplying == 0 else { return }
    let verdict = tree.verdict(on: event)
    if case .accepted(let lawful) = verdict {
      keepTypedText(of: lawful)
      events?.send(lawful)
    }
    showAnswer(to: event, verdict)
  }

  /// Changes widgets; their signals are no actions of a user.
  func changing(_ body: () -> Void) {
    isApplying += 1
    body()
    isApplying -= 1
  }

  /// Calls the closure in a turn of its own, outside of GTK's layout.
  func afterLayout(_ body: @escaping @MainActor () -> Void) {
    wishes.removeAll { !$0.isActive }
    wishes.append(MainLoop.after(.zero, body))
  }
}

#endif
