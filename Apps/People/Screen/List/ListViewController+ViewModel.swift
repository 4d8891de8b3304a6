internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow

extension ListViewController {
  /// The state of the list, in sections and items. It takes closures out of the container, and does not retain it.
  @MainActor @Observable final class ViewModel {
    var alert: AlertState<ClearAnswer>?
    /// The report to the developer while its sheet is open.
    var report: Report?
    /// True once the open report was copied.
    private(set) var isReportCopied = false

    /// The stored people; `nil` until they have been counted. If a later read fails, the former people stay.
    private var list: PeopleList?
    /// The error of the last read; `nil` if it succeeded.
    private var trouble: Fizzle?
    /// The last answer of the search.
    private var found: Found?
    /// The item to scroll to: that of the person whose details were opened by a link.
    private(set) var scrollTarget: Item?

    @ObservationIgnored private var following: Set<AnyCancellable> = []
    /// The positions of the rows without a person that have appeared.
    @ObservationIgnored private let appeared = PassthroughSubject<Int, Never>()
    /// The place of the person to scroll to, until the list is there.
    @ObservationIgnored private var place: Person.Place?
    private let appState: AppState
    private let people: PeopleQuery
    private let foundPeople: FoundQuery
    private let refresh: RefreshUsecase
    private let retry: RetryUsecase
    private let clearCache: ClearCacheUsecase
    private let applyRegion: ApplyRegionUsecase
    private let openPerson: OpenUsecase
    private let search: SearchUsecase
    private let setDraft: DraftUsecase
    private let find: FindUsecase
    private let forgetRecents: ForgetRecentsUsecase
    private let readReport: ReportUsecase
    private let locate: LocateUsecase

    init(_ service: any Serving) {
      appState = service.appState
      people = service.peopleQuery
      foundPeople = service.foundQuery
      refresh = service.refreshAction
      retry = service.retryAction
      clearCache = service.clearCacheAction
      applyRegion = service.applyRegionAction
      openPerson = service.openAction
      search = service.searchAction
      setDraft = service.draftAction
      find = service.findAction
      forgetRecents = service.forgetRecentsAction
      readReport = service.reportAction
      locate = service.locateAction
    }

    /// Starts to observe the people. Before this, a view model does no work.
    func viewLoaded() {
      people(PeopleReach.windows(around: appeared)).sink { [weak self] in self?.receive($0) }.store(in: &following)
      foundPeople().sink { [weak self] in self?.found = $0 }.store(in: &following)
      Task { [weak self, locate] in
        let place = await locate()
        self?.place = place
        self?.scrollToPlace()
      }
    }

    private func receive(_ answer: Result<[Person.Group], Fizzle>) {
      switch answer {
      case .success(let groups):
        list = PeopleList(groups, after: list)
        trouble = nil
        scrollToPlace()
      case .failure(let fizzle): trouble = fizzle
      }
    }

    private func scrollToPlace() {
      guard let place, let row = list?.row(at: place) else { return }
      self.place = nil
      scrollTarget = .person(row.id)
    }

    /// The cell of a row has been configured.
    func cellConfigured(for row: PeopleList.Row.ID, in list: PeopleList) {
      if let position = list.position(of: row) { appeared.send(position) }
    }

    /// The list has been told to scroll to `scrollTarget`.
    func didScroll() { scrollTarget = nil }
  }
}

// MARK: Content

extension ListViewController.ViewModel {
  private var listing: Listing { Listing(count: list?.count, trouble: trouble, found: found, in: appState) }

  var content: ListContent { ListContent(listing, stored: list, found: found) }

  /// The progress or notice in the bar below the people; `nil` for none. It changes often during a fetch.
  var banner: Banner? { Notice(listing, trouble: trouble, in: appState).map { Banner($0) } }

  var summary: String { ListWords.summary(list?.count, isSample: appState[\.sys.isSample]) }

  /// The items above the people: earlier searches to repeat.
  var recentItems: [ListViewController.Item] {
    let recents = appState[\.offeredSearches]
    return recents.isEmpty ? [] : recents.map { .recent($0) } + [.clearRecents]
  }

  /// The item of the person whose details are open; `nil` if it is not shown.
  var chosenItem: ListViewController.Item? {
    appState[\.route.person].map { .person(content.list?.rowID(of: $0) ?? .person($0)) }
  }

  var isRegion: Bool { appState[\.field.isRegion] }
  var isSearching: Bool { appState[\.route.isSearching] }
  var draft: String { appState[\.query.draft] }
  /// True while people are being fetched, for any window.
  var isRefreshing: Bool { appState[\.sys.last].isUnderWay }

  /// The address of a person's details.
  func address(of person: Person.ID) -> String { Roger.Route(isSearching: isSearching, person: person).path }
}

// MARK: Actions of the user

extension ListViewController.ViewModel {
  func itemSelected(_ item: ListViewController.Item) {
    switch item {
    case .person(let row): if let person = content.list?.person(of: row) { openPerson(person) }
    case .recent(let text): Task { [find] in _ = try? await find(text) }
    case .clearRecents: forgetRecents()
    }
  }

  func regionTapped() { applyRegion(!isRegion) }

  /// The search was opened or closed, or its text was changed.
  func searchChanged(isOpen: Bool, text: String) {
    search(isOpen)
    if isOpen, text != draft { setDraft(text) }
  }

  /// The observed query delivers the results or the error.
  func searchSubmitted() { Task { [find, draft] in _ = try? await find(draft) } }

  func refreshRequested() { Task { [refresh] in await refresh() } }

  func retryButtonTapped() { Task { [retry] in await retry() } }

  func clearCacheButtonTapped() { alert = .clearCache }

  func alertButtonTapped(_ answer: ClearAnswer) {
    Task { [weak self, clearCache] in
      do throws(Fizzle) {
        try await clearCache()
      } catch {
        self?.alert = .clearFailure(error)
      }
    }
  }

  func reportButtonTapped() {
    Task { [weak self, readReport] in
      let report = await readReport()
      self?.isReportCopied = false
      self?.report = report
    }
  }

  /// Returns the text to copy.
  func copyReportButtonTapped() -> String? {
    isReportCopied = report != nil
    return report?.text
  }

  func reportDoneButtonTapped() { report = nil }
}
