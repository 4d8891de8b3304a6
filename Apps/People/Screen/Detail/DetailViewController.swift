internal import AppForms
public import FoundationEssentials
public import KeelControls
internal import KeelModel
internal import KeelViews
public import PeopleModel
public import PeopleService
internal import PeopleShow

/// The details of a person. Its twin is `DetailView`.
@MainActor public final class DetailViewController: UIViewController {
  enum Part: Hashable { case head, facts, move }
  enum Item: Hashable { case head, fact(Fact), walk, fly, move, result(String) }

  @UIBindable private var viewmodel: DetailViewModel
  private lazy var dataSource = makeDataSource()
  private let collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  public init(_ service: any Serving, target: Person.ID) {
    viewmodel = DetailViewModel(service, target: target)
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    viewmodel.screenAppeared()
    let action: @MainActor () -> Void = { [viewmodel] in viewmodel.messageButtonTapped() }
    let standIn = UIHostingController(rootView: DetailStandIn(content: viewmodel.content, action: action))
    collectionView.delegate = self
    view.addSubview(collectionView)
    addChild(standIn)
    view.addSubview(standIn.view)
    standIn.didMove(toParent: self)
    observe { [weak self] in
      guard let self else { return }
      title = viewmodel.title
      standIn.rootView = DetailStandIn(content: viewmodel.content, action: action)
      let hasRows = update()
      collectionView.isHidden = !hasRows
      standIn.view.isHidden = hasRows
    }
    present(item: $viewmodel.alert) { UIAlertController(state: $0) { (_: Never?) in } }
  }

  // MARK: Rows

  /// Shows the rows. Returns false if something else is shown in their place.
  private func update() -> Bool {
    guard case .person(let person) = viewmodel.content else { return false }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
    snapshot.appendSections([.head, .facts, .move])
    snapshot.appendItems([.head], toSection: .head)
    snapshot.appendItems(viewmodel.facts(of: person).map { .fact($0) }, toSection: .facts)
    snapshot.appendItems([.walk, .fly, .move] + [viewmodel.moveResult].compactMap { $0 }.map { .result($0) })
    dataSource.apply(snapshot)
    return true
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Part, Item> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
      self?.configure(cell, for: item)
    }
    let source = UICollectionViewDiffableDataSource<Part, Item>(collectionView: collectionView) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { [weak source] _, _, path in
      let view = UICollectionViewListCell()
      var content = UIListContentConfiguration.groupedHeader()
      content.text = source?.sectionIdentifier(for: path.section) == .move ? DetailWords.move : nil
      view.contentConfiguration = content
      return view
    }
    return source
  }

  private func configure(_ cell: UICollectionViewListCell, for item: Item) {
    switch item {
    case .head:
      cell.observe { [weak cell, viewmodel] in
        guard case .person(let person) = viewmodel.content else { return }
        let portrait = viewmodel.portrait
        cell?.contentConfiguration = UIHostingConfiguration { PersonHeader(person, portrait: portrait) }
      }
    case .fact(let fact):
      if let scheme = fact.scheme {
        cell.contentConfiguration = UIHostingConfiguration { ContactRow(fact.title, fact.text, scheme: scheme) }
      } else {
        cell.contentConfiguration = UIListContentConfiguration.value(fact.title, fact.text)
      }
    case .walk: configure(cell, DetailWords.walk, $viewmodel.isLeg)
    case .fly: configure(cell, DetailWords.fly, $viewmodel.isWing)
    case .move: configureMove(cell)
    case .result(let text):
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.textProperties.color = .secondaryLabel
      cell.contentConfiguration = content
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ title: String, _ isOn: UIBinding<Bool>) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    cell.contentConfiguration = content
    let control = UISwitch(isOn: isOn)
    control.accessibilityLabel = title
    cell.accessories = [.customView(configuration: .init(customView: control))]
  }

  private func configureMove(_ cell: UICollectionViewListCell) {
    cell.contentConfiguration = UIListContentConfiguration.button(DetailWords.moveHere)
    let activity = UIActivityIndicatorView()
    cell.accessories = [.customView(configuration: .init(customView: activity))]
    cell.observe { [weak cell, viewmodel] in
      cell?.isUserInteractionEnabled = viewmodel.canMove
      if viewmodel.isMoving { activity.startAnimating() } else { activity.stopAnimating() }
    }
  }
}

extension DetailViewController: UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath) == .move
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    viewmodel.moveButtonTapped()
  }
}

#Preview("Details, imperative") {
  UINavigationController(rootViewController: DetailViewController(Raft(), target: "p3"))
}
