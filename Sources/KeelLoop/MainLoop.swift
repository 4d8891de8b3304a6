internal import CGLib
internal import CMainQueue
internal import Dispatch
internal import Glibc

/// The one loop of the process: GLib's default main context, which also drives the main actor.
///
/// All waiting happens in this loop: jobs of the main actor, `DispatchQueue.main`, `Task.sleep`, descriptors, timers,
/// signals, D-Bus and toolkits. Nothing polls; a program with no work is never woken. Call `run()` from a synchronous
/// `main()`: with an asynchronous one the main actor leaves the first thread.
@MainActor public enum MainLoop {
  private static var loops: [OpaquePointer] = []
  private static var mainQueue: LoopToken?

  /// Serves the main actor until `quit()`.
  ///
  /// It may be called from a callback of the loop; `quit()` ends the innermost call.
  public static func run() {
    serveMainQueue()
    guard let loop = g_main_loop_new(nil, 0) else { return }
    loops.append(loop)
    g_main_loop_run(loop)
    loops.removeLast()
    g_main_loop_unref(loop)
  }

  /// Makes the innermost `run()` return after the current callback. It has no effect without a `run()`.
  public static func quit() {
    guard let loop = loops.last else { return }
    g_main_loop_quit(loop)
  }

  /// A Boolean value that indicates whether a `run()` is in progress.
  public static var isRunning: Bool { !loops.isEmpty }

  /// Performs the work that is ready now, once, without waiting, for programs and tests that have a loop of their own.
  ///
  /// - Returns: True if there was any work.
  @discardableResult public static func step() -> Bool {
    serveMainQueue()
    let hadWork = g_main_context_iteration(nil, 0) != 0
    // What the program does between two steps is not a turn.
    if isWatched, !isRunning { LoopWatch.shared.turnDidEnd() }
    return hadWork
  }

  /// Adds libdispatch's main queue, and with it the main actor, to the loop. Called once per process.
  private static func serveMainQueue() {
    guard mainQueue == nil else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    mainQueue = watch(
      descriptor: handle,
      onReadable: {
        // The descriptor is a non-blocking eventfd: reading it acknowledges the event.
        var count: UInt64 = 0
        withUnsafeMutableBytes(of: &count) { _ = read(handle, $0.baseAddress, $0.count) }
        _dispatch_main_queue_callback_4CF(nil)
      })
  }
}
