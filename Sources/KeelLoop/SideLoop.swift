internal import CGLib
internal import Glibc

/// A loop on a thread of its own, for what must work while the main loop is busy.
///
/// It runs until the process ends. The thread sleeps while nothing happens, and receives no signal of the process except
/// its own faults.
final class SideLoop: @unchecked Sendable {
  // Sendable: the context is constant, and GLib's functions on contexts and sources may be called on any thread.
  private let context: OpaquePointer?

  init(name: String) {
    context = g_main_context_new()
    var blocked = sigset_t()
    var before = sigset_t()
    sigfillset(&blocked)
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] { sigdelset(&blocked, fault) }
    // The new thread inherits the mask.
    pthread_sigmask(SIG_SETMASK, &blocked, &before)
    let thread = g_thread_new(
      name, { context in while true { g_main_context_iteration(context.map { OpaquePointer($0) }, 1) } },
      context.map { UnsafeMutableRawPointer($0) })
    g_thread_unref(thread)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Calls `body` on the thread whenever the descriptor has data to read, is closed by the other side or is broken.
  func watch(descriptor: Int32, _ body: @escaping @Sendable () -> Void) -> Source {
    let conditions = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    let source = Source(g_unix_fd_source_new(descriptor, conditions))
    let fire: GUnixFDSourceFunc = { _, _, context in
      Work.perform(context)
      return 1
    }
    // Like GLib's macro `G_SOURCE_FUNC`: the source calls the function with its own parameters.
    source.attach(to: context, unsafeBitCast(fire, to: GSourceFunc.self), Work(body))
    return source
  }

  /// Calls `body` on the thread each time the process receives the signal, beside the watches of the main loop.
  func onSignal(_ number: Int32, _ body: @escaping @Sendable () -> Void) -> Source {
    let source = Source(g_unix_signal_source_new(number))
    let fire: GSourceFunc = { context in
      Work.perform(context)
      return 1
    }
    source.attach(to: context, fire, Work(body))
    return source
  }

  /// Calls `body` on the thread once, after the delay.
  func after(_ delay: Duration, _ body: @escaping @Sendable () -> Void) -> Source {
    let source = Source(g_timeout_source_new(guint(clamping: delay.milliseconds)))
    let fire: GSourceFunc = { context in
      Work.perform(context)
      return 0
    }
    source.attach(to: context, fire, Work(body))
    return source
  }

  /// A watch of the loop, which ends when it is released. Its closure may still be running then.
  final class Source: @unchecked Sendable {
    // Sendable: the pointer is constant, and GLib's functions on sources may be called on any thread.
    private let source: UnsafeMutablePointer<GSource>?

    fileprivate init(_ source: UnsafeMutablePointer<GSource>?) { self.source = source }

    fileprivate func attach(to context: OpaquePointer?, _ fire: @escaping GSourceFunc, _ work: Work) {
      g_source_set_callback(source, fire, Unmanaged.passRetained(work).toOpaque()) { context in
        guard let context else { return }
        Unmanaged<Work>.fromOpaque(context).release()
      }
      g_source_attach(source, context)
    }

    deinit {
      g_source_destroy(source)
      g_source_unref(source)
    }
  }

  fileprivate final class Work: Sendable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    static func perform(_ context: gpointer?) {
      guard let context else { return }
      Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body()
    }
  }
}
