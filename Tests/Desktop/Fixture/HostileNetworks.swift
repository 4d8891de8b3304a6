import Keel
import SimulatedRadio
import WiFiSettingsModel
import WiFiSettingsViews

/// Wi-Fi settings among networks with names that have broken other programs.
@MainActor enum HostileNetworks {
  static func makeRoot() -> UIViewController {
    let radio = SimulatedRadio(extraNetworks: SimulatedNetwork.hostile)
    let networks = WiFiNetworks(radio: radio, clock: SuspendingClock())
    let model = WiFiSettingsModel(networks: networks, clock: SuspendingClock())
    return UINavigationController(rootViewController: WiFiSettingsViewController(model: model))
  }
}
