import CGLib

/// A signal as it was received.
struct DBusSignal: Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [DBusValue]
}

/// Keeps a subscription alive; releasing it ends the subscription.
@MainActor final class DBusSubscription {
  private let end: @MainActor () -> Void
  init(end: @escaping @MainActor () -> Void) { self.end = end }
  isolated deinit { end() }
}

extension DBusConnection {
  /// Calls `body` on the main actor for each such signal of `sender`, in the order in which they were sent.
  func subscribe(
    to member: String, of interface: String, from sender: String,
    _ body: @escaping @MainActor @Sendable (DBusSignal) -> Void
  ) -> DBusSubscription {
    let id = g_dbus_connection_signal_subscribe(
      pointer, sender, interface, member, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, interface, member, arguments, context in
        guard let path, let interface, let member, let arguments,
          let arguments = DBusValue.children(of: arguments)
        else { return }
        DBusHandler<DBusSignal>.call(
          context,
          DBusSignal(
            path: String(cString: path), interface: String(cString: interface), member: String(cString: member),
            arguments: arguments))
      },
      DBusHandler<DBusSignal>(body).retained(), { DBusHandler<DBusSignal>.release($0) })
    return DBusSubscription { [self] in g_dbus_connection_signal_unsubscribe(pointer, id) }
  }

  /// Calls `body` with true if the name has an owner: once soon, then after each change of owner.
  func watch(name: String, _ body: @escaping @MainActor @Sendable (Bool) -> Void) -> DBusSubscription {
    let id = g_bus_watch_name_on_connection(
      pointer, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, context in DBusHandler<Bool>.call(context, true) },
      { _, _, context in DBusHandler<Bool>.call(context, false) },
      DBusHandler<Bool>(body).retained(), { DBusHandler<Bool>.release($0) })
    return DBusSubscription { g_bus_unwatch_name(id) }
  }
}
