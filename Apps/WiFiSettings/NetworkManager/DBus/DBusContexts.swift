import CGLib

/// Carries a continuation through a C callback, which is called exactly once.
final class DBusReply<Value: Sendable>: Sendable {
  private let continuation: CheckedContinuation<Result<Value, DBusFailure>, Never>
  init(_ continuation: CheckedContinuation<Result<Value, DBusFailure>, Never>) { self.continuation = continuation }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
  static func take(_ context: UnsafeMutableRawPointer?) -> DBusReply? {
    context.map { Unmanaged<DBusReply>.fromOpaque($0).takeRetainedValue() }
  }
  func resume(_ result: Result<Value, DBusFailure>) { continuation.resume(returning: result) }
}

/// Carries a closure through C callbacks, which are called on the main thread, until `release`.
final class DBusHandler<Value: Sendable>: Sendable {
  private let body: @MainActor @Sendable (Value) -> Void
  init(_ body: @escaping @MainActor @Sendable (Value) -> Void) { self.body = body }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
  static func call(_ context: UnsafeMutableRawPointer?, _ value: Value) {
    guard let context else { return }
    let handler = Unmanaged<DBusHandler>.fromOpaque(context).takeUnretainedValue()
    // GDBus calls back in the context in which the call or the subscription was made: that of the loop.
    MainActor.assumeIsolated { handler.body(value) }
  }
  static func release(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<DBusHandler>.fromOpaque(context).release()
  }
}

/// One reference to a `GObject` on its way to the main actor, which takes ownership of it.
///
/// Unchecked: this type only carries the pointer; only the receiver uses it.
struct DBusObject: @unchecked Sendable {
  let pointer: OpaquePointer
  init(_ pointer: OpaquePointer) { self.pointer = pointer }
}

/// Cancels a call from any thread.
///
/// Unchecked: the pointer never changes, and GLib documents `g_cancellable_cancel` as safe from every thread.
final class DBusCancellable: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()
  deinit { if let pointer { g_object_unref(pointer) } }
  func cancel() { g_cancellable_cancel(pointer) }
}
