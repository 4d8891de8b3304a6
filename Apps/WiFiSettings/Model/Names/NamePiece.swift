/// A part of a name: a scalar, or a byte that is not part of one.
enum NamePiece: Hashable {
  case scalar(Unicode.Scalar)
  case byte(UInt8)

  /// Returns the pieces in order, and true if the name was cut within its last character, which is then omitted.
  ///
  /// Access points that count characters cut names at 32 bytes; then only the last cluster is lost. The same bytes
  /// earlier in a name, or in a shorter name, are not UTF-8 at all.
  static func pieces(of bytes: [UInt8]) -> (pieces: [NamePiece], isCut: Bool) {
    var pieces: [NamePiece] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    var errors = 0
    parsing: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        pieces.append(.scalar(Unicode.UTF8.decode(encoded)))
        offset += encoded.count
      case .error(let length):
        let end = min(offset + length, bytes.count)
        errors += 1
        if errors == 1, end == bytes.count, end == SSID.maximumLength, (0xC2...0xF4).contains(bytes[offset]) {
          return (droppingOpenCluster(pieces, lost: bytes[offset...]), true)
        }
        pieces += bytes[offset..<end].map(NamePiece.byte)
        offset = end
      case .emptyInput:
        break parsing
      }
    }
    return (pieces, false)
  }

  /// Drops the last cluster if the lost scalar would have been a part of it: after a joiner, or half a flag.
  private static func droppingOpenCluster(_ pieces: [NamePiece], lost: ArraySlice<UInt8>) -> [NamePiece] {
    var view = String.UnicodeScalarView()
    for case .scalar(let scalar) in pieces { view.append(scalar) }
    var text = String(view)
    guard let last = text.last, let scalar = last.unicodeScalars.last else { return pieces }
    let isHalfFlag =
      (0x1F1E6...0x1F1FF).contains(scalar.value) && last.unicodeScalars.count == 1
      && [0xF0, 0x9F, 0x87].starts(with: lost)
    guard scalar.value == 0x200D || isHalfFlag else { return pieces }
    text.removeLast()
    return text.unicodeScalars.map(NamePiece.scalar)
  }
}
