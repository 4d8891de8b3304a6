import KeelModel
package import KeelScene
import Observation

extension UIWindow {
  /// How visible the window is, and whether it is in use.
  package var phase: SurfacePhase { traits.phase }

  /// Passes through the phases up to this one, in a turn each, so that handlers receive every step.
  ///
  /// When the window has reached the background, its handlers have run and settings are saved, because the program
  /// may never be resumed.
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
  /// Called when a window has reached the background: save what would be lost if the process ended.
  package static var savesInBackground: [() -> Void] = []
}

/// The phase of the program as a whole: that of the window that is used most.
@MainActor @Observable package final class Phases {
  package static let shared = Phases()
  package private(set) var common = SurfacePhase.active

  /// Called when a window was shown, closed, or changed its phase. A program without windows keeps the phase it had.
  package func update() {
    guard let most = UIWindow.onScreen.lazy.map(\.phase).max() else { return }
    if most != common { common = most }
  }
}
