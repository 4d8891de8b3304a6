import KeelLoop

/// What the process says by itself, on its standard descriptors.
@MainActor enum Output {
  /// A line for people, on standard error.
  static func report(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes all of it; returns the system's error where it could not.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    StandardStreams.write(text, to: descriptor)
  }
}
