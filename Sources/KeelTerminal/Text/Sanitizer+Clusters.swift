internal import KeelInteraction

extension Sanitizer {
  /// Appends a character or its stand-in.
  func append(_ character: Character, to clusters: inout [Cluster], _ columns: inout Int) {
    if let byte = character.asciiValue, character != "\r\n" {
      if byte >= 0x20, byte < 0x7F {
        clusters.append(Cluster(String(character), columns: 1))
        columns += 1
      } else {
        standIn(TextSafety.name(of: Unicode.Scalar(byte)), &clusters, &columns)
      }
      return
    }
    if let only = character.unicodeScalars.first, character.unicodeScalars.count == 1 {
      append(only, to: &clusters, &columns)
    } else {
      append(sequence: character, to: &clusters, &columns)
    }
  }

  private func append(_ scalar: Unicode.Scalar, to clusters: inout [Cluster], _ columns: inout Int) {
    if TextSafety.isHarmfulAlone(scalar) {
      standIn(TextSafety.name(of: scalar), &clusters, &columns)
    } else if !hasTypography, let plain = Self.plain(scalar) {
      for character in plain { clusters.append(Cluster(String(character), columns: 1)) }
      columns += plain.utf8.count
    } else if !isUnicode {
      standIn("?", &clusters, &columns)
    } else {
      switch Width.columns(of: scalar) {
      case 0:
        // A combining mark without a base gets a space, so that it does not change the character before it.
        clusters.append(Cluster(" " + String(Character(scalar)), columns: 1))
        columns += 1
      case let width:
        clusters.append(Cluster(String(Character(scalar)), columns: width))
        columns += width
      }
    }
  }

  /// Appends a cluster of several scalars, followed by stand-ins for scalars that are harmful in their position.
  private func append(sequence character: Character, to clusters: inout [Cluster], _ columns: inout Int) {
    let piece = TextSafety.piece(of: character)
    var kept = piece?.kept ?? character.unicodeScalars
    if !isUnicode {
      if !kept.isEmpty {
        if let ascii = kept.first, ascii.isASCII {
          standIn(String(Character(ascii)), &clusters, &columns)
        } else {
          standIn("?", &clusters, &columns)
        }
      }
    } else if let first = kept.first {
      if Width.columns(of: first) == 0 { kept.insert(" ", at: kept.startIndex) }
      for part in String(kept) {
        let width = max(1, Width.columns(ofCluster: part))
        clusters.append(Cluster(String(part), columns: width))
        columns += width
      }
    }
    for scalar in piece?.harmful ?? [] { standIn(TextSafety.name(of: scalar), &clusters, &columns) }
  }

  private func standIn(_ text: String, _ clusters: inout [Cluster], _ columns: inout Int) {
    for character in text { clusters.append(Cluster(String(character), columns: 1, isStandIn: true)) }
    columns += text.utf8.count
  }

  /// Returns the ASCII equivalent of a typographic character, or `nil` for any other character.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}": "'"
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}": "\""
    case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
    case "\u{2022}", "\u{2023}": "*"
    case "\u{2026}": "..."
    case "\u{2039}": "<"
    case "\u{203A}": ">"
    default: nil
    }
  }
}
