#if Desktop
import CKeelGtk

/// The signals of GTK, as closures.
///
/// Each connection is a `GClosure` with one marshaller of Keel. GLib calls a marshaller with the arguments as values that
/// know their types, so the C signatures of signals appear nowhere, and no function is cast. The `GClosure` owns the
/// closure's `Handler`. GLib releases both when the object goes, or when the connection is ended.
@MainActor enum Signal {
  /// Connects a signal, or the notification of a property.
  @discardableResult
  static func on(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void) -> Connection {
    on(object, name) { (_: SignalArguments) in body() }
  }

  /// Connects a signal of which the arguments matter.
  @discardableResult
  static func on(
    _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping (SignalArguments) -> Void
  ) -> Connection {
    ask(object, name) { (arguments: SignalArguments) in
      body(arguments)
      return false
    }
  }

  /// Connects a signal that asks a question.
  @discardableResult
  static func ask(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Bool) -> Connection {
    ask(object, name) { (_: SignalArguments) in body() }
  }

  /// Connects a signal that asks a question about its arguments.
  @discardableResult
  static func ask(
    _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping (SignalArguments) -> Bool
  ) -> Connection {
    let handler = Held.retain(Handler(body))
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)
    g_closure_add_finalize_notifier(closure, handler) { handler, _ in Held.release(handler) }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      let handler = Address(closure?.pointee.data)
      let arguments = SignalArguments(values, count)
      let answer = MainActor.assumeIsolated { handler.object(Handler.self)?.body(arguments) ?? false }
      // Only questions have a result. Keys emit other signals with a place for one, too, which has no type.
      if let result, result.pointee.g_type == Value.boolean { g_value_set_boolean(result, answer.g) }
    }
    return Connection(object: object, number: g_signal_connect_closure(object, name, closure, 0))
  }

  /// Asks about each key in a window before its widgets receive it. The closure returns true if it has used the key.
  static func onKey(in window: Widget, _ body: @escaping (PressedKey) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    ask(UnsafeMutableRawPointer(controller), "key-pressed") { arguments in
      let time = Duration.milliseconds(gtk_event_controller_get_current_event_time(controller))
      return body(PressedKey(value: arguments.number(0), modifiers: arguments.flags(2), time: time))
    }
    gtk_widget_add_controller(window, controller)
  }

  /// The number of connections that exist, for tests of leaks.
  static var count: Int { Handler.count }

  /// A connection, which ends with its object at the latest.
  struct Connection {
    fileprivate let object: UnsafeMutableRawPointer
    fileprivate let number: gulong

    /// Ends the connection. The object must still exist.
    @MainActor func end() { g_signal_handler_disconnect(object, number) }
  }
}

/// A closure that a connection of a signal owns.
@MainActor private final class Handler {
  static var count = 0
  let body: (SignalArguments) -> Bool

  init(_ body: @escaping (SignalArguments) -> Bool) {
    self.body = body
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }
}

/// The arguments of a signal after the object, while it is emitted. GLib checks that an argument has the type that is
/// asked for.
struct SignalArguments: Sendable {
  private let values: Address
  private let count: Int

  fileprivate init(_ values: UnsafePointer<GValue>?, _ count: guint) {
    self.values = Address(values)
    self.count = Int(count)
  }

  func object(_ index: Int) -> OpaquePointer? { value(index).flatMap(g_value_get_object).map { OpaquePointer($0) } }
  func text(_ index: Int) -> String { value(index).flatMap(g_value_get_string).map { String(cString: $0) } ?? "" }
  func integer(_ index: Int) -> Int { value(index).map { Int(g_value_get_int($0)) } ?? 0 }
  func number(_ index: Int) -> UInt32 { value(index).map(g_value_get_uint) ?? 0 }
  func flags(_ index: Int) -> UInt32 { value(index).map(g_value_get_flags) ?? 0 }
  func real(_ index: Int) -> Double { value(index).map(g_value_get_double) ?? 0 }
  /// Returns the texts of a tuple.
  func variantTexts(_ index: Int) -> [String] {
    guard let tuple = value(index).flatMap(g_value_get_variant) else { return [] }
    return (0..<g_variant_n_children(tuple)).map { child in
      let element = g_variant_get_child_value(tuple, child)
      defer { g_variant_unref(element) }
      return KeelDesktop.text(g_variant_get_string(element, nil))
    }
  }
  func enumerator(_ index: Int) -> Int32 { value(index).map(g_value_get_enum) ?? 0 }

  /// The first value is the object itself.
  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    guard index + 1 < count, let values = values.pointer else { return nil }
    return UnsafePointer(values.assumingMemoryBound(to: GValue.self) + index + 1)
  }
}

/// A key as GTK reports it.
struct PressedKey {
  var value: UInt32
  var modifiers: UInt32
  /// The time at which the key was pressed, from an unknown beginning. A busy program receives keys later.
  var time: Duration
}
#endif
