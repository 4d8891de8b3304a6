import FoundationEssentials
import KeelModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Numbers as a specifier writes them in a locale.
extension FormatSpecifier {
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

  /// Returns the number with a decimal point, regardless of the C locale.
  private static func write(_ value: Double, precision: Int, conversion: Character) -> String {
    // The buffer has space for 309 digits before the point, and for those after it.
    var buffer = [CChar](repeating: 0, count: 320 + limit)
    let count = withVaList([Int32(precision), value]) { vsnprintf(&buffer, buffer.count, "%.*\(conversion)", $0) }
    let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).replacing(",", with: ".")
  }
}
