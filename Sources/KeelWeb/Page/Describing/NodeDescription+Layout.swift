internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// Stacks, grids, boxes and other containers.
extension NodeDescription {
  func stack(_ stack: StackElement) -> Markup {
    var markup = Markup(
      "div", "stack \(stack.axis == .horizontal ? "h" : "v") a-\(stack.alignment.rawValue)", .nodes(.rest))
    switch stack.distribution {
    case .natural: break
    case .fillEqually: markup.addClass("equal")
    case .equalSpacing: markup.addClass("apart")
    case .pageContent: markup.addClass("centered")
    }
    if stack.hasDefaultSpacing { markup.addClass("plainly") }
    // Views with a lower priority keep their least width.
    if stack.axis == .horizontal, hasPriorities { markup.addClass("ranked") }
    if sharesLengthAmongRatios { markup.addClass("rated") }
    if stack.isScrollTarget { markup.addClass("targets") }
    if let bar = stack.bar { markup.addClass("barred " + bar.rawValue) }
    markCut(&markup)
    addGuides(to: &markup, stack.guide?.key)
    // Other stacks without spacing may have a distance from the style sheet.
    if stack.spacing != 0 || stack.window != nil { markup.addStyle("gap:" + stack.spacing.css) }
    markup.addStyle(stack.insets.css)
    if let window = stack.window {
      markup.addClass("lazy")
      markup = markup.with("data-n", String(window.count)).with("data-w", String(window.start))
    }
    return ordered(markup)
  }

  /// Adds the reading order of the children if it differs from their visual order, and keeps the drawing order of
  /// children within the container.
  func ordered(_ markup: Markup) -> Markup {
    tree.note([.children, .flexibility])
    var markup = markup
    if node.children.contains(where: { tree.entry(of: $0).map(tree.zIndex) ?? 0 != 0 }) {
      markup.addStyle("isolation:isolate")
    }
    let priorities = node.children.map { tree[$0]?.attributes.accessibility.sortPriority ?? 0 }
    guard priorities.contains(where: { $0 != 0 }) else { return markup }
    let order = node.children.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
    return markup.with("aria-owns", order.map { "k" + node.children[$0].wire }.joined(separator: " "))
      .with("role", "group")
  }

  func scroll(_ scroll: ScrollElement) -> Markup {
    var markup = Markup("div", "scroll", .nodes(.rest))
    if scroll.isHorizontal { markup.addClass("x") }
    if scroll.isVertical { markup.addClass("y") }
    if !scroll.showsIndicators { markup.addClass("bare") }
    if let target = scroll.target {
      let block = target.anchor?.vertical.css ?? "nearest"
      let inline = target.anchor?.horizontal.css ?? "nearest"
      markup["data-j"] =
        "\(target.node.wire) \(block) \(target.serial) \(inline)" + (target.isAnimated ? " smooth" : "")
    }
    if let position = scroll.position {
      let lengths = [position.x, position.y].map { $0?.short ?? "" }.joined(separator: " ")
      markup["data-k"] = "\(position.serial) \(lengths)" + (position.isAnimated ? " smooth" : "")
    }
    if !scroll.isEnabled { markup.addClass("still") }
    switch scroll.snap {
    case .none: break
    case .pages: markup.addClass("pages")
    case .children:
      markup.addClass("snap")
      if scroll.margins != SceneInsets() {
        let margins = scroll.margins
        markup.addStyle(
          "scroll-padding-block:\(margins.top.css) \(margins.bottom.css);scroll-padding-inline:"
            + "\(margins.leading.css) \(margins.trailing.css)")
      }
      markup.addStyle(
        "scroll-snap-type:"
          + (scroll.isHorizontal && scroll.isVertical ? "both" : scroll.isHorizontal ? "x" : "y") + " mandatory")
    }
    if let anchors = scroll.anchors {
      markup["data-a"] = [anchors.initial, anchors.sizeChanges].map { anchor in
        guard let anchor else { return "" }
        return "\(anchor.part(along: .horizontal).short),\(anchor.part(along: .vertical).short)"
      }.joined(separator: " ")
      if let alignment = anchors.alignment {
        if scroll.isVertical { markup.addStyle("align-content:safe " + alignment.vertical.css) }
        if scroll.isHorizontal { markup.addStyle("justify-content:safe " + alignment.horizontal.css) }
      }
    }
    return markup
  }

