import FoundationEssentials
package import KeelModel

/// What a field edits.
package enum TextSource {
  case text(Binding<String>)
  case value(any ValueSource)
}

/// A value that is written and read as text.
package protocol ValueSource {
  /// The value as text.
  @MainActor var text: String { get }
  /// Takes the text as the value, if it says one: with each change of the text.
  @MainActor func commit(_ text: String)
}

/// A value with a way to be written and read.
struct FormattedField<F: ParseableFormatStyle>: ValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  var text: String { format.format(value.wrappedValue) }

  func commit(_ text: String) {
    if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
  }
}

/// A value that may be missing: no text is no value.
struct OptionalField<F: ParseableFormatStyle>: ValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  var text: String { value.wrappedValue.map(format.format) ?? "" }

  func commit(_ text: String) {
    if text.isEmpty {
      value.wrappedValue = nil
    } else if let parsed = try? format.parseStrategy.parse(text) {
      value.wrappedValue = parsed
    }
  }
}
