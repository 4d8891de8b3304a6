import AppForms
import DoneDoneModel
import FoundationEssentials
import KeelControls
import KeelModel

/// The screens in a sidebar, and the one that is selected beside it.
@MainActor final class SplitController: UISplitViewController {
  private let model: AppModel

  init(_ model: AppModel) {
    self.model = model
    super.init(style: .doubleColumn)
    setViewController(SidebarViewController(model), for: .primary)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      let selection = model.selection
      let page = withoutTracking {
        selection.map { $0.stackController(in: self.model) } ?? NobodyViewController(self.model)
      }
      setViewController(page, for: .secondary)
    }
  }
}

/// The list of the screens.
@MainActor final class SidebarViewController: UIViewController, UICollectionViewDelegate {
  private let model: AppModel
  private lazy var dataSource = makeDataSource()
  private let collectionView = UICollectionView(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))

  init(_ model: AppModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "DoneDone"
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, AppScreen>()
    snapshot.appendSections([0])
    snapshot.appendItems(AppScreen.allCases)
    dataSource.apply(snapshot)
    observe { [weak self] in
      guard let self else { return }
      let path = model.selection.flatMap { dataSource.indexPath(for: $0) }
      collectionView.selectItem(at: path, animated: false)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, AppScreen> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, AppScreen> {
      [model] cell, _, screen in
      cell.observe { [weak cell] in
        var content = UIListContentConfiguration.cell()
        content.text = screen.title(model.words)
        content.image = screen.image
        cell?.contentConfiguration = content
        cell?.linkAddress = model.address(of: screen)
      }
    }
    return UICollectionViewDiffableDataSource<Int, AppScreen>(collectionView: collectionView) { list, path, screen in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: screen)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let screen = dataSource.itemIdentifier(for: indexPath) { model.selection = screen }
  }
}

/// What is beside the sidebar while no screen is selected.
@MainActor final class NobodyViewController: FormViewController {
  private let model: AppModel

  init(_ model: AppModel) {
    self.model = model
    super.init()
  }

  override func standIn() -> FormStandIn? {
    .message(model.words[.selectScreen], symbol: "sidebar.left")
  }
}
