package import KeelInteraction
public import KeelScene

/// A terminal front end in memory, without the terminal: patches and keys in, a grid of cells and events out.
///
/// Tests use it directly; `TerminalFrontEnd` shows it on a real terminal. It has no clock of its own: `now` returns
/// the time since any fixed moment. Drawing happens only in `compose()`.
///
/// The screen holds the momentary state of the user (focus, scroll positions, carets), but not the location in the app.
@MainActor public final class TerminalScreen: MeasuringContext {
  let measurer: Measurer
  let painter: Painter
  let strips = StripCache()
  /// The width in columns.
  public var columns: Int { measurer.columns }
  /// The height in rows.
  public var rows: Int { measurer.rows }
  /// The abilities of the terminal that frames are drawn for.
  public var capabilities: TerminalCapabilities { looks.capabilities }
  /// The texts of the app that replace Keel's own.
  package var languages = SystemWords.Languages.standard {
    didSet { if languages != oldValue { take(TerminalLooks(capabilities, languages: languages)) } }
  }
  /// The texts of Keel in the language of the terminal.
  package var systemWords: SystemWords { looks.words }
  package var pool: CellPool { painter.pool }
  /// The last composed picture.
  package var grid: Grid { painter.grid }
  /// True if the frame may differ from the one that `compose()` would make now.
  package internal(set) var needsComposing = true
  /// The number of the current frame of the spinner.
  var spinnerFrame = 0

  /// Receives the user's events that the scene has accepted (`sink(_:)`).
  private var send: (Event) -> Void = { _ in }
  var now: () -> Duration
  /// Suspends the program (Ctrl-Z); `onRedraw` redraws everything (Ctrl-L).
  var onSuspend: () -> Void = {}
  /// True if a shell with job control could resume the program.
  var canSuspend = true {
    didSet { keyChanges += 1 }
  }
  var onRedraw: () -> Void = {}

  // The state of the user.
  var focus = FocusState()
  var states = NodeStates<TerminalNodeState>()
  /// The selection that was reported last.
  var toldSelection: SelectedText?
  /// The secure field whose text is revealed while it has the focus.
  var revealed: NodeID?
  var overlay = Overlay.none
  /// The row at which a search began.
  var findOriginRow = 0
  /// The place of the focus at which a search began outside of its list.
  var findOrigin: FocusPlace?
  /// The target of the mouse press in progress.
  var pressed: Hit.Action?
  /// The press in progress on a node that wants to know of it, with the time at which it began.
  var grip: (press: PointerPress, since: Duration, isMirrored: Bool)?
  /// A short message in place of the hints, until the next key.
  var notice: String?
  /// A short message about an event elsewhere, with the time at which it was displayed.
  var warning: (text: String, since: Duration)?
  /// Lines of text above the list of keys in the help.
  var notes: [String] = [] {
    didSet { if notes != oldValue { needsComposing = true } }
  }
  /// The picture that `p` in the help shows, such as a QR code.
  var picture: TerminalPicture? {
    didSet {
      if picture == nil, case .picture = overlay { overlay = .none }
      if picture != oldValue { needsComposing = true }
    }
  }

  /// The results of the last composition.
  var found = Composition()
  var scope = Scope()

  /// The number of changes of the tree, the looks or the abilities that may have given a key another meaning.
  var keyChanges = 0
  /// The keys that work, and the facts for which the list was made.
  var knownKeys: (situation: KeySituation, keys: [KeyHelp])?
  /// The number of lists of keys made since the beginning, for tests.
  var keyListsMade = 0

  /// Decides which frames are reported.
  var geometry = GeometryFollower()
  /// True if the frames of the last composition have been compared with the reported ones.
  var hasReportedGeometry = true
  /// True to record the cells of all drawn nodes in `found`, for tests.
  var recordsFrames = false
  /// The number of rows drawn anew since the beginning, for tests.
  package var rowsDrawn: Int { strips.rowsDrawn }

  /// Creates an empty screen. `now` returns the time since any fixed moment.
  public init(
    columns: Int, rows: Int, capabilities: TerminalCapabilities = TerminalCapabilities(),
    now: @escaping () -> Duration = { .zero }
  ) {
    self.now = now
    let looks = TerminalLooks(capabilities, languages: .standard)
    measurer = Measurer(columns: columns, rows: rows, looks: looks)
    painter = Painter(columns: columns, rows: rows, looks: looks)
    tree.widthClass = measurer.widthClass
    tree.layoutDirection = environment.layoutDirection
    painter.pictures.onArrival = { [weak self] in self?.pictureArrived() }
  }

