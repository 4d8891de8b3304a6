internal import CTerminal
internal import Glibc
internal import KeelLoop
internal import Synchronization

/// The input of the terminal, which is read on the loop, and beside it while a turn of the loop hangs.
///
/// Both read under the lock, so that input is parsed in the order in which it was typed, whoever reads it.
final class TerminalInput: HangReader {
  /// The byte that is written to the wake descriptor when input was read beside the loop.
  static let wakeByte: UInt8 = 3

  let descriptor: Int32
  private struct State {
    var queue = InputQueue()
    /// The descriptor that wakes the loop, or `nil` while the terminal belongs to another program.
    var wake: Int32?
  }
  private let state = Mutex(State())

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Permits to read beside the loop.
  func open(waking wake: Int32) { state.withLock { $0.wake = wake } }
  /// Ends that, so that only the main actor reads.
  func close() { state.withLock { $0.wake = nil } }
  /// Discards the input that is not handled.
  func forget() { state.withLock { $0.queue = InputQueue() } }

  // MARK: On the loop

  /// Reads the available input. Returns false if the terminal is gone.
  func read() -> Bool { state.withLock { take(into: &$0.queue) != .gone } }
  /// Ends incomplete input.
  func timeout() { state.withLock { $0.queue.timeout() } }
  var patience: Duration? { state.withLock { $0.queue.patience } }
  var isEmpty: Bool { state.withLock { $0.queue.isEmpty } }
  /// Removes the first input that is not handled.
  func next() -> Input? { state.withLock { $0.queue.next() } }

  /// Reads one byte, of which no input is kept, and returns the input that it completes; `nil` if none arrives in time.
  func readByte(within time: Duration) -> [Input]? {
    let (seconds, attoseconds) = time.components
    let milliseconds = Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    guard milliseconds > 0, poll(&request, 1, milliseconds) > 0, Glibc.read(descriptor, &byte, 1) == 1 else {
      return nil
    }
    return state.withLock { [byte] in $0.queue.parse(byte) }
  }

  /// True if the app has been asked to close, so that the next Ctrl-C ends the program.
  var hasAskedToClose: Bool {
    get { state.withLock { $0.queue.hasAskedToClose } }
    set { state.withLock { $0.queue.hasAskedToClose = newValue } }
  }

  // MARK: Beside the loop

  func readWhileHanging() -> HangReading {
    state.withLock { state in
      guard let wake = state.wake, isInForeground else { return .stop }
      switch take(into: &state.queue) {
      case .gone: return .gone
      case .nothing: state.queue.timeout()
      case .input: break
      }
      if state.queue.endsProgram { return .end(by: SIGINT) }
      if !state.queue.isEmpty {
        var byte = Self.wakeByte
        // A full pipe wakes the loop as well.
        _ = write(wake, &byte, 1)
      }
      return .wait(state.queue.patience)
    }
  }

  func restore() { keel_terminal_restore() }

  /// True unless the terminal belongs to another job of the shell, whose input this one cannot read.
  private var isInForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group <= 0 || group == getpgrp()
  }

  // MARK: Reading

  private enum Result { case input, nothing, gone }

  private func take(into queue: inout InputQueue) -> Result {
    // The other thread may have read the input that this one was woken for.
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    guard count > 0 else { return .gone }
    queue.feed(buffer[..<count])
    return .input
  }
}
