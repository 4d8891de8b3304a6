import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The parts of pages, rows, alerts, tabs and split views, which all front ends draw from.
@MainActor @Suite(.serialized) struct PartsTests {
  private func scene(_ root: Subtree) -> SceneTree {
    let tree = SceneTree()
    tree.apply(.root(root))
    return tree
  }

  @Test func aPageShowsItsBarForTheKeyboardOnlyWhileTheUserTypesInIt() throws {
    let (name, other, done) = (Sketch.field("Name"), Sketch.field("Other"), Sketch.button("Done"))
    let keyboard = Sketch.bar(.keyboard, done)
    let status = Sketch.bar(.status, Sketch.label("Saved"))
    let bottom = Sketch.bar(.bottom, Sketch.button("Sort"))
    let page = Sketch.screen("Form", keyboard, bottom, status, Sketch.bar(.bottom), name)
    let beside = Sketch.screen("Beside", other)
    let tree = scene(Sketch.window("", Sketch.node(.split(SplitElement()), [beside, page])))
    let parts = try #require(PageParts(of: page.id, in: tree))
    func bars(_ focused: NodeID?) -> [NodeID] { parts.bottomBars(typedPage: tree.typedPage(at: focused)) }
    #expect(bars(nil) == [status.id, bottom.id])
    #expect(bars(name.id) == [status.id, bottom.id, keyboard.id])
    #expect(bars(done.id) == [status.id, bottom.id, keyboard.id], "the bar is being used")
    #expect(bars(other.id) == [status.id, bottom.id], "the user types in another page")
    // The order of Tab and the survey contain only what is shown.
    #expect(FocusColumn(of: tree).neighbor(of: done.id, toward: .up) == nil)
    #expect(!tree.tabOrder(focused: other.id, where: { _ in true }).contains(done.id))
    #expect(tree.tabOrder(focused: name.id, where: { _ in true }).contains(done.id))
    #expect(!SceneSurvey(tree).elements.contains { $0.id == done.id })
    #expect(SceneSurvey(tree, focused: name.id).elements.contains { $0.id == done.id })
  }

  @Test func aRegionThatIsTheWholeContentOfAPageScrollsByItself() throws {
    func scrolling(_ content: Subtree) throws -> PageParts.Scrolling? {
      let page = Sketch.screen("Page", content)
      let tree = scene(Sketch.window("", page))
      return try #require(PageParts(of: page.id, in: tree)).scrolling
    }
    let list = Sketch.list(Sketch.section(rows: [Sketch.row("One")]))
    #expect(try scrolling(list) == .byContent(list.id))
    #expect(try scrolling(Sketch.column(list)) == .byContent(list.id))
    var dimmed = Sketch.column(list)
    dimmed.attributes.isEnabled = false
    #expect(try scrolling(dimmed) == .byContent(list.id), "how a page scrolls does not depend on its being enabled")
    let column = Sketch.column(list, Sketch.label("Below"))
    #expect(try scrolling(column) == .byPage(column.id))
  }

  @Test func aCheckMarkIsThatOfTheProgramOrOfAListInWhichSeveralRowsCanBeSelected() throws {
    func check(_ row: RowElement, _ selection: ListElement.Selection) throws -> RowParts.Check {
      let node = Sketch.node(.row(row))
      let tree = scene(Sketch.window("", Sketch.list(selection: selection, Sketch.section(rows: [node]))))
      let row = try #require(tree[node.id])
      return try #require(RowParts(of: row, in: tree)).check
    }
    #expect(try check(RowElement(hasCheckmark: true, checkmarkPlacement: .trailing), .single) == .none)
    #expect(try check(RowElement(hasCheckmark: true, checkmarkPlacement: .trailing), .multiple) == .on)
    for hasDisclosure in [false, true] {
      #expect(try check(RowElement(hasDisclosure: hasDisclosure, isSelected: true), .multiple) == .on)
      #expect(try check(RowElement(hasDisclosure: hasDisclosure, isSelected: false), .multiple) == .off)
      #expect(try check(RowElement(hasDisclosure: hasDisclosure, isSelected: true), .single) == .none)
      #expect(try check(RowElement(hasCheckmark: true, hasDisclosure: hasDisclosure), .single) == .on)
    }
  }

  @Test func theMarkOfARowThatLeadsToAPageIsItsLastPart() throws {
    let button = Sketch.button("Edit")
    let mark = RowElement.Mark(symbol: Symbol("lock"), label: "Secured")
    let node = Sketch.node(.row(RowElement(text: "A", hasDisclosure: true, marks: [mark], badge: "3")), [button])
    let tree = scene(Sketch.window("", Sketch.list(Sketch.section(rows: [node]))))
    let row = try #require(tree[node.id])
    let parts = try #require(RowParts(of: row, in: tree))
    #expect(parts.trailing == [.mark(mark), .badge("3"), .accessory(button.id), .disclosure])
  }

