/// The overall state of Wi-Fi, from worst to best.
public enum WiFiStage: Hashable, Sendable {
  case starting
  case serviceMissing
  case serviceNotResponding
  case networkingOff
  case deviceMissing
  /// The text is for display.
  case deviceUnavailable(String)
  case hardwareBlocked
  case off
  case on

  init(_ state: RadioState) {
    switch state.availability {
    case .starting: self = .starting
    case .serviceMissing: self = .serviceMissing
    case .serviceNotResponding: self = .serviceNotResponding
    case .networkingOff: self = .networkingOff
    case .deviceMissing: self = .deviceMissing
    case .deviceUnavailable(let text): self = .deviceUnavailable(text)
    case .ready: self = state.isHardwareBlocked ? .hardwareBlocked : state.isOn ? .on : .off
    }
  }

  /// True if the switch can be used.
  public var canSwitch: Bool { self == .on || self == .off || self == .networkingOff }

  /// The headline, in a few words; `nil` if there is a list instead.
  public var title: String? {
    switch self {
    case .starting: "Looking for Wi-Fi…"
    case .serviceMissing: "The network service is not running"
    case .serviceNotResponding: "The network service does not answer"
    case .networkingOff: "Networking is switched off"
    case .deviceMissing: "There is no Wi-Fi adapter"
    case .deviceUnavailable: "The Wi-Fi adapter is not available"
    case .hardwareBlocked: "A switch on this machine keeps Wi-Fi off"
    case .off: "Wi-Fi is off"
    case .on: nil
    }
  }

  /// The advice for the user.
  public var advice: String? {
    switch self {
    case .starting, .on: nil
    case .serviceMissing: "Wi-Fi needs it. Start the service; this screen continues automatically."
    case .serviceNotResponding:
      "It is running, but does not respond. Restart the service; this screen continues automatically once it answers."
    case .networkingOff:
      "The network service keeps all connections down. Switching Wi-Fi on here switches networking on again."
    case .deviceMissing: "Wi-Fi needs one. Plug an adapter in; this screen continues automatically."
    case .deviceUnavailable(let text):
      SSID.sentence(text) + " This screen continues automatically once it is available."
    case .hardwareBlocked: "Wi-Fi cannot be switched on from here. Move the switch or press the key that has the sign."
    case .off: "Switch it on to see the networks around you."
    }
  }

  /// The failure of a join that is under way; `nil` if joining continues.
  var joinFailure: JoinFailure? {
    switch self {
    case .on: nil
    case .starting, .serviceMissing: .radio(.serviceMissing)
    case .serviceNotResponding: .radio(.timedOut)
    case .deviceMissing: .radio(.deviceMissing)
    case .deviceUnavailable(let text): .radio(.other(text))
    case .networkingOff, .hardwareBlocked, .off: .radio(.turnedOff)
    }
  }
}
