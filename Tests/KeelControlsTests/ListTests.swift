import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing
import Walks

/// A change of a list sends only the necessary operations, and cells exist only for rows near the visible part.
@MainActor @Suite(.serialized) struct ListTests {
  private func kinds(_ operations: [Patch.Operation]) -> [PatchLog.Kind] { operations.map { PatchLog.Kind($0) } }

  /// The operations on rows, without updates of the list and of sections, which describe counts and windows.
  private func rowKinds(_ operations: [Patch.Operation]) -> [PatchLog.Kind] {
    kinds(
      operations.filter {
        switch $0 {
        case .update(_, .section), .update(_, .list): false
        default: true
        }
      })
  }

  @Test func aListThatScrollsInTheTurnOfItsSnapshotBuildsNoRowsOfItsStart() {
    let page = ListPage(items: [])
    let stage = Stage(page, visibleRows: 10)
    stage.change {
      page.apply(Array(0..<10_000))
      page.source?.supplementaryViewProvider = { _, _, _ in nil }
      page.list.collectionViewLayout.invalidateLayout()
      #expect(page.configured.isEmpty && page.list.numberOfItems(inSection: 0) == 10_000)
      page.list.scrollToItem(at: IndexPath(item: 5_000, section: 0))
    }
    #expect(page.configured.contains(5_000) && page.configured.allSatisfy { (4_000..<6_000).contains($0) })
    stage.expectFresh()
    // Code that reads a cell has it at once, as after a layout.
    page.apply([7, 8])
    #expect(page.list.cellForItem(at: IndexPath(item: 1, section: 0)) != nil && page.configured.contains(8))
    Turn.shared.flush()
    stage.expectFresh()
  }

  @Test(arguments: [17, 1_000, 100_000]) func eachChangeIsItsOperationsAtAnySize(count: Int) {
    let items = Array(0..<count)
    let page = ListPage(items: items)
    let stage = Stage(page, visibleRows: 10)
    #expect(page.madeCells == min(count, 64))
    stage.expectFresh()
    _ = page.takeConfigured()

    // No change.
    #expect(stage.change { page.apply(items) }.isEmpty)
    #expect(page.takeConfigured().isEmpty)
    // The content of one row changes.
    page.texts[3] = "changed"
    #expect(kinds(stage.change { page.apply(items, reconfiguring: [3]) }) == [.update])
    #expect(page.takeConfigured() == [3])
    // The new content equals the old one.
    #expect(stage.change { page.apply(items, reconfiguring: [3]) }.isEmpty)
    _ = page.takeConfigured()
    // A row near the top moves.
    var moved = items
    moved.swapAt(2, 3)
    #expect(kinds(stage.change { page.apply(moved) }) == [.move])
    #expect(page.takeConfigured().isEmpty)
    // A new row. The row that falls out of the window is removed.
    var more = moved
    more.insert(-1, at: 5)
    let inserting = rowKinds(stage.change { page.apply(more) })
    #expect(inserting == (count > 64 ? [.remove, .insert] : [.insert]))
    #expect(page.takeConfigured() == [-1])
    // The row is removed again.
    let removing = rowKinds(stage.change { page.apply(moved) })
    #expect(removing == (count > 64 ? [.remove, .insert] : [.remove]))
    // A change far outside the window sends no operations on rows.
    if count > 100 {
      _ = page.takeConfigured()
      #expect(stage.change { page.apply(moved, reconfiguring: [count - 1]) }.isEmpty)
      #expect(rowKinds(stage.change { page.apply(Array(moved.dropLast())) }).isEmpty)
      #expect(page.takeConfigured().isEmpty)
    }
    stage.expectFresh()
  }

  @Test func oneRowsObservationIsOneUpdate() {
    let model = TestModel()
    let page = ListPage(items: Array(0..<1_000))
    page.configure = { cell, item in
      guard item == 7 else { return }
      cell.observe { [weak cell] in
        var content = cell?.defaultContentConfiguration()
        content?.text = "Seven \(model.title)"
        cell?.contentConfiguration = content
      }
    }
    let stage = Stage(page)
    #expect(kinds(stage.change { model.title = "strong" }) == [.update])
    stage.expectFresh()
  }

  @Test func aRowConfiguredAgainObservesOnce() {
    let model = TestModel()
    let page = ListPage(items: [0])
    var runs = 0
    page.configure = { cell, item in
      cell.observe {
        _ = model.title
        runs += 1
      }
    }
    let stage = Stage(page)
    for _ in 0..<10 { stage.change { page.apply([0], reconfiguring: [0]) } }
    runs = 0
    stage.change { model.title = "changed" }
    #expect(runs == 1)
  }

