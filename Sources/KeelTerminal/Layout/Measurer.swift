internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The sizes of nodes in cells, for a tree, the size of the terminal and its looks.
///
/// The solver of layout decides the sizes of stacks, layers, boxes, grids, shapes and regions that scroll; it asks the
/// measurer for those of everything else (`CellMetrics`). A measurement has no side effects except that it is
/// remembered: until something in the subtree changes for sizes, and until the rows of a list change for its lines.
@MainActor final class Measurer: MeasuringContext {
  let tree = SceneTree()
  /// The layout of the tree, in points.
  let solver: LayoutSolver
  let metrics = CellMetrics()
  private(set) var looks: TerminalLooks
  /// The size of the terminal.
  private(set) var columns: Int
  private(set) var rows: Int
  /// The page in which the user types, which shows its bar for the keyboard.
  var typedPage: NodeID? {
    didSet { if typedPage != oldValue { solver.forgetEverything() } }
  }

  /// The natural sizes of nodes, by the widths in which they were measured.
  private var sizes: [NodeID: [Int: Size]] = [:]
  /// The lines of lists. Stale ones give the number of their rows until they are computed again.
  private(set) var geometries: [NodeID: ListGeometry] = [:]
  /// The estimated lengths of one child of stacks that describe only a window of their children.
  var childLengths: [NodeID: Double] = [:]
  private var editorTexts: [NodeID: EditorText] = [:]
  /// True while the solver forgets what a patch changes.
  private var isPatchComing = false

  init(columns: Int, rows: Int, looks: TerminalLooks) {
    (self.columns, self.rows, self.looks) = (columns, rows, looks)
    solver = LayoutSolver(tree, metrics: metrics)
    metrics.measurer = self
  }

  var measurer: Measurer { self }

  func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    forgetLayout()
  }

  func change(_ looks: TerminalLooks) {
    self.looks = looks
    forgetLayout()
    editorTexts.removeAll()
  }

  // MARK: Measuring

  /// Returns the natural size of a node in at most `width` columns: the width that it needs, even if it would take more,
  /// and its height if it is given all of them.
  func measure(_ id: NodeID, _ width: Int) -> Size {
    if let known = sizes[id]?[width] { return known }
    guard let node = tree[id] else { return Size(width: 0, height: 0) }
    var size = measure(node, width)
    size.width = min(max(0, size.width), max(0, width))
    sizes[id, default: [:]][width] = size
    return size
  }

  /// Returns the lines of a list, computed again if its rows or its width have changed.
  func geometry(of id: NodeID, width: Int) -> ListGeometry? {
    if let known = geometries[id], !known.isStale, known.width == width { return known }
    let new = makeGeometry(of: id, width: width)
    if let new { geometries[id] = new }
    return new
  }

  /// Returns the lengths along a lazy stack.
  func lengths(
    of node: Node, _ window: ChildWindow, children: [Double], gaps: [Double], spacing: Double
  ) -> LazyLengths {
    let known = childLengths[node.id]
    let lengths = LazyLengths(window, children: children, gaps: gaps, spacing: spacing, known: known)
    if !children.isEmpty { childLengths[node.id] = lengths.unit }
    return lengths
  }

  /// Returns the characters of an editor, broken into lines.
  ///
  /// - Parameter width: The width of the lines; `nil` for that of the last call.
  func text(of id: NodeID, _ editor: TextEditorElement, width: Int? = nil) -> EditorText {
    if let known = editorTexts[id], known.text == editor.text, known.width == width ?? known.width { return known }
    let known = editorTexts[id]
    let wanted = max(1, width ?? known?.width ?? 1)
    let new =
      switch known {
      case let known? where known.text == editor.text: known.broken(to: wanted)
      case let known? where known.width == wanted: known.changed(to: editor.text)
      default: EditorText(editor.text, width: wanted, sanitizer)
      }
    editorTexts[id] = new
    return new
  }

  // MARK: Forgetting

  /// Forgets the sizes that a patch changes, before the tree applies it.
  func willApply(_ patch: Patch) {
    isPatchComing = true
    solver.willApply(patch)
    isPatchComing = false
  }

  /// Called when the solver forgets the sizes of a node.
  func didForgetSizes(of id: NodeID) {
    sizes[id] = nil
    // Of a patch, `TerminalScreen.invalidate` knows which rows keep their heights. Anything else, such as another size of
    // the page or another view that fits, can change each row.
    if !isPatchComing { geometries[id]?.isStale = true }
  }

  func didForgetAllSizes() {
    sizes.removeAll(keepingCapacity: true)
    if !isPatchComing { for id in geometries.keys { geometries[id]?.isStale = true } }
  }

  /// The number of sizes and lists that are remembered, for tests.
  var rememberedCount: Int {
    let others = solver.rememberedCount + geometries.count + childLengths.count + editorTexts.count
    return sizes.values.reduce(others) { $0 + $1.count }
  }

  /// Marks the lines of a list as out of date.
  func rowsChanged(of id: NodeID) { geometries[id]?.isStale = true }

  /// Removes the remembered rows, lengths and texts of a removed node. Its sizes are removed by `didForgetSizes(of:)`.
  func forget(_ id: NodeID) {
    geometries[id] = nil
    childLengths[id] = nil
    editorTexts[id] = nil
  }

  /// Removes everything that is known.
  func forgetEverything() {
    forgetLayout()
    childLengths.removeAll()
    editorTexts.removeAll()
  }

  private func forgetLayout() {
    solver.forgetEverything()
    geometries.removeAll()
  }
}

/// A type that reads the tree, the size of the terminal, its looks and measurements.
@MainActor protocol MeasuringContext: Styled {
  var measurer: Measurer { get }
}

extension MeasuringContext {
  var tree: SceneTree { measurer.tree }
  var looks: TerminalLooks { measurer.looks }
  var columns: Int { measurer.columns }
  var rows: Int { measurer.rows }

  /// True if the terminal is too small for anything but a message.
  var isTooSmall: Bool { columns < 20 || rows < 5 }

  func measure(_ id: NodeID, _ width: Int) -> Size { measurer.measure(id, width) }
}
