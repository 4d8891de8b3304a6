internal import Glibc

/// The standard output and error of the process.
@MainActor package enum StandardStreams {
  /// Called after each write, so that output written while an app is drawn on a terminal can be kept.
  package static var didWrite: (() -> Void)?

  /// Writes a line for the user to standard error.
  package static func report(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes all of the text, blocking if necessary. Returns the system's error if that fails.
  package static func write(_ text: String, to descriptor: Int32) -> Int32? {
    defer { didWrite?() }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }

  /// Writes the text if the descriptor accepts it at once. A reader that has stopped reading loses the line, instead of
  /// blocking the program.
  package static func offer(_ text: String, to descriptor: Int32) {
    defer { didWrite?() }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
