import Foundation
import Keel
import SimulatedRadio
import WiFiSettingsModel
import WiFiSettingsViews

/// Wi-Fi settings among networks with names that have broken other programs.
@main enum HostileNetworks {
  static func main() {
    exit(
      MainActor.assumeIsolated {
        let radio = SimulatedRadio(extraNetworks: SimulatedNetwork.hostile)
        let networks = WiFiNetworks(radio: radio, clock: SuspendingClock())
        return Launcher.run(on: FrontEndKind(rawValue: "desktop")) {
          let model = WiFiSettingsModel(networks: networks, clock: SuspendingClock())
          let root = WiFiSettingsViewController(model: model)
          return UIWindow(rootViewController: UINavigationController(rootViewController: root))
        }
      })
  }
}