  /// Called after a picture that has been decoded may have changed the frame.
  var onPicture: () -> Void = {}

  private func pictureArrived() {
    strips.removeAll()
    needsComposing = true
    onPicture()
  }

  /// Sends events to the closure from now on.
  public func attach(_ send: @escaping (Event) -> Void) { self.send = send }

  /// Sends the event if the scene accepts it now, otherwise drops it. Returns true if it was sent.
  @discardableResult func sink(_ event: Event) -> Bool {
    guard case .accepted(let event) = tree.verdict(on: event) else { return false }
    send(event)
    return true
  }

  /// Sends the event like `sink(_:)`, and draws a slider or a date before the response.
  func sendShowingValue(_ event: Event) {
    guard let id = event.node, let element = tree[id]?.element else { return }
    switch (event, element) {
    case (.adjust, .slider), (.setDate, _): sinkShowingValue(event)
    default: sink(event)
    }
  }

  /// Sends the event if it changes the drawn value, and draws that value before the response.
  func sinkShowingValue(_ event: Event) {
    guard case .accepted(let event) = tree.verdict(on: event), let id = event.node, let old = tree[id]?.element,
      let new = old.drawn(after: event), new != old
    else { return }
    apply(Patch(operations: [.update(id, new)]))
    send(event)
  }

  /// Applies a patch. The frame follows at the next `compose()`.
  public func apply(_ patch: Patch) {
    invalidate(patch, isBefore: true)
    notePlace(before: patch)
    measurer.willApply(patch)
    applyToTree(patch)
    invalidate(patch, isBefore: false)
    for case .focus(let id) in patch.operations { programMovedFocus(to: id) }
    needsComposing = true
  }

  /// Changes the size. Both are at least 1.
  public func resize(columns: Int, rows: Int) {
    measurer.resize(columns: max(1, columns), rows: max(1, rows))
    tree.widthClass = measurer.widthClass
    dropDrawings()
    focus.needsReveal = true
    needsComposing = true
  }

  /// Applies a size that the user has given the terminal, and notifies the program.
  package func userResized(columns: Int, rows: Int) {
    resize(columns: columns, rows: rows)
    sink(.environment(environment))
  }

  /// Changes the abilities, for example when the terminal has reported its background.
  public func change(_ capabilities: TerminalCapabilities) {
    guard capabilities != self.capabilities else { return }
    take(TerminalLooks(capabilities, languages: languages))
  }

  private func take(_ looks: TerminalLooks) {
    measurer.change(looks)
    painter.looks = looks
    tree.layoutDirection = environment.layoutDirection
    dropDrawings()
    needsComposing = true
  }

  /// Removes the cached rows, and requests rows again that are visible then.
  private func dropDrawings() {
    strips.removeAll()
    keyChanges += 1
    for id in states.ids { states[id].list?.asked.removeAll() }
  }

  /// The environment of the surface, for `Event.environment`.
  public var environment: SceneEnvironment {
    SceneEnvironment(
      colorScheme: capabilities.isDark ? .dark : .light,
      layoutDirection: capabilities.isRightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: measurer.widthClass, verticalSizeClass: .init(height: .cells(rows)),
      idiom: .terminal, localeIdentifier: capabilities.language, reducesMotion: true)
  }

  /// The window title of the program, not sanitized; empty if there is none.
  var title: String {
    tree.titles.window
  }

  /// The frame as lines of text, without trailing spaces. Draws it first if needed.
  public var text: String {
    composeIfNeeded()
    return (0..<grid.height).map { y in
      var line = ""
      for x in 0..<grid.width where grid[x, y].columns > 0 { line += pool.text(grid[x, y].glyph) }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// The node that has the keyboard focus.
  public var focusedNode: NodeID? {
    composeIfNeeded()
    return focus.id
  }

  /// Draws the current frame if something has changed since the last one.
  public func composeIfNeeded() { if needsComposing { compose() } }
}

extension TerminalScreen {
  /// Advances the spinner to its next frame.
  package func turnSpinner() {
    spinnerFrame += 1
    needsComposing = true
  }
}

extension TerminalScreen {
  /// Returns true if the scene contains the node.
  package func holds(_ id: NodeID) -> Bool { tree[id] != nil }
}
