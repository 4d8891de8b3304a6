internal import KeelInteraction
import KeelScene

/// Writes the visible content as text, a line for each element, indented by its container.
///
/// ```
/// screen "Wi-Fi"
///   list
///     section
///       row "Wi-Fi" [switch on]
///     section "My Networks"
///       row "Harbour" "Connected" ✓ <Secured, 3 of 4 bars> [button "More about Harbour"]
/// alert "Incorrect password"
///   button "OK"
/// ```
///
/// Only visible pages are included. Content below something modal is marked `(behind)`, and content below something
/// that fills the window is left out. Stacks and scroll views only arrange, and have no line. Text is enclosed in
/// quotes, with escapes for everything that could break the line (`ShownText`); descriptions of pictures are enclosed
/// in `< >`. The text of a secure field is shown as bullets.
@MainActor struct Outline {
  let frontEnd: HeadlessFrontEnd
  private var lines: [String] = []
  private var tree: SceneTree { frontEnd.tree }

  static func text(of frontEnd: HeadlessFrontEnd) -> String {
    var outline = Outline(frontEnd: frontEnd)
    if let root = frontEnd.tree.root { outline.write(root, LineStyle()) }
    return outline.lines.joined(separator: "\n")
  }

  /// Returns the lines of the reachable content, without anything below something modal.
  static func linesInReach(of frontEnd: HeadlessFrontEnd) -> [String] {
    var outline = Outline(frontEnd: frontEnd)
    outline.leavesOutBehind = true
    if let root = frontEnd.tree.root { outline.write(root, LineStyle()) }
    return outline.lines
  }
  private var leavesOutBehind = false

  /// The page whose bar for the keyboard is visible.
  private let typedPage: NodeID?

  private init(frontEnd: HeadlessFrontEnd) {
    self.frontEnd = frontEnd
    typedPage = frontEnd.tree.typedPage(at: frontEnd.keyboard)
  }

  private struct LineStyle {
    var depth = 0
    /// The beginning of the next line, such as `leading: `.
    var prefix = ""
    /// The end of the next line, such as ` (behind)`.
    var mark = ""
    var inner: LineStyle { LineStyle(depth: depth + 1) }
  }

  private mutating func line(_ text: String, at place: LineStyle) {
    lines.append(String(repeating: "  ", count: place.depth) + place.prefix + text + place.mark)
  }

  private mutating func write(_ children: some Sequence<NodeID>, at place: LineStyle) {
    for child in children { write(child, place) }
  }

  private mutating func write(_ id: NodeID, _ place: LineStyle) {
    guard let node = tree[id] else { return }
    switch node.element {
    case .window: writeWindow(node, place)
    case .navigation:
      if let top = node.children.last { write(top, place) }
    case .screen: writePage(node, place)
    case .bar(let bar):
      for child in node.children {
        write(child, LineStyle(depth: place.depth, prefix: place.prefix + bar.placement.rawValue + ": "))
      }
    case .sheet(let sheet):
      let style = sheet.style == .fullScreen ? " (full screen)" : ""
      line("sheet" + style + leaving(sheet), at: place)
      write(node.children, at: place.inner)
    case .alert(let alert):
      line("\(alert.style.rawValue) \(quoted(alert.title))", at: place)
      if !alert.message.isEmpty { line("message \(quoted(alert.message))", at: place.inner) }
      write(node.children, at: place.inner)
    case .box(let box) where box.isRedacted: line("redacted", at: place)
    case .stack(let stack) where stack.window != nil: writeWindowed(node, stack.window, place)
    case .firstFit:
      let entry = tree.entry(of: node.id)
      write(node.children.filter { id in entry.map { tree.obstruction(of: id, in: $0) != .unfit } ?? true }, at: place)
    case .stack, .scroll, .grid, .layers, .arranged, .box, .geometryReader: write(node.children, at: place)
    case .split: if let entry = tree.entry(of: id) { write(tree.shownPanes(of: entry), at: place) }
    case .gridRow:
      line("grid row" + state(node), at: place)
      write(node.children, at: place.inner)
    case .menu:
      line(phrase(for: node), at: place)
      write(node.children, at: place.inner)
    case .button(let button) where button.hasLabelChild:
      line(phrase(for: node), at: place)
      write(node.children, at: place.inner)
    case .group(let group):
      line("group \(quoted(group.title))" + state(node), at: place)
      write(node.children, at: place.inner)
    case .disclosure(let disclosure):
      line(phrase(for: node), at: place)
      write(
        disclosure.isExpanded ? node.children[...] : node.children.prefix(disclosure.hasLabelChild ? 1 : 0),
        at: place.inner)
    case .tabs:
      line(phrase(for: node), at: place)
      if let page = tree.tabParts(of: id)?.shownPage { write(page, place.inner) }
    case .list(let list):
      line(
        "list" + (list.refresh == .active ? " (refreshing)" : "") + (list.isEditing ? " (editing)" : "") + state(node),
        at: place)
      write(node.children, at: place.inner)
    case .section(let section): writeSection(node, section, place)
    case .row(let row): writeRow(node, row, place)
    case .spacer: break
    case .drawing(let drawing) where drawing.table != nil:
      line(phrase(for: node), at: place)
      if let table = drawing.table {
        line(table.columns.joined(separator: " | "), at: place.inner)
        for row in table.rows { line(row.joined(separator: " | "), at: place.inner) }
      }
    // A drawing without a name is decoration.
    case .drawing where node.attributes.accessibility.label.isEmpty: break
    case .label, .button, .toggle, .textField, .image, .activityIndicator, .progress, .separator, .slider, .stepper,
      .picker, .datePicker, .link, .gauge, .textEditor, .shape, .drawing:
      line(phrase(for: node), at: place)
    }
  }

