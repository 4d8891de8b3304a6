import FoundationEssentials
import KeelControls
import KeelScene

/// A page with a list of numbers in sections.
@MainActor final class ListPage: UIViewController {
  let list: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<String, Int>?
  private(set) var madeCells = 0
  private(set) var configured: [Int] = []
  var texts: [Int: String] = [:]
  var configure: ((UICollectionViewListCell, Int) -> Void)?
  private let follow: (UICollectionViewCell) -> Void
  private var known: Set<ObjectIdentifier> = []
  private let items: [Int]

  init(
    items: [Int], configuration: UICollectionLayoutListConfiguration = .init(appearance: .insetGrouped),
    follow: @escaping (UICollectionViewCell) -> Void = { _ in }
  ) {
    list = UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    self.items = items
    self.follow = follow
    super.init()
    title = "List"
  }

  override func viewDidLoad() {
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, item in
      guard let self else { return }
      configured.append(item)
      var content = cell.defaultContentConfiguration()
      content.text = texts[item] ?? "Row \(item)"
      cell.contentConfiguration = content
      configure?(cell, item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, item in
      let count = self?.configured.count ?? 0
      let cell = list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      if let self, configured.count > count, list.cellForItem(at: path) !== cell {
        madeCells += 1
        follow(cell)
      }
      return cell
    }
    apply(items)
  }

  func apply(_ items: [Int], reconfiguring: [Int] = [], reloading: [Int] = []) {
    apply([("main", items)], reconfiguring: reconfiguring, reloading: reloading)
  }

  func apply(_ sections: [(String, [Int])], reconfiguring: [Int] = [], reloading: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    snapshot.reconfigureItems(reconfiguring)
    snapshot.reloadItems(reloading)
    source?.apply(snapshot)
  }

  func takeConfigured() -> [Int] {
    defer { configured = [] }
    return configured
  }

  /// The node of the row with that number, if the row exists.
  func node(_ item: Int) -> NodeID? {
    source?.indexPath(for: item).flatMap { list.cellForItem(at: $0) }?.nodeID
  }
}
