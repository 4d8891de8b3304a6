import KeelModel

/// The state of a controller's appearance.
package enum Appearance { case disappeared, appearing, appeared, disappearing }

/// The reason for which a controller appears or disappears, from the first lifecycle call to the last.
package enum PageTransition { case presented, dismissed, movedIn, movedOut }

extension UIViewController {
  /// A Boolean value that indicates whether the page appears because it is presented; true from `viewWillAppear` to
  /// `viewDidAppear`.
  public var isBeingPresented: Bool { transition == .presented }
  /// A Boolean value that indicates whether the page disappears because it is dismissed; true from `viewWillDisappear`
  /// to `viewDidDisappear`.
  public var isBeingDismissed: Bool { transition == .dismissed }
  /// A Boolean value that indicates whether the page appears because it was pushed or became a child.
  public var isMovingToParent: Bool { transition == .movedIn }
  /// A Boolean value that indicates whether the page disappears because it was popped or removed from its parent.
  public var isMovingFromParent: Bool { transition == .movedOut }

  package var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  /// Notifies the controller and its visible children that they appear or disappear: `will…` now, `did…` at the end of
  /// the turn.
  ///
  /// A controller that changes direction before the turn ends receives `will…` for both directions, and `did…` for the
  /// last one only. An observer that made the page appear or disappear does not track the values that these methods
  /// read.
  package func setAppearing(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isSeen else { return }
    withoutTracking { notify(isAppearing, animated: animated) }
  }

  private func notify(_ isAppearing: Bool, animated: Bool) {
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
    // The controller's own code may have reversed the change already.
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
    WindowScope.run(for: containingWindow) { notifyDidAppear(animated: animated) }
  }

  private func notifyDidAppear(animated: Bool) {
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

/// The last phase of the turn: calls that follow a change once it is on the screen.
@MainActor package final class LifecyclePass: TurnPass {
  package static let shared = LifecyclePass()
  private var calls: [() -> Void] = []

  private init() { Turn.shared.install(self, in: .lifecycle) }

  /// Calls the closure once the changes of the turn are on the screen.
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