  private mutating func writeWindow(_ node: Node, _ place: LineStyle) {
    guard let entry = tree.entry(of: node.id) else { return }
    for child in node.children {
      var place = place
      switch tree.obstruction(of: child, in: entry) {
      case .modal(_, hides: true): continue
      case .modal:
        if leavesOutBehind { continue }
        place.mark = " (behind)"
      case .page, .folded, .redacted, .unfit, nil: break
      }
      write(child, place)
    }
  }

  private mutating func writePage(_ node: Node, _ place: LineStyle) {
    guard let parts = PageParts(of: node.id, in: tree) else { return }
    let screen = parts.screen
    line("screen \(quoted(screen.title))" + state(node), at: place)
    if let way = parts.wayBack, way.pane == nil { line("back \(quoted(way.title))", at: place.inner) }
    if !screen.prompt.isEmpty { line("prompt \(quoted(screen.prompt))", at: place.inner) }
    if !screen.subtitle.isEmpty { line("subtitle \(quoted(screen.subtitle))", at: place.inner) }
    if let search = screen.search {
      let text = search.text.isEmpty ? "" : " " + quoted(search.text)
      line("search \(quoted(search.prompt))" + text + (search.isActive ? " (active)" : ""), at: place.inner)
    }
    for command in screen.keyCommands where !command.title.isEmpty {
      line("key \(command.keyName) \(quoted(command.title))", at: place.inner)
    }
    write(parts.leading + [parts.principal].compactMap(\.self) + parts.trailing, at: place.inner)
    write([parts.content].compactMap(\.self) + parts.bottomBars(typedPage: typedPage), at: place.inner)
  }

  private mutating func writeSection(_ node: Node, _ section: SectionElement, _ place: LineStyle) {
    guard let parts = SectionParts(of: node, in: tree) else { return }
    let header = section.header.isEmpty || parts.header != nil ? "" : " " + quoted(section.header)
    line("section" + header + (section.isBusy ? " (busy)" : "") + state(node), at: place)
    if let header = parts.header {
      line("header", at: place.inner)
      write([header], at: place.inner.inner)
    }
    let after = section.rowCount - section.windowStart - parts.rows.count
    if section.windowStart > 0 { line(omission(section.windowStart), at: place.inner) }
    write(parts.rows, at: place.inner)
    if after > 0 { line(omission(after), at: place.inner) }
    if let footer = parts.footer {
      line("footer", at: place.inner)
      write([footer], at: place.inner.inner)
    } else if !section.footer.isEmpty {
      line("footer \(quoted(section.footer))", at: place.inner)
    }
  }

  private mutating func writeWindowed(_ node: Node, _ window: ChildWindow?, _ place: LineStyle) {
    let (count, start) = (window?.count ?? 0, window?.start ?? 0)
    let after = count - start - node.children.count
    if start > 0 { line(omission(start, "view"), at: place) }
    write(node.children, at: place)
    if after > 0 { line(omission(after, "view"), at: place) }
  }

  private mutating func writeRow(_ node: Node, _ row: RowElement, _ place: LineStyle) {
    guard let parts = RowParts(of: node, in: tree) else { return }
    let accessories = parts.accessories.flatMap(simpleParts)
    line(phrase(for: node, row, parts) + accessories.map { " [\($0)]" }.joined() + state(node), at: place)
    write(parts.content, at: place.inner)
  }

  /// Returns the parts that an accessory adds to the end of its row's line.
  private func simpleParts(_ id: NodeID) -> [String] {
    tree.inReadingOrder(from: id).compactMap { node in
      switch node.element {
      case .label, .button, .toggle, .textField, .image, .activityIndicator, .progress, .slider, .stepper, .picker,
        .datePicker, .menu, .link, .gauge, .textEditor, .disclosure:
        phrase(for: node)
      default: nil
      }
    }
  }
}

extension Outline {
  func quoted(_ text: String) -> String { ShownText.quoted(text) }

