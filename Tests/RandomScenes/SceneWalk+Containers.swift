import KeelScene

/// Changes of single properties: containers and pages.
extension SceneWalk {
  mutating func changedContainer(_ element: Element, children: Int) -> Element {
    switch element {
    case .window(let window): .window(changed(window))
    case .screen(let screen): .screen(changed(screen))
    case .bar: .bar(BarElement(placement: pick(BarElement.Placement.self)))
    case .sheet(let sheet): .sheet(changed(sheet))
    case .alert(let alert): .alert(changed(alert))
    case .stack(let stack): counted(.stack(changed(stack, children)), children)
    case .scroll(let scroll): .scroll(changed(scroll))
    case .list(let list): .list(changed(list))
    case .section(let section): .section(changed(section, children))
    case .row(let row): .row(changed(row, children))
    case .disclosure(let old): .disclosure(changed(old, children))
    case .group(let old): .group(changed(old, children))
    case .grid(let grid): .grid(changed(grid))
    case .gridRow(let row): .gridRow(changed(row, children))
    case .layers(let layers): .layers(changed(layers, children))
    case .firstFit: .firstFit(FirstFitElement(axes: pick([.horizontal, .vertical, [.horizontal, .vertical]])))
    case .arranged: plain(.arranged, children: children)
    case .box(let box): .box(changed(box))
    case .tabs(let tabs): .tabs(changed(tabs))
    case .split(let split): .split(changed(split))
    default: element
    }
  }

  private func counted(_ element: Element, _ children: Int) -> Element {
    guard case .stack(var stack) = element, let window = stack.window else { return element }
    stack.window?.count = max(window.count, window.start + children)
    return .stack(stack)
  }

  private mutating func changed(_ old: WindowElement) -> WindowElement {
    var window = old
    switch below(5) {
    case 0: window.title = maybeWords()
    case 1: window.path = maybe(words())
    case 2: window.isPathNotFound.toggle()
    case 3: window.colorScheme = maybe(pick([.light, .dark]))
    default: window.language = maybe("ko")
    }
    return window
  }

  private mutating func changed(_ old: ScreenElement) -> ScreenElement {
    var screen = old
    switch below(9) {
    case 0: screen.title = maybeWords()
    case 1: screen.prompt = maybeWords()
    case 2: screen.backTitle = maybeWords()
    case 3: screen.hidesBackButton.toggle()
    case 4: screen.keyCommands = flag() ? [] : [KeyCommand(id: 1, input: "k", modifiers: .control, title: "Key")]
    case 5: screen.subtitle = maybeWords()
    case 6: screen.titleDisplay = pick(ScreenElement.TitleDisplay.self)
    case 7: screen.search = maybe(SearchElement(text: maybeWords(), prompt: maybeWords(), isActive: flag()))
    default: screen.address = maybe(words())
    }
    return screen
  }

  private mutating func changed(_ old: SheetElement) -> SheetElement {
    var sheet = old
    switch below(5) {
    case 0: sheet.style = pick(SheetElement.Style.self)
    case 1: sheet.height = pick([.large, .medium, .fraction(0.3), .points(200)])
    case 2: sheet.isDismissable.toggle()
    case 3: sheet.hearsAttempts.toggle()
    default: sheet.colorScheme = maybe(pick([.light, .dark]))
    }
    return sheet
  }

  private mutating func changed(_ old: AlertElement) -> AlertElement {
    var alert = old
    switch below(4) {
    case 0: alert.title = maybeWords()
    case 1: alert.message = maybeWords()
    case 2: alert.style = pick(AlertElement.Style.self)
    default: alert.isDismissable.toggle()
    }
    return alert
  }

