internal import KeelScene

/// Tabs and panes.
extension TerminalScreen {
  func selectedPage(_ tabs: TabsElement, _ node: Node) -> NodeID? {
    tabs.selectedChild.flatMap { node.children.indices.contains($0) ? node.children[$0] : nil }
  }

  func draw(_ tabs: TabsElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var x = rect.x
    for (index, tab) in tabs.tabs.enumerated() {
      let isSelected = index == tabs.selectedIndex
      let text = "\(index + 1) \(tab.title)" + (tab.badge.isEmpty ? "" : " (\(tab.badge))")
      let width = min(columns(of: text), max(0, rect.maxX - x))
      let look = isSelected ? style(.tint, context, traits: [.bold, .underline]) : style(.secondaryLabel, context)
      put(text, x: x, y: rect.y, width: width, style: look, clip: clip)
      if context.isActive, tab.isEnabled {
        hits.append(Hit(rect: Rect(x, rect.y, width, 1), action: .choose(node.id, index)))
      }
      x += width + 2
    }
    if let page = selectedPage(tabs, node) {
      draw(page, Rect(rect.x, rect.y + 1, rect.width, rect.height - 1), clip, context)
    }
  }

  /// The panes that are shown in so many columns.
  func shownPanes(_ split: SplitElement, _ node: Node, _ width: Int) -> [NodeID] {
    guard width < 80 else {
      let shown = node.children.dropFirst(split.hiddenPanes)
      return shown.isEmpty ? Array(node.children.suffix(1)) : Array(shown)
    }
    guard !node.children.isEmpty else { return [] }
    return [node.children[min(split.preferredCompactPane, node.children.count - 1)]]
  }

  func draw(_ split: SplitElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let panes = shownPanes(split, node, columns)
    var x = rect.x
    for (index, pane) in panes.enumerated() {
      let isLast = index == panes.count - 1
      let width = isLast ? rect.maxX - x : min(32, rect.width / (panes.count + 1))
      draw(pane, Rect(x, rect.y, width, rect.height), clip.intersection(Rect(x, rect.y, width, rect.height)), context)
      x += width
      if !isLast {
        for y in rect.y..<rect.maxY {
          put(Line(clusters: [Cluster(glyphs.vertical, columns: 1)]), x: x, y: y, style: theme.rule, clip: clip)
        }
        x += 1
      }
    }
  }
}