  @Test func rowsKeepTheirCellsWhereverTheyMove() {
    let page = ListPage(items: Array(0..<20))
    let stage = Stage(page)
    let cells = (0..<20).compactMap { page.list.cellForItem(at: IndexPath(item: $0, section: 0)) }
    var generator = SeededRandom(seed: Walk.seed)
    let order = Array(0..<20).shuffled(using: &generator)
    stage.change { page.apply([("first", Array(order[..<9])), ("main", Array(order[9...]))]) }
    for item in 0..<20 {
      let path = page.source?.indexPath(for: item)
      #expect(path.flatMap { page.list.cellForItem(at: $0) } === cells[item])
      #expect(path.map { page.list.indexPath(for: cells[item]) == $0 } == true)
    }
    #expect(page.madeCells == 20)
    stage.expectFresh()
  }

  @Test func typedTextAndFocusStayWithTheirRow() throws {
    let page = ListPage(items: Array(0..<10))
    var fields: [Int: UITextField] = [:]
    page.configure = { cell, item in
      cell.contentConfiguration = nil
      let field = UITextField()
      field.placeholder = "Field \(item)"
      cell.contentView.addSubview(field)
      fields[item] = field
    }
    let stage = Stage(page)
    try stage.driver.type("typed", into: "Field 4")
    let field = try #require(fields[4])
    #expect(field.isFirstResponder)
    #expect(field.window === stage.window)
    stage.change { page.apply(Array((0..<10).reversed())) }
    #expect(field.isFirstResponder)
    #expect(field.text == "typed")
    #expect(stage.frontEnd.focused == field.nodeID)
    // Far out of the window and back: a row with the keyboard focus retains its cell.
    stage.change { page.apply(Array(100..<300) + [4]) }
    stage.change { page.apply([4]) }
    #expect(fields[4] === field)
    #expect(field.text == "typed")
    stage.change { page.apply([5]) }
    #expect(!field.isFirstResponder)
    stage.expectFresh()
  }

  @Test func rowsAreCreatedWhenTheyBecomeVisible() throws {
    let page = ListPage(items: Array(0..<10_000))
    let stage = Stage(page, visibleRows: 20)
    let list = page.list.nodeID
    #expect(page.madeCells == 64)
    stage.frontEnd.scroll(list, toRow: 5_000)
    #expect(stage.frontEnd.row(5_000, of: list) != nil)
    #expect(page.madeCells < 64 + 100)
    #expect(page.list.visibleCells.count <= 100)
    stage.frontEnd.scroll(list, toRow: 9_999)
    #expect(stage.frontEnd.row(9_999, of: list) != nil)
    // A much shorter list: its last row is in the same patch.
    stage.change { page.apply(Array(0..<50)) }
    #expect(stage.frontEnd.row(49, of: list) != nil)
    stage.expectFresh()
  }

  @Test func askingForAbsurdRowsDoesNoHarm() {
    let page = ListPage(items: Array(0..<3_000))
    let stage = Stage(page)
    let list = page.list.nodeID
    for rows in [
      -5..<(-1), Int.min..<Int.max, Int.max..<Int.max, 0..<Int.max, Int.min..<0, 2_999..<Int.max, 0..<3_000, 5..<5,
      20_000..<30_000,
    ] {
      stage.send(.reveal(list, rows: rows))
      #expect(page.list.visibleCells.count <= 1_024 && !page.list.visibleCells.isEmpty)
      stage.expectFresh()
    }
    for start in [Int.min, -1, 0, 2_999, 3_000, Int.max] {
      for backwards in [true, false] {
        stage.send(.find(list, text: "Row 17", from: start, backwards: backwards))
        stage.send(.find(list, text: "no such", from: start, backwards: backwards))
        stage.send(.find(list, text: "", from: start, backwards: backwards))
      }
    }
    stage.expectFresh()
    stage.change { page.apply([Int]()) }
    stage.send(.find(list, text: "Row", from: 0, backwards: true))
    stage.send(.reveal(list, rows: 0..<10))
    stage.expectFresh()
  }

  @Test func findScrollsToTheNextMatchInBothDirections() {
    let page = ListPage(items: [])
    let stage = Stage(page)
    stage.change { page.apply([("a", Array(0..<100)), ("empty", []), ("b", Array(100..<300))]) }
    func find(_ text: String, from: Int, backwards: Bool = false) -> Int? {
      stage.send(.find(page.list.nodeID, text: text, from: from, backwards: backwards))
      guard case .list(let element)? = stage.frontEnd.tree[page.list.nodeID]?.element else { return nil }
      return element.scrollTarget?.row
    }
    #expect(find("row 7", from: 0) == 7)
    #expect(find("ROW 7", from: 8) == 70)
    #expect(find("row 25", from: 26) == 250)
    #expect(find("row 7", from: 299) == 7)
    #expect(find("row 7", from: 6, backwards: true) == 79)
    stage.frontEnd.revealVisibleRows()
    #expect(stage.frontEnd.focused == page.node(79))
    stage.expectFresh()
  }

