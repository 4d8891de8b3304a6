import KeelTesting
import Testing
import UIKit

/// A typical UIKit page: registered cell classes, a flow layout, a data source and a delegate.
private final class FruitController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections = [["Apple", "Pear"], ["Leek"]]
  var chosen: [IndexPath] = []
  var shown: [IndexPath] = []
  var cellsMade = 0
  let layout = UICollectionViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    layout.itemSize = CGSize(width: 100, height: 100)
    collectionView.register(FruitCell.self, forCellWithReuseIdentifier: FruitCell.identifier)
    collectionView.register(
      FruitHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsMade += 1
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FruitCell.identifier, for: indexPath)
        as? FruitCell
    else { return UICollectionViewCell() }
    cell.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? FruitHeader)?.label.text = "Shelf \(indexPath.section + 1)"
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 30 : 0) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.item] != "Leek"
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { shown.append(indexPath) }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let fruit = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(fruit, at: destinationIndexPath.item)
  }
}

private final class FruitCell: UICollectionViewCell {
  static let identifier = "FruitCell"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class FruitHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor private final class Stage<Page: UIViewController> {
  let page: Page
  let window: UIWindow
  let frontEnd = HeadlessFrontEnd()
  let driver: Driver

  init(_ page: Page) {
    self.page = page
    window = UIWindow(rootViewController: UINavigationController(rootViewController: page))
    window.show(on: frontEnd)
    driver = Driver(frontEnd)
  }

  /// The given names in the order in which they are displayed.
  func order(_ names: String...) -> [String] {
    let outline = driver.outline
    let places = names.compactMap { name in outline.range(of: "\"\(name)\"").map { ($0.lowerBound, name) } }
    return places.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

@MainActor @Suite struct CollectionViewTests {
  @Test func aDataSourceFillsTheListAndTheDelegateIsNotified() throws {
    let stage = Stage(FruitController())
    #expect(stage.order("Apple", "Pear", "Leek") == ["Apple", "Pear", "Leek"])
    #expect(stage.driver.outline.contains("section \"Shelf 1\""))
    #expect(!stage.driver.outline.contains("Shelf 2"), "the delegate gives this section no header")
    #expect(Set(stage.page.shown).count == 3)
    try stage.driver.tap("Pear")
    #expect(stage.page.chosen == [IndexPath(item: 1, section: 0)])
    #expect(throws: (any Error).self) { try stage.driver.tap("Leek") }
    #expect(stage.page.chosen.count == 1)
    #expect(stage.page.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func itemsThatStayKeepTheirCells() async throws {
    let stage = Stage(FruitController())
    let list = stage.page.collectionView
    let pear = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    stage.page.sections[0].insert("Fig", at: 0)
    list.insertItems(at: [IndexPath(item: 0, section: 0)])
    await stage.driver.settle()
    #expect(stage.order("Fig", "Apple", "Pear") == ["Fig", "Apple", "Pear"])
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0)) === pear)
    #expect(stage.page.cellsMade == 4)
    stage.page.sections[0].remove(at: 1)
    list.deleteItems(at: [IndexPath(item: 1, section: 0)])
    await stage.driver.settle()
    #expect(!stage.driver.outline.contains("Apple"))
    #expect(list.indexPath(for: pear) == IndexPath(item: 1, section: 0))
    stage.page.sections[0][1] = "Quince"
    list.reloadItems(at: [IndexPath(item: 1, section: 0)])
    await stage.driver.settle()
    #expect(stage.order("Fig", "Quince", "Pear") == ["Fig", "Quince"])
    #expect(stage.page.cellsMade == 5)
  }

