/// The reason that a call on the bus returned no reply.
enum DBusFailure: Error, Hashable, Sendable {
  /// There is no bus, or the connection to it has ended.
  case disconnected
  case cancelled
  case timedOut
  /// The arguments cannot be sent: a malformed path, or a zero byte in a text.
  case malformedArguments
  /// The error of the other side, such as `org.freedesktop.DBus.Error.AccessDenied`, with its message.
  case refused(name: String, message: String)
  case other(String)

  /// True if the other side does not have the method (an older service).
  var isUnknownMethod: Bool {
    guard case .refused(let name, _) = self else { return false }
    return name == "org.freedesktop.DBus.Error.UnknownMethod"
      || name == "org.freedesktop.DBus.Error.UnknownInterface"
  }
}
