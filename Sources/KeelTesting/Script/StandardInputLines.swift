import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The lines of standard input or another descriptor, without their ends, read outside the main actor.
///
/// A line is read when it is requested; only the rest of a block is read ahead. Invalid UTF-8 is repaired. While a
/// line is awaited a thread blocks in `read`; cancelling the task does not wake it.
package struct StandardInputLines: AsyncSequence, Sendable {
  /// A line without its end.
  package typealias Element = String

  private let reader: LineReader

  /// Creates a sequence of the lines of a descriptor, by default standard input.
  ///
  /// - Parameter descriptor: The descriptor to read; it stays open when the sequence ends.
  package init(descriptor: Int32 = 0) {
    reader = LineReader(descriptor: descriptor)
  }

  /// Returns an iterator. All iterators of a sequence share one position in the input.
  package func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }

  /// The iterator of the lines.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: LineReader

    /// Returns the next line, or `nil` at the end of the input.
    ///
    /// Throws `ReadError` if the input cannot be read.
    package mutating func next() async throws -> String? { try await reader.next() }
  }

  /// An error of the system during reading.
  package struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error number of the system.
    package var code: Int32
    /// Creates an error from the system's error number.
    package init(code: Int32) { self.code = code }
    /// The error in three sentences: what happened, the rule, and what to do.
    package var description: String {
      "The input could not be read (\(String(cString: strerror(code)))). A script is read to its end. "
        + "Give it as a file, a pipe or a terminal in the foreground."
    }
  }
}

private final class LineReader: Sendable {
  private struct State {
    /// The bytes that were read and not returned yet.
    var bytes: [UInt8] = []
    /// The index before which there is no line end.
    var searched = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "keel.lines")
  private let state = Mutex(State())

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func next() async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        // Only this queue takes the lock, so holding it while `read` blocks delays no other thread.
        continuation.resume(with: self.state.withLock { state in Result { try self.nextLine(&state) } })
      }
    }
  }

  private func nextLine(_ state: inout State) throws -> String? {
    while true {
      if let end = state.bytes[state.searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: state.bytes[..<end], as: UTF8.self)
        state.bytes.removeSubrange(...end)
        state.searched = 0
        return line
      }
      state.searched = state.bytes.count
      if state.isAtEnd {
        defer { state = State(isAtEnd: true) }
        return state.bytes.isEmpty ? nil : String(decoding: state.bytes, as: UTF8.self)
      }
      try fill(&state)
    }
  }

  private func fill(_ state: inout State) throws {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &block, block.count)
    if count > 0 {
      state.bytes.append(contentsOf: block.prefix(count))
    } else if count == 0 {
      state.isAtEnd = true
    } else if errno == EAGAIN {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&wanted, 1, -1)
    } else if errno != EINTR {
      throw StandardInputLines.ReadError(code: errno)
    }
  }
}
