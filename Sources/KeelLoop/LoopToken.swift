internal import CGLib

/// A watch on the loop, which ends when it is cancelled or released.
@MainActor public final class LoopToken {
  private var source: UInt32 = 0
  private let work: @MainActor (LoopToken) -> Bool
  /// A watch on another thread that ends with this one.
  var aside: SideLoop.Source?

  /// Creates a token; `work` returns false to end the watch.
  init(_ work: @escaping @MainActor (LoopToken) -> Bool) {
    self.work = work
  }

  /// Ends the watch. Its closure is not called again.
  public func cancel() {
    guard source != 0 else { return }
    let ended = source
    source = 0
    aside = nil
    g_source_remove(ended)
  }

  /// A Boolean value that indicates whether the watch is registered with the loop.
  public var isActive: Bool { source != 0 }

  /// Registers the watch with GLib. The loop holds the token only weakly, so the owner determines its lifetime.
  func begin(_ register: (_ context: gpointer, _ destroy: @escaping GDestroyNotify) -> UInt32) {
    let box = Unmanaged.passRetained(WeakToken(self))
    source = register(box.toOpaque()) { context in
      guard let context else { return }
      Unmanaged<WeakToken>.fromOpaque(context).release()
    }
  }

  /// The callback of GLib, always on the loop's thread, which is the main actor's.
  nonisolated static func fire(_ context: gpointer?) -> gboolean {
    guard let context else { return 0 }
    let box = Unmanaged<WeakToken>.fromOpaque(context).takeUnretainedValue()
    return MainActor.assumeIsolated {
      guard let token = box.token, token.source != 0 else { return 0 }
      let repeats = token.work(token)
      if !repeats { token.source = 0 }
      // A token that was cancelled by its own work has removed its source already; GLib accepts either answer.
      return repeats && token.source != 0 ? 1 : 0
    }
  }

  isolated deinit {
    cancel()
  }
}

/// The loop's weak reference to a token. Accessed only on the main actor's thread, which runs the loop.
private final class WeakToken: @unchecked Sendable {
  // Sendable: created on the main actor, and read only in callbacks of the loop, which run on the main actor's thread.
  private weak var held: LoopToken?
  @MainActor init(_ token: LoopToken) { held = token }
  @MainActor var token: LoopToken? { held }
}
