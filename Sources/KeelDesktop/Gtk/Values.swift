#if Desktop
import CKeelGtk

/// Values with a type, for functions of GTK whose plain forms have a variable number of arguments. Swift cannot call
/// those.
enum Value {
  /// Calls the closure with a value that holds a text.
  static func with(_ text: String, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
    // G_TYPE_STRING is a macro.
    with(GType(16 << 2)) { value in
      g_value_set_string(value, text)
      body(value)
    }
  }

  /// The type of booleans: G_TYPE_BOOLEAN is a macro.
  static let boolean = GType(5 << 2)

  /// Calls the closure with a value that holds a boolean.
  static func with<Result>(_ flag: Bool, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    with(boolean) { value in
      g_value_set_boolean(value, flag.g)
      return body(value)
    }
  }

  /// Calls the closure with a value that holds an integer.
  static func with(number: Int32, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
    // G_TYPE_INT is a macro.
    with(GType(6 << 2)) { value in
      g_value_set_int(value, number)
      body(value)
    }
  }

  private static func with<Result>(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
#endif
