extension JoinFailure {
  /// True if the password is, or may be, the cause.
  var isRefusal: Bool { self == .incorrectPassword || self == .incorrectPasswordOrOutOfRange }

  /// The title of the alert, in one line.
  public func title(for name: String) -> String {
    switch self {
    case .incorrectPassword: "Incorrect password"
    default: "Could not join “\(name)”"
    }
  }

  /// Returns a text with the cause of the failure and the advice for the user.
  ///
  /// - Parameter isKnown: True if something is stored for the network, so that there are settings to change.
  public func message(for name: String, isKnown: Bool = false) -> String {
    switch self {
    case .incorrectPassword:
      "“\(name)” did not accept this password. Correct it, or type another."
    case .incorrectPasswordOrOutOfRange:
      "The password may be wrong, or “\(name)” is too far away: the system could not tell which. "
        + "Check the password, then try again."
    case .outOfRange:
      "The network is no longer in range. Move nearer to it, then try again."
    case .timedOut:
      "The network did not answer in time. Move nearer to it, then try again."
    case .notPermitted:
      RadioFailure.notPermitted.message
    case .noAddress:
      "“\(name)” gave this machine no address. "
        + (isKnown
          ? "Try again, or set one by hand: Configure IP in its details."
          : "Try again. If it stays so, restart its router, or contact the network's administrator.")
    case .unsupported(let security):
      security.unsupportedReason ?? "This network cannot be joined here. Choose another network."
    case .cancelled:
      "Something else stopped it before it was done. Try again when you are ready."
    case .radio(.serviceMissing):
      "Joining was cut off: the network service stopped. Try again once it runs."
    case .radio(.turnedOff):
      "Joining was cut off: Wi-Fi was switched off. Switch it on, then try again."
    case .radio(let failure):
      failure.message
    }
  }
}

extension RadioFailure {
  /// A text with the cause of the failure and the advice for the user.
  public var message: String {
    switch self {
    case .serviceMissing:
      "The network service is not running. Start it, then try again."
    case .deviceMissing:
      "There is no Wi-Fi adapter. Plug one in, then try again."
    case .turnedOff:
      "Wi-Fi is off. Switch it on, then try again."
    case .notPermitted:
      "You are not permitted to do this: the system's policy refused it. Contact the machine's administrator."
    case .busy:
      "The system is busy with Wi-Fi. Wait a moment, then try again."
    case .timedOut:
      "The system did not answer in time. Try again."
    case .cancelled:
      "It was stopped before it was done. Try again when you are ready."
    case .notSaved:
      "It was not saved: the system could not write it down. Make room on the disk, or make it writable, then try again."
    case .notFound:
      "The system does not know this network any more. Go back and choose it again."
    case .other(let text):
      "System message: " + SSID.sentence(text) + " Try again."
    }
  }
}
