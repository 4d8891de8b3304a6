import KeelScene

/// Random subtrees.
extension SceneWalk {
  /// The kinds of elements that may be anywhere in the content of a page.
  enum Kind: CaseIterable {
    case label, button, toggle, textField, image, activityIndicator, progress, slider, stepper, picker, datePicker
    case link, gauge, textEditor, shape, drawing, separator, spacer, menu
    case labelledButton, stack, scroll, list, disclosure, group, grid, layers, firstFit, arranged, box, geometryReader
    case navigation, screen, tabs, split

    static let leaves = allCases.prefix { $0 != .labelledButton }
    static let containers = allCases.drop { $0 != .labelledButton }.prefix { $0 != .navigation }
    static let pages = allCases.drop { $0 != .navigation }
  }

  /// Returns an element with its default values, for a node with so many children.
  mutating func plain(_ kind: Kind, children: Int) -> Element {
    switch kind {
    case .label: .label(LabelElement(text: words()))
    case .button: .button(ButtonElement(title: words()))
    case .toggle: .toggle(ToggleElement(title: words()))
    case .textField: .textField(TextFieldElement(placeholder: "p"))
    case .image: .image(ImageElement(symbol: Symbol("lock")))
    case .activityIndicator: .activityIndicator(ActivityIndicatorElement())
    case .progress: .progress(ProgressElement(value: 0.5))
    case .slider: .slider(SliderElement(value: 0.5))
    case .stepper: .stepper(StepperElement(title: words()))
    case .picker: .picker(PickerElement(title: words(), options: [.init(title: "a"), .init(title: "b")]))
    case .datePicker: .datePicker(DatePickerElement(date: SceneDate(year: 2024, month: 2, day: 28)))
    case .link: .link(LinkElement(title: words(), destination: "https://a.example"))
    case .gauge: .gauge(GaugeElement(value: 0.25))
    case .textEditor: .textEditor(TextEditorElement(text: words()))
    case .shape: .shape(ShapeElement())
    case .drawing: .drawing(drawing())
    case .separator: .separator
    case .spacer: .spacer(SpacerElement())
    case .menu: .menu(MenuElement(title: words()))
    case .labelledButton: .button(ButtonElement(hasLabelChild: true))
    case .stack: .stack(StackElement(axis: flag() ? .vertical : .horizontal))
    case .scroll: .scroll(ScrollElement())
    case .list: .list(ListElement())
    case .disclosure: .disclosure(DisclosureElement(title: words(), isExpanded: flag()))
    case .group: .group(GroupElement(title: words()))
    case .grid: .grid(GridElement())
    case .layers: .layers(LayersElement())
    case .firstFit: .firstFit(FirstFitElement(axes: [.horizontal, .vertical]))
    case .arranged: .arranged(ArrangedElement(SceneArrangement(Column())))
    case .box: .box(BoxElement())
    case .geometryReader: .geometryReader
    case .navigation: .navigation(NavigationElement())
    case .screen: .screen(ScreenElement(title: words()))
    case .tabs: .tabs(tabs(of: children))
    case .split: .split(SplitElement())
    }
  }

  mutating func tabs(of children: Int) -> TabsElement {
    let unmade = below(2)
    let tabs = (0..<children + unmade).map { _ in TabsElement.Tab(title: words()) }
    return TabsElement(tabs: tabs, selectedIndex: below(tabs.count), childTabs: Array(0..<children))
  }

  /// Returns an element of a kind with some random properties.
  mutating func element(_ kind: Kind, children: Int = 0) -> Element {
    var element = plain(kind, children: children)
    for _ in 0..<below(4) { element = changed(element, children: children) }
    return element
  }

  /// Returns the content of a window, a tab, a pane or a sheet.
  mutating func pages(depth: Int) -> Subtree {
    switch below(depth > 1 ? 9 : 6) {
    case 0, 1, 2: screen(depth: depth)
    case 3, 4: node(.navigation(NavigationElement()), (0...below(2)).map { _ in screen(depth: depth) })
    case 5: content(depth: depth)
    case 6, 7: holder(.tabs, (0..<2).map { _ in pages(depth: depth - 1) })
    default: holder(.split, (0..<2 + below(2)).map { _ in pages(depth: depth - 1) })
    }
  }

  mutating func screen(depth: Int) -> Subtree {
    let bars = (0..<below(3)).map { _ in bar() }
    return holder(.screen, bars + (chance(8) ? [] : [pageContent(depth: depth)]))
  }

