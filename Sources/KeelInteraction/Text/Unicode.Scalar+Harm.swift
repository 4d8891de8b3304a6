/// Scalars that a front end must not output unchanged: each front end neutralises them in its own way, in its last
/// step.
extension Unicode.Scalar {
  /// True for control characters: C0, Delete and C1.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// True for invisible scalars and for scalars that change the display of others, except the emoji selector (U+FE0F).
  package var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164, 0xFE00...0xFE0E, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
