/// A place in the app, as text: `detail/NAME`, `detail/NAME/PAGE` or `connect/NAME`.
///
/// Pages of the details are `ipv4`, `dns` and `proxy`.
///
/// `NAME` is percent-encoded where necessary. It is a network's name (its bytes, or its display name), or `hex:` with
/// its bytes in hexadecimal.
public struct WiFiLink: Hashable, Sendable {
  public enum Screen: String, Hashable, Sendable, CaseIterable {
    case detail, connect
  }

  /// A page of the details.
  public enum Page: String, Hashable, Sendable, CaseIterable {
    case ipv4, dns, proxy
  }

  public var screen: Screen
  public var page: Page?
  let bytes: [UInt8]
  let isExact: Bool

  init(_ screen: Screen, _ ssid: SSID, page: Page? = nil) {
    self.screen = screen
    self.page = page
    bytes = ssid.bytes
    isExact = ssid.bytes.isEmpty || ssid.bytes.starts(with: "hex:".utf8)
  }

  /// Parses the text; `nil` if it is not such a place.
  public init?(path: String) {
    let parts = path.drop { $0 == "/" }.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let screen = Screen(rawValue: String(parts[0])), !parts[1].isEmpty else { return nil }
    var name = parts[1]
    if screen == .detail, let slash = name.lastIndex(of: "/"),
      let page = Page(rawValue: String(name[slash...].dropFirst()))
    {
      name = name[..<slash]
      self.page = page
    }
    guard let decoded = Self.percentDecoded(name.utf8), !decoded.isEmpty else { return nil }
    self.screen = screen
    if decoded.starts(with: "hex:".utf8) {
      guard let bytes = Self.bytes(hexadecimal: decoded.dropFirst(4)) else { return nil }
      self.bytes = bytes
      isExact = true
    } else {
      bytes = decoded
      isExact = false
    }
  }

  /// The place as text, from which it can be created again.
  public var path: String {
    let name = isExact ? "hex:" + bytes.map(Self.hexadecimal).joined() : Self.percentEncoded(bytes)
    return screen.rawValue + "/" + name + (page.map { "/" + $0.rawValue } ?? "")
  }

  /// The name for display.
  public var name: String {
    SSID(bytes: bytes)?.displayName ?? SSID.visible(String(decoding: bytes, as: UTF8.self))
  }

  func matchesBytes(of ssid: SSID) -> Bool { ssid.bytes == bytes }

  func matchesText(_ title: String) -> Bool { !isExact && Array(title.utf8) == bytes }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Encodes every byte that RFC 3986 does not call unreserved.
  private static func percentEncoded(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
      return isPlain ? String(character) : "%" + hexadecimal(byte)
    }.joined()
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard rest.count >= 2, let pair = bytes(hexadecimal: rest.prefix(2)) else { return nil }
      decoded += pair
      rest = rest.dropFirst(2)
    }
    return decoded
  }

  private static func bytes(hexadecimal digits: some Collection<UInt8>) -> [UInt8]? {
    let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[index], let low = values[index + 1] else { return nil }
      bytes.append(UInt8(high * 16 + low))
    }
    return bytes
  }
}