  private mutating func changed(_ old: StackElement, _ children: Int) -> StackElement {
    var stack = old
    switch below(11) {
    case 0: stack.axis = pick(StackElement.Axis.self)
    case 1: stack.spacing = pick([0, 8, 16])
    case 2: stack.hasDefaultSpacing.toggle()
    case 3: stack.alignment = pick(SceneAlignment.self)
    case 4: stack.distribution = pick(StackElement.Distribution.self)
    case 5: stack.insets = insets()
    case 6: stack.bar = children > 1 ? maybe(pick(StackElement.Bar.self)) : nil
    case 7: stack.window = chance(3) ? ChildWindow(count: children + below(20), start: below(5)) : nil
    case 8: stack.isScrollTarget.toggle()
    case 9:
      let kind = pick([GuideKey.Kind.firstBaseline, .lastBaseline, .center])
      stack.guide = maybe(
        SceneGuideLine(GuideKey(stack.axis.across, kind)) { size, view in
          view.guide(GuideKey(.vertical, .firstBaseline)) ?? size.height
        })
    default: stack.distribution = .pageContent
    }
    return stack
  }

  private mutating func changed(_ old: ScrollElement) -> ScrollElement {
    var scroll = old
    switch below(7) {
    case 0: scroll.isHorizontal.toggle()
    case 1: scroll.isVertical.toggle()
    case 2: scroll.showsIndicators.toggle()
    case 3: scroll.isEnabled.toggle()
    case 4: scroll.snap = pick(ScrollElement.Snap.self)
    case 5: scroll.margins = insets()
    default: scroll.anchors = maybe(ScrollElement.Anchors(sizeChanges: maybe(anchor()), alignment: maybe(anchor())))
    }
    return scroll
  }

  private mutating func changed(_ old: ListElement) -> ListElement {
    var list = old
    switch below(4) {
    case 0: list.style = pick(ListElement.Style.self)
    case 1: list.selection = pick(ListElement.Selection.self)
    case 2: list.refresh = pick(ListElement.Refresh.self)
    default: list.isEditing.toggle()
    }
    return list
  }

  private mutating func changed(_ old: SectionElement, _ children: Int) -> SectionElement {
    var section = old
    switch below(6) {
    case 0: section.header = maybeWords()
    case 1: section.footer = maybeWords()
    case 2: section.isBusy.toggle()
    case 3:
      section.windowStart = chance(3) ? below(4) : 0
      section.rowCount = section.windowStart + children
    case 4: section.rowCount = section.windowStart + children + (chance(3) ? below(30) : 0)
    default:
      section.flow = maybe(
        RowFlow(
          axis: pick(RowFlow.Axis.self), itemWidth: Double(40 + 40 * below(4)), itemHeight: Double(16 + 16 * below(3))))
    }
    return section
  }

  private mutating func changed(_ old: RowElement, _ children: Int) -> RowElement {
    var row = old
    switch below(17) {
    case 0: row.text = maybeWords()
    case 1: row.secondaryText = maybeWords()
    case 2: row.secondaryPlacement = pick([.below, .trailing])
    case 3: row.image = symbol()
    case 4: row.textColor = color()
    case 5: row.font = font()
    case 6:
      row.hasCheckmark.toggle()
      row.checkmarkPlacement = pick(RowElement.CheckmarkPlacement.self)
    case 7: row.hasDisclosure.toggle()
    case 8: row.marks = flag() ? [] : [RowElement.Mark(symbol: Symbol("lock.fill"), label: "Secured")]
    case 9: row.isSelectable.toggle()
    case 10: row.isSelected.toggle()
    case 11: row.contentChildCount = below(children + 1)
    case 12: row.actions = actions()
    case 13: row.badge = maybeWords()
    case 14: if flag() { row.indentation = below(3) } else { row.expansion = pick(RowElement.Expansion.self) }
    case 15: if flag() { row.canDelete.toggle() } else { row.canMove.toggle() }
    default: row.look = RowLook(background: maybe(paint()), insets: maybe(insets()), hasSeparators: flag())
    }
    return row
  }

  private mutating func changed(_ old: DisclosureElement, _ children: Int) -> DisclosureElement {
    var disclosure = old
    switch below(3) {
    case 0: disclosure.title = maybeWords()
    case 1: disclosure.isExpanded.toggle()
    default: disclosure.hasLabelChild = children > 0 && flag()
    }
    return disclosure
  }

