/// Random numbers that are the same in each run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// Random text in which problematic characters are more frequent than in real texts.
  mutating func text(length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<next(length + 1) {
      let value: UInt32 =
        switch next(9) {
        case 0: UInt32(next(0x20))
        case 1: UInt32(0x7F + next(0x21))
        case 2: UInt32(0x300 + next(0x70))
        case 3: UInt32(0x2000 + next(0x70))
        case 4: UInt32(0xAC00 + next(0x2000))
        case 5: UInt32(0x1F300 + next(0x300))
        case 6: UInt32(next(0x110000))
        default: UInt32(0x20 + next(0x5F))
        }
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
