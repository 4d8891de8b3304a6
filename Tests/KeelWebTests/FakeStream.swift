@testable import KeelWeb

/// A byte stream in memory: the test sets how many bytes it accepts, and provides its input.
@MainActor final class FakeStream: ByteStream {
  var onReady: (@MainActor (Bool, Bool) -> Void)?
  var onWritten: (@MainActor (StreamResult) -> Void)?
  /// True if writes are handed over and happen in `writeHandedOver`.
  var handsOver = false
  private(set) var handedOver: ArraySlice<UInt8>?
  var wantsWrites = false
  var written: [UInt8] = []
  var writes = 0
  /// The number of bytes that it accepts before it would block.
  var room = Int.max
  var incoming: [[UInt8]] = []
  var isClosed = false

  func read(into buffer: UnsafeMutableRawBufferPointer) -> StreamResult {
    guard !incoming.isEmpty else { return .notNow }
    let bytes = incoming.removeFirst()
    if bytes.isEmpty { return .ended }
    buffer.copyBytes(from: bytes)
    return .bytes(bytes.count)
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult {
    let count = min(room, bytes.count)
    guard count > 0 else { return .notNow }
    if room != .max { room -= count }
    written += bytes.prefix(count)
    writes += 1
    return .bytes(count)
  }

  func handOver(_ bytes: [UInt8], from start: Int) -> Bool {
    if handsOver { handedOver = bytes[start...] }
    return handsOver
  }

  /// Writes the bytes that were handed over.
  func writeHandedOver() {
    guard let bytes = handedOver else { return }
    handedOver = nil
    onWritten?(Array(bytes).withUnsafeBytes { write($0) })
  }

  func finishWriting() {}
  func close() { isClosed = true }

  /// Receives bytes from the other side; an empty array is the end of the stream.
  func receive(_ bytes: [UInt8]) {
    incoming.append(bytes)
    onReady?(true, false)
  }

  /// The other side has read that many bytes.
  func makeRoom(_ bytes: Int) {
    room = bytes
    onReady?(false, true)
  }

  /// The written frames: their opcodes and payloads.
  var frames: [(opcode: UInt8, payload: [UInt8])] {
    var rest = written[...]
    var found: [(UInt8, [UInt8])] = []
    while rest.count >= 2, let first = rest.popFirst(), var length = rest.popFirst().map(Int.init) {
      let digits = length == 126 ? 2 : length == 127 ? 8 : 0
      if digits > 0 { length = rest.prefix(digits).reduce(0) { $0 << 8 | Int($1) } }
      rest = rest.dropFirst(digits)
      found.append((first & 15, Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return found
  }

  var texts: [String] { frames.filter { $0.opcode == 1 }.map { String(decoding: $0.payload, as: UTF8.self) } }
  /// The code of the close frame, if there is one.
  var closeCode: Int? {
    frames.first { $0.opcode == 8 }.map { Int($0.payload[0]) << 8 | Int($0.payload[1]) }
  }
}
