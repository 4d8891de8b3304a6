import KeelScene
import KeelWeb

/// The live tab in which cases are shown, one after the other: opening a tab takes longer than most cases.
///
/// Every twentieth case begins in a tab of its own, as does each after a failure.
@MainActor final class Desk {
  /// The subject that opens a tab.
  var subject: BrowserSubject?
  private var tab: (any FrontEnd)?
  private var uses = 0

  /// Passes the front end of a new tab to the waiting subject.
  func scene(for frontEnd: any FrontEnd) -> any WebScene {
    tab = frontEnd
    uses = 1
    subject?.take(frontEnd)
    return Tab()
  }

  /// The open tab for the next case; `nil` if it has to open one.
  func openTab() -> (any FrontEnd)? {
    guard uses < 20 else { return nil }
    uses += 1
    return tab
  }

  /// The next case opens a tab.
  func closeTab() { tab = nil }

  /// Runs a case that returns its failures. If it fails in a used tab it is repeated in a new one, only to say whether it
  /// or a case before it is at fault.
  func judged(_ run: () -> [String]) -> [String] {
    let found = run()
    guard !found.isEmpty else { return [] }
    let isUsed = uses > 1
    closeTab()
    guard isUsed else { return found }
    let again = run()
    closeTab()
    return found.map { $0 + (again.isEmpty ? " (not in a new tab: a case before it left something)" : "") }
  }

  private final class Tab: WebScene {
    func open(path: String) -> Bool { path.isEmpty }
    func close() {}
  }
}
