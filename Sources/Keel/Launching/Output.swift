internal import Glibc

/// What the process says by itself, on its standard descriptors.
enum Output {
  /// A line for people, on standard error.
  static func report(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes all of it; returns the system's error where it could not.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
