internal import KeelInteraction
internal import KeelScene

/// Menus and options that open over the page. Which is open is the front end's own.
extension TerminalScreen {
  func items(ofPopup owner: NodeID, _ path: [NodeID]) -> [MenuItem] {
    let id = path.last ?? owner
    guard case .label(let label)? = tree[id]?.element else { return tree.menuItems(of: id) }
    return links(of: label).map { MenuItem(title: $0.text, deed: .send(.followLink(id, run: $0.run))) }
  }

  private func text(of item: MenuItem) -> String {
    let title = item.title + (item.opensAnother ? " " + glyphs.submenu : "")
    return [item.image.map { symbolLine($0).text } ?? "", title].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Opens what a node has to choose from. Says whether there is anything.
  @discardableResult func openPopup(_ id: NodeID, path: [NodeID] = []) -> Bool {
    let items = items(ofPopup: id, path)
    // A picker opens at what is chosen, a menu at its beginning.
    var isPicker = false
    if case .picker? = tree[path.last ?? id]?.element { isPicker = true }
    let marked = isPicker ? items.firstIndex { $0.isOn == true && $0.canBeChosen } : nil
    guard let first = marked ?? items.firstIndex(where: \.canBeChosen) else { return false }
    overlay = .popup(owner: id, path: path, selected: first)
    needsComposing = true
    return true
  }

  func handlePopup(_ owner: NodeID, _ path: [NodeID], _ selected: Int, _ key: Key) {
    let items = items(ofPopup: owner, path)
    func select(_ index: Int) { overlay = .popup(owner: owner, path: path, selected: index) }
    func step(_ step: Int) {
      var index = selected
      for _ in items.indices {
        index = (index + step + items.count) % items.count
        if items[index].canBeChosen { return select(index) }
      }
    }
    func edge(_ indices: [Int]) { if let index = indices.first(where: { items[$0].canBeChosen }) { select(index) } }
    switch key.code {
    case .up, .backTab: step(-1)
    case .down, .tab: step(1)
    case .home, .pageUp: edge(Array(items.indices))
    case .end, .pageDown: edge(items.indices.reversed())
    case .enter, .character(" "): chooseInPopup(selected)
    case .right:
      if items.indices.contains(selected), items[selected].opensAnother { chooseInPopup(selected) }
    case .escape, .left:
      if path.isEmpty {
        if key.code == .escape { overlay = .none }
      } else {
        openPopup(owner, path: path.dropLast())
      }
    case .character(let letter):
      // To the next one that begins with the letter.
      let order = items.indices.map { (selected + 1 + $0) % max(1, items.count) }
      edge(order.filter { items[$0].title.lowercased().hasPrefix(letter.lowercased()) })
    default: break
    }
  }

  func chooseInPopup(_ index: Int) {
    guard case .popup(let owner, let path, _) = overlay else { return }
    let items = items(ofPopup: owner, path)
    guard items.indices.contains(index), items[index].canBeChosen, tree.isInReach(owner) else { return }
    overlay = .none
    needsComposing = true
    switch items[index].deed {
    case .send(let event): sink(event)
    case .open(let id): openPopup(owner, path: path + [id])
    case .none: break
    }
  }

  // MARK: Drawing

  func drawPopup(_ owner: NodeID, _ path: [NodeID], _ selected: Int) {
    let items = items(ofPopup: owner, path)
    guard !items.isEmpty else {
      overlay = .none
      return
    }
    let page = Rect(0, 0, columns, rows)
    let marks = items.contains { $0.isOn == true } ? 2 : 0
    let widest = items.map { self.columns(of: text(of: $0), limit: 60) }.max() ?? 0
    let width = min(columns, max(12, widest + marks + 4))
    let frame = popupFrame(owner, width: width, height: min(rows, items.count + 2))
    box(frame, style: theme.secondary, clip: page)
    hits.append(Hit(rect: frame, action: .nothing))
    let shown = max(1, frame.height - 2)
    let top = min(max(0, selected - shown / 2), max(0, items.count - shown))
    for offset in 0..<min(shown, items.count) {
      let (index, item) = (top + offset, items[top + offset])
      let area = Rect(frame.x + 1, frame.y + 1 + offset, width - 2, 1)
      if item.isSeparator {
        rule(area, style: theme.rule, clip: page)
        continue
      }
      var context = DrawContext()
      context.isEnabled = item.isEnabled
      context.highlight = index == selected ? .full : .none
      let look = style(item.isDestructive ? .red : .label, context)
      fill(area, style: look, clip: page)
      if item.isOn == true { put(glyphs.checkmark, x: area.x + 1, y: area.y, width: 1, style: look, clip: page) }
      put(text(of: item), x: area.x + 1 + marks, y: area.y, width: area.width - 2 - marks, style: look, clip: page)
      if index == selected { place = (area.x + 1 + marks, area.y) }
      hits.append(Hit(rect: area, action: .menu(index)))
    }
    if items.count > shown {
      scrollBar(
        Rect(frame.x, frame.y + 1, frame.width - 1, shown), first: top, shown: shown, count: items.count, page)
    }
    cursor = nil
  }

  /// A frame below the node, or above it, or where there is room.
  func popupFrame(_ owner: NodeID, width: Int, height: Int) -> Rect {
    let stop = stops.first { $0.id == owner }?.rect ?? Rect(columns / 2, rows / 2, 1, 1)
    var y = stop.maxY
    if y + height > rows - 1 { y = stop.y - height }
    if y < 0 { y = max(0, min(stop.maxY, rows - height)) }
    return Rect(max(0, min(stop.maxX - width, columns - width)), y, width, min(height, rows - y))
  }
}
