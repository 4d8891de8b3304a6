/// The forms of a text that depend on a number, as Unicode's CLDR names them.
///
/// The rules of a language choose one for each integer. Numbers with visible fractions use `other`. Languages that are
/// not listed here have one form for 1 and one for all other numbers.
public enum PluralForm: String, Hashable, Sendable, CaseIterable {
  /// The form for 0 in Arabic.
  case zero
  /// The form for 1, and in some languages for 0 or 21.
  case one
  /// The form for 2 in Arabic and Hebrew.
  case two
  /// The form for small numbers, such as 2 to 4 in Polish.
  case few
  /// The form for larger numbers, such as 5 in Polish.
  case many
  /// The form for all other numbers, which every language has.
  case other

  /// Creates the form for a number.
  ///
  /// - Parameter language: A locale or BCP 47 tag; only its language counts.
  public init(of count: Int, language: String) {
    let number = count.magnitude
    let isMillions = number > 0 && number.isMultiple(of: 1_000_000)
    self =
      switch language.prefix(while: \.isLetter).lowercased() {
      case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yo", "zh": .other
      case "hi", "hy": number <= 1 ? .one : .other
      case "fr", "pt": number <= 1 ? .one : isMillions ? .many : .other
      case "ca", "es", "it": number == 1 ? .one : isMillions ? .many : .other
      case "ar": Self.arabic(number)
      case "be", "ru", "uk": Self.slavic(number) ?? .many
      case "bs", "hr", "sr": Self.slavic(number) ?? .other
      case "pl": number == 1 ? .one : Self.slavic(number) == .few ? .few : .many
      case "cs", "sk": number == 1 ? .one : (2...4).contains(number) ? .few : .other
      case "he": number == 1 ? .one : number == 2 ? .two : .other
      default: number == 1 ? .one : .other
      }
  }

  private static func arabic(_ number: UInt) -> PluralForm {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  /// The form for the last digits of a number, or `nil` for the last of the three forms.
  private static func slavic(_ number: UInt) -> PluralForm? {
    switch (number % 10, number % 100) {
    case (_, 11...14): nil
    case (1, _): .one
    case (2...4, _): .few
    default: nil
    }
  }
}
