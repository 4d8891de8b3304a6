import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Sections whose items are an outline, and the values that describe them.
@MainActor @Suite(.serialized) struct OutlineTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 (10, 11 (110)), 2 (20)
  private func outline(expanding: [Int] = []) -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([110], to: 11)
    outline.append([20], to: 2)
    outline.expand(expanding)
    return outline
  }

  private func page() -> ListPage {
    let page = ListPage(items: [])
    page.configure = { cell, item in
      if [1, 2, 11].contains(item) {
        cell.accessories = [.outlineDisclosure(options: .init(style: item == 2 ? .header : .automatic))]
      }
    }
    return page
  }

  private func rows(_ stage: Stage) -> [RowElement] {
    stage.frontEnd.tree.inReadingOrder().compactMap { if case .row(let row) = $0.element { row } else { nil } }
  }

  // MARK: Values

  @Test func itemsAreInTheOrderOfTheOutline() {
    var outline = outline(expanding: [1])
    #expect(outline.items == [1, 10, 11, 110, 2, 20])
    #expect(outline.rootItems == [1, 2])
    #expect(outline.visibleItems == [1, 10, 11, 2])
    #expect(outline.level(of: 110) == 2 && outline.parent(of: 110) == 11 && outline.parent(of: 2) == nil)
    #expect(outline.isExpanded(1) && !outline.isExpanded(11) && !outline.isVisible(110))
    // The items below a collapsed item are hidden, even those below an expanded item among them.
    outline.expand([11])
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2])
    outline.expand([1])
    #expect(outline.visibleItems == [1, 10, 11, 110, 2])
    #expect(outline.snapshot(of: 1).items == [10, 11, 110])
    #expect(outline.snapshot(of: 1).level(of: 110) == 1)
    #expect(outline.snapshot(of: 11, includingParent: true).visibleItems == [11, 110])
  }

  @Test func itemsAreInsertedRemovedAndReplaced() {
    var outline = outline()
    outline.insert([3], after: 1)
    outline.insert([9], before: 10)
    #expect(outline.items == [1, 9, 10, 11, 110, 3, 2, 20])
    #expect(outline.level(of: 3) == 0 && outline.level(of: 9) == 1)
    outline.delete([11, 77])
    #expect(outline.items == [1, 9, 10, 3, 2, 20])
    var children = Outline()
    children.append([5])
    children.append([50], to: 5)
    children.expand([5])
    outline.replace(childrenOf: 1, using: children)
    outline.expand([1])
    #expect(outline.visibleItems == [1, 5, 50, 3, 2])
    let reports = RuntimeWarning.withCapture {
      outline.append([5, 6], to: 2)
      outline.append([7], to: 77)
    }
    #expect(reports.count == 2)
    #expect(outline.items == [1, 5, 50, 3, 2, 20, 6])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  // MARK: Lists

  @Test func theUserExpandsAndCollapsesRows() throws {
    let page = page()
    let stage = Stage(page)
    stage.change { page.source?.apply(outline(), to: "main") }
    #expect(rows(stage).map(\.text) == ["Row 1", "Row 2"])
    #expect(rows(stage).map(\.expansion) == [.collapsed, .collapsed])
    let first = page.node(1)
    try stage.driver.toggle("Row 1")
    #expect(rows(stage).map(\.text) == ["Row 1", "Row 10", "Row 11", "Row 2"])
    #expect(rows(stage).map(\.expansion) == [.expanded, .none, .collapsed, .collapsed])
    #expect(rows(stage).map(\.indentation) == [0, 1, 1, 0])
    #expect(page.node(1) == first)
    try stage.driver.toggle("Row 11")
    #expect(rows(stage).map(\.indentation) == [0, 1, 1, 2, 0])
    #expect(page.source?.snapshot(for: "main").isExpanded(11) == true)
    try stage.driver.toggle("Row 1")
    #expect(rows(stage).map(\.text) == ["Row 1", "Row 2"])
    // A header is expanded by pressing it anywhere.
    try stage.driver.tap("Row 2")
    #expect(rows(stage).map(\.text) == ["Row 1", "Row 2", "Row 20"])
    stage.expectFresh()
  }

  @Test func handlersTakePart() throws {
    let page = page()
    let stage = Stage(page)
    let journal = Journal()
    stage.change { page.source?.apply(outline(), to: "main") }
    page.source?.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    page.source?.sectionSnapshotHandlers.willExpandItem = { journal.write("expand \($0)") }
    page.source?.sectionSnapshotHandlers.willCollapseItem = { journal.write("collapse \($0)") }
    page.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append([parent * 100])
      return children
    }
    try stage.driver.toggle("Row 2")
    try stage.driver.toggle("Row 1")
    #expect(rows(stage).map(\.text) == ["Row 1", "Row 10", "Row 11", "Row 100", "Row 2"])
    try stage.driver.toggle("Row 1")
    #expect(journal.take() == ["expand 1", "collapse 1"])
    stage.expectFresh()
  }

  @Test func aHandlerOfTheAccessoryReplacesTheExpansion() throws {
    let page = ListPage(items: [1])
    var presses = 0
    page.configure = { cell, _ in cell.accessories = [.outlineDisclosure { presses += 1 }] }
    let stage = Stage(page)
    try stage.driver.toggle("Row 1")
    #expect(presses == 1)
    #expect(rows(stage).map(\.expansion) == [.collapsed])
  }

  @Test func anotherSnapshotEndsTheOutline() {
    let page = page()
    let stage = Stage(page)
    stage.change { page.source?.apply(outline(expanding: [1]), to: "main") }
    // A section that shows the same items keeps its outline.
    stage.change { page.apply([1, 10, 11, 2]) }
    #expect(rows(stage).map(\.indentation) == [0, 1, 1, 0])
    stage.change { page.apply([1, 10]) }
    #expect(rows(stage).map(\.indentation) == [0, 0])
    #expect(rows(stage).map(\.expansion) == [.collapsed, .none])
    #expect(page.source?.snapshot(for: "main").visibleItems == [1, 10])
    stage.expectFresh()
  }
}