  func box(_ box: BoxElement) -> Markup {
    var markup = Markup("div", "box", .nodes(.rest))
    if box.insets != SceneInsets() {
      // Tracks and not padding, which an equal share of the room would come on top of.
      let sides = box.insets
      let insets = SceneInsets(
        top: max(0, sides.top), leading: max(0, sides.leading), bottom: max(0, sides.bottom),
        trailing: max(0, sides.trailing))
      markup.addClass("padded")
      markup.addStyle(
        "grid-template:\(insets.top.css) minmax(0,1fr) \(insets.bottom.css)/\(insets.leading.css) minmax(0,1fr) "
          + insets.trailing.css)
      if node.children.first.flatMap(tree.ratio(ofNode:)) != nil {
        markup.addStyle("--px:\((insets.leading + insets.trailing).css);--py:\((insets.top + insets.bottom).css)")
      }
    }
    if box.frame != SceneFrame(), let entry = tree.entry(of: id) {
      markup.addStyle(box.frame.css(growing: tree.shownGrowth(of: entry), ideal: tree.unproposedGrowth(of: entry)))
    }
    if !box.guides.isEmpty { markup["data-gb"] = "" }
    if box.frame.isFixed(along: .horizontal) { markup.addClass("fx") }
    if box.frame.isFixed(along: .vertical) { markup.addClass("fy") }
    add(box.placement, to: &markup)
    addRatioOfContent(to: &markup)
    if box.alignment != .center {
      markup.addStyle("justify-items:\(box.alignment.horizontal.css);align-items:\(box.alignment.vertical.css)")
    }
    if let outline = box.outline {
      add(outline, of: box, to: &markup)
    } else {
      if let background = box.background {
        let edges = tree.entry(of: id).map { tree.extensibleEdges(ofBackground: box, in: $0) } ?? []
        if !edges.isEmpty {
          // A part behind the content is drawn over the bars of the page, as far as the page measures.
          markup.addClass("shaped spill")
          markup["data-b"] = edges.letters
        }
        markup.addStyle((edges.isEmpty ? "background:" : "--back:") + background.css)
      }
      if case .material? = box.background { markup.addClass("glass") }
      markup.addStyle(box.shape.css)
    }
    if let border = box.border { markup.addStyle("border:\(border.width.css) solid \(border.color.css)") }
    if box.opacity < 1 { markup.addStyle("opacity:" + box.opacity.short) }
    if box.isRedacted {
      markup.addClass("redacted")
      markup["aria-hidden"] = "true"
      markup["inert"] = ""
    }
    if box.hasShadow { markup.addClass("shadow") }
    if !box.allowsHitTesting { markup.addClass("nohit") }
    if node.element.pressArea != .none { markup.addClass("solid") }
    addMotion(of: box, to: &markup)
    if box.isClipped, box.outline == nil { markup.addClass(box.shape == .circle ? "clipped circle" : "clipped") }
    return addingEffects(of: box, to: markup)
  }

