internal import KeelInteraction
internal import KeelScene

/// Nodes with their subtrees, as HTML and as trees in messages.
extension WebPage {
  /// Writes the subtree as HTML, and notes its symbols, whose definitions are in the document beside the page.
  func write(_ id: NodeID, to writer: inout HTMLWriter) {
    guard let described = description(of: id) else { return }
    var markup = described.markup()
    var found: [String] = []
    if described.mayHaveSymbols { note(markup.symbols, in: &found) }
    addPosition(of: described, to: &markup)
    writer.write(markup) { writer, slot in
      for child in self.children(of: described.node, in: slot) { self.write(child, to: &writer) }
    }
  }

  /// Writes the subtree as a tree, and returns its symbols that the page does not have, which have to be defined first.
  func write(_ id: NodeID, to writer: inout JSONWriter, symbols: inout [String]) {
    guard let entry = tree.entry(of: id) else { return }
    let key = WrittenNodes.Key(entry, in: tree, settings: settings)
    if let form = key.flatMap({ sharedForm(of: entry, for: $0) }) {
      note(form.symbols, in: &symbols)
      return form.write(naming: "k" + id.wire, to: &writer) { writer, slot in
        guard let node = self.tree[id] else { return }
        for child in self.children(of: node, in: slot) { self.write(child, to: &writer, symbols: &symbols) }
      }
    }
    guard let described = description(of: id) else { return }
    let markup = described.markup()
    if let key { share(described, as: markup, of: entry, for: key) }
    if described.mayHaveSymbols { note(markup.symbols, in: &symbols) }
    writer.tree(markup) { writer, slot in
      for child in self.children(of: described.node, in: slot) { self.write(child, to: &writer, symbols: &symbols) }
    }
  }

  /// Adds the position of a row in its section, for screen readers. In a live page the script updates it.
  private func addPosition(of described: NodeDescription, to markup: inout Markup) {
    guard case .row = described.node.element, case .section(let section)? = described.parent?.element else { return }
    let header = described.parent.flatMap { SectionParts(of: $0, in: tree) }?.header
    markup["aria-posinset"] = String(section.windowStart + described.index + (header == nil ? 1 : 0))
    markup["aria-setsize"] = String(section.rowCount)
  }

  func children(of node: Node, in slot: Markup.Slot) -> [NodeID] {
    guard node.element.hasSlots else { return node.children }
    return node.children.enumerated().filter { index, child in
      node.element.slot(of: tree.element(of: child), at: index) == slot
    }.map(\.element)
  }

  /// Adds the symbols that the page does not have.
  func note(_ names: [String], in found: inout [String]) {
    for name in names where symbols.insert(name).inserted { found.append(name) }
  }
}

extension Markup {
  /// The names of the symbols in the markup.
  var symbols: [String] {
    var names: [String] = []
    addSymbols(to: &names)
    return names
  }

  private func addSymbols(to names: inout [String]) {
    if tag == "use", let name = self["href"]?.dropFirst() { names.append(String(name)) }
    if tag == "li", let more = self["data-y"] { names += more.split(separator: " ").map(String.init) }
    if case .elements(let elements) = content {
      for element in elements { element.addSymbols(to: &names) }
    }
  }
}

extension NodeDescription {
  /// True if the description can contain symbols.
  var mayHaveSymbols: Bool {
    if node.element.mayHaveSymbols { return true }
    guard case .row(let row) = node.element else { return false }
    return row.actions.contains { $0.edge != nil } || tree.list(aroundRow: id)?.selection == .multiple
  }
}

extension Element {
  /// True if its own description can contain symbols, wherever it is.
  fileprivate var mayHaveSymbols: Bool {
    switch self {
    case .textField(let field): field.isSecure || field.clearButton == .shown
    case .label(let label): label.runs.contains { $0.symbol != nil }
    case .textEditor, .separator, .spacer, .shape, .stack, .scroll, .section, .box, .layers, .firstFit,
      .arranged, .geometryReader, .grid, .gridRow, .progress, .gauge, .activityIndicator, .slider, .navigation, .window,
      .sheet, .alert, .bar, .split, .group, .disclosure:
      false
    case .row(let row):
      // Rows with texts only are the most frequent.
      row.image != nil || row.hasCheckmark || !row.marks.isEmpty || row.expansion != .none || !row.actions.isEmpty
        || row.canDelete || row.canMove
    case .drawing, .screen, .list, .button, .toggle, .image, .stepper, .picker, .datePicker, .menu, .link, .tabs: true
    }
  }
}