  @Test func aCheckMarkAtTheTrailingEdgeIsBeforeTheMarkOfARowThatLeadsOn() throws {
    let row = RowElement(text: "A", hasCheckmark: true, checkmarkPlacement: .trailing, hasDisclosure: true, badge: "3")
    let node = Sketch.node(.row(row))
    let tree = scene(Sketch.window("", Sketch.list(Sketch.section(rows: [node]))))
    let shown = try #require(tree[node.id])
    let parts = try #require(RowParts(of: shown, in: tree))
    #expect(parts.trailing == [.badge("3"), .check, .disclosure])
    #expect(parts.checked == .on)
  }

  @Test func moreThanTwoAnswersOfAnAlertAreBelowEachOther() throws {
    func isStacked(_ count: Int, _ style: AlertElement.Style) throws -> Bool {
      let buttons = (0..<count).map { Sketch.button("Answer \($0)") }
      let alert = Sketch.node(.alert(AlertElement(title: "Which?", style: style)), buttons)
      let tree = scene(Sketch.window("", Sketch.screen("Page"), alert))
      return try #require(AlertParts(of: alert.id, in: tree)).isStacked
    }
    for count in 1...3 { #expect(try isStacked(count, .alert) == (count > 2)) }
    #expect(try isStacked(2, .confirmation))
  }

  @Test func theButtonsOfAnAlertKeepTheirOrderAndTheirRoles() throws {
    let (field, save) = (Sketch.field("Name"), Sketch.button("Save", isDefault: true))
    let (erase, keep) = (Sketch.button("Erase", role: .destructive), Sketch.button("Keep", role: .cancel))
    let alert = Sketch.alert("Rename", keep, field, erase, save)
    let tree = scene(Sketch.window("", Sketch.screen("Page"), alert))
    let parts = try #require(AlertParts(of: alert.id, in: tree))
    #expect(parts.fields == [field.id] && parts.buttons == [keep.id, erase.id, save.id])
    #expect(parts.defaultButton == save.id && parts.cancelButton == keep.id && parts.firstFocus == field.id)
    #expect(parts.buttonsByLetter == [keep.id, save.id])
  }

  @Test func aWindowAlwaysShowsOnePaneOfASplitView() throws {
    func shown(_ split: SplitElement, _ width: SceneEnvironment.SizeClass, of count: Int = 3) throws -> [Int] {
      let node = Sketch.node(.split(split), (0..<count).map { Sketch.screen("\($0)") })
      let parts = try #require(scene(Sketch.window("", node)).splitParts(of: node.id))
      return Array(parts.shown(in: width))
    }
    #expect(try shown(SplitElement(), .regular) == [0, 1, 2])
    #expect(try shown(SplitElement(hiddenPanes: 1), .regular) == [1, 2])
    #expect(try shown(SplitElement(hiddenPanes: 9), .regular) == [2])
    #expect(try shown(SplitElement(preferredCompactPane: 1), .compact) == [1])
    #expect(try shown(SplitElement(preferredCompactPane: 9), .compact) == [2])
    #expect(try shown(SplitElement(), .compact, of: 0) == [])
    #expect(try shown(SplitElement(hiddenPanes: 1), .regular, of: 0) == [])
  }

  @Test func aTabViewShowsThePageOfItsSelectedTab() throws {
    let (home, books) = (Sketch.screen("Home"), Sketch.screen("Books"))
    func parts(_ selected: Int) throws -> TabParts {
      let tabs = TabsElement(
        tabs: [.init(title: "Home"), .init(title: "Films"), .init(title: "Books")], selectedIndex: selected,
        childTabs: [2, 0], isSidebar: true)
      let node = Sketch.node(.tabs(tabs), [books, home])
      return try #require(scene(Sketch.window("", node)).tabParts(of: node.id))
    }
    #expect(try parts(0).shownPage == home.id)
    #expect(try parts(1).shownPage == nil)
    #expect(try parts(2).shownPage == books.id)
    let first = try parts(0)
    #expect(first.tab(ofPage: books.id) == 2 && first.isSidebar(in: .regular) && !first.isSidebar(in: .compact))
  }

  @Test func aControlWithoutANameIsNamedInTheLanguageOfTheUser() throws {
    let slider = Sketch.node(.slider(SliderElement(value: 0)))
    let named = Sketch.node(.slider(SliderElement(value: 0, title: "Volume")))
    let tree = scene(Sketch.window("", Sketch.screen("Page", Sketch.column(slider, named))))
    func names(_ locale: String) -> [[String]] {
      SceneSurvey(tree, locale: locale).elements.filter { $0.role == .slider }.map { $0.names + $0.borrowedNames }
    }
    #expect(names("en") == [["Value"], ["Volume"]])
    #expect(names("de-AT") == [["Wert"], ["Volume"]])
  }
}
