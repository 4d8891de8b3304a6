public import KeelModel
internal import PeopleModel
public import PeopleService

/// The container of the app, for one window: it holds the state of the window, and serves use cases to its screens.
///
/// The first vessel makes the workers (``Hold``). Further windows get a sister of it (``sister(browser:)``), which has
/// its own route and drafts, and shares the workers and everything with a wider scope.
///
/// The closures that it serves retain what they need and not the vessel, so that a window is released with its
/// navigator. Those that change the window's own state have no effect after that.
///
/// `@unchecked Sendable`: the store guards the state, and the main actor everything else.
@MainActor public final class Vessel: MutableStore<Roger>, Serving, @unchecked Sendable {
  let hold: Hold
  /// The browser of the window. The windows of one browser share their recent searches.
  let browser: String
  private var moorings: Set<AnyCancellable> = []

  private init(hold: Hold, browser: String) {
    self.hold = hold
    self.browser = browser
    super.init(Roger())
    moor()
  }

  /// Creates the container of the first window, with workers from a yard.
  package convenience init(yard: Yard, browser: String = Vessel.terminal) {
    self.init(hold: Hold(yard: yard), browser: browser)
  }

  /// The name that counts as that of the browser for windows that are in none, such as that of a terminal.
  public nonisolated static let terminal = ""

  /// Creates the container of another window.
  public func sister(browser: String = Vessel.terminal) -> Vessel { Vessel(hold: hold, browser: browser) }

  public var appState: AppState { toStore() }

  /// Lets this window's state follow what it shares with others.
  private func moor() {
    hold.toStore().stored(keyPath: \.sys).sink { [unowned self] sys in update { $0.sys = sys } }.store(in: &moorings)
    hold.toStore().stored(keyPath: \.field).sink { [unowned self] field in update { $0.field = field } }.store(
      in: &moorings)
    hold.toStore().stored { [browser] in $0.recents[browser] }
      .sink { [unowned self] recents in update { $0.query.recents = recents } }.store(in: &moorings)
  }
}
