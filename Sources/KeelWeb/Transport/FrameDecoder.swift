/// Decodes the frames that a browser sends over a WebSocket (RFC 6455), from chunks of any size.
///
/// A value without a socket: its input is bytes, and its output is complete messages, or a failure with the close code.
/// Frames of a browser are masked, extensions are not negotiated, and control frames may appear between the fragments
/// of a message. Memory is bounded by `Limits`. The payload of a frame is unmasked as it arrives and stored once.
///
/// After a failure or a close message, further bytes are ignored.
struct FrameDecoder {
  struct Limits: Equatable {
    /// The maximum length of a message, including all its fragments.
    var messageBytes = 64 * 1024
    /// The maximum number of frames of a message.
    var fragments = 256
  }

  enum Message: Equatable {
    case text(String)
    case binary([UInt8])
    case ping([UInt8])
    case pong([UInt8])
    /// The code is `nil` if the frame has none.
    case close(CloseCode?, reason: String)
  }

  struct Failure: Error, Equatable {
    var code: CloseCode
    var reason: StaticStringText
  }

  let limits: Limits
  private(set) var isFinished = false

  // The frame whose header or payload is being read.
  private var header: [UInt8] = []
  private var frame: Frame?
  private var control: [UInt8] = []
  // The message whose fragments are being received.
  private var kind: Opcode?
  private var payload: [UInt8] = []
  private var fragments = 0

  init(limits: Limits = Limits()) { self.limits = limits }

  /// The number of bytes that wait for the rest of their message.
  var heldBytes: Int { header.count + control.count + payload.count }

  private struct Frame {
    var opcode: Opcode
    var isLast: Bool
    var mask: UInt32
    var length: Int
    var received = 0
  }

  enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  /// Decodes the bytes and passes on the messages that they complete.
  mutating func feed(_ bytes: UnsafeRawBufferPointer, _ deliver: (Message) -> Void) throws(Failure) {
    var rest = bytes[...]
    while !isFinished {
      if frame == nil {
        guard try readHeader(&rest) else { return }
      }
      guard try readPayload(&rest) else { return }
      if let message = try finishFrame() {
        if case .close = message { isFinished = true }
        deliver(message)
      }
    }
  }

  private mutating func fail(_ code: CloseCode, _ reason: StaticStringText) -> Failure {
    isFinished = true
    header = []
    control = []
    payload = []
    frame = nil
    return Failure(code: code, reason: reason)
  }

  // MARK: Header

  /// Returns true if the header is complete.
  private mutating func readHeader(_ rest: inout Slice<UnsafeRawBufferPointer>) throws(Failure) -> Bool {
    while true {
      let wanted = try headerLength()
      if header.count == wanted { break }
      guard let byte = rest.popFirst() else { return false }
      header.append(byte)
    }
    let length = try payloadLength()
    let maskStart = header.count - 4
    var mask: UInt32 = 0
    for index in 0..<4 { mask |= UInt32(header[maskStart + index]) << UInt32(8 * index) }
    guard let opcode = Opcode(rawValue: header[0] & 0x0F) else { throw fail(.protocolError, "an unknown opcode") }
    let begun = Frame(opcode: opcode, isLast: header[0] & 0x80 != 0, mask: mask, length: length)
    header.removeAll(keepingCapacity: true)
    try begin(begun)
    frame = begun
    return true
  }

  /// Returns the length of the header, as far as it is known. Faults in the first bytes are reported as soon as they
  /// arrive.
  private mutating func headerLength() throws(Failure) -> Int {
    guard header.count >= 2 else {
      if let first = header.first {
        if first & 0x70 != 0 { throw fail(.protocolError, "reserved bits are set") }
        guard let opcode = Opcode(rawValue: first & 0x0F) else { throw fail(.protocolError, "an unknown opcode") }
        if opcode.isControl, first & 0x80 == 0 { throw fail(.protocolError, "a control frame is cut up") }
      }
      return 2
    }
    if header[1] & 0x80 == 0 { throw fail(.protocolError, "a frame is not masked") }
    let short = header[1] & 0x7F
    if short > 125, header[0] & 0x08 != 0 { throw fail(.protocolError, "a control frame is too long") }
    return switch short {
    case 126: 2 + 2 + 4
    case 127: 2 + 8 + 4
    default: 2 + 4
    }
  }

