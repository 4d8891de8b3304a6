extension Day: LosslessStringConvertible {
  /// Reads `2026-11-25`: four digits, two and two. Everything else is `nil`, impossible dates too.
  public init?(_ text: String) { self.init(utf8: text.utf8) }

  /// Reads the text from its UTF-8.
  init?(utf8: some Sequence<UInt8>) {
    // Year, month and day, and the digits read so far of the current one.
    var numbers = (0, 0, 0)
    var position = 0
    for byte in utf8 {
      switch (position, byte) {
      case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): break
      case (0...3, UInt8(ascii: "0")...UInt8(ascii: "9")): numbers.0 = numbers.0 * 10 + Int(byte & 15)
      case (5...6, UInt8(ascii: "0")...UInt8(ascii: "9")): numbers.1 = numbers.1 * 10 + Int(byte & 15)
      case (8...9, UInt8(ascii: "0")...UInt8(ascii: "9")): numbers.2 = numbers.2 * 10 + Int(byte & 15)
      default: return nil
      }
      position += 1
    }
    guard position == 10 else { return nil }
    self.init(year: numbers.0, month: numbers.1, day: numbers.2)
  }

  /// The day as `2026-11-25`.
  public var description: String {
    let (year, month, day) = parts
    return String(unsafeUninitializedCapacity: 10) { buffer in
      func write(_ number: Int, _ digits: Int, at start: Int) {
        var rest = number
        for index in stride(from: start + digits - 1, through: start, by: -1) {
          buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
      }
      write(year, 4, at: 0)
      buffer[4] = UInt8(ascii: "-")
      write(month, 2, at: 5)
      buffer[7] = UInt8(ascii: "-")
      write(day, 2, at: 8)
      return 10
    }
  }
}

extension Day: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a day.")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
