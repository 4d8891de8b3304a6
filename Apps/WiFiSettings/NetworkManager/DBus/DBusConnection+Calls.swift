import CGLib

extension DBusConnection {
  /// Calls a method and waits for its reply; cancelling the task cancels the call at once.
  ///
  /// - Parameters:
  ///   - isInteractive: True if the system may ask the user for permission meanwhile.
  ///   - timeout: The time limit, in milliseconds.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue] = [],
    isInteractive: Bool = false, timeout: Int32 = 10_000
  ) async throws(DBusFailure) -> [DBusValue] {
    let arguments = DBusValue.tuple(arguments)
    guard arguments.isWellFormed, g_variant_is_object_path(path) != 0 else { throw .malformedArguments }
    let cancellable = DBusCancellable()
    let flags = GDBusCallFlags(
      G_DBUS_CALL_FLAGS_NO_AUTO_START.rawValue
        | (isInteractive ? G_DBUS_CALL_FLAGS_ALLOW_INTERACTIVE_AUTHORIZATION.rawValue : 0))
    let result: Result<[DBusValue], DBusFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        g_dbus_connection_call(
          pointer, destination, path, interface, method, arguments.makeVariant(), nil, flags, timeout,
          cancellable.pointer, finishCall, DBusReply<[DBusValue]>(continuation).retained())
      }
    } onCancel: {
      cancellable.cancel()
    }
    return try result.get()
  }
}

private let finishCall: GAsyncReadyCallback = { source, result, context in
  guard let reply = DBusReply<[DBusValue]>.take(context) else { return }
  var error: UnsafeMutablePointer<GError>?
  guard let source, let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, &error) else {
    reply.resume(.failure(DBusFailure(taking: error)))
    return
  }
  defer { g_variant_unref(answer) }
  reply.resume(DBusValue.children(of: answer).map { .success($0) } ?? .failure(.other("An answer of unknown type.")))
}
