internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// Pages: a header with the back button, the title and the bar buttons; the content; bars at the bottom.
extension Measurer {
  struct PageHead {
    var height: Int
    var hasRule: Bool
    var hasPrompt: Bool
    var hasSearch = false
  }

  /// Returns the lines above the content of a page.
  ///
  /// - Parameter way: The way back that the page shows.
  func pageHead(_ parts: PageParts, way: WayBack?) -> PageHead {
    let screen = parts.screen
    let hasSearch = screen.search != nil
    guard parts.hasHead(showingWayBack: way != nil) || !screen.prompt.isEmpty || hasSearch else {
      return PageHead(height: 0, hasRule: false, hasPrompt: false)
    }
    let hasRule = rows >= 10
    let hasPrompt = !screen.prompt.isEmpty && rows >= 8
    return PageHead(
      height: 1 + (hasRule ? 1 : 0) + (hasPrompt ? 1 : 0) + (hasSearch ? 1 : 0), hasRule: hasRule, hasPrompt: hasPrompt,
      hasSearch: hasSearch)
  }

  /// Returns the number of lines of a page above and below its content, without a way back to another pane.
  func linesAround(_ parts: PageParts) -> Int {
    pageHead(parts, way: parts.wayBack(hiddenPane: nil)).height + parts.bottomBars(typedPage: typedPage).count
  }

  /// Returns the maximum width of one bar of buttons. In a narrow window, complete buttons take precedence over the
  /// title.
  func mostForBar(of parts: PageParts, _ room: Rect) -> Int {
    let all = (parts.leading + parts.trailing).map { measure($0, room.width).width + 2 }
    let forTitle = room.width < 40 ? 0 : room.width / 3
    return all.reduce(0, +) - 2 <= room.width - forTitle ? room.width : room.width / 3
  }
}

extension PageParts {
  /// Returns the way back that the page shows. A way back to a pane is shown only while the pane is hidden.
  fileprivate func wayBack(hiddenPane: WayBack.Pane?) -> WayBack? {
    wayBack.flatMap { $0.pane == nil || $0.pane == hiddenPane ? $0 : nil }
  }
}

extension Composer {
  func drawNavigation(_ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard let top = node.children.last, let screen = tree[top], case .screen = screen.element else { return }
    var context = context
    context.enter(screen.attributes)
    drawScreen(screen, isPushed: node.children.count > 1, rect, clip, context)
  }

  func drawScreen(_ node: Node, isPushed: Bool = false, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    alongLines(of: rect, clip, context) { drawParts(of: node, isPushed: isPushed, rect, $0, context) }
  }

  private func drawParts(
    of node: Node, isPushed: Bool, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    guard let parts = PageParts(of: node.id, in: tree) else { return }
    let screen = parts.screen
    let way = parts.wayBack(hiddenPane: context.hiddenPane)
    let head = measurer.pageHead(parts, way: way)
    var y = rect.y
    if head.height > 0 {
      if head.hasPrompt {
        let line = fitted(screen.prompt, rect.width)
        painter.put(
          line, x: rect.x + max(0, (rect.width - line.columns) / 2), y: y, style: style(.secondaryLabel, context),
          clip: clip)
        y += 1
      }
      drawHead(parts, way, isPushed: isPushed, Rect(rect.x, y, rect.width, 1), clip, context)
      y += 1
      if head.hasRule {
        painter.rule(Rect(rect.x, y, rect.width, 1), style: theme.rule, clip: clip)
        y += 1
      }
      if head.hasSearch, let field = field(at: node.id) {
        let mark = glyphs.symbol("magnifyingglass")
        painter.put(mark, x: rect.x + 1, y: y, width: 1, style: style(.secondaryLabel, context), clip: clip)
        draw(field, node.id, .search, Rect(rect.x + 3, y, max(0, rect.width - 4), 1), clip, context)
        y += 1
      }
    }
    var context = context
    context.hiddenPane = nil
    var bottom = rect.maxY
    var shownBars: [(NodeID, Int)] = []
    for found in parts.bottomBars(typedPage: measurer.typedPage).reversed() where bottom - y > 2 {
      bottom -= 1
      shownBars.append((found, bottom))
    }
    if let scrolling = parts.scrolling {
      var area = Rect(rect.x, y, rect.width, bottom - y)
      // The content begins a line below the rule if there is room.
      if head.hasRule, rows >= 16, area.height > 6 {
        area.y += 1
        area.height -= 1
      }
      onScreen(area, clip) { draw(parts, scrolling, $0, $1, context) }
    }
    for (bar, line) in shownBars.reversed() { draw(bar, Rect(rect.x, line, rect.width, 1), clip, context) }
  }

