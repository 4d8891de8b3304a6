import KeelModel

/// Where a controller is between gone and there.
package enum Appearance { case disappeared, appearing, appeared, disappearing }

extension UIViewController {
  public var isBeingPresented: Bool { appearance == .appearing && presenter != nil }
  public var isBeingDismissed: Bool { appearance == .disappearing && presenter == nil }

  /// Tells the controller, and the children seen in it, that it comes or goes: `will…` now, `did…` as the turn ends.
  package func setAppearing(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      viewIsAppearing(animated)
      appearanceHandlers.forEach { $0() }
      visibleChildren.forEach { $0.setAppearing(true, animated: animated) }
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
      visibleChildren.forEach { $0.setAppearing(false, animated: animated) }
    }
    LifecyclePass.shared.add { [self] in finishAppearing(animated: animated) }
  }

  private func finishAppearing(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
      takeFocusWantedBeforeAppearing()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }

  private func takeFocusWantedBeforeAppearing() {
    func search(_ view: UIView) -> UIView? {
      if view.wantsFocusOnAppearing { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    if let view = viewIfLoaded.flatMap(search) { view.becomeFirstResponder() }
  }
}

/// The last phase of the turn: what follows a change once it is on the screen.
@MainActor package final class LifecyclePass: TurnPass {
  package static let shared = LifecyclePass()
  private var calls: [() -> Void] = []

  private init() { Turn.shared.install(self, in: .lifecycle) }

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
