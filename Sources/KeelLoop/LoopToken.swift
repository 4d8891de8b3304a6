internal import CGLib

/// Holds one thing that the loop watches; ends it when cancelled or released.
@MainActor public final class LoopToken {
  private var source: UInt32 = 0
  private let work: @MainActor (LoopToken) -> Bool

  /// Returns false from `work` to end.
  init(_ work: @escaping @MainActor (LoopToken) -> Bool) {
    self.work = work
  }

  /// Ends the watch. What it would have called is not called again.
  public func cancel() {
    guard source != 0 else { return }
    let ended = source
    source = 0
    g_source_remove(ended)
  }

  /// Whether the loop still knows of it.
  public var isActive: Bool { source != 0 }

  /// Registers with GLib. The loop holds the token only weakly: it lives as long as its owner wants it to.
  func begin(_ register: (_ context: gpointer, _ destroy: @escaping GDestroyNotify) -> UInt32) {
    let box = Unmanaged.passRetained(WeakToken(self))
    source = register(box.toOpaque()) { context in
      guard let context else { return }
      Unmanaged<WeakToken>.fromOpaque(context).release()
    }
  }

  /// What GLib calls, always on the loop's thread, which is the main actor's.
  nonisolated static func fire(_ context: gpointer?) -> gboolean {
    guard let context else { return 0 }
    let box = Unmanaged<WeakToken>.fromOpaque(context).takeUnretainedValue()
    return MainActor.assumeIsolated {
      guard let token = box.token, token.source != 0 else { return 0 }
      let goesOn = token.work(token)
      if !goesOn { token.source = 0 }
      // A token that was cancelled by its own work has removed its source already; GLib accepts either answer.
      return goesOn && token.source != 0 ? 1 : 0
    }
  }

  isolated deinit {
    cancel()
  }
}

/// What the loop holds of a token. Only touched on the main actor's thread, which runs the loop.
private final class WeakToken: @unchecked Sendable {
  // Sendable: made on the main actor, and read only in callbacks of the loop, which run on the main actor's thread.
  private weak var held: LoopToken?
  @MainActor init(_ token: LoopToken) { held = token }
  @MainActor var token: LoopToken? { held }
}
