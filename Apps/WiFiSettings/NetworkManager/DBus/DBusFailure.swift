/// Why a call on the bus gave no answer.
enum DBusFailure: Error, Hashable, Sendable {
  /// No bus, or the connection to it has ended.
  case disconnected
  case cancelled
  case timedOut
  /// The arguments cannot be sent: a malformed path, a zero byte in a text.
  case malformedArguments
  /// What the other side answered: `org.freedesktop.DBus.Error.AccessDenied` and its words.
  case refused(name: String, message: String)
  case other(String)

  /// Whether the other side does not know the method (an older service).
  var isUnknownMethod: Bool {
    guard case .refused(let name, _) = self else { return false }
    return name == "org.freedesktop.DBus.Error.UnknownMethod"
      || name == "org.freedesktop.DBus.Error.UnknownInterface"
  }
}
