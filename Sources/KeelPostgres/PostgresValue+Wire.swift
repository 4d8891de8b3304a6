#if Postgres
internal import CPostgres

// The form in which values travel: numbers and texts as texts, whose types follow from their places, bytes and arrays as
// PostgreSQL keeps them.
extension PostgresValue {
  struct Sent {
    var type: Oid = 0
    var isBinary = false
    /// `nil` for null.
    var bytes: [UInt8]?
  }

  var sent: Sent {
    switch self {
    case .null: Sent()
    case .integer(let number): Sent(bytes: Array(String(number).utf8))
    case .real(let number): Sent(bytes: Array("\(number)".utf8))
    case .text(let text): Sent(bytes: Array(text.utf8))
    case .bytes(let bytes): Sent(type: PostgresType.bytea, isBinary: true, bytes: bytes)
    case .manyBytes(let items):
      Sent(type: PostgresType.byteas, isBinary: true, bytes: Self.array(of: PostgresType.bytea, items))
    case .manyIntegers(let numbers):
      Sent(
        type: PostgresType.integers, isBinary: true,
        bytes: Self.array(of: PostgresType.integer, numbers.map { Self.big($0) }))
    case .manyTexts(let texts):
      Sent(
        type: PostgresType.texts, isBinary: true,
        bytes: Self.array(of: PostgresType.text, texts.map { $0.map { Array($0.utf8) } }))
    }
  }

  /// True for texts that PostgreSQL cannot keep.
  var hasNul: Bool {
    switch self {
    case .text(let text): text.utf8.contains(0)
    case .manyTexts(let texts): texts.contains { $0?.utf8.contains(0) == true }
    case .null, .integer, .real, .bytes, .manyBytes, .manyIntegers: false
    }
  }

  init(received bytes: [UInt8], type: Oid) {
    switch type {
    case PostgresType.boolean: self = .integer(bytes.first == 0 ? 0 : 1)
    case PostgresType.bytea: self = .bytes(bytes)
    case PostgresType.integer, PostgresType.small, PostgresType.medium:
      let sign: Int64 = bytes.first.map { $0 >= 128 } == true ? -1 : 0
      self = .integer(bytes.reduce(sign) { $0 << 8 | Int64($1) })
    case PostgresType.double: self = .real(Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) }))
    default: self = .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns an array with one dimension: its header, then the length and the bytes of each item.
  private static func array(of type: Oid, _ items: [[UInt8]?]) -> [UInt8] {
    let hasNulls: Int32 = items.contains { $0 == nil } ? 1 : 0
    guard !items.isEmpty else { return big(Int32(0)) + big(Int32(0)) + big(Int32(bitPattern: type)) }
    var bytes = big(Int32(1)) + big(hasNulls) + big(Int32(bitPattern: type)) + big(Int32(items.count)) + big(Int32(1))
    for item in items {
      bytes += big(Int32(item?.count ?? -1))
      bytes += item ?? []
    }
    return bytes
  }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// The numbers of types, from PostgreSQL's catalogue `pg_type`, which never change.
enum PostgresType {
  static let boolean: Oid = 16
  static let bytea: Oid = 17
  static let integer: Oid = 20
  static let small: Oid = 21
  static let medium: Oid = 23
  static let text: Oid = 25
  static let double: Oid = 701
  static let byteas: Oid = 1001
  static let texts: Oid = 1009
  static let integers: Oid = 1016
}
#endif
