import KeelModel

/// The window that code runs for: the handlers of its events, what its pages do as they appear, and the tasks that these
/// start.
///
/// Several windows may belong to different people, as the tabs of a browser do. What is kept for one of them (a
/// pasteboard) must not be found by code that runs for another one.
@MainActor package final class WindowScope {
  private weak var window: UIWindow?
  /// The number of turns that had run when the scope was made. A later turn shows the changes of all windows, whichever
  /// task it runs in.
  private let turn: Int

  private init(_ window: UIWindow) {
    self.window = window
    turn = Turn.shared.turnCount
  }

  /// Runs the closure, and all tasks that it starts, for a window.
  package static func run<Result>(for window: UIWindow?, _ work: () throws -> Result) rethrows -> Result {
    guard let window else { return try work() }
    return try WindowScopes.$current.withValue(WindowScope(window), operation: work)
  }

  /// The window that code runs for now: the only one there is, or that of the scope; `nil` if it is not known.
  package static var window: UIWindow? {
    if let current = WindowScopes.current, !Turn.shared.isRunning || current.turn == Turn.shared.turnCount {
      return current.window
    }
    let windows = UIWindow.onScreen
    return windows.count == 1 ? windows[0] : nil
  }
}

private enum WindowScopes {
  /// The scope of the task.
  @TaskLocal static var current: WindowScope?
}
