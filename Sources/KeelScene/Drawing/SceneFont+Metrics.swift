// Drawings need the size of text before a front end draws it. This metric is an estimate that does not depend on
// installed fonts: most characters are half as wide as the font size.

extension SceneFont {
  /// The line height as a multiple of the font size.
  public static let lineHeight = 1.25

  /// The font size in points at the default text size.
  public var pointSize: Double {
    if let size { return size }
    return switch style {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 16
    case .callout: 15.4
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// Returns the estimated width of a line in points: half the font size for each character, the full font size for
  /// East Asian characters and emoji.
  public static func width(of line: String, pointSize: Double) -> Double {
    line.reduce(0) { width, letter in
      guard let scalar = letter.unicodeScalars.first else { return width }
      return width + pointSize * (scalar.value >= 0x1100 && scalar.isWide ? 1 : 0.5)
    }
  }

  /// Returns the lines of a text that is broken between words to fit a width in points, by the same estimate.
  public static func lines(of text: String, pointSize: Double, width: Double) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0.0
      for word in paragraph.split(separator: " ") {
        let wide = self.width(of: String(word), pointSize: pointSize)
        if !line.isEmpty, used + pointSize / 2 + wide > width {
          lines.append(line)
          (line, used) = (String(word), wide)
        } else {
          used += line.isEmpty ? wide : pointSize / 2 + wide
          line += line.isEmpty ? String(word) : " " + word
        }
      }
      lines.append(line)
    }
    return lines
  }
}

extension Unicode.Scalar {
  /// True for East Asian wide characters and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
