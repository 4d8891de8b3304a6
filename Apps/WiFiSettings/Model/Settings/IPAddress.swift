/// An IPv4 address, as users type it.
public struct IPv4Address: Hashable, Sendable {
  public let value: UInt32

  public init(value: UInt32) { self.value = value }

  /// Creates an address from four numbers from 0 to 255 with dots between; `nil` for any other text. Leading zeros are
  /// rejected, because some programs read them as octal.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var value: UInt32 = 0
    for part in parts {
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      guard part.utf8.count == 1 || part.utf8.first != 0x30, let number = UInt8(part) else { return nil }
      value = value << 8 | UInt32(number)
    }
    self.value = value
  }

  /// True if a machine can have the address: it is not in this network (0.x), not loopback, and not multicast or
  /// beyond.
  public var isForHosts: Bool {
    let first = value >> 24
    return first != 0 && first != 127 && first < 224
  }

  /// Returns the part of the address that is common to a network of this prefix length.
  public func network(prefixLength: Int) -> UInt32 {
    value & Self.mask(prefixLength: prefixLength)
  }

  /// Returns true if the address identifies the whole network or is its broadcast address.
  public func isNetworkOrBroadcast(prefixLength: Int) -> Bool {
    guard prefixLength < 31 else { return false }
    let host = value & ~Self.mask(prefixLength: prefixLength)
    return host == 0 || host == ~Self.mask(prefixLength: prefixLength)
  }

  static func mask(prefixLength: Int) -> UInt32 {
    prefixLength <= 0 ? 0 : UInt32.max << UInt32(32 - min(prefixLength, 32))
  }

  /// Returns the prefix length in `24`, `/24` or `255.255.255.0`, or `nil` if it is not from 1 to 32.
  public static func prefixLength(_ text: String) -> Int? {
    let digits = text.hasPrefix("/") ? text.dropFirst() : text[...]
    if digits.utf8.count <= 2, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(digits) {
      return (1...32).contains(length) ? length : nil
    }
    guard let mask = IPv4Address(text)?.value else { return nil }
    let length = mask.nonzeroBitCount
    return length > 0 && mask == Self.mask(prefixLength: length) ? length : nil
  }
}

/// IPv6 addresses, as users type them.
public enum IPv6Address {
  /// Returns true if the text is an address: eight groups, at most one `::` for a run of zeros, and optionally IPv4 at
  /// the end. Zones are rejected.
  public static func isValid(_ text: String) -> Bool {
    let halves = splitAtDoubleColon(text)
    switch halves.count {
    case 1: return count(of: halves[0]) == 8
    case 2:
      guard let first = count(of: halves[0], mayEndInIPv4: false), let second = count(of: halves[1]) else {
        return false
      }
      return first + second <= 7
    default: return false
    }
  }

  private static func splitAtDoubleColon(_ text: String) -> [Substring] {
    var halves: [Substring] = []
    var rest = text[...]
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix("::") }) {
      halves.append(rest[..<index])
      rest = rest[index...].dropFirst(2)
    }
    return halves + [rest]
  }

  /// Returns the number of groups, or `nil` if one is invalid.
  private static func count(of half: Substring, mayEndInIPv4: Bool = true) -> Int? {
    if half.isEmpty { return 0 }
    let groups = half.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (index, group) in groups.enumerated() {
      if mayEndInIPv4, index == groups.count - 1, group.contains(".") {
        guard IPv4Address(String(group)) != nil else { return nil }
        count += 2
      } else {
        let isGroup =
          (1...4).contains(group.utf8.count)
          && group.unicodeScalars.allSatisfy { $0.properties.isASCIIHexDigit }
        guard isGroup else { return nil }
        count += 1
      }
    }
    return count
  }
}

extension String {
  /// The text without the spaces that are often pasted along with an address.
  var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}
