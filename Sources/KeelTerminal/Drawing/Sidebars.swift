internal import KeelInteraction
internal import KeelScene

/// Tabs as a column beside the page.
extension Measurer {
  /// The least width of a tab view that has room for a sidebar.
  private static let leastWidth = 40

  /// Returns the width of the sidebar of a tab view; 0 if its tabs are a bar, as in any compact terminal.
  func sidebarWidth(_ parts: TabParts, _ width: Int) -> Int {
    guard parts.isSidebar(in: widthClass), width >= Self.leastWidth else { return 0 }
    let tabs = parts.tabs
    let limit = min(Self.widestSide, width / 3)
    let widest = tabs.sidebarLines.map { line in
      switch line {
      case .header(let text): self.columns(of: text, limit: limit)
      case .tab(let index): self.columns(of: sidebarText(tabs, index), limit: limit) + 2
      case .gap: 0
      }
    }.max()
    return min(limit, max(12, widest ?? 0))
  }

  /// Returns the text of a tab in a sidebar: the key that chooses it, its title and its badge.
  func sidebarText(_ tabs: TabsElement, _ index: Int) -> String {
    let tab = tabs.tabs[index]
    let icon = tab.title.isEmpty ? tab.image.map { symbolLine($0).text } ?? "" : ""
    let badge = tab.badge.isEmpty ? "" : "(\(tab.badge))"
    return [index < 9 ? "\(index + 1)" : " ", icon, tab.title, badge].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A line of a sidebar.
enum SidebarLine: Hashable {
  case header(String)
  case tab(Int)
  case gap
}

extension TabsElement {
  /// The lines of the sidebar from top to bottom.
  var sidebarLines: [SidebarLine] {
    var lines: [SidebarLine] = []
    for (index, tab) in tabs.enumerated() {
      if let header = tab.header {
        if !lines.isEmpty { lines.append(.gap) }
        if !header.isEmpty { lines.append(.header(header)) }
      }
      lines.append(.tab(index))
    }
    return lines
  }
}

extension Composer {
  func drawSidebar(
    _ parts: TabParts, _ node: Node, _ side: Int, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let tabs = parts.tabs
    let column = Rect(rect.x, rect.y, side, rect.height)
    let isFocused = stop(node.id, .tabs, column, context)
    let lines = tabs.sidebarLines
    // The selected tab stays visible if there are more tabs than lines.
    let selected = lines.firstIndex(of: .tab(tabs.selectedIndex)) ?? 0
    let first = max(0, min(selected - rect.height / 2, lines.count - rect.height))
    let area = column.intersection(clip)
    for (offset, line) in lines[first...].prefix(max(0, rect.height)).enumerated() {
      let y = rect.y + offset
      switch line {
      case .gap: break
      case .header(let text):
        var look = style(.secondaryLabel, context)
        look.traits.insert(.bold)
        painter.put(text, x: column.x, y: y, width: side, style: look, clip: area)
      case .tab(let index): drawTab(index, of: tabs, node.id, Rect(column.x, y, side, 1), area, context, isFocused)
      }
    }
    let seen = rect.intersection(clip)
    for y in seen.y..<seen.maxY {
      painter.put(
        Line(clusters: [Cluster(glyphs.vertical, columns: 1)]), x: column.maxX, y: y, style: theme.rule, clip: clip)
    }
    guard let page = parts.shownPage else { return }
    draw(page, Rect(column.maxX + 2, rect.y, rect.width - side - 2, rect.height), clip, context)
  }

  private func drawTab(
    _ index: Int, of tabs: TabsElement, _ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext,
    _ isFocused: Bool
  ) {
    let isSelected = index == tabs.selectedIndex
    var inner = context
    if !tabs.tabs[index].isEnabled { inner.isEnabled = false }
    var look = style(isSelected ? .tint : .label, inner)
    if isSelected {
      look = isFocused ? self.look(.tint, isFocused: true, inner) : look
      look.traits.formUnion([.bold, .underline])
    }
    painter.put(
      " " + measurer.sidebarText(tabs, index) + " ", x: rect.x, y: rect.y, width: rect.width, style: look, clip: clip)
    if context.isActive, tabs.tabs[index].isEnabled {
      hit(rect, .choose(id, index))
    }
  }
}