  /// Returns the text for left-out rows, such as `… 9,960 more rows`.
  private func omission(_ count: Int, _ noun: String = "row") -> String {
    var digits = String(count)
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
      position -= 3
    }
    return "… \(digits) more \(noun)\(count == 1 ? "" : "s")"
  }

  func state(_ node: Node) -> String {
    (node.attributes.isEnabled ? "" : " (disabled)") + (frontEnd.focused == node.id ? " (focused)" : "")
  }

  /// Returns the accessibility label, if it differs from the visible text, and the accessibility value.
  func spoken(_ node: Node, besides shown: String) -> String {
    let words = node.attributes.accessibility
    let label = words.label.isEmpty || words.label == shown ? "" : " label \(quoted(words.label))"
    return label + (words.value.isEmpty ? "" : " value \(quoted(words.value))")
  }

  /// Returns the description of a picture.
  func picture(_ symbol: Symbol) -> String {
    let value = symbol.variableValue.map { " \(percent($0))" } ?? ""
    return "<\(ShownText.escaped(symbol.name))\(value)>"
  }

  func percent(_ value: Double) -> String {
    "\(Int((min(max(value.isFinite ? value : 0, 0), 1) * 100).rounded()))%"
  }

  private func phrase(for node: Node, _ row: RowElement, _ rowParts: RowParts) -> String {
    var parts = [String(repeating: "- ", count: min(row.indentation, 20)) + "row"]
    if let image = row.image { parts.append(picture(image)) }
    if !row.text.isEmpty || rowParts.content.isEmpty { parts.append(quoted(row.text)) }
    if !row.secondaryText.isEmpty { parts.append(quoted(row.secondaryText)) }
    if !row.badge.isEmpty { parts.append("(" + ShownText.escaped(row.badge) + ")") }
    if row.expansion != .none { parts.append(row.expansion == .expanded ? "open" : "closed") }
    if rowParts.checked == .on { parts.append("✓") }
    if row.hasDisclosure { parts.append(">") }
    if !row.marks.isEmpty {
      let words = row.marks.map { ShownText.escaped($0.label.isEmpty ? $0.symbol.name : $0.label) }
      parts.append("<\(words.joined(separator: ", "))>")
    }
    if row.isSelected { parts.append("(selected)") }
    if !row.actions.isEmpty {
      let titles = row.actions.map { quoted($0.title) + ($0.isEnabled ? "" : " (disabled)") }
      parts.append("{\(titles.joined(separator: ", "))}")
    }
    return parts.joined(separator: " ") + spoken(node, besides: row.text)
  }

  /// Returns the line of an element without children.
  private func phrase(for node: Node) -> String {
    let words: String =
      switch node.element {
      case .label(let label): "label \(quoted(label.text))" + spoken(node, besides: label.text)
      case .button(let button): phrase(for: node, button)
      case .toggle(let toggle):
        "switch" + (toggle.title.isEmpty ? "" : " " + quoted(toggle.title)) + (toggle.isOn ? " on" : " off")
          + spoken(node, besides: toggle.title)
      case .textField(let field): phrase(for: node, field)
      case .image(let image): phrase(for: node, image)
      case .activityIndicator(let activity):
        "activity" + (activity.title.isEmpty ? "" : " " + quoted(activity.title))
          + (activity.isAnimating ? "" : " (stopped)") + spoken(node, besides: activity.title)
      case .progress(let progress):
        "progress" + (progress.title.isEmpty ? "" : " " + quoted(progress.title)) + " \(percent(progress.value))"
          + (progress.currentText.isEmpty ? "" : " " + quoted(progress.currentText))
          + spoken(node, besides: progress.title)
      case .separator: "separator"
      case .drawing: "drawing" + spoken(node, besides: "")
      case .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge, .textEditor, .disclosure, .tabs:
        valuePhrase(for: node)
      case .window, .navigation, .screen, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .row, .spacer, .group,
        .grid, .gridRow, .layers, .firstFit, .arranged, .box, .geometryReader, .shape, .split:
        node.element.kind
      }
    return words + state(node)
  }

  private func phrase(for node: Node, _ button: ButtonElement) -> String {
    let label = node.attributes.accessibility.label
    let name = button.title.isEmpty ? label : button.title
    var parts = ["button"]
    if let image = button.image { parts.append(picture(image)) }
    if !name.isEmpty || (button.image == nil && !button.hasLabelChild) { parts.append(quoted(name)) }
    if button.role == .destructive { parts.append("(destructive)") }
    if button.isBusy { parts.append("(busy)") }
    return parts.joined(separator: " ") + spoken(node, besides: name)
  }

  private func phrase(for node: Node, _ field: TextFieldElement) -> String {
    let label = node.attributes.accessibility.label
    let name = field.placeholder.isEmpty ? label : field.placeholder
    let text = frontEnd.text(of: node.id) ?? field.text
    let isSecret = field.isSecure || frontEnd.states[node.id].isSecret
    let shown = isSecret ? String(repeating: "•", count: text.count) : quoted(text)
    return "field \(quoted(name))" + (text.isEmpty ? "" : " " + shown) + (field.isEditable ? "" : " (read-only)")
      + (field.clearButton == .shown ? " (clear)" : "")
      + spoken(node, besides: name)
  }

  /// Returns the effect of Escape on a sheet, if that is not to close it.
  private func leaving(_ sheet: SheetElement) -> String {
    if sheet.isDismissable { return "" }
    return sheet.hearsAttempts ? " (asks before it closes)" : " (has to be answered)"
  }
}
