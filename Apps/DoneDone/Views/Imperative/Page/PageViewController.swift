import FoundationEssentials
import KeelControls
import KeelModel
import KeelViews
import Observation

/// A page of rows, or of something in their place.
///
/// `sections()` and `standIn()` are observed: the page shows what they return, and reads them again when the model has
/// changed.
@MainActor class PageViewController: UIViewController, UICollectionViewDelegate {
  private var rows: [String: PageRow] = [:]
  private let texts = SectionTexts()
  private let standInBox = StandInBox()
  private lazy var dataSource = makeDataSource()
  private(set) lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let actions = self?.row(at: path)?.swipeActions, !actions.isEmpty else { return nil }
      return UISwipeActionsConfiguration(actions: actions)
    }
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  /// Returns the current rows.
  func sections() -> [PageSection] { [] }

  /// Returns what is shown in place of rows; `nil` if rows are shown.
  func standIn() -> StandIn? { nil }

  /// Called when the button of a message is tapped.
  func standInButtonTapped() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.restorationIdentifier = "rows"
    view.addSubview(collectionView)
    standInBox.act = { [weak self] in self?.standInButtonTapped() }
    let message = UIHostingController(rootView: StandInView(box: standInBox))
    addChild(message)
    view.addSubview(message.view)
    message.didMove(toParent: self)
    observe { [weak self] in
      guard let self else { return }
      let standIn = standIn()
      if standIn == nil { update() }
      if standInBox.standIn != standIn { standInBox.standIn = standIn }
      collectionView.isHidden = standIn != nil
      message.view.isHidden = standIn == nil
    }
  }

  private func update() {
    let sections = sections()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    var new: [String: PageRow] = [:]
    var shown: [String: SectionTexts.Text] = [:]
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
      shown[section.id] = SectionTexts.Text(header: section.header, footer: section.footer)
      for row in section.rows { new[row.id] = row }
    }
    snapshot.reconfigureItems(
      new.values.filter { row in
        rows[row.id].map { !$0.looks(like: row) } ?? false
      }.map(\.id))
    rows = new
    if texts.shown != shown { texts.shown = shown }
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, id in
      guard let row = self?.rows[id] else { return }
      row.configure(cell)
      cell.linkAddress = row.address
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    source.supplementaryViewProvider = { [weak source, texts] _, kind, path in
      let view = UICollectionViewListCell()
      guard let id = source?.sectionIdentifier(for: path.section) else { return view }
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      view.observe { [weak view] in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = isHeader ? texts.shown[id]?.header : texts.shown[id]?.footer
        view?.contentConfiguration = content
      }
      return view
    }
    return source
  }

  private func row(at path: IndexPath) -> PageRow? { dataSource.itemIdentifier(for: path).flatMap { rows[$0] } }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.choose != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    row(at: indexPath)?.choose?()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration? {
    guard let menu = row(at: indexPath)?.menu, !menu.isEmpty else { return nil }
    return UIContextMenuConfiguration { UIMenu(children: menu) }
  }
}

/// The headers and footers of the sections, which their views follow.
@MainActor @Observable private final class SectionTexts {
  struct Text: Hashable {
    var header: String?
    var footer: String?
  }
  var shown: [String: Text] = [:]
}
