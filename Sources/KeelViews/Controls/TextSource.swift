internal import FoundationEssentials
package import KeelModel

/// The text or the value that a field edits.
package enum TextSource {
  case text(Binding<String>)
  case value(any ValueSource)
}

/// A value that is formatted as text and parsed from it, in the locale and the time zone of the field's environment.
package protocol ValueSource {
  /// Returns the value as text.
  @MainActor func text(at place: FormatPlace) -> String
  /// Sets the value from the text if the text can be parsed. It is called after each change of the text.
  @MainActor func commit(_ text: String, at place: FormatPlace)
}

/// A value that a format formats and parses.
struct FormattedField<F: ParseableFormatStyle>: ValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  func text(at place: FormatPlace) -> String { format.placed(at: place).format(value.wrappedValue) }

  func commit(_ text: String, at place: FormatPlace) {
    // A text that the format does not accept leaves the value as it is.
    if let parsed = try? format.placed(at: place).parseStrategy.parse(text) { value.wrappedValue = parsed }
  }
}

/// An optional value: an empty text sets it to `nil`.
struct OptionalField<F: ParseableFormatStyle>: ValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  func text(at place: FormatPlace) -> String { value.wrappedValue.map(format.placed(at: place).format) ?? "" }

  func commit(_ text: String, at place: FormatPlace) {
    if text.isEmpty {
      value.wrappedValue = nil
      // A text that the format does not accept leaves the value as it is.
    } else if let parsed = try? format.placed(at: place).parseStrategy.parse(text) {
      value.wrappedValue = parsed
    }
  }
}
