public import FoundationEssentials
public import KeelControls
internal import KeelModel
internal import KeelViews
internal import PeopleModel
public import PeopleService
internal import PeopleShow

/// The list of people, and the search in it. Its twin is `ListView`.
@MainActor public final class ListViewController: UIViewController {
  enum Part: Hashable { case banner, recents, people(country: String?) }
  enum Item: Hashable { case banner, retry, person(PeopleList.Row.ID), recent(String), clearRecents }

  @UIBindable private var viewmodel: ListView.ViewModel
  private let search = UISearchController()
  private let refresh = UIRefreshControl()
  private lazy var dataSource = makeDataSource()
  /// The loaded people in the list that is shown.
  private var people: [PeopleList.Row.ID: Person.Meta] = [:]
  /// The list of people that is shown; `nil` while something else is shown in its place.
  private var list: PeopleList?
  /// The rows above the people.
  private var head: [Head] = []
  /// The number of times that all rows were computed, for tests.
  private(set) var updateCount = 0
  /// The row of the person whose details are open.
  private var chosen: PeopleList.Row.ID?
  private let collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  public init(_ service: any Serving) {
    viewmodel = ListView.ViewModel(service)
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    viewmodel.appeared()
    title = ListView.ViewModel.title
    let standIn = UIHostingController(rootView: ListStandIn(viewmodel: viewmodel))
    collectionView.delegate = self
    view.addSubview(collectionView)
    addChild(standIn)
    view.addSubview(standIn.view)
    standIn.didMove(toParent: self)
    observe { [weak self] in
      guard let self else { return }
      list = viewmodel.shownList
      collectionView.isHidden = list == nil
      standIn.view.isHidden = list != nil
      update()
    }
    observe { [weak self] in
      guard let self else { return }
      // This runs at each step of a fetch. The row of the banner observes it, so that the rows stay the same.
      let head = makeHead()
      guard head != self.head else { return }
      self.head = head
      update()
    }
    observe { [weak self] in
      guard let self else { return }
      navigationItem.subtitle = viewmodel.summary
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: makeMenuButton())
    }
    observe { [weak self] in
      guard let self else { return }
      chosen = viewmodel.chosenRow
      showChoice()
    }
    observe { [weak self] in
      guard let self, let target = viewmodel.scrollTarget else { return }
      let path = dataSource.indexPath(for: .person(target))
      if let path { collectionView.scrollToItem(at: path) }
      viewmodel.didScroll(isFound: path != nil)
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
    let region = UIAction(title: "Show Regions") { [viewmodel] _ in viewmodel.isRegion.toggle() }
    region.state = viewmodel.isRegion ? .on : .off
    let report = UIAction(
      title: "\(ListView.ViewModel.reportTitle)…", image: UIImage(systemName: "paperplane")
    ) { [viewmodel] _ in viewmodel.reportButtonTapped() }
    let clear = UIAction(
      title: "Remove Stored People…", image: UIImage(systemName: "trash"), attributes: .destructive
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
      UIAction { [viewmodel] _ in Task { await viewmodel.refreshRequested() } }, for: .valueChanged)
    collectionView.refreshControl = refresh
    observe { [viewmodel, refresh] in
      if viewmodel.isRefreshing { refresh.beginRefreshing() } else { refresh.endRefreshing() }
    }
  }

  // MARK: Rows

  /// A section above the people.
  private struct Head: Equatable {
    var part: Part
    var items: [Item]
  }

  private func makeHead() -> [Head] {
    var head: [Head] = []
    if let banner = viewmodel.banner {
      head.append(Head(part: .banner, items: banner.canRetry ? [.banner, .retry] : [.banner]))
    }
    let recents = viewmodel.recents
    if !recents.isEmpty {
      head.append(Head(part: .recents, items: recents.map { .recent($0.text) } + [.clearRecents]))
    }
    return head
  }

  /// Shows the rows, unless something else is shown in their place.
  private func update() {
    guard let list else { return }
    updateCount += 1
    var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
    for section in head {
      snapshot.appendSections([section.part])
      snapshot.appendItems(section.items)
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
    case .banner:
      cell.contentConfiguration = UIHostingConfiguration { BannerContent(viewmodel: self.viewmodel) }
    case .retry: cell.contentConfiguration = UIListContentConfiguration.button("Try Again")
    case .person(let id):
      let person = people[id]
      cell.contentConfiguration = UIListContentConfiguration.person(person)
      cell.linkAddress = person.map { viewmodel.address(of: $0.id) }
      if let position = list?.position(of: id) { viewmodel.rowAppeared(at: position) }
    case .recent(let text):
      cell.contentConfiguration = UIListContentConfiguration.button(text, systemImage: "clock")
    case .clearRecents:
      cell.contentConfiguration = UIListContentConfiguration.button("Clear Recent Searches", isDestructive: true)
    }
  }

  /// Marks the row of the person whose details are open.
  private func showChoice() {
    let path = chosen.flatMap { people[$0] == nil ? nil : dataSource.indexPath(for: .person($0)) }
    collectionView.selectItem(at: path, animated: false)
  }
}

extension ListViewController.Part {
  @MainActor fileprivate var header: String? {
    switch self {
    case .people(let country): country.map { ListView.ViewModel.header(ofCountry: $0) }
    case .recents: "Recent Searches"
    case .banner: nil
    }
  }
}

extension ListViewController: UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .person(let row): people[row] != nil
    case .banner: false
    case .retry, .recent, .clearRecents, nil: true
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .person(let row): return viewmodel.chosenRow = row
    case .retry: viewmodel.retryButtonTapped()
    case .recent(let text): viewmodel.recentTapped(text)
    case .clearRecents: viewmodel.clearRecentsButtonTapped()
    case .banner, nil: break
    }
    showChoice()
  }
}

// MARK: Search

extension ListViewController: UISearchResultsUpdating, UISearchBarDelegate {
  private func followSearch() {
    search.searchBar.placeholder = ListView.ViewModel.searchPrompt
    search.searchBar.delegate = self
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    observe { [viewmodel, search] in
      search.searchBar.text = viewmodel.draft
      search.isActive = viewmodel.isSearching
    }
  }

  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    viewmodel.isSearching = searchController.isActive
    if viewmodel.draft != text { viewmodel.draft = text }
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { viewmodel.searchSubmitted() }
}

#Preview("List, imperative") { UINavigationController(rootViewController: ListViewController(Raft())) }
