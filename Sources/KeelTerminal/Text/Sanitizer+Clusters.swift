internal import KeelScene

extension Sanitizer {
  /// Adds one character, or what stands for it.
  func append(_ character: Character, to clusters: inout [Cluster], _ columns: inout Int) {
    if let byte = character.asciiValue, character != "\r\n" {
      if byte >= 0x20, byte < 0x7F {
        clusters.append(Cluster(String(character), columns: 1))
        columns += 1
      } else {
        standIn(Self.controlName(UInt32(byte)), &clusters, &columns)
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
    if scalar.isControl {
      standIn(Self.controlName(scalar.value), &clusters, &columns)
    } else if scalar.isInvisible {
      standIn(Self.escapeName(scalar.value), &clusters, &columns)
    } else if !hasTypography, let plain = Self.plain(scalar) {
      for character in plain { clusters.append(Cluster(String(character), columns: 1)) }
      columns += plain.utf8.count
    } else if !isUnicode {
      standIn("?", &clusters, &columns)
    } else {
      switch Width.columns(of: scalar) {
      case 0:
        // A mark with nothing to stand on gets a space, so that it does not change what stands before it.
        clusters.append(Cluster(" " + String(Character(scalar)), columns: 1))
        columns += 1
      case let width:
        clusters.append(Cluster(String(Character(scalar)), columns: width))
        columns += width
      }
    }
  }

  /// A cluster of several scalars: kept when each of them is harmless in its place.
  private func append(sequence character: Character, to clusters: inout [Cluster], _ columns: inout Int) {
    let isPicture = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    var kept = String.UnicodeScalarView()
    var marks = 0
    var strange: [Unicode.Scalar] = []
    for (index, scalar) in character.unicodeScalars.enumerated() {
      if scalar.isControl {
        strange.append(scalar)
      } else if scalar.isInvisible, !(scalar.value == 0x200D && isPicture && index > 0) {
        strange.append(scalar)
      } else if index > 0, Width.columns(of: scalar) == 0, scalar.value != 0x200D, scalar.value != 0xFE0F {
        marks += 1
        if marks <= Self.marksKept { kept.append(scalar) }
      } else {
        kept.append(scalar)
      }
    }
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
    for scalar in strange {
      standIn(
        scalar.isControl ? Self.controlName(scalar.value) : Self.escapeName(scalar.value), &clusters, &columns)
    }
  }

  private func standIn(_ text: String, _ clusters: inout [Cluster], _ columns: inout Int) {
    for character in text { clusters.append(Cluster(String(character), columns: 1, isStandIn: true)) }
    columns += text.utf8.count
  }

  /// What a typewriter has for it.
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

  private static func controlName(_ value: UInt32) -> String {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x100: "\\x" + (value < 0x10 ? "0" : "") + String(value, radix: 16)
    default: escapeName(value)
    }
  }

  private static func escapeName(_ value: UInt32) -> String {
    "\\u{" + String(value, radix: 16) + "}"
  }
}
