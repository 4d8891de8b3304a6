import KeelModel

/// The window on whose behalf code runs: handlers of its events, the code of its pages when they appear, and the tasks
/// that these start.
///
/// Several windows may belong to different users, as browser tabs do. The state of one window (a pasteboard) must not
/// be available to code that runs for another one.
@MainActor package final class WindowScope {
  private weak var window: UIWindow?
  /// The number of turns that had run when the scope was created. A later turn renders the changes of all windows,
  /// regardless of the task that it runs in.
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

  /// The window on whose behalf code runs now: that of the scope, otherwise the only window on screen; `nil` if it is
  /// unknown.
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
