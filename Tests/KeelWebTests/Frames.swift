@testable import KeelWeb

/// Frames as sent by a browser, and the results of decoding them.
enum Frames {
  static let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]

  static func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8]? = Frames.mask) -> [UInt8] {
    var bytes = [(isLast ? 0x80 : 0) | opcode]
    let masked: UInt8 = mask == nil ? 0 : 0x80
    switch payload.count {
    case ..<126: bytes.append(masked | UInt8(payload.count))
    case ..<65536: bytes += [masked | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(masked | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    guard let mask else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  static func text(_ text: String, isLast: Bool = true) -> [UInt8] { frame(1, Array(text.utf8), isLast: isLast) }

  /// Decodes the bytes with a new decoder, in pieces of that size.
  static func decode(
    _ bytes: [UInt8], pieces: Int = .max, limits: FrameDecoder.Limits = FrameDecoder.Limits()
  ) -> (messages: [FrameDecoder.Message], failure: FrameDecoder.Failure?) {
    var decoder = FrameDecoder(limits: limits)
    var messages: [FrameDecoder.Message] = []
    var rest = bytes[...]
    do throws(FrameDecoder.Failure) {
      while !rest.isEmpty {
        let piece = Array(rest.prefix(pieces))
        rest = rest.dropFirst(piece.count)
        try decoder.feed(piece) { messages.append($0) }
      }
    } catch {
      return (messages, error)
    }
    return (messages, nil)
  }
}

extension FrameDecoder {
  mutating func feed(_ bytes: [UInt8], _ deliver: (Message) -> Void) throws(Failure) {
    // A closure of `withUnsafeBytes` does not carry the type of the error.
    let result: Result<Void, Failure> = bytes.withUnsafeBytes { buffer in
      do throws(Failure) {
        try feed(buffer, deliver)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
