internal import CTerminal

/// The number of terminal columns that text occupies.
///
/// The table is the C library's `wcwidth` under a UTF-8 locale, which most terminals share. Additional rules cover
/// what it cannot know, since it examines one scalar at a time: sequences joined to one picture, flags, and the
/// selector for the coloured picture.
package enum Width {
  /// Returns the columns of one scalar: 0 for a combining scalar, 2 for a wide one, otherwise 1.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD || value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // Hangul vowels and finals join the syllable before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    let width = keel_terminal_columns(value)
    // Unknown to the table (unassigned or private use): terminals draw one cell.
    return width < 0 ? 1 : Int(width)
  }

  /// Returns the columns of built-in text, which contains nothing harmful.
  static func columns(of words: String) -> Int { words.reduce(0) { $0 + columns(ofCluster: $1) } }

  /// Returns the columns of one grapheme cluster: 1 or 2, or 0 only for a cluster of nothing but combining scalars.
  package static func columns(ofCluster cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return columns(of: first) }
    var width = 0
    var regional = 0
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F where first.properties.isEmoji && first.value > 0xFF: return 2
      case 0x20E3: continue
      case 0x200D where first.properties.isEmoji && first.value > 0xFF: return 2
      case 0x1F1E6...0x1F1FF: regional += 1
      default: break
      }
      width = max(width, columns(of: scalar))
    }
    if regional > 1 { return 2 }
    return min(width, 2)
  }
}
