#if Desktop
import CKeelGtk

/// A closure that a connection of a signal owns.
@MainActor private final class Handler {
  let body: (Address) -> Bool
  init(_ body: @escaping (Address) -> Bool) { self.body = body }
}

private let release: GClosureNotify = { data, _ in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// The signals of GTK, as closures. A connection and its closure end with the object.
@MainActor enum Signal {
  /// Connects a signal without an argument.
  static func on(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void) {
    let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let handler = Address(data)
      MainActor.assumeIsolated { _ = handler.object(Handler.self)?.body(Address(nil as OpaquePointer?)) }
    }
    connect(object, name, unsafeBitCast(call, to: GCallback.self)) { _ in
      body()
      return false
    }
  }

  /// Connects a signal with one argument, or the notification of a property.
  static func on(_ object: UnsafeMutableRawPointer, _ name: String, argument body: @escaping (Address) -> Void) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, argument, data in
      let (handler, argument) = (Address(data), Address(argument))
      MainActor.assumeIsolated { _ = handler.object(Handler.self)?.body(argument) }
    }
    connect(object, name, unsafeBitCast(call, to: GCallback.self)) { argument in
      body(argument)
      return false
    }
  }

  /// Connects a signal without an argument that asks a question.
  static func ask(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Bool) {
    let call: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      let handler = Address(data)
      return MainActor.assumeIsolated { handler.object(Handler.self)?.body(Address(nil as OpaquePointer?)) ?? false }.g
    }
    connect(object, name, unsafeBitCast(call, to: GCallback.self)) { _ in body() }
  }

  /// Connects a signal with one argument that asks a question.
  static func ask(_ object: UnsafeMutableRawPointer, _ name: String, argument body: @escaping (Address) -> Bool) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = { _, argument, data in
      let (handler, argument) = (Address(data), Address(argument))
      return MainActor.assumeIsolated { handler.object(Handler.self)?.body(argument) ?? false }.g
    }
    connect(object, name, unsafeBitCast(call, to: GCallback.self), body)
  }

  private static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ call: @escaping GCallback,
    _ body: @escaping (Address) -> Bool
  ) {
    let handler = Unmanaged.passRetained(Handler(body)).toOpaque()
    g_signal_connect_data(object, name, call, handler, release, GConnectFlags(rawValue: 0))
  }
}

/// A key as GTK reports it.
struct PressedKey {
  var value: UInt32
  var modifiers: UInt32
}

@MainActor private final class KeyHandler {
  let body: (PressedKey) -> Bool
  init(_ body: @escaping (PressedKey) -> Bool) { self.body = body }
}

extension Signal {
  /// Asks about each key in a window before its widgets receive it. The closure returns true if it has used the key.
  static func onKey(in window: Widget, _ body: @escaping (PressedKey) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let call: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> gboolean = { _, value, _, state, data in
      let handler = Address(data)
      return MainActor.assumeIsolated {
        handler.object(KeyHandler.self)?.body(PressedKey(value: value, modifiers: state)) ?? false
      }.g
    }
    let handler = Unmanaged.passRetained(KeyHandler(body)).toOpaque()
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(call, to: GCallback.self), handler, release,
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(window, controller)
  }
}
#endif
