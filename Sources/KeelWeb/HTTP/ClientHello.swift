/// The first record that a browser sends on an encrypted connection, as far as it has arrived.
enum ClientHello: Equatable {
  /// The connection uses another protocol.
  case other
  /// The record is incomplete until this number of bytes has arrived.
  case needs(Int)
  case whole

  /// The record type (22), a version of two bytes, and a length of two.
  private static let headerBytes = 5
  /// The maximum length of a record.
  private static let recordBytes = 16 * 1024
  /// The number of bytes that always suffices for a decision.
  static let bytes = headerBytes + recordBytes

  /// Examines the first record only: a greeting in several records is rare, and the others follow immediately.
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
