internal import KeelInteraction
internal import KeelScene

/// Tabs and panes.
extension Measurer {
  /// Returns the height of the tab bar and the selected page. A page that does not fit scrolls.
  func measure(_ tabs: TabsElement, _ node: Node, _ width: Int) -> Size {
    guard let parts = tree.tabParts(of: node.id) else { return Size(width: 0, height: 0) }
    let side = sidebarWidth(parts, width)
    guard side == 0 else {
      let page = parts.shownPage.map { measure($0, width - side - 2).height } ?? 0
      return Size(width: width, height: max(page, tabs.sidebarLines.count))
    }
    let page = parts.shownPage.map { measure($0, width).height } ?? 0
    return Size(width: width, height: (tabs.tabs.isEmpty ? 0 : 1) + page)
  }

  func measureSplit(_ node: Node, _ width: Int) -> Size {
    let panes = shownPanes(node)
    let heights = zip(panes, paneWidths(node, width)).map { measure(node.children[$0], $1).height }
    return Size(width: width, height: heights.max() ?? 0)
  }

  /// The width of each pane but the last one in a wide terminal, if the program requests none.
  static let widestSide = 34

  /// Returns the widths of panes side by side, with two columns between neighbours.
  func paneWidths(_ node: Node, _ width: Int) -> [Int] {
    guard let parts = tree.splitParts(of: node.id) else { return [] }
    let shown = parts.shown(in: widthClass)
    let share = max(0, width) / (shown.count + 1)
    func points(_ columns: Int) -> Double { Double(columns) * Cells.width }
    let usual = SplitParts.Limits(
      least: points(min(Self.narrowestSide, share)), preferred: .points(points(min(Self.widestSide, share))))
    let room = max(0, width - 2 * (shown.count - 1))
    let sides = parts.widths(of: shown, in: points(room), usual: usual).dropLast().map(Self.columns(points:))
    return shown.isEmpty ? [] : sides + [max(0, room - sides.reduce(0, +))]
  }

  /// The least width of each pane but the last one, if the program requests none.
  private static let narrowestSide = 24

  /// The class of the terminal's width.
  var widthClass: SceneEnvironment.SizeClass { SceneEnvironment.SizeClass(width: .cells(columns)) }

  /// Returns the indices of the panes that are shown side by side, or of one pane in a compact terminal.
  func shownPanes(_ node: Node) -> [Int] {
    tree.splitParts(of: node.id).map { Array($0.shown(in: widthClass)) } ?? []
  }
}

extension Composer {
  func draw(_ tabs: TabsElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard let parts = tree.tabParts(of: node.id) else { return }
    let side = measurer.sidebarWidth(parts, rect.width)
    guard side == 0 else { return drawSidebar(parts, node, side, rect, clip, context) }
    let bar = Rect(rect.x, rect.y, rect.width, tabs.tabs.isEmpty ? 0 : 1)
    if bar.height > 0 {
      let isFocused = stop(node.id, .tabs, bar, context)
      drawTabBar(tabs, node.id, bar, clip, context, isFocused: isFocused)
    }
    if let page = parts.shownPage {
      draw(page, Rect(rect.x, rect.y + bar.height, rect.width, rect.height - bar.height), clip, context)
    }
  }

  private func drawTabBar(
    _ tabs: TabsElement, _ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext, isFocused: Bool
  ) {
    func words(_ index: Int, isShort: Bool) -> String {
      let tab = tabs.tabs[index]
      let number = index < 9 ? "\(index + 1)" : ""
      if isShort, index != tabs.selectedIndex { return number.isEmpty ? glyphs.dot : number }
      let badge = tab.badge.isEmpty ? "" : "(\(tab.badge))"
      let icon = tab.title.isEmpty ? tab.image.map { symbolLine($0).text } ?? "" : ""
      return [number, icon, tab.title, badge].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let gap = 2
    let wide = tabs.tabs.indices.reduce(0) { $0 + columns(of: words($1, isShort: false), limit: rect.width) + 2 + gap }
    let isShort = wide - gap > rect.width - 2
    var x = rect.x + (rect.width > 30 ? 1 : 0)
    for index in tabs.tabs.indices {
      let isSelected = index == tabs.selectedIndex
      var inner = context
      if !tabs.tabs[index].isEnabled { inner.isEnabled = false }
      let text = " " + words(index, isShort: isShort) + " "
      var look = style(isSelected ? .tint : .secondaryLabel, inner)
      if isSelected {
        look = isFocused ? self.look(.tint, isFocused: true, inner) : look
        look.traits.formUnion([.bold, .underline])
      }
      let end = painter.put(text, x: x, y: rect.y, width: max(0, rect.maxX - x), style: look, clip: clip)
      if context.isActive, tabs.tabs[index].isEnabled, end > x {
        hit(Rect(x, rect.y, end - x, 1), .choose(id, index))
      }
      x = end + (isShort ? 0 : gap)
    }
  }

  func drawSplit(_ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let panes = measurer.shownPanes(node)
    var x = rect.x
    let widths = measurer.paneWidths(node, rect.width)
    for (place, pane) in panes.enumerated() {
      var inner = context
      inner.hiddenPane = nil
      if place == 0, pane > 0 { inner.hiddenPane = WayBack.Pane(split: node.id, number: pane - 1) }
      let isLast = place == panes.count - 1
      let width = widths[place]
      let area = Rect(x, rect.y, width, rect.height)
      draw(node.children[pane], area, clip.intersection(Rect(x, rect.y, width + (isLast ? 1 : 0), rect.height)), inner)
      x += width
      guard !isLast else { continue }
      let seen = rect.intersection(clip)
      for y in seen.y..<seen.maxY {
        painter.put(Line(clusters: [Cluster(glyphs.vertical, columns: 1)]), x: x, y: y, style: theme.rule, clip: clip)
      }
      x += 2
    }
  }
}
