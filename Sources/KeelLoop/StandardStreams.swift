internal import Glibc

/// What the process says on its standard output and error; held back while an app is drawn on the terminal they lead to.
///
/// Only what leads to a terminal is held back: a log that goes to a file goes on.
@MainActor package enum StandardStreams {
  private static var held: HeldLines?

  /// From now on an app is drawn on the terminal. Until `release()` the last 200 lines are kept.
  package static func hold() {
    if held == nil { held = HeldLines() }
  }

  /// The terminal is given back: writes what was held back, as far as the terminal takes it without keeping us long.
  package static func release() {
    guard let lines = held else { return }
    held = nil
    for (text, descriptor) in lines.taken {
      guard canWrite(descriptor, patience: 100), write(text, to: descriptor) == nil else { return }
    }
  }

  /// A line for people, on standard error.
  package static func report(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes all of it, however long that takes; returns the system's error where it could not.
  package static func write(_ text: String, to descriptor: Int32) -> Int32? {
    if keep(text, for: descriptor) { return nil }
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
    if keep(text, for: descriptor) { return }
    guard canWrite(descriptor, patience: 0) else { return }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func keep(_ text: String, for descriptor: Int32) -> Bool {
    guard held != nil, isatty(descriptor) == 1 else { return false }
    held?.append(text, for: descriptor)
    return true
  }

  private static func canWrite(_ descriptor: Int32, patience: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, patience) > 0
  }
}

/// The last lines of what was to be written, and for which descriptor.
package struct HeldLines {
  package static let limit = 200
  private var lines: [(text: String, descriptor: Int32)] = []
  private var leftOut = 0

  package init() {}

  package mutating func append(_ text: String, for descriptor: Int32) {
    for line in text.split(separator: "\n") { lines.append((line + "\n", descriptor)) }
    let tooMany = lines.count - HeldLines.limit
    guard tooMany > 0 else { return }
    lines.removeFirst(tooMany)
    leftOut += tooMany
  }

  /// All of them, the oldest first; before them a line that says how many were left out.
  package var taken: [(text: String, descriptor: Int32)] {
    guard leftOut > 0, let first = lines.first else { return lines }
    return [("(\(leftOut) lines were left out here.)\n", first.descriptor)] + lines
  }
}
