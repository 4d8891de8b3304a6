import Foundation
import KeelScene
import Testing

@testable import KeelViews

/// Words are inflected for the preceding number, in English.
@Suite struct InflectionTests {
  private func inflected(_ text: String, _ language: String = "en-GB") -> String {
    Inflection.inflect([text], in: Locale(identifier: language)).joined()
  }

  @Test(arguments: [
    ("2 item", "2 items"), ("1 item", "1 item"), ("0 item", "0 items"), ("1 items", "1 item"), ("3 items", "3 items"),
    ("1,001 box of tea", "1,001 boxes of tea"), ("2 small box", "2 small boxes"), ("1 people", "1 person"),
    ("7 Person", "7 People"), ("2 CITY", "2 CITIES"), ("2 day", "2 days"), ("4 leaf", "4 leaves"),
    ("2 movie", "2 movies"),
    ("1 movies", "1 movie"), ("2 bus", "2 buses"), ("1 buses", "1 bus"), ("2 class", "2 classes"),
    ("1 classes", "1 class"),
    ("2 house", "2 houses"), ("1 houses", "1 house"), ("2 sheep", "2 sheep"), ("2 photo", "2 photos"),
    ("2 hero", "2 heroes"),
    ("2 woman", "2 women"), ("2 human", "2 humans"), ("1.5 hour", "1.5 hours"), ("1.0 hour", "1.0 hour"),
    ("2 analysis", "2 analyses"),
    ("2 minute left", "2 minutes left"), ("no item", "no item"), ("2 status", "2 statuses"), ("1 bus", "1 bus"),
  ]) func nounsTakeTheirForm(_ text: String, _ wanted: String) {
    #expect(inflected(text) == wanted)
  }

  @Test func otherLanguagesStayAsTheyAre() { #expect(inflected("2 Haus", "de") == "2 Haus") }

  @Test func aPhraseOfSeveralLooksKeepsThem() {
    let text = Text("^[**\(2)** small *leaf* of tea](inflect: true), ^[\(1) cups](inflect: true)").resolve()
    #expect(text.text == "2 small leaves of tea, 1 cup")
    #expect(text.runs.filter(\.isItalic).map(\.text) == ["leaves"])
    #expect(text.runs.filter(\.isBold).map(\.text) == ["2"])
  }

  @Test func otherMarkupThanInflectionIsShownUnchanged() {
    #expect(Text("2^[3] and ^").string() == "2^[3] and ^")
    #expect(Text("^[2 item](note: 1)").string() == "^[2 item](note: 1)")
    #expect(Text("m^[2](https://example.org)").string() == "m^2")
    #expect(Text("^[2 item](inflect: false)").string() == "2 item")
  }
}
