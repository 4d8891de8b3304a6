internal import CGLib

/// Closes an encrypted stream on a thread of GLib, once libsoup has released it.
///
/// libsoup closes its streams on the loop's thread. The close of an encrypted stream sends a last record and waits
/// until the kernel accepts it, so a client that reads nothing would block the whole program. A stream with a pending
/// operation refuses to be closed: the stream is marked as pending for as long as libsoup holds it, and a toggle
/// reference notifies this object of its release.
@MainActor final class DeferredClose {
  private let stream: UnsafeMutablePointer<GIOStream>
  private let socket: UnsafeMutablePointer<GSocket>
  private let schedule: Schedule
  private let released: @MainActor () -> Void
  private var isHeld = true
  /// The time that the client has to accept the last record.
  private static let farewell: Milliseconds = 1_000

  /// Starts to hold the stream. The caller has a reference to it until libsoup has its own.
  init(
    _ stream: UnsafeMutablePointer<GIOStream>, over socket: UnsafeMutablePointer<GSocket>, schedule: Schedule,
    released: @escaping @MainActor () -> Void
  ) {
    self.stream = stream
    self.socket = socket
    self.schedule = schedule
    self.released = released
    g_io_stream_set_pending(stream, nil)
    g_object_ref(socket)
    g_object_add_toggle_ref(object, DeferredClose.toggled, Unmanaged.passRetained(self).toOpaque())
  }

  isolated deinit { g_object_unref(socket) }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self)
  }

  /// Called on any thread: a handshake's thread may be the last to release the stream.
  private static let toggled: GToggleNotify = { context, _, isLast in
    guard isLast != 0 else { return }
    let close: GSourceFunc = { context in
      guard let context else { return 0 }
      let held = Unmanaged<DeferredClose>.fromOpaque(context).takeUnretainedValue()
      // The loop calls the sources of the default context on the main actor's thread.
      MainActor.assumeIsolated { held.close() }
      return 0
    }
    g_idle_add_full(G_PRIORITY_DEFAULT, close, context, nil)
  }

  /// Stops holding the stream, whose closing becomes the caller's responsibility.
  func cancel() {
    guard isHeld else { return }
    isHeld = false
    g_io_stream_clear_pending(stream)
    drop()
  }

  private func close() {
    guard isHeld else { return }
    isHeld = false
    released()
    g_io_stream_clear_pending(stream)
    // A full queue means that the last record would have to wait. The response before it is complete by its length.
    let hasRoom = g_socket_condition_check(socket, G_IO_OUT).rawValue & G_IO_OUT.rawValue != 0
    if !hasRoom { g_socket_shutdown(socket, 1, 1, nil) }
    schedule.at(schedule.now + DeferredClose.farewell) { [self] in g_socket_shutdown(socket, 1, 1, nil) }
    g_io_stream_close_async(stream, G_PRIORITY_DEFAULT, nil, nil, nil)
    drop()
  }

  /// Drops the reference that `init` added, and this object's own.
  private func drop() {
    let context = Unmanaged.passUnretained(self)
    g_object_remove_toggle_ref(object, DeferredClose.toggled, context.toOpaque())
    context.release()
  }
}
