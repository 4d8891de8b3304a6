import Testing
import Walks

@testable import KeelWeb

/// For any bytes, the decoder does not crash, stays within its limits, and gives the same result for any division into
/// pieces.
@Suite struct FrameFuzzTests {
  /// A small generator with the same numbers for the same seed.
  struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func bytes(_ chance: inout Chance) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...6, using: &chance) {
      let payload = (0..<Int.random(in: 0...Int.random(in: 0...300, using: &chance), using: &chance)).map { _ in
        Bool.random(using: &chance) ? UInt8.random(in: 32...126, using: &chance) : .random(in: 0...255, using: &chance)
      }
      let opcode =
        [0, 1, 1, 1, 2, 8, 9, 10, UInt8.random(in: 0...15, using: &chance)].randomElement(using: &chance) ?? 1
      bytes += Frames.frame(opcode, payload, isLast: Int.random(in: 0...3, using: &chance) > 0)
    }
    // Half of the inputs consist of valid frames in any order; the others are damaged.
    if Bool.random(using: &chance) {
      for _ in 0..<Int.random(in: 1...4, using: &chance) {
        let index = Int.random(in: 0..<bytes.count, using: &chance)
        switch Int.random(in: 0...2, using: &chance) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &chance)
        case 1: bytes.remove(at: index)
        default: bytes.insert(.random(in: 0...255, using: &chance), at: index)
        }
        if bytes.isEmpty { bytes = [0] }
      }
    }
    return bytes
  }

  @Test(arguments: 0..<UInt64(Walk.count(20))) func anyBytesAreReadTheSameInAnyPieces(seed: UInt64) {
    var chance = Chance(state: seed)
    let limits = FrameDecoder.Limits(messageBytes: 400, fragments: 5)
    for _ in 0..<500 {
      let bytes = bytes(&chance)
      let whole = Frames.decode(bytes, limits: limits)
      let cut = Frames.decode(bytes, pieces: Int.random(in: 1...9, using: &chance), limits: limits)
      #expect(whole.messages == cut.messages)
      #expect(whole.failure == cut.failure)
      var decoder = FrameDecoder(limits: limits)
      try? decoder.feed(bytes) { message in
        if case .text(let text) = message { #expect(text.utf8.count <= 400) }
      }
      #expect(decoder.heldBytes <= 400 + 125 + 14)
    }
  }
}
