import Foundation
import Testing

@testable import KeelViews

/// A number in a text and the same number in a format look the same.
@Suite struct NumberAgreementTests {
  private func string(_ text: Text, _ locale: Locale) -> String { text.string(in: TextContext(locale: locale)) }

  @Test(arguments: ["en-IN", "hi_IN", "de-AT", "fr-CH", "pa_Arab_PK", "zh-Hant-TW", "ar_EG"])
  func anIntegerLooksTheSameInATextAndInAFormat(_ name: String) {
    let locale = Locale(identifier: name)
    for number in [5, 1234, 1_234_567, -12_345] {
      #expect(
        string(Text("\(number)"), locale).filter { $0 != "-" && $0 != "−" && !$0.isMark }
          == string(Text(number, format: .number), locale).filter { $0 != "-" && $0 != "−" && !$0.isMark })
    }
  }

  /// Without three languages whose grouping is peculiar.
  @Test func theSymbolsAreThoseOfFoundationEverywhere() {
    for name in Locale.availableIdentifiers where !["tok", "gez", "POSIX"].contains(where: { name.contains($0) }) {
      let locale = Locale(identifier: name)
      let symbols = NumberSymbols.of(locale)
      #expect(string(Text("\(1_234_567)"), locale) == 1_234_567.formatted(.number.locale(locale)), "\(name)")
      #expect(string(Text("\(1234)"), locale) == 1234.formatted(.number.locale(locale)), "\(name)")
      #expect(symbols.written("1" + symbols.decimal + "5") == 1.5.formatted(.number.locale(locale)), "\(name)")
    }
  }

  @Test func theLocaleOfAFormatWins() {
    let german = Locale(identifier: "de_DE"), english = Locale(identifier: "en_US")
    #expect(string(Text(1234.5, format: .number), german) == "1.234,5")
    #expect(string(Text(1234.5, format: .number.locale(german)), english) == "1.234,5")
    #expect(string(Text("\(1234.5, format: .number.locale(german))"), english) == "1.234,5")
  }
}

extension Character {
  /// True for an invisible mark of direction.
  fileprivate var isMark: Bool { unicodeScalars.allSatisfy { ["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) } }
}
