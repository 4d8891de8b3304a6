import KeelModel
package import KeelScene
import Observation

extension UIWindow {
  /// How far people see and use the window.
  package var phase: SurfacePhase { traits.phase }

  /// Passes through the phases up to this one, in a turn each, so that handlers see every step.
  ///
  /// As the window arrives in the background its handlers have run and what they have set is saved: nobody knows whether
  /// the program goes on from there.
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

  /// Told of each step of each window.
  package static var phaseDidChange: ((_ window: UIWindow, _ old: SurfacePhase, _ new: SurfacePhase) -> Void)?
  /// Called whenever a window has arrived in the background: write what the process would lose by ending.
  package static var savesInBackground: [() -> Void] = []
}

/// How far people see and use the program as a whole: as far as the window that is used most.
@MainActor @Observable package final class Phases {
  package static let shared = Phases()
  package private(set) var common = SurfacePhase.active

  /// A window has come, gone, or changed its phase. A program without windows stays as it was.
  package func update() {
    guard let most = UIWindow.onScreen.lazy.map(\.phase).max() else { return }
    if most != common { common = most }
  }
}
