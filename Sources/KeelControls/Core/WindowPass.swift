import KeelModel

/// The work of windows in one phase of a turn. Only windows with pending work take part, regardless of their total
/// number.
@MainActor final class WindowPass: TurnPass {
  /// The pass in which windows describe their changes.
  ///
  /// If no other work is due before the patches, the front end shows the patch immediately, while the window's objects
  /// are still in the processor's caches.
  static let describing = WindowPass(.description) { window in
    let isFirst = window.makePatch()
    if Turn.shared.isSettled(before: .patch) {
      window.deliverPatch()
    } else if isFirst {
      delivering.add(window)
    }
  }
  /// The pass in which the front ends of windows show their patches.
  static let delivering = WindowPass(.patch) { $0.deliverPatch() }

  private let phase: Turn.Phase
  private let work: (UIWindow) -> Void
  private var due: [UIWindow] = []

  private init(_ phase: Turn.Phase, _ work: @escaping (UIWindow) -> Void) {
    self.phase = phase
    self.work = work
    Turn.shared.install(self, in: phase)
  }

  /// Registers the window for this phase. The pass does nothing for a window that has no work left.
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
  var hasWork: Bool { !due.isEmpty }
}
