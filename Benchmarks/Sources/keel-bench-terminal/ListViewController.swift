import FoundationEssentials
import Keel

/// The list as any app would write it: a snapshot of the identifiers, and cells that each follow one row.
@MainActor final class ListViewController: UIViewController {
  private let model: ListModel
  private var top = 0
  private lazy var collectionView = UICollectionView(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = makeDataSource()
  private var rows: [Int: RowModel] = [:]

  init(model: ListModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    view.addSubview(collectionView)
    let commands: [(String, String, (ListViewController) -> Void)] = [
      ("u", "Change one row", { $0.model.updateOne() }), ("i", "Insert a row", { $0.model.insertOne() }),
      ("r", "Replace all rows", { $0.model.replaceAll() }), ("p", "A page down", { $0.pageDown() }),
    ]
    for (input, title, action) in commands {
      addKeyCommand(
        UIKeyCommand(title: title, input: input) { [weak self] _ in
          if let self { action(self) }
        })
    }
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, RowModel.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(model.rows.map(\.id))
      dataSource.apply(snapshot)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, RowModel.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, RowModel.ID> {
      [model] cell, indexPath, _ in
      let row = model.rows[indexPath.item]
      cell.observe { [weak cell] in
        var content = UIListContentConfiguration.valueCell()
        content.text = row.name
        content.secondaryText = "WPA2  \(row.strength)%"
        cell?.contentConfiguration = content
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func pageDown() {
    top = min(top + 38, model.rows.count - 1)
    collectionView.scrollToItem(at: IndexPath(item: top, section: 0), at: .top, animated: false)
  }
}
