extension Security {
  /// What people read about the kind of security.
  public var text: String {
    switch self {
    case .open: "Open"
    case .enhancedOpen: "Enhanced Open"
    case .wep: "WEP"
    case .wpa2Personal: "WPA2"
    case .wpa3Personal: "WPA3"
    case .enterprise: "Enterprise"
    case .unknown: "Not supported"
    }
  }

  /// A warning to show beside it; `nil` when there is nothing to warn of.
  public var warning: String? {
    switch self {
    case .wep: "WEP is broken: anyone near can read what is sent"
    case .open, .enhancedOpen, .wpa2Personal, .wpa3Personal, .enterprise, .unknown: nil
    }
  }

  /// Why it cannot be set up here; `nil` when it can.
  public var unsupportedReason: String? {
    switch self {
    case .open, .enhancedOpen, .wep, .wpa2Personal, .wpa3Personal: nil
    case .enterprise:
      "This network asks for an account and a certificate (802.1X), which cannot be set up here. "
        + "Set it up with the system's own tools; then it can be joined from this list."
    case .unknown:
      "This network uses a kind of security that is not known here, so it cannot be joined safely. "
        + "Choose another network."
    }
  }
}
