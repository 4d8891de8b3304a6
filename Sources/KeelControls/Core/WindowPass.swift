import KeelModel

/// The work of windows in one phase of a turn: those that have some are asked, however many others there are.
@MainActor final class WindowPass: TurnPass {
  /// Windows describe what has changed in them.
  ///
  /// Where that leaves nothing to be done before the patches, the front end shows it at once: what one window is made of
  /// is still near the processor then.
  static let describing = WindowPass(.description) { window in
    let isFirst = window.makePatch()
    if Turn.shared.isSettled(before: .patch) {
      window.deliverPatch()
    } else if isFirst {
      delivering.add(window)
    }
  }
  /// Their front ends show it.
  static let delivering = WindowPass(.patch) { $0.deliverPatch() }

  private let phase: Turn.Phase
  private let work: (UIWindow) -> Void
  private var due: [UIWindow] = []

  private init(_ phase: Turn.Phase, _ work: @escaping (UIWindow) -> Void) {
    self.phase = phase
    self.work = work
    Turn.shared.install(self, in: phase)
  }

  /// Has the window's turn come: it knows whether it is waiting. One that has nothing to do any more does nothing.
  func add(_ window: UIWindow) {
    due.append(window)
    Turn.shared.setNeedsRun(phase)
  }

  func run() {
    let windows = due
    due = []
    for window in windows { work(window) }
  }

  var namesOfPending: [String] { due.isEmpty ? [] : ["a window"] }
}
