/// What a browser says first on an encrypted connection, as far as it has come.
enum ClientHello: Equatable {
  /// Something else is spoken here.
  case other
  /// It is not whole before so many bytes have come.
  case needs(Int)
  case whole

  /// What it is (22), a version in two bytes, a length in two.
  private static let headerBytes = 5
  /// The most that one record holds.
  private static let recordBytes = 16 * 1024
  /// So many bytes are enough to judge by.
  static let bytes = headerBytes + recordBytes

  /// Judges by the first record alone: a greeting in several of them is rare, and the others follow at once.
  init(_ bytes: UnsafeRawBufferPointer) {
    let isHandshake = bytes.isEmpty || bytes[0] == 22
    let isVersion = bytes.count < 2 || bytes[1] == 3
    guard isHandshake, isVersion else {
      self = .other
      return
    }
    guard bytes.count >= ClientHello.headerBytes else {
      self = .needs(ClientHello.headerBytes)
      return
    }
    let length = Int(bytes[3]) << 8 | Int(bytes[4])
    guard (1...ClientHello.recordBytes).contains(length) else {
      self = .other
      return
    }
    let whole = ClientHello.headerBytes + length
    self = bytes.count >= whole ? .whole : .needs(whole)
  }
}
