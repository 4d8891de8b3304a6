import Foundation
import KeelControls
import KeelModel
import KeelTesting
import Observation

@testable import Keel

@MainActor @Observable final class Desk {
  struct Scene: Codable, Equatable { var note = "" }
  var scene = Scene()
}

/// One run of a program whose window has a restoration of its own.
@MainActor final class RestoredRun {
  let desk = Desk()
  let driver: Driver
  let window: UIWindow
  private let states: WindowStates

  init(
    in folder: String, _ kind: FrontEndKind = .headless, after state: [UInt8]? = nil, showing root: UIViewController
  ) {
    var options = LaunchOptions()
    options.stateDirectory = folder
    states = WindowStates(options)
    window = UIWindow(rootViewController: root)
    window.restoration = UIWindowRestoration(
      state: { [desk] in desk.scene }, restore: { [desk] in desk.scene = $0 })
    let frontEnd = HeadlessFrontEnd()
    driver = Driver(frontEnd)
    states.restore(window, for: LaunchRequest(frontEnd: kind, state: state))
    window.show(on: frontEnd)
  }

  /// Ends the run as `kill -9` does once the last change is on the disk.
  func kill() {
    FileSaver.saveAll()
    states.end()
    window.close()
  }

  /// Ends the run as the launcher does when the user quits.
  func quit() {
    states.discardViews()
    window.close()
    FileSaver.saveAll()
    states.end()
  }
}
