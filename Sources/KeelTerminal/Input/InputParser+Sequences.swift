extension InputParser {
  /// Parses a complete control sequence. Known sequences become input, all others are dropped.
  mutating func takeSequence(final: UInt8, _ parameters: [UInt8]) {
    if final == 0x4D, parameters.isEmpty {
      // The oldest mouse protocol: three arbitrary bytes follow.
      state = .oldMouse(3)
      return
    }
    if parameters.first == 0x3C {
      if final == 0x4D || final == 0x6D { takeMouse(parameters.dropFirst(), isRelease: final == 0x6D) }
      return
    }
    if final == 0x63 {
      if parameters.first == 0x3F, let numbers = Self.numbers(Array(parameters.dropFirst())) {
        found.append(.graphics(.attributes(numbers.compactMap(\.first))))
      }
      return
    }
    guard let numbers = Self.numbers(parameters) else { return }
    let modifiers = numbers.count > 1 ? Self.modifiers(numbers[1].first ?? 1) : []
    // Reports of repeated keys count, those of released keys do not.
    if numbers.count > 1, numbers[1].count > 1, numbers[1][1] == 3 { return }
    let first = numbers.first?.first ?? 0
    switch final {
    case 0x41: emit(.up, modifiers)
    case 0x42: emit(.down, modifiers)
    case 0x43: emit(.right, modifiers)
    case 0x44: emit(.left, modifiers)
    case 0x46: emit(.end, modifiers)
    case 0x48: emit(.home, modifiers)
    case 0x50...0x53 where first == 1 || parameters.isEmpty:
      emit(.function(Int(final) - 0x4F), modifiers)
    case 0x5A: emit(.backTab)
    case 0x49 where parameters.isEmpty: found.append(.windowFocus(true))
    case 0x4F where parameters.isEmpty: found.append(.windowFocus(false))
    case 0x6E where parameters == [0x30] || parameters == [0x33]: found.append(.status)
    case 0x74 where first == 6 && numbers.count == 3:
      found.append(.graphics(.cell(width: numbers[2].first ?? 0, height: numbers[1].first ?? 0)))
    case 0x75: takeUnicodeKey(first, modifiers)
    case 0x7E: takeTilde(numbers, first, modifiers)
    default: break
    }
  }

  private mutating func takeTilde(_ numbers: [[Int]], _ first: Int, _ modifiers: Key.Modifiers) {
    switch first {
    case 1, 7: emit(.home, modifiers)
    case 2: emit(.insert, modifiers)
    case 3: emit(.delete, modifiers)
    case 4, 8: emit(.end, modifiers)
    case 5: emit(.pageUp, modifiers)
    case 6: emit(.pageDown, modifiers)
    case 11...15: emit(.function(first - 10), modifiers)
    case 17...21: emit(.function(first - 11), modifiers)
    case 23, 24: emit(.function(first - 12), modifiers)
    case 27 where numbers.count == 3: takeUnicodeKey(numbers[2].first ?? 0, modifiers)
    case 200: beginPaste()
    default: break
    }
  }

  /// Emits a key by its code point, as newer keyboard protocols send it.
  private mutating func takeUnicodeKey(_ code: Int, _ modifiers: Key.Modifiers) {
    switch code {
    case 27: emit(.escape, modifiers)
    case 13, 57414: emit(.enter, modifiers)
    case 9: modifiers.contains(.shift) ? emit(.backTab) : emit(.tab, modifiers)
    case 127, 8: emit(.backspace, modifiers)
    default:
      guard code >= 32, !(0x7F..<0xA0).contains(code), !(57344...63743).contains(code),
        let scalar = Unicode.Scalar(UInt32(clamping: code))
      else { return }
      let character = Character(scalar)
      if modifiers == .shift, let upper = character.uppercased().first, character.uppercased().count == 1 {
        emit(.character(upper))
      } else {
        emit(.character(character), modifiers)
      }
    }
  }

  private mutating func takeMouse(_ parameters: ArraySlice<UInt8>, isRelease: Bool) {
    guard let numbers = Self.numbers(Array(parameters)), numbers.count == 3,
      let button = numbers[0].first, let column = numbers[1].first, let row = numbers[2].first,
      column > 0, row > 0, column < 10_000, row < 10_000
    else { return }
    let kind: Mouse.Kind
    switch (button, isRelease) {
    case (64, false): kind = .wheelUp
    case (65, false): kind = .wheelDown
    case (0, false): kind = .press
    case (2, false): kind = .secondaryPress
    case (32, false): kind = .drag
    case (0...2, true): kind = .release
    default: kind = .other
    }
    found.append(.mouse(Mouse(kind, x: column - 1, y: row - 1)))
  }

  mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x41: emit(.up)
    case 0x42: emit(.down)
    case 0x43: emit(.right)
    case 0x44: emit(.left)
    case 0x46: emit(.end)
    case 0x48: emit(.home)
    case 0x4D: emit(.enter)
    case 0x50...0x53: emit(.function(Int(byte) - 0x4F))
    default: break
    }
  }

  /// Parses `Gi=31;OK`: the terminal has taken a picture as a file.
  mutating func takeApplicationCommand(_ text: [UInt8]) {
    let parts = String(decoding: text, as: UTF8.self).split(separator: ";")
    guard parts.count == 2, parts[1] == "OK", let keys = parts.first, keys.hasPrefix("G") else { return }
    for key in keys.dropFirst().split(separator: ",") where key.hasPrefix("i=") {
      if let number = Int(key.dropFirst(2)) { found.append(.graphics(.takesFiles(number))) }
    }
  }

  /// Parses `11;rgb:1e1e/1e1e/1e1e`: the background, with 1 to 4 hexadecimal digits per component.
  mutating func takeOperatingSystemCommand(_ text: [UInt8]) {
    let parts = String(decoding: text, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "11", parts[1].hasPrefix("rgb:") || parts[1].hasPrefix("rgba:") else { return }
    let colors = parts[1].drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard colors.count >= 3 else { return }
    var values: [Int] = []
    for color in colors.prefix(3) {
      guard (1...4).contains(color.utf8.count), let value = Int(color, radix: 16), value >= 0 else { return }
      values.append(value * 255 / ((1 << (4 * color.utf8.count)) - 1))
    }
    found.append(.background(red: values[0], green: values[1], blue: values[2]))
  }

  /// Returns the numbers between semicolons, each with its colon-separated subparameters; `nil` for any other text.
  private static func numbers(_ bytes: [UInt8]) -> [[Int]]? {
    if bytes.isEmpty { return [] }
    var result: [[Int]] = [[]]
    var current: Int?
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        let value = (current ?? 0) * 10 + Int(byte) - 0x30
        guard value <= 0x10FFFF else { return nil }
        current = value
      case 0x3A:
        result[result.count - 1].append(current ?? 0)
        current = nil
      case 0x3B:
        result[result.count - 1].append(current ?? 0)
        current = nil
        result.append([])
      default: return nil
      }
    }
    result[result.count - 1].append(current ?? 0)
    return result
  }

  private static func modifiers(_ number: Int) -> Key.Modifiers {
    Key.Modifiers(rawValue: UInt8(clamping: max(0, number - 1) & 7))
  }
}
