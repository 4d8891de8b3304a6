/// The JSON of a catalogue, as far as translations need it.
struct CatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable { var localizations: [String: Localization]? }
}

/// A text in a language: a string, or a choice between several.
struct Localization: Decodable, Sendable {
  struct Unit: Decodable, Sendable { var value: String }
  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }
  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }

  var stringUnit: Unit?
  var variations: Variations?
  var substitutions: [String: Substitution]?

  /// Returns the text for the values, or `nil` if there is none.
  func text(_ counts: [Int?], language: String) -> String? {
    guard let text = plainText(for: counts.lazy.compactMap { $0 }.first, language: language) else { return nil }
    guard let substitutions, !substitutions.isEmpty else { return text }
    return SubstitutedText(substitutions, counts, language).text(of: text)
  }

  /// Returns the text that a number chooses, before substitutions. A text without a value counts as missing.
  func plainText(for count: Int?, language: String) -> String? {
    if let stringUnit { return stringUnit.value.isEmpty ? nil : stringUnit.value }
    return variations?.text(for: count, language: language)
  }
}

extension Localization.Variations {
  func text(for count: Int?, language: String) -> String? {
    if let device {
      // Texts for a device of Apple's name that device. The general text suits every front end.
      let choice = device["other"] ?? device.min { $0.key < $1.key }?.value
      return choice?.plainText(for: count, language: language)
    }
    guard let plural else { return nil }
    let form = count.map { PluralForm(of: $0, language: language) } ?? .other
    // As on Apple's systems, a text for none is used for 0 in every language.
    let choice = (count == 0 ? plural["zero"] : nil) ?? plural[form.rawValue] ?? plural["other"]
    return choice?.plainText(for: count, language: language)
  }
}

/// A writer of a text with substitutions: `%#@books@ on %#@shelves@`.
///
/// The result has the position of each value, because the values of substitutions need not come in order.
private struct SubstitutedText {
  let substitutions: [String: Localization.Substitution]
  let counts: [Int?]
  let language: String

  init(_ substitutions: [String: Localization.Substitution], _ counts: [Int?], _ language: String) {
    self.substitutions = substitutions
    self.counts = counts
    self.language = language
  }

  func text(of format: String) -> String {
    var result = ""
    var next = 1
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let isPositional = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
      let position = isPositional ? Int(digits) ?? next : next
      if isPositional { rest = rest.dropFirst(digits.count + 1) } else { next += 1 }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        result += text(named: String(rest.dropFirst(2)[..<end]), position: position)
        rest = rest[rest.index(after: end)...]
      } else {
        result += "%\(position)$"
      }
    }
    return result + rest
  }

  private func text(named name: String, position: Int) -> String {
    guard let substitution = substitutions[name] else { return "" }
    let position = substitution.argNum ?? position
    let count = counts.indices.contains(position - 1) ? counts[position - 1] : nil
    let text = substitution.variations.text(for: count, language: language) ?? ""
    return text.replacing("%arg", with: "%\(position)$\(substitution.formatSpecifier ?? "lld")")
  }
}