  private func add(_ placement: BoxPlacement, to markup: inout Markup) {
    switch placement {
    case .automatic, .priority, .zIndex: break
    case .ignoresSafeArea(let edges):
      let edges = extensible(edges)
      guard !edges.isEmpty else { break }
      markup.addClass("bleed")
      markup["data-b"] = edges.letters
    case .safeAreaPadding: markCut(&markup)
    case .containerRelative(let horizontal, let vertical):
      markup.addClass("part")
      if let horizontal {
        markup.addClass("fx")
        markup.addStyle("inline-size:" + horizontal.css(of: "--cw"))
      }
      if let vertical {
        markup.addClass("fy")
        markup.addStyle("block-size:" + vertical.css(of: "--ch"))
      }
    case .fixedSize(let horizontal, let vertical):
      if horizontal { markup.addClass("ix") }
      if vertical { markup.addClass("iy") }
    case .offset(let x, let y):
      markup.addClass("moved")
      markup.addStyle("--dx:\(x.css);--dy:\(y.css)")
    case .position(let x, let y):
      markup.addClass("at")
      markup.addStyle("--x:\(x.css);--y:\(y.css)")
    case .aspectRatio(let ratio, let mode):
      markup.addClass("ratio " + mode.rawValue)
      if let ratio = tree.ratio(ofNode: id)?.ratio { add(ratio, mode, to: &markup) }
      if ratio == nil { markup.addClass("whole") }
    }
    addDrawingOrder(to: &markup)
  }

  /// Adds the drawing order of the node among its siblings, if one is set.
  func addDrawingOrder(to markup: inout Markup) {
    let index = tree.entry(of: id).map(tree.zIndex) ?? 0
    if index != 0 { markup.addStyle("z-index:" + String(Int(index.rounded()))) }
  }

  func shape(_ shape: ShapeElement) -> Markup {
    var markup = drawn(shape, Markup(shape.kind == .circle ? "i" : "div", shape.kind == .circle ? "" : "shape"))
    // A line takes no presses: those on a border cannot be told from those inside of it.
    if shape.fill?.isVisible == true { markup.addClass("solid") }
    // A circle is in the middle of the room that the shape fills.
    if shape.kind == .circle { markup = Markup("div", "shape round", [markup]) }
    return markup.with("aria-hidden", "true")
  }

  private func drawn(_ shape: ShapeElement, _ plain: Markup) -> Markup {
    var markup = plain
    if let fill = shape.fill { markup.addStyle("background:" + fill.css) }
    if let stroke = shape.stroke {
      let line = "\(shape.lineWidth.css) solid \(stroke.css)"
      markup.addStyle(
        shape.isStrokeCentered
          ? "outline:\(line);outline-offset:calc(\(shape.lineWidth.css) / -2)" : "border:\(line)")
    }
    if shape.kind != .circle { markup.addStyle(shape.kind.css) }
    return markup
  }

  func layers(_ layers: LayersElement) -> Markup {
    var markup = Markup("div", "layers", .nodes(.rest))
    addRatioOfContent(to: &markup)
    addGuides(to: &markup, nil)
    tree.note(.childCount)
    if let base = layers.base, node.children.count > 1 {
      markup.addClass(base == 0 ? "based front" : "based behind")
      if layers.alignment.horizontal != .center { markup.addClass("at-" + layers.alignment.horizontal.rawValue) }
      if layers.alignment.vertical != .center { markup.addClass("at-" + layers.alignment.vertical.rawValue) }
    } else if layers.alignment != .center {
      markup.addStyle("justify-items:\(layers.alignment.horizontal.css);align-items:\(layers.alignment.vertical.css)")
    }
    return ordered(markup)
  }

  func grid(_ grid: GridElement) -> Markup {
    tree.note(.children)
    var markup = Markup("div", "grid", .nodes(.rest))
    let columns = node.children.map { child -> Int in
      guard let row = tree[child], case .gridRow(let element) = row.element else { return 1 }
      return row.children.indices.reduce(0) { $0 + element.span(ofCell: $1) }
    }
    markup.addStyle("grid-template-columns:" + template(columns: max(1, columns.max() ?? 1)))
    markup.addStyle("gap:\(grid.verticalSpacing.css) \(grid.horizontalSpacing.css)")
    if grid.alignment != .center {
      markup.addStyle("justify-items:\(grid.alignment.horizontal.css);align-items:\(grid.alignment.vertical.css)")
    }
    return markup
  }

