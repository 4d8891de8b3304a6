import CGLib

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// The smallest GLib loop that also drives the main actor.
@MainActor func runLoop() {
  _ = g_unix_fd_add_full(
    G_PRIORITY_DEFAULT, mainQueueHandle(), G_IO_IN,
    { descriptor, _, _ in
      var count: UInt64 = 0
      _ = read(descriptor, &count, 8)
      runMainQueue(nil)
      return 1
    }, nil, nil)
  g_main_loop_run(g_main_loop_new(nil, 0))
}
