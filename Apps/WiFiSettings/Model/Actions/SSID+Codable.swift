extension Network.ID {
  /// The identity in a recording: the security, and the bytes of the name as text or in hexadecimal.
  var actionID: String { "\(security.rawValue) \(ssid.codedText)" }
}

// The coded form is text, so that recordings are readable; it is the bytes in hexadecimal unless those are plain text.
extension SSID: Codable {
  private static let hexadecimalPrefix = "hex:"

  fileprivate var codedText: String {
    let text = String(validating: bytes, as: UTF8.self) ?? ""
    let isPlain = !text.isEmpty && marks.isEmpty && !text.hasPrefix(Self.hexadecimalPrefix)
    return isPlain ? text : Self.hexadecimalPrefix + hexadecimal
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let ssid: SSID?
    if text.hasPrefix(Self.hexadecimalPrefix) {
      ssid = Self.bytes(hexadecimal: text.dropFirst(Self.hexadecimalPrefix.count)).flatMap { SSID(bytes: $0) }
    } else {
      ssid = SSID(text)
    }
    guard let ssid else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "“\(text)” is not the name of a network."))
    }
    self = ssid
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(codedText)
  }

  private static func bytes(hexadecimal digits: Substring) -> [UInt8]? {
    let values = digits.map(\.hexDigitValue)
    guard values.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[index], let low = values[index + 1] else { return nil }
      bytes.append(UInt8(high * 16 + low))
    }
    return bytes
  }
}
