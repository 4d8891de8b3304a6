#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// What a developer sees of a running program.
enum Debugging {
  /// Writes a text to standard error.
  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeToStandardError($0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Raises the signal that debuggers wait for. Without a debugger it ends the program.
  static func stop() { _ = raise(SIGTRAP) }
}

// The method has the name of the system's function.
private func writeToStandardError(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(2, bytes, count) }
