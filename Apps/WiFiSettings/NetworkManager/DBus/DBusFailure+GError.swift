import CGLib

extension DBusFailure {
  /// Reads GLib's error and frees it.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .disconnected
      return
    }
    defer { g_error_free(error) }
    if let name = g_dbus_error_get_remote_error(error) {
      defer { g_free(name) }
      g_dbus_error_strip_remote_error(error)
      self = .refused(name: String(cString: name), message: String(cString: error.pointee.message))
      return
    }
    func isInputOutput(_ code: GIOErrorEnum) -> Bool {
      g_error_matches(error, g_io_error_quark(), gint(code.rawValue)) != 0
    }
    if isInputOutput(G_IO_ERROR_CANCELLED) {
      self = .cancelled
    } else if isInputOutput(G_IO_ERROR_TIMED_OUT) {
      self = .timedOut
    } else if isInputOutput(G_IO_ERROR_CLOSED) {
      self = .disconnected
    } else {
      self = .other(String(cString: error.pointee.message))
    }
  }
}
