import KeelControls
import KeelModel

/// An endless list of days: its cells are created shortly before they become visible, and the last one loads more days.
@MainActor final class DayList: UIViewController {
  private let model: GalleryModel
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(model: GalleryModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let list = UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [model] cell, _, day in
      var content = cell.defaultContentConfiguration()
      content.text = "Day \(day + 1)"
      cell.contentConfiguration = content
      model.dayAppeared(day)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    observe { [weak self, model] in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<model.days))
      self?.source?.apply(snapshot, animatingDifferences: false)
    }
  }
}
