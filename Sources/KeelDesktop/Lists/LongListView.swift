#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A list of many rows: GTK's virtual list over numbered lines. The rows that it shows are looked up in the scene, which
/// describes those around them only.
///
/// A line is the header of a section, a row, or a footer. When the number of lines changes, the list is told where;
/// otherwise only the cells that it shows are looked at.
@MainActor final class LongListView: NodeView, ScrollingView {
  let list: Widget
  private let model: OpaquePointer
  private let count = RowCount()
  private(set) var lines = ListLines()
  private(set) var cells: [OpaquePointer: ListCell] = [:]
  private var hasWish = false
  let scrolled: ScrolledWindow
  /// True if the rows of a section are on a card, as in a list that has all of its rows.
  private let isBoxed: Bool
  private var scrolledTo = 0
  /// The line that the program wants at the upper edge, until it is there.
  private var topLine: Int?
  /// The row that is to have the focus as soon as the scene describes it.
  private var wantedRow: Int?
  /// The line that is to have the focus as soon as it has a cell.
  var wantedLine: Int?

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    model = keel_rows_new(Held.retain(count))
    let factory = gtk_signal_list_item_factory_new()
    // The list takes both.
    list = gtk_list_view_new(gtk_no_selection_new(model), factory)
    list.setClass("rich-list")
    let window: Widget = gtk_scrolled_window_new()
    scrolled = ScrolledWindow(window)
    if case .list(let list)? = front.tree.element(of: id) { isBoxed = list.style.isBoxed } else { isBoxed = false }
    super.init(id, front, window)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    if isBoxed, let clamp = adw_clamp_scrollable_new() {
      list.setClass(Style.boxedList)
      adw_clamp_scrollable_set_child(clamp.opaque, list)
      gtk_scrolled_window_set_child(widget.opaque, clamp)
    } else {
      gtk_list_view_set_show_separators(list.opaque, 1)
      gtk_scrolled_window_set_child(widget.opaque, list)
    }
    if let factory {
      let object = UnsafeMutableRawPointer(factory)
      Signal.on(object, "setup") { [weak self] in self?.setUp($0.object(0)) }
      Signal.on(object, "bind") { [weak self] in self?.bind($0.object(0)) }
      Signal.on(object, "unbind") { [weak self] in self?.unbind($0.object(0)) }
      Signal.on(object, "teardown") { [weak self] in self?.tearDown($0.object(0)) }
    }
    sync()
    scrolled.observe { [weak self] in
      self.map { front.didScroll($0) }
    } resized: { [weak self] in
      guard let self else { return }
      front.didScroll(self)
      if let topLine { bringToTop(topLine) }
    }
  }

  override var focusedNode: NodeID? { nil }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .list(let element) = element, element.isLong, element.style.isBoxed == isBoxed else { return false }
    list.setName(spokenName(attributes.accessibility.label, front.tree.title(around: id) ?? front.name))
    sync()
    if let target = element.scrollTarget, target.serial != scrolledTo {
      scrolledTo = target.serial
      let line = lines.line(ofRow: target.row)
      makeVisible(line)
      topLine = nil
      if target.isFirst { bringToTop(line) }
      wantedRow = target.takesFocus ? target.row : nil
      focusWantedRow()
    }
    return true
  }

  override func showEnabled() { gtk_widget_set_sensitive(list, front.tree.isEnabled(id).g) }

  override func sync() {
    let old = lines
    lines = ListLines(of: id, in: front.tree)
    if lines.count != old.count {
      let place = lines.firstDifference(from: old)
      count.count = UInt32(clamping: lines.count)
      let added = max(0, lines.count - old.count)
      let removed = max(0, old.count - lines.count)
      g_list_model_items_changed(model, UInt32(clamping: place), UInt32(clamping: removed), UInt32(clamping: added))
    }
    for (item, cell) in cells where cell.isBound { show(item, cell) }
    focusWantedRow()
  }

  /// Returns true if the widgets are those of a row that the scene does not describe yet.
  func awaitsRow(in widget: Widget) -> Bool {
    cells.values.contains { $0.widget == widget && $0.isBound && $0.isAwaited }
  }

  /// Scrolls until a line is visible, which then has a cell.
  func makeVisible(_ line: Int) {
    gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(UInt32(clamping: line)))
  }

  /// Moves a line to the upper edge, as soon as it has been laid out. GTK only makes it visible, and estimates the lengths
  /// of lines that it has not shown.
  private func bringToTop(_ line: Int) {
    topLine = line
    front.afterLayout { [weak self] in
      guard let self, topLine == line else { return }
      let cell = cells.first { Int(gtk_list_item_get_position($0.key)) == line && $0.value.isBound }?.value
      guard gtk_widget_get_mapped(widget) != 0, let place = cell?.widget.frame(in: widget), place.height > 0 else {
        return makeVisible(line)
      }
      topLine = nil
      scrolled.move(to: ScenePoint(x: 0, y: scrolled.offset.y + place.y))
    }
  }

  var firstRow: Int? {
    let places = cells.compactMap { item, cell -> (y: Double, row: Int)? in
      guard cell.isBound, case .row(_, let row) = lines[Int(gtk_list_item_get_position(item))],
        let frame = cell.widget.frame(in: widget), frame.y + frame.height > 0.5
      else { return nil }
      return (frame.y, row)
    }
    return places.min { $0.y < $1.y }?.row
  }

  private func focusWantedRow() {
    guard let wantedRow, let row = lines.node(ofRow: wantedRow) else { return }
    self.wantedRow = nil
    front.focus(row)
  }

  // MARK: Cells

  private func setUp(_ item: OpaquePointer?) {
    guard let item else { return }
    let cell = ListCell(front)
    cells[item] = cell
    gtk_list_item_set_child(item, cell.widget)
  }

  private func bind(_ item: OpaquePointer?) {
    guard let item, let cell = cells[item] else { return }
    cell.isBound = true
    show(item, cell)
  }

  /// Leaves the cell as it is: when lines before it come or go, GTK binds it again, mostly to the row that it shows.
  private func unbind(_ item: OpaquePointer?) {
    if let item { cells[item]?.isBound = false }
  }

  private func tearDown(_ item: OpaquePointer?) {
    guard let item else { return }
    cells.removeValue(forKey: item)?.discard()
  }

  private func show(_ item: OpaquePointer, _ cell: ListCell) {
    let place = Int(gtk_list_item_get_position(item))
    let line = lines[place]
    if case .row(nil, _) = line { askForRows() }
    front.changing {
      cell.show(line)
      if isBoxed { cell.showCard(lines.edges(ofRowAt: place)) }
    }
    gtk_list_item_set_activatable(item, cell.isPressable.g)
    cell.prepareItem()
    if wantedLine != nil { front.afterLayout { [weak self] in self?.focusWantedLine() } }
  }

  /// Requests the rows that are shown and not described: after the layout, because GTK is laying out now.
  private func askForRows() {
    guard !hasWish else { return }
    hasWish = true
    front.afterLayout { [weak self] in
      guard let self else { return }
      hasWish = false
      let rows = shownRows
      if !lines.describes(rows) { front.send(.reveal(id, rows: rows)) }
    }
  }

  /// The rows around the visible ones: the longest run of rows with cells. GTK also keeps the cell of the row with the
  /// focus, which may be far away.
  private var shownRows: Range<Int> {
    let numbers = cells.compactMap { item, cell -> Int? in
      guard cell.isBound, case .row(_, let number) = lines[Int(gtk_list_item_get_position(item))] else { return nil }
      return number
    }
    var (run, longest) = (0..<0, 0..<0)
    for number in numbers.sorted() {
      run = (number == run.upperBound ? run.lowerBound : number)..<number + 1
      if run.count > longest.count { longest = run }
    }
    return longest
  }

  override func takeFocus() -> Bool { enter() }

  override func discard() {
    for cell in cells.values { cell.discard() }
    cells = [:]
    super.discard()
  }
}
#endif
