extension Security {
  /// The name of the kind of security, for display.
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

  /// The name of the security of a network that offers these generations of WPA, for display.
  public func text(_ generations: WPAGenerations) -> String {
    guard self == .wpa2Personal else { return text }
    let named: [(WPAGenerations, String)] = [(.wpa, "WPA"), (.wpa2, "WPA2"), (.wpa3, "WPA3")]
    let names = named.filter { generations.contains($0.0) }.map(\.1)
    return names.isEmpty ? text : names.joined(separator: "/")
  }

  /// A warning to show beside it; `nil` if there is nothing to warn of.
  public var warning: String? { warning([]) }

  /// A warning about a network that offers these generations of WPA.
  public func warning(_ generations: WPAGenerations) -> String? {
    switch self {
    case .wep: "WEP is broken: anyone near can read what is sent."
    case .wpa2Personal where generations == .wpa:
      "This network offers only WPA, the first one, whose encryption has been broken. Set its router to WPA2 or WPA3."
    case .open, .enhancedOpen, .wpa2Personal, .wpa3Personal, .enterprise, .unknown: nil
    }
  }

  /// The reason that it cannot be set up in this app; `nil` if it can.
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

extension Network {
  /// The name of its security, for display.
  public var securityText: String { security.text(generations) }
  /// A warning to show beside it.
  public var securityWarning: String? { security.warning(generations) }
}