  /// As in UIKit, deletions use the indices before the batch and insertions those after it, in any order of calls.
  @Test func aBatchIsMadeInUIKitsOrder() async throws {
    let stage = Stage(FruitController())
    let list = stage.page.collectionView
    let leek = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)))
    var isDone = false
    stage.page.sections = [["Herbs"], ["Pear", "Plum"], ["Leek"]]
    list.performBatchUpdates {
      list.insertItems(at: [IndexPath(item: 1, section: 1)])
      list.insertSections(IndexSet(integer: 0))
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { _ in
      isDone = true
    }
    await stage.driver.settle()
    #expect(isDone)
    #expect(stage.order("Herbs", "Apple", "Pear", "Plum", "Leek") == ["Herbs", "Pear", "Plum", "Leek"])
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 2)) === leek)
    #expect(stage.page.cellsMade == 5, "only Herbs and Plum are new")
  }

  @Test func aDataSourceThatDisagreesIsAskedAnew() async throws {
    let stage = Stage(FruitController())
    stage.page.sections = [["Kiwi"]]
    stage.page.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    await stage.driver.settle()
    #expect(stage.order("Kiwi", "Apple", "Pear", "Leek") == ["Kiwi"])
    stage.page.sections = []
    stage.page.collectionView.reloadData()
    await stage.driver.settle()
    #expect(!stage.driver.outline.contains("Kiwi"))
  }

  @Test func itemsAreMovedByHand() async throws {
    let stage = Stage(FruitController())
    stage.page.collectionView.isEditing = true
    await stage.driver.settle()
    try stage.driver.move("Apple", to: 1)
    await stage.driver.settle()
    #expect(stage.page.sections == [["Pear", "Apple"], ["Leek"]])
    #expect(stage.order("Apple", "Pear", "Leek") == ["Pear", "Apple", "Leek"])
    try stage.driver.move("Pear", to: 2)
    await stage.driver.settle()
    #expect(stage.page.sections == [["Apple"], ["Leek", "Pear"]])
  }

  @Test func aControllerIsItsOwnDataSource() throws {
    final class Numbers: UICollectionViewController {
      var chosen: Int?
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FruitCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        100_000
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? FruitCell)?.label.text = "Number \(indexPath.item)"
        return cell
      }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen = indexPath.item
      }
    }
    let stage = Stage(Numbers(collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(stage.page.collectionView.visibleCells.count < 1_000, "only items near the visible region have cells")
    try stage.driver.tap("Number 3")
    #expect(stage.page.chosen == 3)
  }

  @Test func aDiffableDataSourceMayBeTheDataSource() async throws {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(FruitCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? FruitCell)?.label.text = item
      return cell
    }
    list.dataSource = source
    let page = UIViewController()
    page.view.addSubview(list)
    let stage = Stage(page)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot)
    await stage.driver.settle()
    #expect(stage.order("One", "Two") == ["One", "Two"])
  }
}

@MainActor @Suite struct TableDifferenceTests {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  @Test func snapshotsFillATable() async throws {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    let page = UIViewController()
    page.view.addSubview(table)
    let stage = Stage(page)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Even", "Odd"])
    snapshot.appendItems([2, 4], toSection: "Even")
    snapshot.appendItems([1], toSection: "Odd")
    source.apply(snapshot)
    await stage.driver.settle()
    #expect(stage.order("Even", "Item 2", "Item 4", "Odd", "Item 1") == ["Even", "Item 2", "Item 4", "Odd", "Item 1"])
    try stage.driver.delete("Item 4")
    await stage.driver.settle()
    #expect(!stage.driver.outline.contains("Item 4"))
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test func sectionsOfATableAreInsertedAndRemoved() async throws {
    final class Page: UITableViewController {
      var sections = [["One"], ["Two"]]
      override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
      }
    }
    let stage = Stage(Page(style: .plain))
    let table = try #require(stage.page.tableView)
    let two = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    stage.page.sections.insert(["Zero", "Half"], at: 0)
    stage.page.sections.remove(at: 1)
    table.beginUpdates()
    table.insertSections(IndexSet(integer: 0), with: .automatic)
    table.deleteSections(IndexSet(integer: 0), with: .automatic)
    table.endUpdates()
    await stage.driver.settle()
    #expect(stage.order("Zero", "Half", "One", "Two") == ["Zero", "Half", "Two"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === two)
  }
}
