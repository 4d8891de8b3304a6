internal import CGLib
internal import Glibc

extension MainLoop {
  /// Calls `onReadable` whenever the descriptor has data to read, has been closed by the other side or is broken.
  ///
  /// The caller continues to own the descriptor. Keep the token: releasing it ends the watch.
  public static func watch(
    descriptor: Int32, onReadable: @escaping @MainActor () -> Void
  ) -> LoopToken {
    watch(descriptor: descriptor, for: [G_IO_IN, G_IO_HUP, G_IO_ERR], onReadable)
  }

  /// Calls `onWritable` whenever the descriptor accepts more data. End the watch as soon as nothing is left to write.
  public static func watch(
    descriptor: Int32, onWritable: @escaping @MainActor () -> Void
  ) -> LoopToken {
    watch(descriptor: descriptor, for: [G_IO_OUT, G_IO_HUP, G_IO_ERR], onWritable)
  }

  private static func watch(
    descriptor: Int32, for conditions: [GIOCondition], _ body: @escaping @MainActor () -> Void
  ) -> LoopToken {
    let token = LoopToken { _ in
      body()
      return true
    }
    let condition = GIOCondition(rawValue: conditions.reduce(0) { $0 | $1.rawValue })
    token.begin { context, destroy in
      g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, condition, { _, _, context in LoopToken.fire(context) }, context, destroy)
    }
    return token
  }

  /// Calls `body` on the loop each time the process receives the signal, in place of the signal's own effect.
  ///
  /// GLib supports `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`, `SIGUSR2` and `SIGWINCH`.
  public static func onSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) -> LoopToken {
    let token = LoopToken { _ in
      body()
      return true
    }
    token.begin { context, destroy in
      g_unix_signal_add_full(G_PRIORITY_HIGH, number, { LoopToken.fire($0) }, context, destroy)
    }
    return token
  }

  /// Returns true if the process ignores the signal, as under `nohup`.
  public static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0, action.sa_flags & SA_SIGINFO == 0 else { return false }
    // Swift cannot compare C functions, so this compares their addresses.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Calls `body` once, after the delay; in the loop's next round for `.zero`.
  ///
  /// The resolution is a millisecond. Keep the token: releasing it cancels the call.
  public static func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> LoopToken {
    let token = LoopToken { _ in
      body()
      return false
    }
    token.begin { context, destroy in
      g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(clamping: delay.milliseconds), { LoopToken.fire($0) }, context, destroy)
    }
    return token
  }

  /// Calls `body` repeatedly, at that interval. Keep the token: releasing it ends the calls.
  public static func every(_ interval: Duration, _ body: @escaping @MainActor () -> Void) -> LoopToken {
    let token = LoopToken { _ in
      body()
      return true
    }
    token.begin { context, destroy in
      g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(clamping: max(1, interval.milliseconds)), { LoopToken.fire($0) }, context, destroy)
    }
    return token
  }
}

extension Duration {
  /// The number of whole milliseconds, which is negative for a negative duration.
  var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