  private mutating func changed(_ old: GroupElement, _ children: Int) -> GroupElement {
    var group = old
    if flag() { group.title = maybeWords() } else { group.hasLabelChild = children > 0 && flag() }
    return group
  }

  private mutating func changed(_ old: GridElement) -> GridElement {
    var grid = old
    switch below(4) {
    case 0: grid.alignment = anchor()
    case 1: grid.horizontalSpacing = pick([0, 8, 24])
    case 2: grid.verticalSpacing = pick([0, 16])
    default: grid.columnAlignments = flag() ? [:] : [below(3): pick(SceneAnchor.Horizontal.self)]
    }
    return grid
  }

  private mutating func changed(_ old: GridRowElement, _ children: Int) -> GridRowElement {
    var row = old
    switch below(3) {
    case 0: row.spans = (0..<below(children + 1)).map { _ in 1 + below(3) }
    case 1: row.alignment = maybe(pick(SceneAnchor.Vertical.self))
    default: row.unsizedCells = flag() ? [] : [below(children)]
    }
    return row
  }

  private mutating func changed(_ old: LayersElement, _ children: Int) -> LayersElement {
    var layers = old
    switch below(3) {
    case 0: layers.alignment = anchor()
    case 1: layers.base = children > 0 ? maybe(below(children)) : nil
    default:
      layers.guides.vertical = maybe(SceneGuideLine(GuideKey(.vertical, .center)) { size, _ in size.height / 3 })
    }
    return layers
  }

  private mutating func changed(_ old: BoxElement) -> BoxElement {
    var box = old
    switch below(19) {
    case 0, 1: box.placement = placement()
    case 2: box.insets = insets()
    case 3, 4: box.frame = frame()
    case 5: box.alignment = anchor()
    case 6: box.background = maybe(paint())
    case 7: box.backgroundEdges = flag() ? [] : .all
    case 8: box.shape = shapeKind()
    case 9: box.border = maybe(SceneBorder(color: color(), width: Double(1 + below(2))))
    case 10: box.opacity = pick([0, 0.5, 1])
    case 11: box.isRedacted.toggle()
    case 12: box.hasShadow.toggle()
    case 13: box.isClipped.toggle()
    case 14: box.allowsHitTesting.toggle()
    case 15: box.effects = effects()
    case 16:
      box.pointer = maybe(pick([PointerInterest(drag: 10), PointerInterest(hold: 0.5), PointerInterest(hold: 3600)]))
    case 17: box.mask = maybe(drawing())
    default:
      switch below(3) {
      case 0: box.outline = maybe(outline())
      case 1: box.motion.match = maybe(SceneMatch(group: UInt64(below(2)), isSource: flag()))
      default:
        box.guides = flag() ? [] : [SceneGuide(GuideKey(.vertical, .center)) { size, _ in size.height / 4 }]
      }
    }
    return box
  }

  private mutating func changed(_ old: TabsElement) -> TabsElement {
    var tabs = old
    switch below(3) {
    case 0: tabs.selectedIndex = below(tabs.tabs.count)
    case 1: tabs.isSidebar.toggle()
    default:
      guard !tabs.tabs.isEmpty else { break }
      let index = below(tabs.tabs.count)
      switch below(6) {
      case 0: tabs.tabs[index].title = words()
      case 1: tabs.tabs[index].image = symbol()
      case 2: tabs.tabs[index].badge = maybeWords()
      case 3: tabs.tabs[index].isEnabled.toggle()
      case 4: tabs.tabs[index].address = maybe(words())
      default: tabs.tabs[index].header = maybe(maybeWords())
      }
    }
    return tabs
  }

  private mutating func changed(_ old: SplitElement) -> SplitElement {
    var split = old
    switch below(4) {
    case 0: split.preferredCompactPane = below(3)
    case 1: split.hiddenPanes = below(3)
    case 2: split.paneWidths = flag() ? [:] : [below(2): PaneWidth(minimum: 80, preferred: 160)]
    default: split.isDetailProminent.toggle()
    }
    return split
  }
}
