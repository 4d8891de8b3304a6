import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import PeopleModel
import PeopleService
import Testing

@testable import PeopleScreen

/// One of the two sets of views.
enum ViewsKind: CaseIterable, Sendable { case imperative, declarative }

/// The screens on a headless front end, over a container without workers.
@MainActor final class App {
  let raft: Raft
  let frontEnd: HeadlessFrontEnd
  let driver: Driver
  let window: UIWindow
  /// The list, if the views are imperative.
  let list: ListViewController?

  /// - Parameter service: The container that the screens receive, if it is not the raft itself.
  init(
    _ views: ViewsKind, on raft: Raft = Raft(), service: (any Serving)? = nil, isCompact: Bool = false,
    visibleRows: Int = 60
  ) async {
    SceneTree.checksInvariants = true
    let service = service ?? raft
    self.raft = raft
    frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    driver = Driver(frontEnd)
    let root: UIViewController =
      switch views {
      case .imperative: RootViewController(service)
      case .declarative: UIHostingController(rootView: RootView(service))
      }
    list = (root as? RootViewController)?.viewController(for: .primary) as? ListViewController
    window = UIWindow(rootViewController: root)
    window.address = UIWindowAddress(
      path: { raft.appState[\.route].path },
      open: { path in
        guard let route = Roger.Route(path: path) else { return false }
        raft.goAction(route)
        return true
      })
    if isCompact {
      frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    }
    window.show(on: frontEnd)
    await driver.settle()
  }

  var outline: String { driver.outline }
  var state: Roger { raft.appState.value }

  func tap(_ name: String) async throws {
    try driver.tap(name)
    await driver.settle()
  }

  /// The nodes whose elements are of a kind.
  func nodes(_ isWanted: (Element) -> Bool) -> [NodeID] {
    frontEnd.tree.inReadingOrder().filter { isWanted($0.element) }.map(\.id)
  }

  /// Goes from the details to the list, where there is room for one of them only.
  func goToList() async {
    if let split = nodes({ if case .split = $0 { true } else { false } }).first {
      window.send(.choose(split, index: 0))
    }
    await driver.settle()
  }
}

/// A container that forwards to a raft.
@MainActor class Relay: Serving {
  let raft: Raft

  init(_ raft: Raft = Raft()) { self.raft = raft }

  var appState: AppState { raft.appState }
  var launchAction: LaunchUsecase { raft.launchAction }
  var refreshAction: RefreshUsecase { raft.refreshAction }
  var retryAction: RetryUsecase { raft.retryAction }
  var clearCacheAction: ClearCacheUsecase { raft.clearCacheAction }
  var applyRegionAction: ApplyRegionUsecase { raft.applyRegionAction }
  var goAction: GoUsecase { raft.goAction }
  var openAction: OpenUsecase { raft.openAction }
  var searchAction: SearchUsecase { raft.searchAction }
  var draftAction: DraftUsecase { raft.draftAction }
  var findAction: FindUsecase { raft.findAction }
  var forgetRecentsAction: ForgetRecentsUsecase { raft.forgetRecentsAction }
  var moveHereAction: MoveHereUsecase { raft.moveHereAction }
  var reportAction: ReportUsecase { raft.reportAction }
  var locateAction: LocateUsecase { raft.locateAction }
  var peopleQuery: PeopleQuery { raft.peopleQuery }
  var personQuery: PersonQuery { raft.personQuery }
  var foundQuery: FoundQuery { raft.foundQuery }
  var photoQuery: PhotoQuery { raft.photoQuery }
}

/// A container whose search answers when the test says so.
@MainActor final class SlowSearch: Relay {
  let found = PassthroughSubject<Found, Never>()
  override var foundQuery: FoundQuery { { [found] in found.eraseToAnyPublisher() } }
}

/// A container whose list reads another window when the test says so.
@MainActor final class SlowList: Relay {
  private let answered = CurrentValueSubject<Range<Int>, Never>(PeopleReach.initial)
  private var wanted = PeopleReach.initial
  private var following: AnyCancellable?

  override var peopleQuery: PeopleQuery {
    { [raft, answered] window in
      self.following = window.sink { [weak self] in self?.wanted = $0 }
      return raft.peopleQuery(answered.eraseToAnyPublisher())
    }
  }

  func answer() { answered.send(wanted) }
}

/// Holds actions in their middle until the test lets them go on.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func open() {
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

/// The parent of all suites of this target: they share the process-wide turn and its counts.
@Suite(.serialized) enum SharedTurn {}
