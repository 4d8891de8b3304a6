import KeelModel

/// Where a controller is between gone and there.
package enum Appearance { case disappeared, appearing, appeared, disappearing }

/// Why a controller comes or goes, from the first call that says so to the last.
package enum PageTransition { case presented, dismissed, movedIn, movedOut }

extension UIViewController {
  /// Whether the page comes because it is presented; true from `viewWillAppear` to `viewDidAppear`.
  public var isBeingPresented: Bool { transition == .presented }
  /// Whether the page goes because it is dismissed; true from `viewWillDisappear` to `viewDidDisappear`.
  public var isBeingDismissed: Bool { transition == .dismissed }
  /// Whether the page comes because it was pushed or made a child.
  public var isMovingToParent: Bool { transition == .movedIn }
  /// Whether the page goes because it was popped or is no child any more.
  public var isMovingFromParent: Bool { transition == .movedOut }

  package var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  /// Tells the controller, and the children seen in it, that it comes or goes: `will…` now, `did…` as the turn ends.
  ///
  /// A controller that changes its mind before the turn ends hears `will…` of both, and `did…` of the last one only. What
  /// they read is not of interest to an observer that made the page come or go.
  package func setAppearing(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isSeen else { return }
    withoutTracking { tell(isAppearing, animated: animated) }
  }

  private func tell(_ isAppearing: Bool, animated: Bool) {
    appearanceChanges += 1
    let change = appearanceChanges
    if isAppearing {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      if change == appearanceChanges { viewIsAppearing(animated) }
    } else {
      appearance = .disappearing
      isReadyToPresent = false
      viewWillDisappear(animated)
    }
    // The controller may have been sent back already, by its own code.
    guard change == appearanceChanges else { return }
    childrenAppear(isAppearing, animated: animated)
    LifecyclePass.shared.add { [self] in
      if change == appearanceChanges { finishAppearing(animated: animated) }
    }
    guard isAppearing, change == appearanceChanges else { return }
    isReadyToPresent = true
    startWaitingDestinations()
  }

  private func finishAppearing(animated: Bool) {
    if appearance == .appearing {
      appearance = .appeared
      viewDidAppear(animated)
    } else {
      appearance = .disappeared
      viewDidDisappear(animated)
    }
    if !appearanceFollowers.isEmpty {
      let isThere = appearance == .appeared
      for entry in appearanceFollowers { entry.follower?.controllerDidAppear(isThere) }
    }
    transition = nil
  }
}

/// The last phase of the turn: what follows a change once it is on the screen.
@MainActor package final class LifecyclePass: TurnPass {
  package static let shared = LifecyclePass()
  private var calls: [() -> Void] = []

  private init() { Turn.shared.install(self, in: .lifecycle) }

  /// Runs the closure once what the turn changes is on the screen.
  package func add(_ call: @escaping () -> Void) {
    calls.append(call)
    Turn.shared.setNeedsRun(.lifecycle)
  }

  package func run() {
    let due = calls
    calls = []
    due.forEach { $0() }
  }

  package var namesOfPending: [String] { calls.isEmpty ? [] : ["\(calls.count) lifecycle calls"] }
}
