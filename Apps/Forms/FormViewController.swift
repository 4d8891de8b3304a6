public import FoundationEssentials
public import KeelControls
import KeelModel
import KeelViews
import Observation

/// A page of rows, or of something in their place.
///
/// `sections()` and `standIn()` are observed: the page shows what they return, and reads them again when the model has
/// changed. A row that remains keeps its cell with the control in it, so that the focus remains too.
///
/// If the page has a `restorationIdentifier`, its list and its fields have one too.
@MainActor open class FormViewController: UIViewController, UICollectionViewDelegate {
  private let content = FormContent()
  private lazy var dataSource = makeDataSource()
  /// Called when the user tries to close a page with typed text.
  var askBeforeClosing: (() -> Void)?
  private var message: UIHostingController<StandInView>?
  public private(set) lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let actions = self?.row(at: path)?.swipeActions, !actions.isEmpty else { return nil }
      return UISwipeActionsConfiguration(actions: actions)
    }
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  override public init() { super.init() }

  /// Returns the current rows.
  open func sections() -> [FormSection] { [] }

  /// Returns what is shown in place of rows; `nil` if rows are shown.
  open func standIn() -> FormStandIn? { nil }

  /// Called when the button of a message in place of rows is tapped.
  open func standInButtonTapped() {}

  override open func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    if restorationIdentifier != nil { collectionView.restorationIdentifier = "rows" }
    view.addSubview(collectionView)
    observe { [weak self] in
      guard let self else { return }
      let standIn = standIn()
      if let standIn { withoutTracking { self.show(standIn) } } else { update() }
      collectionView.isHidden = standIn != nil
      message?.view.isHidden = standIn == nil
    }
  }

  private func show(_ standIn: FormStandIn) {
    let root = StandInView(standIn: standIn) { [weak self] in self?.standInButtonTapped() }
    if let message {
      message.rootView = root
      return
    }
    let page = UIHostingController(rootView: root)
    message = page
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func update() {
    let sections = sections()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
    }
    content.sections = Dictionary(sections.map { ($0.id, $0) }) { $1 }
    content.rows = Dictionary(sections.flatMap(\.rows).map { ($0.id, $0) }) { $1 }
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
    let registration = UICollectionView.CellRegistration<FormCell, String> { [weak self, content] cell, _, id in
      cell.identity = self?.restorationIdentifier == nil ? nil : id
      cell.observe { [weak cell] in
        guard let cell, let row = content.rows[id] else { return }
        row.update(cell)
        cell.linkAddress = row.address
        cell.isUserInteractionEnabled = row.isEnabled()
        // Its description includes the actions.
        cell.setNeedsDescription()
      }
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    source.supplementaryViewProvider = { [weak source, content] _, kind, path in
      let view = UICollectionViewListCell()
      guard let id = source?.sectionIdentifier(for: path.section) else { return view }
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      view.observe { [weak view] in
        let section = content.sections[id]
        view?.contentConfiguration = UIListContentConfiguration.title(isHeader ? section?.header() : section?.footer())
      }
      return view
    }
    return source
  }

  private func row(at path: IndexPath) -> FormRow? { dataSource.itemIdentifier(for: path).flatMap { content.rows[$0] } }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.choose != nil
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    row(at: indexPath)?.choose?()
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration? {
    guard let menu = row(at: indexPath)?.menu, !menu.isEmpty else { return nil }
    return UIContextMenuConfiguration { UIMenu(children: menu) }
  }
}

/// What a form shows, which its cells, headers and footers follow.
@MainActor @Observable private final class FormContent {
  var sections: [String: FormSection] = [:]
  var rows: [String: FormRow] = [:]
}
