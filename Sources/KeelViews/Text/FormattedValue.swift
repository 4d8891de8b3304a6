package import FoundationEssentials

/// A value with its format.
package struct FormattedValue: Hashable, Sendable {
  private let box: any FormattedBox

  /// Creates a value that is formatted when it is shown, in the locale and the time zone of its environment, or in
  /// those of the format if the program has set them.
  package init<F: FormatStyle & Sendable>(_ value: F.FormatInput, _ style: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.box = StyledValue(value: value, style: style)
  }

  package func text(at place: FormatPlace) -> String { box.text(at: place) }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.box.equals(rhs.box) }
  package func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

private protocol FormattedBox: Sendable {
  func text(at place: FormatPlace) -> String
  func equals(_ other: any FormattedBox) -> Bool
  func hash(into hasher: inout Hasher)
}

private struct StyledValue<F: FormatStyle & Sendable>: FormattedBox
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
  let value: F.FormatInput
  let style: F

  func text(at place: FormatPlace) -> String { style.placed(at: place).format(value) }
  func equals(_ other: any FormattedBox) -> Bool {
    guard let other = other as? StyledValue<F> else { return false }
    return value == other.value && style == other.style
  }
  /// The value need not be hashable, so only the style is hashed.
  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
