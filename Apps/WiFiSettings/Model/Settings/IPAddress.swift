/// IPv4 addresses, as people type them.
public struct IPv4Address: Hashable, Sendable {
  public let value: UInt32

  public init(value: UInt32) { self.value = value }

  /// Four numbers from 0 to 255 with dots between; `nil` for anything else. Leading zeros are refused, for some
  /// programs read them as octal.
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

  /// Whether a machine can have it: not this network, not loopback, not multicast or beyond.
  public var isForHosts: Bool {
    let first = value >> 24
    return first != 0 && first != 127 && first < 224
  }

  /// The part of it that a network of this prefix length has in common.
  public func network(prefixLength: Int) -> UInt32 {
    value & Self.mask(prefixLength: prefixLength)
  }

  /// Whether it stands for the whole network or for everybody in it.
  public func isNetworkOrBroadcast(prefixLength: Int) -> Bool {
    guard prefixLength < 31 else { return false }
    let host = value & ~Self.mask(prefixLength: prefixLength)
    return host == 0 || host == ~Self.mask(prefixLength: prefixLength)
  }

  static func mask(prefixLength: Int) -> UInt32 {
    prefixLength <= 0 ? 0 : UInt32.max << UInt32(32 - min(prefixLength, 32))
  }

  /// The prefix length in `24`, `/24` or `255.255.255.0`; `nil` when it is none from 1 to 32.
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

/// IPv6 addresses, as people type them.
public enum IPv6Address {
  /// Whether the text is one: eight groups, `::` for a run of zeros once, perhaps IPv4 at the end. Zones are refused.
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

  /// How many groups; `nil` when one is none.
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
  /// Without the spaces that come along when an address is pasted.
  var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}