  private func draw(
    _ parts: PageParts, _ scrolling: PageParts.Scrolling, _ area: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    var (area, context) = (area, context)
    switch scrolling {
    case .byContent(let content):
      // The stacks around the content are not drawn.
      for around in parts.stacks(around: content) {
        if let attributes = tree.attributes(of: around) { context.enter(attributes) }
      }
      measurer.solver.pageSize = SceneRect(area).size
      draw(content, area, clip, context)
    case .byPage(let content):
      area = area.inset(area.width > 20 ? 1 : 0, 0)
      measurer.solver.pageSize = SceneRect(area).size
      drawScrolled(content, scroll: parts.page, area, clip, context)
    }
  }

  private func drawHead(
    _ parts: PageParts, _ way: WayBack?, isPushed: Bool, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let screen = parts.screen
    var left = rect.x + 1
    if let way {
      let end = painter.put(
        painter.pointing(glyphs.back + " "), x: left, y: rect.y, width: 2, style: style(.tint, context), clip: clip)
      let room = max(0, rect.width / 3 - 3)
      let last = painter.put(
        way.title.isEmpty ? systemWords[.back] : fitting(way.title, way.titleVariants, room), x: end, y: rect.y,
        width: room, style: style(.tint, context), clip: clip)
      if context.isActive { hit(Rect(left, rect.y, last - left, 1), .back(way.event)) }
      left = last + 2
    }
    let most = measurer.mostForBar(of: parts, Rect(left, rect.y, rect.maxX - 1 - left, 1))
    for bar in parts.leading {
      let width = min(measure(bar, rect.width).width, most)
      draw(bar, Rect(left, rect.y, width, 1), clip, context)
      left += width + 2
    }
    var right = rect.maxX - 1
    var trailing: [(NodeID, Rect)] = []
    for bar in parts.trailing.reversed() {
      let width = min(measure(bar, rect.width).width, most)
      right -= width
      trailing.append((bar, Rect(right, rect.y, width, 1)))
      right -= 2
    }
    for (bar, area) in trailing.reversed() { draw(bar, area, clip, context) }
    right = drawRefresh(of: parts, from: left, to: right, y: rect.y, clip, context)
    if let principal = parts.principal {
      let width = min(measure(principal, rect.width).width, max(0, right - left))
      draw(
        principal, Rect(min(max(left, rect.x + (rect.width - width) / 2), right - width), rect.y, width, 1), clip,
        context)
      return
    }
    let title = fitting(screen.title, screen.titleVariants, right - left)
    var line = fitted(title, max(0, right - left))
    // Two letters and an ellipsis are not a useful title.
    if right - left < 4, columns(of: title, limit: 4) > right - left { line = fitted("", 0) }
    let centred = rect.x + (rect.width - line.columns) / 2
    let isFree = left == rect.x + 1
    let x =
      isFree && !isPushed && parts.leading.isEmpty
      ? left : min(max(left, centred), max(left, right - line.columns))
    let end = painter.put(line, x: x, y: rect.y, style: style(.label, context, traits: .bold), clip: clip)
    if !screen.subtitle.isEmpty, right - end > 6 {
      let room = right - end - 2
      let subtitle = fitting(screen.subtitle, screen.subtitleVariants, room)
      // A text with shorter forms, such as a date, is left out if none of them fits. It is never cut.
      guard screen.subtitleVariants.isEmpty || columns(of: subtitle, limit: room + 1) <= room else { return }
      painter.put(
        subtitle, x: end + 2, y: rect.y, width: room, style: style(.secondaryLabel, context), clip: clip)
    }
  }

  /// Returns the first form of a text that fits the columns, or the last one.
  private func fitting(_ text: String, _ variants: [String], _ room: Int) -> String {
    ([text] + variants).first { columns(of: $0, limit: room + 1) <= room } ?? variants.last ?? text
  }

  /// Draws the refresh action (key `r`) for the mouse in the page's header, where it stays when the list collapses.
  /// Returns the column before which there is still room.
  private func drawRefresh(
    of page: PageParts, from left: Int, to right: Int, y: Int, _ clip: Rect, _ context: DrawContext
  ) -> Int {
    guard let (list, state) = page.refreshed, right - left >= 40 else { return right }
    let title = systemWords[.refresh]
    let width = columns(of: title)
    let start = right - width
    let isReady = state == .available && context.isEnabled
    painter.put(
      title, x: start, y: y, width: width, style: style(isReady ? .tint : .tertiaryLabel, context), clip: clip)
    if context.isActive, isReady {
      hit(Rect(start, y, width, 1), .refresh(list))
    }
    return start - 2
  }

  func drawBar(_ bar: BarElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let sizes = node.children.map { measure($0, rect.width).width }
    let gap = 2
    let used = sizes.reduce(0, +) + gap * max(0, sizes.count - 1)
    var x = rect.x
    switch bar.placement {
    case .leading, .trailing, .principal: break
    case .bottom, .status, .keyboard: x = rect.x + max(0, (rect.width - used) / 2)
    }
    for (index, child) in node.children.enumerated() {
      let width = min(sizes[index], max(0, rect.maxX - x))
      if width > 0 { draw(child, Rect(x, rect.y, width, 1), clip, context) }
      x += width + gap
    }
  }
}
