import WiFiSettingsModel

extension RadioFailure {
  /// Converts the failure of a call. The service's own message is kept only if no other case fits, and is made safe.
  init(_ failure: DBusFailure, secret: String? = nil) {
    switch failure {
    case .disconnected: self = .serviceMissing
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .malformedArguments: self = .other("The settings hold something that cannot be sent.")
    case .other(let message): self = .other(RadioFailure.harmless(message, secret: secret))
    case .refused(let name, let message):
      switch name.split(separator: ".").last {
      case "ServiceUnknown", "NameHasNoOwner", "Disconnected", "NoReply", "NoServer": self = .serviceMissing
      case "PermissionDenied", "AccessDenied", "AuthFailed", "InteractiveAuthorizationRequired":
        self = .notPermitted
      case "Timeout", "TimedOut": self = .timedOut
      case "NotAllowed": self = .busy
      case "UnknownObject", "UnknownConnection", "NotFound": self = .notFound
      case "UnknownDevice": self = .deviceMissing
      case "ReadOnlyConnection": self = .notSaved
      default: self = .other(RadioFailure.harmless(message, secret: secret))
      }
    }
  }

  /// Converts the failure of a call that stores something. A failure for which the service gives no specific reason
  /// counts as `notSaved`.
  init(saving failure: DBusFailure) {
    self.init(failure)
    if case .other = self, case .refused(let name, _) = failure, !name.hasSuffix(".InvalidProperty") {
      self = .notSaved
    }
  }

  /// Returns one line without control characters or the secret, of a length that fits a screen.
  static func harmless(_ message: String, secret: String? = nil) -> String {
    var text = message
    if let secret, !secret.isEmpty {
      text = text.split(separator: secret, omittingEmptySubsequences: false).joined(separator: "•••")
    }
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars)).trimmingSpaces
    return line.isEmpty ? "The service gave no reason." : String(line.prefix(200))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
