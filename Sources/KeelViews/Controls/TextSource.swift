package import FoundationEssentials
package import KeelModel

/// The text or the value that a field edits.
package enum TextSource {
  case text(Binding<String>)
  case value(any ValueSource)
}

/// A value that is formatted as text and parsed from it, in the locale of the field's environment.
package protocol ValueSource {
  /// Returns the value as text.
  @MainActor func text(in locale: Locale) -> String
  /// Sets the value from the text if the text can be parsed. It is called after each change of the text.
  @MainActor func commit(_ text: String, in locale: Locale)
}

/// A value that a format formats and parses.
struct FormattedField<F: ParseableFormatStyle>: ValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  func text(in locale: Locale) -> String { format.placed(in: locale).format(value.wrappedValue) }

  func commit(_ text: String, in locale: Locale) {
    // A text that the format does not accept leaves the value as it is.
    if let parsed = try? format.placed(in: locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
  }
}

/// An optional value: an empty text sets it to `nil`.
struct OptionalField<F: ParseableFormatStyle>: ValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  func text(in locale: Locale) -> String { value.wrappedValue.map(format.placed(in: locale).format) ?? "" }

  func commit(_ text: String, in locale: Locale) {
    if text.isEmpty {
      value.wrappedValue = nil
      // A text that the format does not accept leaves the value as it is.
    } else if let parsed = try? format.placed(in: locale).parseStrategy.parse(text) {
      value.wrappedValue = parsed
    }
  }
}
