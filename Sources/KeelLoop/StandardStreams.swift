internal import Glibc

/// What the process says on its standard output and error.
@MainActor package enum StandardStreams {
  /// Called after a line has been written here, while an app is drawn on a terminal: what is said then is kept somewhere.
  package static var didWrite: (() -> Void)?

  /// A line for people, on standard error.
  package static func report(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes all of it, however long that takes; returns the system's error where it could not.
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

  /// Writes it if it is taken at once: a reader that has stopped reading does not stop the program, it loses the line.
  package static func offer(_ text: String, to descriptor: Int32) {
    defer { didWrite?() }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
