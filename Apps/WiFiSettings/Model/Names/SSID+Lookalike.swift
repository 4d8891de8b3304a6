extension SSID {
  /// The name without everything that the eye may miss; equal for names that look alike.
  ///
  /// Invisible scalars and spaces are removed, and letters of other alphabets that are drawn like Latin ones are
  /// replaced by those. Use it only to warn users: two networks with equal skeletons are still two networks.
  public var skeleton: String {
    var shown = String.UnicodeScalarView()
    for piece in NamePiece.pieces(of: bytes).pieces {
      switch piece {
      case .byte(let byte):
        shown.append(contentsOf: ("\\x" + hexadecimalPair(byte)).unicodeScalars)
      case .scalar(let scalar):
        let properties = scalar.properties
        guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace else { continue }
        switch properties.generalCategory {
        case .control, .format, .unassigned: continue
        default: shown.append(Self.twin(of: scalar))
        }
      }
    }
    return String(shown)
  }

  private static func twin(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
      return twins[narrow] ?? narrow
    }
    return twins[scalar] ?? scalar
  }

  /// Scalars that most typefaces draw alike, each mapped to one representative.
  private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "аɑα"), ("c", "сϲ"), ("d", "ԁ"), ("e", "е"), ("h", "һ"), ("i", "іι"), ("j", "ј"), ("k", "к"),
      ("l", "1I|ӏІΙӀ"), ("o", "оοօ"), ("p", "рρ"), ("q", "ԛ"), ("s", "ѕ"), ("u", "υս"), ("v", "ν"), ("w", "ԝ"),
      ("x", "хχ"), ("y", "уγ"), ("A", "АΑ"), ("B", "ВΒ"), ("C", "СϹ"), ("E", "ЕΕ"), ("H", "НΗ"), ("J", "Ј"),
      ("K", "КΚ"), ("M", "МΜ"), ("N", "Ν"), ("O", "0ОΟ"), ("P", "РΡ"), ("S", "Ѕ"), ("T", "ТΤ"), ("X", "ХΧ"),
      ("Y", "УΥ"), ("Z", "Ζ"), ("-", "‐‑‒–—−"), ("'", "’‘ʼ"), (".", "․"), ("/", "∕⁄"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (latin, others) in groups {
      for other in others.unicodeScalars { table[other] = latin }
    }
    return table
  }()
}
