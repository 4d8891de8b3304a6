import WiFiSettingsModel

/// The circumstances of a failed join, which help to find the reason.
struct JoinCircumstances: Hashable {
  var security: Security
  /// True if the network was still heard at the time.
  var isInRange: Bool
  /// True if the time limit passed without a response, after which the service requests another password all the same.
  var wasSilent = false

  /// The failure for a link that broke off or was never established: the service cannot distinguish a wrong password
  /// from a weak signal.
  fileprivate var brokenLink: JoinFailure {
    guard isInRange else { return .outOfRange }
    return security.needsPassword ? .incorrectPasswordOrOutOfRange : .outOfRange
  }
}

extension JoinFailure {
  /// Converts an `NMDeviceStateReason`, with which the adapter gave up.
  init(deviceReason reason: Int, _ circumstances: JoinCircumstances) {
    switch reason {
    case NM.Reason.noSecrets: self = circumstances.wasSilent ? circumstances.brokenLink : .incorrectPassword
    case NM.Reason.supplicantDisconnected, NM.Reason.supplicantFailed, NM.Reason.supplicantTimedOut:
      self = circumstances.brokenLink
    case NM.Reason.networkNotFound:
      // A wrong WPA3 password also ends with this reason, while the network is in range.
      self = circumstances.security == .wpa3Personal ? circumstances.brokenLink : .outOfRange
    case let reason where NM.Reason.noAddress.contains(reason): self = .noAddress
    case NM.Reason.deviceRemoved: self = .radio(.deviceMissing)
    case NM.Reason.sleeping: self = .radio(.turnedOff)
    case NM.Reason.userRequested, NM.Reason.connectionRemoved, NM.Reason.newActivation:
      self = .radio(.other("Another program ended the attempt."))
    default: self = .radio(.other("NetworkManager gave up (reason \(reason))."))
    }
  }

  /// Converts an `NMActiveConnectionStateReason`, for when the adapter gave none.
  init(activeReason reason: Int, _ circumstances: JoinCircumstances) {
    switch reason {
    case NM.ActiveReason.noSecrets, NM.ActiveReason.loginFailed: self = .incorrectPassword
    case NM.ActiveReason.noAddress: self = .noAddress
    case NM.ActiveReason.timedOut: self = .timedOut
    case NM.ActiveReason.deviceRemoved: self = .radio(.deviceMissing)
    case NM.ActiveReason.serviceStopped: self = .radio(.serviceMissing)
    case NM.ActiveReason.userDisconnected: self = .radio(.other("Another program ended the attempt."))
    default: self = .radio(.other("NetworkManager gave up (reason \(reason))."))
    }
  }

  /// Converts the failure of a refused call.
  init(_ failure: DBusFailure, secret: String?, isInRange: Bool = true) {
    if case .refused(let name, let message) = failure, name.hasSuffix(".InvalidProperty"),
      message.contains("-security.psk") || message.contains("-security.wep-key")
    {
      self = .incorrectPassword
      return
    }
    switch RadioFailure(failure, secret: secret) {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .notPermitted: self = .notPermitted
    case .notFound where !isInRange: self = .outOfRange
    case let other: self = .radio(other)
    }
  }
}
