import KeelModel

extension Words {
  /// A value in a text.
  enum Value {
    case number(Int)
    case text(String)
  }

  /// The text for a key, with values in the places of its specifiers.
  func text(_ key: String, _ values: Value...) -> String {
    let counts: [Int?] = values.map { value in if case .number(let number) = value { number } else { nil } }
    let format = Self.catalog?.string(key, language: language.rawValue, counts: counts) ?? key
    return values.isEmpty ? format : fill(format, with: values)
  }

  /// Inserts values for `%@`, `%lld` and, with a position, `%2$@`.
  private func fill(_ format: String, with values: [Value]) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let digits = rest.prefix(while: \.isNumber)
      var position = next
      if rest.dropFirst(digits.count).first == "$" {
        position = (Int(digits) ?? 0) - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      guard let specifier = ["@", "lld"].first(where: rest.hasPrefix) else {
        result += "%"
        if rest.first == "%" { rest = rest.dropFirst() }
        continue
      }
      next += 1
      rest = rest.dropFirst(specifier.count)
      if values.indices.contains(position) { result += shown(values[position]) }
    }
    return result + rest
  }

  private func shown(_ value: Value) -> String {
    switch value {
    case .number(let number): self.number(number)
    case .text(let text): text
    }
  }
}
