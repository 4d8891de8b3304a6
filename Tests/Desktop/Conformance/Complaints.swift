#if Desktop
import CKeelGtk

/// The warnings of GTK, which end the program in tests, except for those that no program causes.
enum Complaints {
  /// GTK rounds the width of a label that wraps twice, and complains of the box around it. In a window that is too small for
  /// a list of a random scene, it places what is left in less than nothing.
  private static let ownFaults = ["Expect overlapping widgets", "attempt to allocate"]

  /// Lets the program go on after a warning that is not its own. Call it once, before the first window.
  static func passOver() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        for index in 0..<count {
          guard let field = fields?[Int(index)], String(cString: field.key) == "MESSAGE", let value = field.value,
            Complaints.ownFaults.contains(where: String(cString: value.assumingMemoryBound(to: CChar.self)).contains)
          else { continue }
          return G_LOG_WRITER_HANDLED
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }
}
#endif
