import Foundation
import Keel
import KeelControls
import KeelScene

// Reports the phases of windows through scenes, delegates and notifications.

extension UIApplication {
  /// Notifies scenes and delegates of the phases of windows from now on.
  package func followPhases() {
    UIWindow.phaseDidChange = { window, old, new in
      if let scene = window.scene as? UIWindowScene {
        scene.phaseDidChange(from: old, to: new)
      } else if let delegate = UIApplication.shared.windowDelegates.of(window) {
        UIApplication.shared.notify(delegate, from: old, to: new)
      }
      UIApplication.shared.commonPhaseDidChange()
    }
  }

  private func notify(_ delegate: any UIApplicationDelegate, from old: SurfacePhase, to new: SurfacePhase) {
    switch (old, new) {
    case (.active, _): delegate.applicationWillResignActive(self)
    case (_, .background): delegate.applicationDidEnterBackground(self)
    case (.background, _): delegate.applicationWillEnterForeground(self)
    default: delegate.applicationDidBecomeActive(self)
    }
  }

  private func commonPhaseDidChange() {
    let common = Phases.shared.common
    while reportedPhase != common {
      let old = reportedPhase
      guard let next = SurfacePhase(rawValue: old.rawValue + (common > old ? 1 : -1)) else { return }
      reportedPhase = next
      let name =
        switch (old, next) {
        case (.active, _): UIApplication.willResignActiveNotification
        case (_, .background): UIApplication.didEnterBackgroundNotification
        case (.background, _): UIApplication.willEnterForegroundNotification
        default: UIApplication.didBecomeActiveNotification
        }
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Notifies the delegates, those of windows and the program's, that the program is about to end.
  package func willTerminate() {
    let ofWindows = windowDelegates.all
    for delegate in ofWindows { delegate.applicationWillTerminate(self) }
    if let common = commonDelegate, !ofWindows.contains(where: { $0 === common }) {
      common.applicationWillTerminate(self)
    }
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }
}

extension UIWindowScene {
  /// Called when the window of the scene has moved from one phase to the next.
  func phaseDidChange(from old: SurfacePhase, to new: SurfacePhase) {
    guard activationState != .unattached else { return }
    switch (old, new) {
    case (.active, _): resignActive()
    case (_, .background): enterBackground()
    case (.background, _): enterForeground()
    default: becomeActive()
    }
  }

  func enterForeground() {
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
  }

  func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }

  func resignActive() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
  }

  func enterBackground() {
    guard activationState != .background, activationState != .unattached else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
  }
}
