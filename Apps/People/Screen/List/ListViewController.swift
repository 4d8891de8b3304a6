internal import AppForms
public import FoundationEssentials
public import KeelControls
internal import KeelModel
internal import KeelViews
internal import PeopleModel
public import PeopleService
internal import PeopleShow

/// The list of people, and the search in it. Its twin is `ListView`.
@MainActor public final class ListViewController: UIViewController {
  enum Part: Hashable { case recents, people(country: String?) }
  enum Item: Hashable { case person(PeopleList.Row.ID), recent(String), clearRecents }

  @UIBindable private var viewmodel: ListViewModel
  private let search = UISearchController()
  private let refresh = UIRefreshControl()
  private lazy var dataSource = makeDataSource()
  /// The loaded people in the list that is shown.
  private var people: [PeopleList.Row.ID: Person.Meta] = [:]
  /// The list of people that is shown; `nil` while something else is shown in its place.
  private var list: PeopleList?
  /// The number of times that all rows were computed, for tests.
  private(set) var updateCount = 0
  /// The item of the person whose details are open.
  private var chosen: Item?
  private let collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  public init(_ service: any Serving) {
    viewmodel = ListViewModel(service)
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    viewmodel.screenAppeared()
    title = ListWords.title
    collectionView.delegate = self
    let retry: @MainActor () -> Void = { [viewmodel] in viewmodel.retryButtonTapped() }
    let rows = UIHostingController(rootView: BarredControl(collectionView, banner: nil, retry: retry))
    let standIn = UIHostingController(rootView: ListStandIn(content: viewmodel.content, retry: retry))
    for child in [rows, standIn] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    observe { [weak self] in
      guard let self else { return }
      let content = viewmodel.content
      list = content.list
      rows.view.isHidden = list == nil
      standIn.view.isHidden = list != nil
      standIn.rootView = ListStandIn(content: content, retry: retry)
      update()
    }
    // This runs at each step of a fetch, and leaves the rows as they are.
    observe { [weak self] in
      guard let self else { return }
      rows.rootView = BarredControl(collectionView, banner: viewmodel.banner, retry: retry)
    }
    observe { [weak self] in
      guard let self else { return }
      navigationItem.subtitle = viewmodel.summary
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: makeMenuButton())
    }
    observe { [weak self] in
      guard let self else { return }
      chosen = viewmodel.chosenRow.map { .person($0) }
      showChoice()
    }
    observe { [weak self] in
      guard let self, let target = viewmodel.scrollTarget else { return }
      if let path = dataSource.indexPath(for: .person(target)) { collectionView.scrollToItem(at: path) }
      viewmodel.didScroll()
    }
    followSearch()
    followRefresh()
    present(item: $viewmodel.alert) { [viewmodel] alert in
      UIAlertController(state: alert) { action in
        if let action { viewmodel.alertButtonTapped(action) }
      }
    }
    present(item: $viewmodel.report) { [viewmodel] report in
      UINavigationController(rootViewController: ReportViewController(report, viewmodel))
    }
  }

  private func makeMenuButton() -> UIButton {
    let region = UIAction(title: ListWords.regions) { [viewmodel] _ in viewmodel.isRegion.toggle() }
    region.state = viewmodel.isRegion ? .on : .off
    let report = UIAction(
      title: "\(ListWords.report)…", image: UIImage(systemName: "paperplane")
    ) { [viewmodel] _ in viewmodel.reportButtonTapped() }
    let clear = UIAction(
      title: ListWords.removal, image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [viewmodel] _ in viewmodel.clearCacheButtonTapped() }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "ellipsis.circle"))
    button.accessibilityLabel = "More"
    button.menu = UIMenu(children: [region, UIMenu(options: .displayInline, children: [report, clear])])
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func followRefresh() {
    refresh.addAction(
      UIAction { [viewmodel] _ in viewmodel.refreshPulled() }, for: .valueChanged)
    collectionView.refreshControl = refresh
    observe { [viewmodel, refresh] in
      if viewmodel.isRefreshing { refresh.beginRefreshing() } else { refresh.endRefreshing() }
    }
  }

  // MARK: Rows

  /// Shows the rows, unless something else is shown in their place.
  private func update() {
    guard let list else { return }
    updateCount += 1
    var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
    let recents = viewmodel.recents
    if !recents.isEmpty {
      snapshot.appendSections([.recents])
      snapshot.appendItems(recents.map { .recent($0) } + [.clearRecents])
    }
    var shown: [PeopleList.Row.ID: Person.Meta] = [:]
    var changed: [Item] = []
    for section in list.sections {
      snapshot.appendSections([.people(country: section.country)])
      snapshot.appendItems(section.rows.map { .person($0.id) })
      for row in section.rows.loaded {
        shown[row.id] = row.person
        // A row that is identified by its position may have been shown before its person was loaded.
        if people[row.id] != row.person, people[row.id] != nil || row.isIdentifiedByPosition {
          changed.append(.person(row.id))
        }
      }
    }
    snapshot.reconfigureItems(changed)
    people = shown
    dataSource.apply(snapshot)
    showChoice()
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
      content.text = source?.sectionIdentifier(for: path.section)?.header
      view.contentConfiguration = content
      return view
    }
    return source
  }

  private func configure(_ cell: UICollectionViewListCell, for item: Item) {
    switch item {
    case .person(let id):
      let person = people[id]
      cell.contentConfiguration = UIListContentConfiguration.person(person)
      cell.linkAddress = person.map { viewmodel.address(of: $0.id) }
      if let position = list?.position(of: id) { viewmodel.rowAppeared(at: position) }
    case .recent(let text):
      cell.contentConfiguration = UIListContentConfiguration.button(text, systemImage: "clock")
    case .clearRecents:
      cell.contentConfiguration = UIListContentConfiguration.button(ListWords.clearRecents, isDestructive: true)
    }
  }

  /// Marks the row of the person whose details are open.
  private func showChoice() {
    let path = chosen.flatMap { item -> IndexPath? in
      if case .person(let row) = item, people[row] != nil { dataSource.indexPath(for: item) } else { nil }
    }
    collectionView.selectItem(at: path, animated: false)
  }
}

extension ListViewController.Part {
  @MainActor fileprivate var header: String? {
    switch self {
    case .people(let country): country.map { ListWords.header(ofCountry: $0) }
    case .recents: ListWords.recents
    }
  }
}

extension ListViewController: UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .person(let row): people[row] != nil
    case .recent, .clearRecents, nil: true
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    switch item {
    case .person(let row): viewmodel.chosenRow = row
    case .recent(let text): viewmodel.recentTapped(text)
    case .clearRecents: viewmodel.clearRecentsButtonTapped()
    }
    showChoice()
  }
}

// MARK: Search

extension ListViewController: UISearchResultsUpdating, UISearchBarDelegate {
  private func followSearch() {
    search.searchBar.placeholder = ListWords.searchPrompt
    search.searchBar.delegate = self
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    observe { [viewmodel, search] in
      search.searchBar.text = viewmodel.draft
      search.isActive = viewmodel.isSearching
    }
  }

  public func updateSearchResults(for searchController: UISearchController) {
    viewmodel.isSearching = searchController.isActive
    let text = searchController.searchBar.text ?? ""
    if searchController.isActive, text != viewmodel.draft { viewmodel.draft = text }
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { viewmodel.searchSubmitted() }
}

#Preview("List, imperative") { UINavigationController(rootViewController: ListViewController(Raft())) }
