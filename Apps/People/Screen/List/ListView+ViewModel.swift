internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow
internal import PeopleUtil

extension ListView {
  /// The state of the list, which both layers show. It takes closures out of the container, and does not retain it.
  @MainActor @Observable final class ViewModel {
    var alert: AlertState<AlertAction>?
    /// The report to the developer while its sheet is open.
    var report: Report?
    /// True once the open report was copied.
    var isReportCopied = false

    /// The stored people; `nil` until they have been counted. If a later read fails, the former people stay.
    private(set) var list: PeopleList?
    /// The row to scroll to: that of the person whose details were opened by a link.
    private(set) var scrollTarget: PeopleList.Row.ID?
    /// The error of the last read; `nil` if it succeeded.
    private(set) var trouble: Fizzle?
    /// The people that the search has found; `nil` until there is an answer.
    private(set) var found: Result<[Person.Meta], Fizzle>?
    /// The text for which nobody was found, if that is the last answer.
    private(set) var textOfNobody: String?

    @ObservationIgnored private var following: Set<AnyCancellable> = []
    /// The positions whose people are loaded.
    @ObservationIgnored private let window = CurrentValueSubject<Range<Int>, Never>(PeopleReach.initial)
    /// The positions that were loaded before the list was told to scroll, until the row to scroll to appears. A
    /// collection view builds its first rows again before it scrolls, and these must not move the window back.
    @ObservationIgnored private var left: Range<Int>?
    /// The place of the person to scroll to, until the list is there.
    @ObservationIgnored private var place: Person.Place?
    let appState: AppState
    private let people: PeopleQuery
    private let foundPeople: FoundQuery
    private let refresh: RefreshUsecase
    private let retry: RetryUsecase
    private let clearCache: ClearCacheUsecase
    private let applyRegion: ApplyRegionUsecase
    private let go: GoUsecase
    private let setDraft: DraftUsecase
    private let find: FindUsecase
    private let forgetRecents: ForgetRecentsUsecase
    let readReport: ReportUsecase
    private let locate: LocateUsecase

    init(_ service: any Serving) {
      appState = service.appState
      people = service.peopleQuery
      foundPeople = service.foundQuery
      refresh = service.refreshAction
      retry = service.retryAction
      clearCache = service.clearCacheAction
      applyRegion = service.applyRegionAction
      go = service.goAction
      setDraft = service.draftAction
      find = service.findAction
      forgetRecents = service.forgetRecentsAction
      readReport = service.reportAction
      locate = service.locateAction
    }

    /// Starts to observe the people. Before this, a view model does no work.
    func appeared() {
      guard following.isEmpty else { return }
      people(window.eraseToAnyPublisher()).sink { [weak self] in self?.receive($0) }.store(in: &following)
      foundPeople().sink { [weak self] in self?.receive(found: $0) }.store(in: &following)
      guard let person, !isSearching else { return }
      Task { [weak self, locate] in
        guard let place = await locate(person), let self else { return }
        self.place = place
        scrollToPlace()
      }
    }

    /// A row that is identified by its position has come near the visible region.
    func rowAppeared(at position: Int) {
      guard left?.contains(position) != true else { return }
      left = nil
      let range = PeopleReach.range(around: position, after: window.value)
      if range != window.value { window.send(range) }
    }

    /// The list has been told to scroll to `scrollTarget`, or does not have that row.
    func didScroll(isFound: Bool = true) {
      scrollTarget = nil
      if !isFound { left = nil }
    }

    private func scrollToPlace() {
      guard let place, let row = list?.row(at: place) else { return }
      self.place = nil
      scrollTarget = row.id
      guard row.person == nil else { return }
      let former = window.value
      rowAppeared(at: row.position)
      left = former
    }

    private func receive(found answer: Result<[Person.Meta], Fizzle>) {
      found = answer
      // The next letter is not answered by it.
      textOfNobody = if case .success([]) = answer { draft.trimmed } else { nil }
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
  }
}

// The actions of the user.

extension ListView.ViewModel {
  enum AlertAction: Hashable, Sendable { case clear }

  /// The person whose details are open. Setting it opens those of another one.
  var person: Person.ID? {
    get { appState[\.route.person] }
    set {
      go(Roger.Route(isSearching: isSearching, person: newValue))
      // A search that led to a person is added to the recent searches.
      if isSearching, newValue != nil { searchSubmitted() }
    }
  }

  /// The row of the person whose details are open. A row whose person is not loaded opens none.
  var chosenRow: PeopleList.Row.ID? {
    get { person.map { shownList?.rowID(of: $0) ?? .person($0) } }
    set {
      guard let newValue else { return person = nil }
      if let id = shownList?.person(of: newValue) { person = id }
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
    set {
      guard newValue != isSearching else { return }
      if !newValue { setDraft("") }
      go(Roger.Route(isSearching: newValue, person: person))
    }
  }

  /// The text in the search field.
  var draft: String {
    get { appState[\.query.draft] }
    set { setDraft(newValue) }
  }

  func searchSubmitted() {
    let text = draft.trimmed
    guard !text.isEmpty else { return }
    // The observed query delivers the results or the error.
    Task { [find] in _ = try? await find(text) }
  }

  func recentTapped(_ text: String) {
    draft = text
    searchSubmitted()
  }

  func clearRecentsButtonTapped() { forgetRecents() }

  func refreshRequested() async { await refresh() }

  func retryButtonTapped() { Task { [retry] in await retry() } }

  func fetchButtonTapped() { Task { [refresh] in await refresh() } }

  func clearCacheButtonTapped() {
    alert = AlertState {
      TextState("Remove all stored people?")
    } actions: {
      ButtonState(role: .destructive, action: .clear) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("Their photos are removed too. A refresh fetches people again.")
    }
  }

  func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .clear:
      Task { [weak self, clearCache] in
        do throws(Fizzle) {
          try await clearCache()
        } catch {
          self?.alert = .failure("Not everything was removed", error)
        }
      }
    }
  }

  /// The address of a person's details.
  func address(of person: Person.ID) -> String { Roger.Route(isSearching: isSearching, person: person).path }
}
