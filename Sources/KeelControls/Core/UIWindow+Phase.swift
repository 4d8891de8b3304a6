import KeelModel
package import KeelScene
import Observation

extension UIWindow {
  /// The phase of the window: its visibility and use.
  package var phase: SurfacePhase { traits.phase }

  /// Passes through the phases up to this one, each in its own turn, so that handlers receive every step.
  ///
  /// Once the window is in the background, its handlers have run and settings have been saved, because the program may
  /// never be resumed.
  func pass(to phase: SurfacePhase) {
    while traits.phase != phase {
      let old = traits.phase
      guard let next = SurfacePhase(rawValue: old.rawValue + (phase > old ? 1 : -1)) else { return }
      Turn.shared.performing {
        traits.phase = next
        Phases.shared.update()
        onPhase?(old, next)
        UIWindow.phaseDidChange?(self, old, next)
      }
      if next == .background { for save in UIWindow.savesInBackground { save() } }
    }
  }

  /// Called for each step of each window.
  package static var phaseDidChange: ((_ window: UIWindow, _ old: SurfacePhase, _ new: SurfacePhase) -> Void)?
  /// Called when a window has reached the background, to save data that would be lost if the process ended.
  package static var savesInBackground: [() -> Void] = []
}

/// The phase of the program as a whole: that of its most active window.
@MainActor @Observable package final class Phases {
  package static let shared = Phases()
  package private(set) var common = SurfacePhase.active

  /// Called when a window was shown, closed, or changed its phase. A program without windows keeps its last phase.
  package func update() {
    guard let most = UIWindow.onScreen.lazy.map(\.phase).max() else { return }
    if most != common { common = most }
  }
}
