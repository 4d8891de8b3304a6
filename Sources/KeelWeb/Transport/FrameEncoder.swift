/// Encodes the frames that a server sends over a WebSocket: one unmasked frame for each message.
enum FrameEncoder {
  static func text(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { frame(.text, $0.count, $0) }
  }

  static func ping(_ payload: [UInt8] = []) -> [UInt8] { frame(.ping, payload.count, payload) }

  static func pong(_ payload: [UInt8]) -> [UInt8] { frame(.pong, payload.count, payload) }

  /// Encodes a close frame. The reason is truncated, at a whole character, to the capacity of a control frame.
  static func close(_ code: CloseCode, reason: String) -> [UInt8] {
    var payload = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
    for character in reason {
      let bytes = Array(character.utf8)
      if payload.count + bytes.count > 125 { break }
      payload += bytes
    }
    return frame(.close, payload.count, payload)
  }

  private static func frame(
    _ opcode: FrameDecoder.Opcode, _ count: Int, _ payload: some Sequence<UInt8>
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 10)
    bytes.append(0x80 | opcode.rawValue)
    switch count {
    case ..<126: bytes.append(UInt8(count))
    case ..<65536: bytes += [126, UInt8(count >> 8), UInt8(count & 0xFF)]
    default:
      bytes.append(127)
      for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
    bytes.append(contentsOf: payload)
    return bytes
  }
}
