internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow

/// The state of the list, for both layers. It takes closures out of the container, and does not retain it.
@MainActor @Observable final class ListViewModel {
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
  /// The row to scroll to: that of the person whose details were opened by a link.
  private(set) var scrollTarget: PeopleList.Row.ID?

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
  func screenAppeared() {
    guard following.isEmpty else { return }
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
    scrollTarget = row.id
  }

  /// A row that is identified by its position has come near the visible region.
  func rowAppeared(at position: Int) { appeared.send(position) }

  /// The list has been told to scroll to `scrollTarget`.
  func didScroll() { scrollTarget = nil }
}

// MARK: Content

extension ListViewModel {
  private var listing: Listing { Listing(count: list?.count, trouble: trouble, found: found, in: appState) }

  var content: ListContent { ListContent(listing, stored: list, found: found) }

  /// The progress or notice in the bar below the people; `nil` for none. It changes often during a fetch.
  var banner: Banner? { Notice(listing, trouble: trouble, in: appState).map { Banner($0) } }

  var summary: String { ListWords.summary(list?.count, isSample: appState[\.sys.isSample]) }

  /// Earlier searches to repeat, above the list.
  var recents: [String] { appState[\.offeredSearches] }

  /// True while people are being fetched, for any window.
  var isRefreshing: Bool { appState[\.sys.last].isUnderWay }

  /// The address of a person's details.
  func address(of person: Person.ID) -> String { Roger.Route(isSearching: isSearching, person: person).path }
}

// MARK: Actions of the user

extension ListViewModel {
  /// The row of the person whose details are open. A row whose person is not loaded opens none.
  var chosenRow: PeopleList.Row.ID? {
    get { appState[\.route.person].map { content.list?.rowID(of: $0) ?? .person($0) } }
    set {
      guard let newValue else { return openPerson(nil) }
      if let person = content.list?.person(of: newValue) { openPerson(person) }
    }
  }

  /// True if the regions of people are shown, in all windows.
  var isRegion: Bool {
    get { appState[\.field.isRegion] }
    set { applyRegion(newValue) }
  }

  /// True while the search is open.
  var isSearching: Bool {
    get { appState[\.route.isSearching] }
    set { search(newValue) }
  }

  /// The text in the search field.
  var draft: String {
    get { appState[\.query.draft] }
    set { setDraft(newValue) }
  }

  /// The observed query delivers the results or the error.
  func searchSubmitted() { Task { [find, draft] in _ = try? await find(draft) } }

  func recentTapped(_ text: String) { Task { [find] in _ = try? await find(text) } }

  func clearRecentsButtonTapped() { forgetRecents() }

  func refreshRequested() async { await refresh() }

  /// Refreshes without waiting for the end, and without retaining the view model until then.
  func refreshPulled() { Task { [refresh] in await refresh() } }

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
