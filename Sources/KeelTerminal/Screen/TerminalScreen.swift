package import KeelInteraction
public import KeelScene

/// A terminal front end in memory, without the terminal: patches and keys in, a grid of cells and events out.
///
/// Tests use it directly; `TerminalFrontEnd` shows it on a real terminal. It has no clock of its own: `now` returns
/// the time since any fixed moment. Drawing happens only in `compose()`.
///
/// Momentary state of the user is kept here (focus, scroll positions, carets); the location in the app is not.
@MainActor public final class TerminalScreen {
  let tree = SceneTree()
  /// The width in columns.
  public internal(set) var columns: Int
  /// The height in rows.
  public internal(set) var rows: Int
  /// The abilities of the terminal that frames are drawn for.
  public internal(set) var capabilities: TerminalCapabilities
  /// What the app says in place of the words that Keel has.
  package var languages = SystemWords.Languages.standard {
    didSet { if languages != oldValue { takeLooks() } }
  }
  /// What Keel says by itself here.
  package private(set) var systemWords: SystemWords
  var theme: Theme
  var glyphs: Glyphs
  var sanitizer: Sanitizer
  package let pool = CellPool()

  /// The last composed picture.
  package internal(set) var grid: Grid
  /// Whether the picture may differ from what `compose()` would make now.
  package internal(set) var needsComposing = true
  /// Which picture of the spinner is due.
  var spinnerFrame = 0

  /// Takes what the person did, where the scene accepts it (`sink(_:)`).
  private var send: (Event) -> Void = { _ in }
  var now: () -> Duration
  /// Suspends the program (Ctrl-Z); redraws everything (Ctrl-L).
  var onSuspend: () -> Void = {}
  /// Whether somebody could bring the program back.
  var canSuspend = true
  var onRedraw: () -> Void = {}

  // What is a person's own.
  var focus = FocusState()
  var lists: [NodeID: ListState] = [:]
  var scrolls: [NodeID: ScrollState] = [:]
  var lazyStacks: [NodeID: LazyState] = [:]
  var fields: [NodeID: FieldState] = [:]
  var editors: [NodeID: EditorState] = [:]
  /// What a person has typed into.
  var typedFields: Set<NodeID> = []
  /// The secure field whose text is shown, for as long as it has the keyboard.
  var revealed: NodeID?
  /// Where the keyboard is within an inline picker.
  var cursors: [NodeID: Int] = [:]
  var overlay = Overlay.none
  /// The row that a search began at.
  var findOriginRow = 0
  /// What the mouse is down on.
  var pressed: Hit.Action?
  /// A few words in place of the hints, until the next key.
  var notice: String?
  /// The same of something that happened elsewhere, and when it was said.
  var warning: (text: String, since: Duration)?
  /// Lines of text above the list of keys in the help.
  var notes: [String] = [] {
    didSet { if notes != oldValue { needsComposing = true } }
  }
  /// The picture that `p` in the help shows, such as a QR code.
  var picture: TerminalPicture? {
    didSet { if picture != oldValue { needsComposing = true } }
  }

  /// What the last composition found.
  var found = Composition()
  var scope = Scope()

  // What earlier compositions worked out, kept for as long as it is true.
  var strips: [NodeID: Strip] = [:]
  var geometries: [NodeID: ListGeometry] = [:]
  var measured: [MeasureKey: Size] = [:]

  /// Rows that the program should describe.
  var wishes: [NodeID: [Range<Int>]] = [:]
  /// How many rows were drawn anew since the beginning: tests look at it.
  package internal(set) var rowsDrawn = 0

  /// Creates an empty screen. `now` returns the time since any fixed moment.
  public init(
    columns: Int, rows: Int, capabilities: TerminalCapabilities = TerminalCapabilities(),
    now: @escaping () -> Duration = { .zero }
  ) {
    self.columns = columns
    self.rows = rows
    self.capabilities = capabilities
    self.now = now
    theme = Theme(depth: capabilities.colors, isDark: capabilities.isDark)
    systemWords = languages.words(for: capabilities.language)
    glyphs = Glyphs(set: capabilities.glyphs, words: systemWords)
    sanitizer = Sanitizer(capabilities)
    grid = Grid(width: columns, height: rows)
  }

  /// Sends events to the closure from now on.
  public func attach(_ send: @escaping (Event) -> Void) { self.send = send }

  /// Sends what the scene accepts now, and drops everything else. Returns whether it was sent.
  @discardableResult func sink(_ event: Event) -> Bool {
    guard case .accepted(let event) = tree.verdict(on: event) else { return false }
    send(event)
    return true
  }

  /// The same, with a slider or a date drawn before the answer.
  func sendShowingValue(_ event: Event) {
    guard let id = event.node, let element = tree[id]?.element else { return }
    switch (event, element) {
    case (.adjust, .slider), (.setDate, _): sinkShowingValue(event)
    default: sink(event)
    }
  }

  /// The same for a value that is shown before the answer.
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
    tree.apply(patch)
    invalidate(patch, isBefore: false)
    for case .focus(let id) in patch.operations { programMovedFocus(to: id) }
    needsComposing = true
  }

  /// Changes the size. Both are at least 1.
  public func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    dropCaches()
    focus.needsReveal = true
    needsComposing = true
  }

  /// Takes another size that the person gave the terminal, and tells the program.
  package func personResized(columns: Int, rows: Int) {
    resize(columns: columns, rows: rows)
    sink(.environment(environment))
  }

  /// Changes the abilities, for example when the terminal has reported its background.
  public func change(_ capabilities: TerminalCapabilities) {
    guard capabilities != self.capabilities else { return }
    self.capabilities = capabilities
    takeLooks()
  }

  private func takeLooks() {
    theme = Theme(depth: capabilities.colors, isDark: capabilities.isDark)
    systemWords = languages.words(for: capabilities.language)
    glyphs = Glyphs(set: capabilities.glyphs, words: systemWords)
    sanitizer = Sanitizer(capabilities)
    dropCaches()
    needsComposing = true
  }

  func dropCaches() {
    strips.removeAll()
    geometries.removeAll()
    measured.removeAll()
  }

  /// The environment of the surface, for `Event.environment`.
  public var environment: SceneEnvironment {
    SceneEnvironment(
      colorScheme: capabilities.isDark ? .dark : .light,
      layoutDirection: capabilities.isRightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: columns < 60 ? .compact : .regular, verticalSizeClass: rows < 16 ? .compact : .regular,
      idiom: .terminal, localeIdentifier: capabilities.language, reducesMotion: true)
  }

  /// What the program calls the window; empty for nothing. Not made harmless.
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
  /// The next picture of what turns.
  package func turnSpinner() {
    spinnerFrame += 1
    needsComposing = true
  }
}

extension TerminalScreen {
  /// Whether the scene has that node.
  package func holds(_ id: NodeID) -> Bool { tree[id] != nil }
}
