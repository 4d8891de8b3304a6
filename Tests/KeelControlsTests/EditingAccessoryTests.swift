import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Accessories of lists that are edited.
@MainActor @Suite(.serialized) struct EditingAccessoryTests {
  final class Delegate: UICollectionViewDelegate {
    var chosen: [Int] = []
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  private func row(_ stage: Stage, _ page: ListPage, _ item: Int) -> RowElement? {
    guard let id = page.node(item), case .row(let row)? = stage.frontEnd.tree[id]?.element else { return nil }
    return row
  }

  @Test func aRowIsDeletedByItsAccessory() throws {
    let page = ListPage(items: [0, 1, 2])
    var deleted: [Int] = []
    page.configure = { [weak page] cell, item in
      guard item > 0 else { return }
      cell.accessories = [
        .delete(options: .init(isHidden: item == 2)) {
          deleted.append(item)
          page?.apply([0, 2])
        }
      ]
    }
    let stage = Stage(page)
    #expect(row(stage, page, 1)?.canDelete == false)
    stage.change { page.list.isEditing = true }
    #expect([0, 1, 2].map { row(stage, page, $0)?.canDelete } == [false, true, false])
    try stage.driver.delete("Row 1")
    #expect(deleted == [1])
    #expect(!stage.driver.shows("Row 1"))
    stage.expectFresh()
  }

  @Test func withoutAHandlerTheDestructiveActionDeletes() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var done: [String] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      let names = path.item == 0 ? ["Archive", "Delete"] : ["Archive"]
      return UISwipeActionsConfiguration(
        actions: names.map { name in
          UIContextualAction(style: name == "Delete" ? .destructive : .normal, title: name) { _, _, _ in
            done.append(name)
          }
        })
    }
    let page = ListPage(items: [0, 1], configuration: configuration)
    page.configure = { cell, _ in cell.accessories = [.delete()] }
    let stage = Stage(page)
    stage.change { page.list.isEditing = true }
    #expect([0, 1].map { row(stage, page, $0)?.canDelete } == [true, false])
    try stage.driver.delete("Row 0")
    #expect(done == ["Delete"])
    stage.expectFresh()
  }

  @Test func aRowIsInsertedByItsAccessory() throws {
    let page = ListPage(items: [0])
    var inserted = 0
    page.configure = { cell, _ in cell.accessories = [.insert { inserted += 1 }] }
    let stage = Stage(page)
    func button() -> NodeID? { stage.id { if case .button = $0.element { true } else { false } } }
    #expect(button() == nil)
    stage.change { page.list.isEditing = true }
    stage.send(.activate(try #require(button())))
    #expect(inserted == 1)
    stage.expectFresh()
  }

  @Test func theUserMovesTheItemsThatMayBeMoved() throws {
    let page = ListPage(items: [])
    let stage = Stage(page)
    page.configure = { cell, _ in cell.accessories = [.reorder()] }
    var items = [0, 1, 2, 3, 4]
    page.source?.reorderingHandlers.canReorderItem = { $0 != 4 }
    page.source?.reorderingHandlers.didReorder = { transaction in
      items = items.applying(transaction.difference) ?? []
      #expect(transaction.finalSnapshot.itemIdentifiers == items)
    }
    stage.change { page.apply([("a", [0, 1, 2]), ("b", [3, 4])]) }
    stage.change { page.list.isEditing = true }
    #expect((0...4).map { row(stage, page, $0)?.canMove } == [true, true, true, true, false])
    try stage.driver.move("Row 0", to: 1)
    #expect(items == [1, 0, 2, 3, 4])
    try stage.driver.move("Row 2", to: 0)
    #expect(items == [2, 1, 0, 3, 4])
    // Into the other section.
    var sections: [String] = []
    page.source?.reorderingHandlers.willReorder = { sections = $0.sectionTransactions.map(\.sectionIdentifier) }
    try stage.driver.move("Row 2", to: 4)
    #expect(items == [1, 0, 3, 4, 2])
    #expect(sections == ["a", "b"])
    #expect(page.source?.snapshot().itemIdentifiers(inSection: "b") == [3, 4, 2])
    try stage.driver.move("Row 3", to: 2)
    #expect(page.source?.snapshot().itemIdentifiers(inSection: "b") == [3, 4, 2])
    stage.expectFresh()
  }

  @Test func aNewDataSourceDecidesWhichItemsMove() {
    let page = ListPage(items: [0, 1])
    let stage = Stage(page)
    func movable() -> [Bool] {
      stage.frontEnd.tree.inReadingOrder().compactMap { node in
        if case .row(let row) = node.element { row.canMove } else { nil }
      }
    }
    page.source?.reorderingHandlers.canReorderItem = { _ in true }
    stage.change { page.list.isEditing = true }
    #expect(movable() == [true, true])
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let other = UICollectionViewDiffableDataSource<String, Int>(collectionView: page.list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.change {
      var snapshot = other.snapshot()
      snapshot.appendSections(["main"])
      snapshot.appendItems([0, 1])
      other.apply(snapshot)
    }
    #expect(movable() == [false, false])
    // The list no longer asks the earlier data source.
    stage.change { page.source?.reorderingHandlers.canReorderItem = { _ in true } }
    #expect(movable() == [false, false])
    #expect(other.snapshot().itemIdentifiers == [0, 1])
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
    let delegate = Delegate()
    let page = ListPage(items: [0, 1, 2])
    page.list.delegate = delegate
    page.list.allowsMultipleSelectionDuringEditing = true
    page.configure = { cell, _ in cell.accessories = [.multiselect()] }
    let stage = Stage(page)
    try stage.driver.select("Row 0")
    try stage.driver.select("Row 1")
    #expect(page.list.indexPathsForSelectedItems?.map(\.item) == [1])
    stage.change { page.list.isEditing = true }
    try stage.driver.select("Row 2")
    #expect(page.list.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    #expect(delegate.chosen == [0, 1, 2])
    // The selection of several rows ends with the mode.
    stage.change { page.list.isEditing = false }
    #expect(page.list.indexPathsForSelectedItems == [])
    #expect(row(stage, page, 2)?.isSelected == false)
    stage.expectFresh()
  }
}