  /// Returns the columns of a grid: those with a cell that takes what is left share it.
  private func template(columns count: Int) -> String {
    var growing: Set<Int> = []
    for child in node.children {
      guard let row = tree[child], case .gridRow(let element) = row.element else { continue }
      var column = 0
      for (index, cell) in row.children.enumerated() {
        let span = element.span(ofCell: index)
        if element.mayWidenColumn(cell: index), tree.growth(of: cell).contains(.horizontal) { growing.insert(column) }
        column += span
      }
    }
    guard !growing.isEmpty else { return "repeat(\(count),auto)" }
    return (0..<count).map { growing.contains($0) ? "minmax(0,1fr)" : "auto" }.joined(separator: " ")
  }

  func group(_ group: GroupElement) -> Markup {
    var parts: [Markup] = []
    if group.hasLabelChild {
      parts.append(Markup("div", "grouptitle", .nodes(.label)).with("id", name("t")))
    } else if !group.title.isEmpty {
      parts.append(Markup("h3", "grouptitle", text: line(group.title)).with("id", name("t")))
    }
    let isTitled = !parts.isEmpty
    parts.append(Markup("div", "inside", .nodes(.rest)))
    return Markup("div", "group", parts).with("role", "group").with("aria-labelledby", isTitled ? name("t") : nil)
  }

  func disclosure(_ disclosure: DisclosureElement) -> Markup {
    // A custom label lies over the button, not in it, because controls in the label work independently.
    let hasLabel = disclosure.hasLabelChild
    var button = Markup("button", "twist", hasLabel ? [] : [Markup("span", "face", text: line(disclosure.title))])
      .with("type", "button").acting("t", as: .disclosure)
      .with("aria-expanded", disclosure.isExpanded ? "true" : "false").with("aria-controls", name("c"))
      .with("disabled", if: !isEnabled)
    if !words.label.isEmpty {
      button["aria-label"] = SafeText.line(words.label)
    } else if hasLabel {
      button["aria-labelledby"] = name("t")
    }
    let label = Markup("div", "foldlabel", .nodes(.label)).with("id", name("t"))
    let inside = Markup("div", "inside", .nodes(.rest)).with("id", name("c"))
      .with("hidden", if: !disclosure.isExpanded)
    return Markup("div", "disclosure", [hasLabel ? Markup("div", "folded", [button, label]) : button, inside])
  }

  func tabs(_ tabs: TabsElement) -> Markup {
    let entries = tabs.tabs.enumerated().flatMap { index, tab in
      var parts: [Markup] = []
      if let image = tab.image { parts.append(picture(image)) }
      parts.append(Markup("span", text: line(tab.title)))
      if !tab.badge.isEmpty { parts.append(Markup("span", "badge", text: line(tab.badge))) }
      let child = tree.tabParts(of: id)?.page(ofTab: index)
      let button = Markup("button", "tab", parts).with("type", "button").with("role", "tab").with(
        "id", name("t\(index)")
      )
      .with("aria-selected", index == tabs.selectedIndex ? "true" : "false")
      .with("aria-controls", child.map { "k" + $0.wire }).acting("c", as: .tabs).with("data-n", String(index))
      let entry = leading(button, to: tab.address, isEnabled: isEnabled && tab.isEnabled)
      guard let header = tab.header else { return [entry] }
      return [Markup("span", "tabgroup", text: line(header)).with("role", "presentation"), entry]
    }
    // Beside the pages of the window the tabs are a landmark; within a page they are a part of it.
    let list = Markup("div", isWithinPage ? "tablist" : "", entries).with("role", "tablist")
      .with("aria-label", word(.pages)).with("aria-orientation", tabs.isSidebar ? "vertical" : nil)
    return Markup(
      "div", tabs.isSidebar ? "tabs side" : "tabs",
      [
        isWithinPage ? list : Markup("nav", "tablist", [list]).with("aria-label", word(.pages)),
        Markup("div", "panes", .nodes(.rest)),
      ])
  }
}
