import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A specifier of `printf`, such as `%@`, `%2$lld` or `%.2f`.
struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, from 1, or `nil` if the specifier has none.
  var position: Int?
  var flags: Set<Character> = []
  var width: Int?
  var precision: Int?
  var conversion: Character

  /// The largest width and precision, which translations cannot exceed.
  static let limit = 200

  /// Reads the specifier that begins with the `%` at `start`. A specifier with its width in an argument (`*`) is not
  /// supported.
  static func read(_ characters: [Character], at start: Int) -> (FormatSpecifier, end: Int)? {
    var index = start + 1
    func number() -> (value: Int, end: Int)? {
      var end = index
      var value = 0
      while end < characters.count, let digit = characters[end].asciiDigit {
        value = min(value * 10 + digit, 1_000_000)
        end += 1
      }
      return end == index ? nil : (value, end)
    }
    var specifier = FormatSpecifier(conversion: "@")
    if let found = number(), found.end < characters.count, characters[found.end] == "$" {
      specifier.position = found.value
      index = found.end + 1
    }
    while index < characters.count, "-+ 0#'".contains(characters[index]) {
      specifier.flags.insert(characters[index])
      index += 1
    }
    if let found = number() {
      specifier.width = min(found.value, limit)
      index = found.end
    }
    if index < characters.count, characters[index] == "." {
      index += 1
      let found = number()
      specifier.precision = min(found?.value ?? 0, limit)
      index = found?.end ?? index
    }
    var lengths = 0
    while index < characters.count, lengths < 2, "hlqLzjt".contains(characters[index]) {
      index += 1
      lengths += 1
    }
    guard index < characters.count, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(characters[index]) else { return nil }
    specifier.conversion = characters[index]
    return (specifier, index + 1)
  }

  func text(of string: String) -> String {
    padded(precision.map { String(string.prefix($0)) } ?? string)
  }

  func text<Value: BinaryInteger>(of value: Value, in locale: Locale) -> String {
    if "fFeEgGaA".contains(conversion) { return text(of: Double(value), in: locale) }
    let magnitude = value.magnitude
    switch conversion {
    case "x": return padded(String(magnitude, radix: 16))
    case "X": return padded(String(magnitude, radix: 16, uppercase: true))
    case "o", "O": return padded(String(magnitude, radix: 8))
    case "c", "C":
      return padded(UInt32(exactly: magnitude).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "")
    default:
      let symbols = NumberSymbols.of(locale)
      let digits = String(magnitude)
      let zeros = String(repeating: "0", count: max(0, (precision ?? 0) - digits.count))
      return symbols.written(padded(sign(isNegative: value < 0) + symbols.grouping(zeros + digits)))
    }
  }

  func text(of value: Double, in locale: Locale) -> String {
    guard value.isFinite else { return padded(value.isNaN ? "NaN" : sign(isNegative: value < 0) + "∞") }
    if "dDiuU".contains(conversion) {
      return Int64(exactly: value.rounded(.towardZero)).map { text(of: $0, in: locale) } ?? padded("\(value)")
    }
    let kind = "fFeEgG".contains(conversion) ? conversion : "f"
    let written = FormatSpecifier.write(value.magnitude, precision: precision ?? 6, conversion: kind)
    let symbols = NumberSymbols.of(locale)
    let parts = written.split(separator: ".", maxSplits: 1)
    let whole = parts.first.map(String.init) ?? "0"
    let grouped = whole.allSatisfy(\.isNumber) ? symbols.grouping(whole) : whole
    return symbols.written(
      padded(sign(isNegative: value.sign == .minus) + grouped + (parts.count > 1 ? symbols.decimal + parts[1] : "")))
  }

  private func sign(isNegative: Bool) -> String {
    isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
  }

  private func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let missing = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), conversion != "@" else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { "-+ ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  /// Returns the number with a decimal point, regardless of the C locale.
  private static func write(_ value: Double, precision: Int, conversion: Character) -> String {
    // The buffer has space for 309 digits before the point, and for those after it.
    var buffer = [CChar](repeating: 0, count: 320 + limit)
    let count = withVaList([Int32(precision), value]) { vsnprintf(&buffer, buffer.count, "%.*\(conversion)", $0) }
    let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).replacing(",", with: ".")
  }
}

extension Character {
  fileprivate var asciiDigit: Int? { isASCII ? wholeNumberValue : nil }
}