  @Test func anAnswerFollowsRowsThatMovedBeforeIt() {
    let page = ListPage(items: Array(0..<1_000))
    let stage = Stage(page)
    func target() -> ListElement.ScrollTarget? {
      guard case .list(let element)? = stage.frontEnd.tree[page.list.nodeID]?.element else { return nil }
      return element.scrollTarget
    }
    // The scroll request and the new order are in the same turn.
    stage.change {
      page.list.scrollToItem(at: IndexPath(item: 900, section: 0))
      page.apply([("b", Array(500..<1_000).reversed()), ("a", Array(0..<500))])
    }
    #expect(target()?.row == 99 && page.list.cellForItem(at: IndexPath(item: 99, section: 0)) != nil)
    let serial = target()?.serial
    // The scroll target has been sent, so later changes do not alter it.
    stage.change { page.apply([("a", Array(0..<500)), ("b", Array(500..<1_000))]) }
    #expect(target()?.row == 99 && target()?.serial == serial)
    stage.change {
      page.list.scroll(toRow: 700, takesFocus: true)
      page.apply([("a", Array(0..<500).reversed()), ("b", Array(500..<1_000).reversed())])
    }
    #expect(target()?.row == 799)
    stage.frontEnd.revealVisibleRows()
    #expect(stage.frontEnd.focused == page.node(700))
    stage.expectFresh()
  }

  @Test func headersAndFootersChangeByOneUpdate() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let page = ListPage(items: Array(0..<3), configuration: configuration)
    let spinner = UIActivityIndicatorView()
    let stage = Stage(page)
    var header: UICollectionViewListCell?
    let registration = { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { view, kind, _ in
        var content = UIListContentConfiguration.header()
        content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
        view.contentConfiguration = content
        if kind == UICollectionView.elementKindSectionHeader { header = view }
      }
    }
    stage.change {
      page.source?.supplementaryViewProvider = { list, kind, path in
        list.dequeueConfiguredReusableSupplementary(using: registration(kind), for: path)
      }
    }
    func section() -> SectionElement? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap {
        if case .section(let section) = $0.element { section } else { nil }
      }.first
    }
    #expect(section()?.header == "Header")
    #expect(section()?.footer == "Footer")
    let renamed = stage.change {
      var content = UIListContentConfiguration.header()
      content.text = "Networks"
      header?.contentConfiguration = content
    }
    #expect(kinds(renamed) == [.update])
    #expect(section()?.header == "Networks")
    stage.change { header?.accessories = [.customView(configuration: .init(customView: spinner))] }
    #expect(kinds(stage.change { spinner.startAnimating() }) == [.update])
    #expect(section()?.isBusy == true)
    #expect(kinds(stage.change { spinner.stopAnimating() }) == [.update])
    stage.expectFresh()
  }

  @Test func sectionsAreInsertedRemovedAndMoved() {
    let page = ListPage(items: [])
    let stage = Stage(page)
    stage.change { page.apply([("a", [1, 2]), ("b", [3, 4]), ("c", [5])]) }
    #expect(kinds(stage.change { page.apply([("c", [5]), ("a", [1, 2]), ("b", [3, 4])]) }) == [.move])
    #expect(rowKinds(stage.change { page.apply([("c", [5]), ("b", [3, 4])]) }) == [.remove])
    #expect(rowKinds(stage.change { page.apply([("c", [5, 3]), ("b", [4])]) }) == [.remove, .insert])
    stage.expectFresh()
    #expect(page.madeCells == 5)
  }

  @Test func snapshotsReportMisuseAndStayValid() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let reports = RuntimeWarning.withCapture {
      snapshot.appendItems([1])
      snapshot.appendSections(["a", "b", "a"])
      snapshot.appendItems([1, 2, 3, 2], toSection: "a")
      snapshot.appendItems([3, 4], toSection: "b")
      snapshot.appendItems([9], toSection: "none")
      snapshot.insertItems([8], beforeItem: 99)
      snapshot.reconfigureItems([77])
      snapshot.reloadItems([78])
      snapshot.reloadSections(["none"])
      snapshot.moveItem(55, beforeItem: 1)
    }
    #expect(reports.count == 10)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers == [4, 2, 3, 1])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 0)
  }
}