  private mutating func payloadLength() throws(Failure) -> Int {
    let short = header[1] & 0x7F
    if short < 126 { return Int(short) }
    let digits = short == 126 ? 2 : 8
    var length: UInt64 = 0
    for index in 0..<digits { length = length << 8 | UInt64(header[2 + index]) }
    if length >> 63 != 0 { throw fail(.protocolError, "a length has its top bit set") }
    if length < (digits == 2 ? 126 : 65536) { throw fail(.protocolError, "a length is longer than it needs to be") }
    // Checked before any byte is stored, so that a length alone allocates nothing.
    if length > UInt64(limits.messageBytes) { throw fail(.tooBig, "a message is too long") }
    return Int(length)
  }

  private mutating func begin(_ frame: Frame) throws(Failure) {
    if frame.opcode.isControl { return }
    if frame.opcode == .continuation {
      if kind == nil { throw fail(.protocolError, "a fragment has no beginning") }
    } else {
      if kind != nil { throw fail(.protocolError, "a message begins inside of another") }
      kind = frame.opcode
      fragments = 0
    }
    fragments += 1
    if fragments > limits.fragments { throw fail(.tooBig, "a message is in too many pieces") }
    if payload.count + frame.length > limits.messageBytes { throw fail(.tooBig, "a message is too long") }
  }

  // MARK: Payload

  /// Returns true if the payload is complete.
  private mutating func readPayload(_ rest: inout Slice<UnsafeRawBufferPointer>) throws(Failure) -> Bool {
    guard var current = frame else { return false }
    let count = min(rest.count, current.length - current.received)
    if count > 0 {
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
      if current.opcode.isControl {
        FrameDecoder.unmask(part, current.mask, at: current.received, into: &control)
      } else {
        FrameDecoder.unmask(part, current.mask, at: current.received, into: &payload)
      }
      rest = rest.dropFirst(count)
      current.received += count
      frame = current
    }
    return current.received == current.length
  }

  private static func unmask(_ part: UnsafeRawBufferPointer, _ mask: UInt32, at offset: Int, into target: inout [UInt8])
  {
    var position = offset
    for byte in part {
      target.append(byte ^ UInt8(truncatingIfNeeded: mask >> UInt32(8 * (position & 3))))
      position += 1
    }
  }

  private mutating func finishFrame() throws(Failure) -> Message? {
    guard let done = frame else { return nil }
    frame = nil
    if done.opcode.isControl {
      let bytes = control
      control = []
      return switch done.opcode {
      case .ping: .ping(bytes)
      case .pong: .pong(bytes)
      default: try closeMessage(bytes)
      }
    }
    guard done.isLast else { return nil }
    let bytes = payload
    let whole = kind
    payload = []
    kind = nil
    if whole == .binary { return .binary(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fail(.notText, "text is not UTF-8") }
    return .text(text)
  }

  private mutating func closeMessage(_ bytes: [UInt8]) throws(Failure) -> Message {
    if bytes.isEmpty { return .close(nil, reason: "") }
    guard bytes.count >= 2 else { throw fail(.protocolError, "a close frame has half a code") }
    let code = CloseCode(rawValue: UInt16(bytes[0]) << 8 | UInt16(bytes[1]))
    guard code.mayBeSent else { throw fail(.protocolError, "a close frame has a code that is not for sending") }
    guard let reason = String(validating: bytes.dropFirst(2), as: UTF8.self) else {
      throw fail(.notText, "the reason of a close frame is not UTF-8")
    }
    return .close(code, reason: reason)
  }
}
