/// An IPv4 or IPv6 address, in network order.
struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  /// The 4 or 16 bytes.
  let bytes: [UInt8]

  var isIPv4: Bool { bytes.count == 4 }
  var bitCount: Int { bytes.count * 8 }

  init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Parses `192.0.2.1` or `2001:db8::1` (also with an IPv4 tail); no zones, no leading zeros in IPv4.
  init?(_ text: String) {
    if text.utf8.contains(UInt8(ascii: ":")) {
      guard let bytes = IPAddress.parseIPv6(Substring(text)) else { return nil }
      self.bytes = bytes
    } else {
      guard let bytes = IPAddress.parseIPv4(Substring(text)) else { return nil }
      self.bytes = bytes
    }
  }

  private static func parseIPv4(_ text: Substring) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        part == "0" || !part.hasPrefix("0"), let byte = UInt8(part)
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func parseIPv6(_ text: Substring) -> [UInt8]? {
    let halves = splitAtDoubleColon(text)
    guard halves.count <= 2, let head = parseGroups(halves[0], mayEndInIPv4: halves.count == 1) else { return nil }
    guard halves.count == 2 else { return head.count == 16 ? head : nil }
    guard let tail = parseGroups(halves[1], mayEndInIPv4: true), head.count + tail.count <= 14 else { return nil }
    return head + Array(repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  private static func splitAtDoubleColon(_ text: Substring) -> [Substring] {
    var halves: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == ":", next < text.endIndex, text[next] == ":" {
        halves.append(text[start..<index])
        start = text.index(after: next)
        index = start
      } else {
        index = next
      }
    }
    return halves + [text[start...]]
  }

  private static func parseGroups(_ text: Substring, mayEndInIPv4: Bool) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (index, group) in groups.enumerated() {
      if mayEndInIPv4, index == groups.count - 1, group.utf8.contains(UInt8(ascii: ".")) {
        guard let tail = parseIPv4(group) else { return nil }
        bytes += tail
      } else {
        guard (1...4).contains(group.utf8.count), !group.hasPrefix("+"), !group.hasPrefix("-"),
          let value = UInt16(group, radix: 16)
        else { return nil }
        bytes += [UInt8(value >> 8), UInt8(value & 0xff)]
      }
    }
    return bytes.count <= 16 ? bytes : nil
  }

  /// The usual form: for IPv6 lower case, with the longest run of two or more zero groups omitted (RFC 5952).
  var description: String {
    if isIPv4 { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    var longest = 0..<0
    var start = 0
    while start < groups.count {
      let end = groups[start...].firstIndex { $0 != 0 } ?? groups.count
      if end - start > max(longest.count, 1) { longest = start..<end }
      start = max(end, start) + 1
    }
    func text(_ range: Range<Int>) -> String {
      groups[range].map { String($0, radix: 16) }.joined(separator: ":")
    }
    if longest.isEmpty { return text(0..<groups.count) }
    return text(0..<longest.lowerBound) + "::" + text(longest.upperBound..<groups.count)
  }
}
