import CGLib

/// A connection to a message bus, used from the main actor alone.
///
/// Replies and signals arrive through GLib's default main context, which the process's loop iterates on the main
/// thread. The connection is a private one and not the process-wide one of `g_bus_get`, which ends the process when the
/// bus closes.
@MainActor final class DBusConnection {
  let pointer: OpaquePointer
  private var closing: UInt = 0

  /// Takes ownership of one reference.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  isolated deinit {
    if closing != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), gulong(closing)) }
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Connects to the system bus, at the address in `DBUS_SYSTEM_BUS_ADDRESS` or at its usual place.
  static func system() async throws(DBusFailure) -> DBusConnection {
    // For the system bus this reads an environment variable and performs no input or output.
    guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SYSTEM, nil, nil) else { throw .disconnected }
    defer { g_free(address) }
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let cancellable = DBusCancellable()
    // A bus that accepts the connection and then does not respond counts as no bus.
    let limit = Task {
      // The sleep fails when the timer is cancelled.
      if (try? await Task.sleep(for: .seconds(2))) != nil { cancellable.cancel() }
    }
    defer { limit.cancel() }
    let result: Result<DBusObject, DBusFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        g_dbus_connection_new_for_address(
          address, flags, nil, cancellable.pointer,
          { _, result, context in
            var error: UnsafeMutablePointer<GError>?
            let connection = g_dbus_connection_new_for_address_finish(result, &error)
            DBusReply<DBusObject>.take(context)?
              .resume(connection.map { .success(DBusObject($0)) } ?? .failure(DBusFailure(taking: error)))
          },
          DBusReply<DBusObject>(continuation).retained())
      }
    } onCancel: {
      cancellable.cancel()
    }
    return DBusConnection(taking: try result.get().pointer)
  }

  /// Returns true if the text is the name of a connection, such as `:1.7`.
  static func isUniqueName(_ text: String) -> Bool { g_dbus_is_unique_name(text) != 0 }

  /// The unique name of this connection on the bus, which no later connection gets.
  var uniqueName: String? { g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } }

  /// Calls `body` once when the bus closes.
  func onClose(_ body: @escaping @MainActor @Sendable () -> Void) {
    typealias Closed =
      @convention(c) (UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let handler: Closed = { _, _, _, context in DBusHandler<Void>.call(context, ()) }
    // GLib calls the handler with the arguments of its signal, whatever type it is registered as.
    closing = UInt(
      g_signal_connect_data(
        UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(handler, to: GCallback.self),
        DBusHandler<Void> { _ in body() }.retained(), { context, _ in DBusHandler<Void>.release(context) },
        GConnectFlags(0)))
    // The bus may have closed before the handler was connected.
    if g_dbus_connection_is_closed(pointer) != 0 { body() }
  }
}