  /// Returns the content of a page, often one that the page itself shows in another way: a list, or a region.
  private mutating func pageContent(depth: Int) -> Subtree {
    switch below(5) {
    case 0, 1:
      let list = holder(.list, (0..<1 + below(2)).map { _ in section(depth: depth - 1) })
      return flag() ? list : holder(.stack, [list] + (flag() ? [] : [content(depth: 1)]))
    case 2:
      let scroll = holder(.scroll, [content(depth: depth - 1)])
      return flag() ? scroll : node(.stack(StackElement(distribution: .pageContent)), [scroll])
    default: return content(depth: depth)
    }
  }

  mutating func bar() -> Subtree {
    node(.bar(BarElement(placement: pick(BarElement.Placement.self))), (0..<1 + below(2)).map { _ in leaf() })
  }

  mutating func leaf() -> Subtree {
    let kind = pick(Array(Kind.leaves))
    guard kind == .menu else { return node(element(kind)) }
    var menu = holder(.menu, (0..<1 + below(3)).map { _ in menuItem(depth: 2) })
    // Sections are parts of menus.
    if case .menu(var element) = menu.element {
      element.isSection = false
      menu.element = .menu(element)
    }
    return menu
  }

  mutating func menuItem(depth: Int) -> Subtree {
    switch below(depth > 0 ? 8 : 6) {
    case 0, 1: node(element(.button))
    case 2: node(element(.toggle))
    case 3: node(element(.link))
    case 4: node(element(.picker))
    case 5: flag() ? node(element(.label)) : node(.separator)
    default: holder(.menu, (0..<below(3)).map { _ in menuItem(depth: depth - 1) })
    }
  }

  /// Returns content of a page.
  mutating func content(depth: Int) -> Subtree {
    guard depth > 0, !chance(3) else { return leaf() }
    if chance(30) { return pages(depth: depth - 1) }
    // A pressable area around any content.
    if chance(12) {
      let style = pick([ButtonElement.Style.area, .unstyled, .plain])
      return node(.button(ButtonElement(style: style, hasLabelChild: true)), [content(depth: depth - 1)])
    }
    let kind = pick(Array(Kind.containers))
    let count =
      switch kind {
      case .scroll, .box: chance(8) ? 0 : 1
      case .labelledButton: 1 + below(2)
      default: below(4)
      }
    switch kind {
    case .list: return holder(.list, (0..<count).map { _ in section(depth: depth - 1) })
    case .grid: return holder(.grid, (0..<count).map { _ in gridChild(depth: depth - 1) })
    default: return holder(kind, (0..<count).map { _ in content(depth: depth - 1) })
    }
  }

  mutating func holder(_ kind: Kind, _ children: [Subtree]) -> Subtree {
    node(counted(element(kind, children: children.count), children.map(\.element)), children)
  }

  mutating func gridChild(depth: Int) -> Subtree {
    guard !chance(5) else { return content(depth: depth) }
    let cells = (0..<below(4)).map { _ in content(depth: depth) }
    return node(changed(.gridRow(GridRowElement()), children: cells.count), cells)
  }

  mutating func section(depth: Int) -> Subtree {
    let rows = (0..<below(5)).map { _ in row(depth: depth) }
    let section = changed(
      .section(SectionElement(header: maybeWords(), hasHeaderChild: chance(4), hasFooterChild: chance(4))),
      children: rows.count)
    guard case .section(let element) = section else { return node(section, rows) }
    let header = element.hasHeaderChild ? [content(depth: 1)] : []
    let footer = element.hasFooterChild ? [content(depth: 1)] : []
    let children = header + rows + footer
    return node(counted(section, children.map(\.element)), children)
  }

  mutating func row(depth: Int) -> Subtree {
    let children = (0..<(flag() ? 0 : below(3))).map { _ in content(depth: depth) }
    var element = Element.row(RowElement(text: words()))
    for _ in 0..<below(4) { element = changed(element, children: children.count) }
    return node(element, children)
  }

  mutating func presentation() -> Subtree {
    guard flag() else {
      let element = changed(.sheet(SheetElement()), children: 1)
      return node(element, [pages(depth: 2)])
    }
    let fields = (0..<below(2)).map { _ in node(element(.textField)) }
    let buttons = (0..<1 + below(3)).map { _ in node(element(.button)) }
    return node(changed(.alert(AlertElement(title: words())), children: 0), fields + buttons)
  }
}

/// A layout of a program: one child below another.
private final class Column: SceneArranging {
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    let sizes = (0..<children.count).map { children.size(of: $0, in: LayoutProposal(width: proposal.width)) }
    return SceneSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    var y = 0.0
    return (0..<children.count).map { index in
      let proposal = LayoutProposal(width: size.width)
      let own = children.size(of: index, in: proposal)
      defer { y += own.height }
      return (SceneRect(x: 0, y: y, width: own.width, height: own.height), proposal)
    }
  }

  func guide(
    _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> Double? { nil }
}
