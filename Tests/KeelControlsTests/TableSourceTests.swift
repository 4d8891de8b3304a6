import FoundationEssentials
import KeelControls
import KeelScene
import KeelTesting
import Testing

/// Tables whose data source is replaced.
@MainActor @Suite(.serialized) struct TableSourceTests {
  /// A data source that fills the list of the table itself, as diffable ones do.
  @MainActor private final class FillingSource: UITableViewDataSource, DifferencesSource {
    private let inner: UICollectionViewDiffableDataSource<String, String>

    init(_ table: UITableView) {
      inner = UICollectionViewDiffableDataSource(collectionView: table.list) { _, _, item in
        TableSourceTests.cell(item)
      }
      var snapshot = inner.snapshot()
      snapshot.appendSections(["main"])
      snapshot.appendItems(["Filled"])
      inner.apply(snapshot)
    }
    func fill(_ list: UICollectionView) {
      if list.source === inner { list.reloadData() } else { list.source = inner }
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @MainActor private final class PlainSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      TableSourceTests.cell("Row \(indexPath.row)")
    }
  }

  private static func cell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = text
    return cell
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.frontEnd.tree.inReadingOrder().compactMap { if case .row(let row) = $0.element { row.text } else { nil } }
  }

  @Test func aTableShowsTheRowsOfItsNewDataSource() {
    let table = UITableView()
    let (filling, plain) = (FillingSource(table), PlainSource())
    table.dataSource = filling
    let page = Page("Page") { $0.view.addSubview(table) }
    let stage = Stage(page)
    #expect(texts(stage) == ["Filled"])
    stage.change { table.dataSource = plain }
    #expect(texts(stage) == ["Row 0", "Row 1"])
    stage.change { table.dataSource = filling }
    #expect(texts(stage) == ["Filled"])
    stage.expectFresh()
    // The table holds neither of them.
    withExtendedLifetime((filling, plain)) {}
  }
}
