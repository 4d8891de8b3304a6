public import FoundationEssentials
public import KeelControls
import WiFiSettingsModel

/// A page of rows, each of which updates itself.
///
/// `sections()` returns the rows; it is observed, so that rows are added and removed with the state that it reads. A
/// row's cell is set up once, by `configure`, and follows the model by observations of its own.
@MainActor open class FormViewController: UIViewController, UICollectionViewDelegate {
  /// A row of the form, identified by a name that is unique in it.
  @MainActor public struct Row {
    let id: String
    let isEnabled: () -> Bool
    let choose: (() -> Void)?
    let configure: (UICollectionViewListCell) -> Void

    public init(
      _ id: String, isEnabled: @escaping () -> Bool = { true }, choose: (() -> Void)? = nil,
      configure: @escaping (UICollectionViewListCell) -> Void
    ) {
      self.id = id
      self.isEnabled = isEnabled
      self.choose = choose
      self.configure = configure
    }
  }

  /// A group of rows. Header and footer are read again whenever a value that they depend on changes.
  @MainActor public struct Section {
    let id: String
    let header: () -> String?
    let footer: () -> String?
    let rows: [Row]

    public init(
      _ id: String, header: @escaping @autoclosure () -> String? = nil,
      footer: @escaping @autoclosure () -> String? = nil, rows: [Row]
    ) {
      self.id = id
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// The form of the page, if it has one, which holds typed text.
  weak var form: (any FormModel)?
  private var rows: [String: Row] = [:]
  private var shownSections: [String: Section] = [:]
  private lazy var dataSource = makeDataSource()
  public private(set) lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  override public init() { super.init() }

  /// Returns the current rows.
  open func sections() -> [Section] { [] }

  override open func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    view.addSubview(collectionView)
    observe { [weak self] in self?.update() }
  }

  private func update() {
    let sections = sections()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    rows = [:]
    shownSections = [:]
    for section in sections {
      shownSections[section.id] = section
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
      for row in section.rows { rows[row.id] = row }
    }
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, id in
      guard let row = self?.rows[id] else { return }
      row.configure(cell)
      cell.observe { [weak cell] in cell?.isUserInteractionEnabled = row.isEnabled() }
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    source.supplementaryViewProvider = { [weak self, weak source] _, kind, indexPath in
      let view = UICollectionViewListCell()
      guard let id = source?.sectionIdentifier(for: indexPath.section) else { return view }
      view.observe { [weak self, weak view] in
        guard let section = self?.shownSections[id] else { return }
        var content = UIListContentConfiguration.groupedHeader()
        content.text = kind == UICollectionView.elementKindSectionHeader ? section.header() : section.footer()
        view?.contentConfiguration = content
      }
      return view
    }
    return source
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.choose != nil
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    row(at: indexPath)?.choose?()
  }

  private func row(at indexPath: IndexPath) -> Row? {
    dataSource.itemIdentifier(for: indexPath).flatMap { rows[$0] }
  }
}
