import FoundationEssentials

/// The number symbols of a locale. They are those of Foundation's formats, so that a number in a text and the same number
/// in a format agree, also in programs that do not link the whole of Foundation.
struct NumberSymbols: Hashable, Sendable {
  var decimal = "."
  var group = ","
  /// The maximum number of digits that are not grouped.
  var ungrouped = 3
  /// The number of digits in groups before the last one, which has three.
  var higher = 3
  /// The digit zero, which the other nine follow.
  var zero: Unicode.Scalar = "0"

  /// Returns the symbols of the most specific place in the table that contains the locale.
  static func of(_ locale: Locale) -> NumberSymbols {
    let language = locale.languageSubtag
    let others = locale.subtags.dropFirst().prefix(2).map { $0.count == 4 ? $0.capitalizedScript : $0.uppercased() }
    let names = [others.joined(separator: "_")] + others
    for name in names { if let found = byPlace["\(language)_\(name)"] { return found } }
    return byPlace[language] ?? NumberSymbols()
  }

  /// Returns the digits in groups.
  func grouping(_ digits: String) -> String {
    guard digits.count > ungrouped else { return digits }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      let rest = digits.count - index
      if index > 0, rest == 3 || rest > 3 && (rest - 3) % higher == 0 { grouped += group }
      grouped.append(digit)
    }
    return grouped
  }

  /// Returns the text with the digits of the locale.
  func written(_ text: String) -> String {
    guard zero != "0" else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("0"..."9").contains(scalar) ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar
        }))
  }
}

extension Substring {
  /// A subtag of a script as it is written in identifiers, such as `Deva`.
  fileprivate var capitalizedScript: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
