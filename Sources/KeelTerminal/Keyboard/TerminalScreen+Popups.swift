internal import KeelInteraction
internal import KeelScene

/// Menus and options that open over the page. Which is open is the front end's own.
extension TerminalScreen {
  struct PopupItem {
    enum Deed {
      case activate(NodeID)
      case toggle(NodeID, isOn: Bool)
      case choose(NodeID, Int)
      case follow(NodeID, Int)
      case open(NodeID)
      case none
    }
    var title: String
    var mark = ""
    var isEnabled = true
    var isDestructive = false
    var deed = Deed.none
    /// A line between two things.
    var isLine = false
    var canBeChosen: Bool { if case .none = deed { false } else { isEnabled } }
  }

  func items(ofPopup owner: NodeID, _ path: [NodeID]) -> [PopupItem] {
    let id = path.last ?? owner
    guard let node = tree[id] else { return [] }
    switch node.element {
    case .menu: return menuItems(node)
    case .picker(let picker): return options(picker, id)
    case .label(let label):
      return links(of: label).map { PopupItem(title: $0.text, deed: .follow(id, $0.run)) }
    default: return []
    }
  }

  private func options(_ picker: PickerElement, _ id: NodeID) -> [PopupItem] {
    picker.options.enumerated().map { index, option in
      PopupItem(
        title: optionText(option), mark: index == picker.selectedIndex ? glyphs.checkmark : "",
        isEnabled: option.isEnabled, deed: .choose(id, index))
    }
  }

  private func menuItems(_ menu: Node) -> [PopupItem] {
    var items: [PopupItem] = []
    func line() { if let last = items.last, !last.isLine { items.append(PopupItem(title: "", isLine: true)) } }
    for child in menu.children {
      guard let node = tree[child] else { continue }
      let isLive = node.attributes.isEnabled
      func titled(_ title: String, _ image: Symbol?) -> String {
        let words = title.isEmpty ? node.attributes.accessibility.label : title
        return [image.map { symbolLine($0).text } ?? "", words].filter { !$0.isEmpty }.joined(separator: " ")
      }
      switch node.element {
      case .button(let button):
        items.append(
          PopupItem(
            title: titled(button.title, button.image), isEnabled: isLive && !button.isBusy,
            isDestructive: button.role == .destructive, deed: .activate(child)))
      case .toggle(let toggle):
        items.append(
          PopupItem(
            title: titled(toggle.title, toggle.image), mark: toggle.isOn ? glyphs.checkmark : "", isEnabled: isLive,
            deed: .toggle(child, isOn: !toggle.isOn)))
      case .link(let link):
        items.append(PopupItem(title: titled(link.title, link.image), isEnabled: isLive, deed: .activate(child)))
      case .picker(let picker):
        if picker.style == .menu, picker.options.count > 1, !picker.title.isEmpty, !menuIsShort(menu) {
          items.append(PopupItem(title: picker.title + " " + glyphs.submenu, isEnabled: isLive, deed: .open(child)))
        } else {
          line()
          if !picker.title.isEmpty { items.append(PopupItem(title: picker.title, isEnabled: false)) }
          items += options(picker, child).map { item in
            var item = item
            item.isEnabled = item.isEnabled && isLive
            return item
          }
          line()
        }
      case .menu(let inner) where inner.isSection:
        line()
        if !inner.title.isEmpty { items.append(PopupItem(title: inner.title, isEnabled: false)) }
        items += menuItems(node).map { item in
          var item = item
          item.isEnabled = item.isEnabled && isLive
          return item
        }
        line()
      case .menu(let inner):
        items.append(
          PopupItem(
            title: titled(inner.title, inner.image) + " " + glyphs.submenu, isEnabled: isLive,
            isDestructive: inner.role == .destructive, deed: .open(child)))
      case .label(let label): items.append(PopupItem(title: label.text, isEnabled: false))
      case .separator: line()
      default: break
      }
    }
    if items.last?.isLine == true { items.removeLast() }
    return items
  }

  /// Options of a picker stand in the menu itself where there is little else.
  private func menuIsShort(_ menu: Node) -> Bool { menu.children.count <= 1 }

  /// Opens what a node has to choose from. Says whether there is anything.
  @discardableResult func openPopup(_ id: NodeID, path: [NodeID] = []) -> Bool {
    let items = items(ofPopup: id, path)
    // A picker opens at what is chosen, a menu at its beginning.
    var isPicker = false
    if case .picker? = tree[path.last ?? id]?.element { isPicker = true }
    let marked = isPicker ? items.firstIndex { !$0.mark.isEmpty && $0.canBeChosen } : nil
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
      if items.indices.contains(selected), case .open = items[selected].deed { chooseInPopup(selected) }
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
    case .activate(let id): sink(.activate(id))
    case .toggle(let id, let isOn): sink(.toggle(id, isOn: isOn))
    case .choose(let id, let option): sink(.choose(id, index: option))
    case .follow(let id, let run): sink(.followLink(id, run: run))
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
    let marks = items.contains { !$0.mark.isEmpty } ? 2 : 0
    let widest = items.map { self.columns(of: $0.title, limit: 60) }.max() ?? 0
    let width = min(columns, max(12, widest + marks + 4))
    let frame = popupFrame(owner, width: width, height: min(rows, items.count + 2))
    box(frame, style: theme.secondary, clip: page)
    hits.append(Hit(rect: frame, action: .nothing))
    let shown = max(1, frame.height - 2)
    let top = min(max(0, selected - shown / 2), max(0, items.count - shown))
    for offset in 0..<min(shown, items.count) {
      let (index, item) = (top + offset, items[top + offset])
      let area = Rect(frame.x + 1, frame.y + 1 + offset, width - 2, 1)
      if item.isLine {
        rule(area, style: theme.rule, clip: page)
        continue
      }
      var context = DrawContext()
      context.isEnabled = item.isEnabled
      context.highlight = index == selected ? .full : .none
      let look = style(item.isDestructive ? .red : .label, context)
      fill(area, style: look, clip: page)
      if marks > 0 { put(item.mark, x: area.x + 1, y: area.y, width: 1, style: look, clip: page) }
      put(item.title, x: area.x + 1 + marks, y: area.y, width: area.width - 2 - marks, style: look, clip: page)
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
