import Foundation
import KeelModel
import Testing

@Suite struct StringCatalogTests {
  private func catalog(_ strings: String) throws -> StringCatalog {
    try StringCatalog(data: Array(#"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#.utf8))
  }

  private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { #""\#($0.key)": \#(unit($0.value))"# }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(forms)}}}"#
  }

  @Test func theTextIsThatOfTheLanguageOrTheNearestOne() throws {
    let catalog = try catalog(
      #""Hello": {"localizations": {"pt": \#(unit("Olá")), "pt-BR": \#(unit("Oi")), "zh-Hant": \#(unit("你好"))}}, "#
        + #""key.only": {"localizations": {"en": \#(unit("Only")), "pt": \#(unit(""))}}, "Bare": {}"#)
    func hello(_ language: String) -> String? { catalog.string("Hello", language: language) }
    #expect(["pt", "pt_PT", "pt-BR", "PT_br.UTF-8"].map(hello) == ["Olá", "Olá", "Oi", "Oi"])
    #expect(["zh-Hant-TW", "zh-Hans", "ko", ""].map(hello) == ["你好", "Hello", "Hello", "Hello"])
    #expect(catalog.string("key.only", language: "pt") == "Only", "an empty text is not translated yet")
    #expect(catalog.string("Bare", language: "pt") == "Bare")
    #expect(catalog.string("Missing", language: "en") == nil)
    #expect(catalog.languages == ["en", "pt", "pt-br", "zh-hant"])
    #expect(catalog.hasText("Hello", language: "pt_BR") && !catalog.hasText("Hello", language: "ko"))
  }

  @Test func theFirstIntegerChoosesTheForm() throws {
    let english = plural(["zero": "none", "one": "%lld day", "other": "%lld days"])
    let catalog = try catalog(
      #""%@ for %lld days": {"localizations": {"en": \#(english), "ko": \#(plural(["other": "%lld일"]))}}"#)
    func text(_ count: Int?, _ language: String) -> String? {
      catalog.string("%@ for %lld days", language: language, counts: [nil, count])
    }
    #expect([0, 1, 2, -1, nil].map { text($0, "en") } == ["none", "%lld day", "%lld days", "%lld day", "%lld days"])
    #expect([0, 1, 2].map { text($0, "ko") } == ["%lld일", "%lld일", "%lld일"])
  }

  @Test func substitutionsChooseEachForTheirOwnNumber() throws {
    func substitution(_ number: Int, _ one: String, _ other: String) -> String {
      #"{"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": "#
        + #"{"one": \#(unit(one)), "other": \#(unit(other))}}}"#
    }
    let catalog = try catalog(
      #""books": {"localizations": {"en": {"stringUnit": {"value": "100%% of %#@books@ by %@ on %#@shelves@"}, "#
        + #""substitutions": {"books": \#(substitution(1, "a book", "%arg books")), "#
        + #""shelves": \#(substitution(3, "one shelf", "%arg shelves"))}}}}"#)
    func text(_ books: Int, _ shelves: Int) -> String? {
      catalog.string("books", language: "en", counts: [books, nil, shelves])
    }
    #expect(text(1, 2) == "100%% of a book by %2$@ on %3$lld shelves")
    #expect(text(5, 1) == "100%% of %1$lld books by %2$@ on one shelf")
  }

  @Test func valuesStandInThePlacesOfSpecifiers() throws {
    let english = plural(["one": "%lld day of %@", "other": "%lld days of %@"])
    let korean = plural(["other": "%2$@: %1$lld일, 100%% %3$@"])
    let catalog = try catalog(
      #""%lld days of %@": {"localizations": {"en": \#(english), "ko": \#(korean)}}, "50%": {}"#)
    func text(_ language: String, _ values: StringCatalog.Value...) -> String? {
      catalog.string("%lld days of %@", language: language, values: values)
    }
    #expect(text("en", .number(1), .text("%@ %1$lld")) == "1 day of %@ %1$lld", "a value is no format")
    #expect(text("en", .number(1_234, writtenAs: "1,234"), .text("rain")) == "1,234 days of rain")
    #expect(text("ko", .number(2), .text("rain")) == "rain: 2일, 100% ", "a specifier without a value is left out")
    #expect(catalog.string("50%", language: "en", values: []) == "50%", "without values a text is no format")
    #expect(catalog.string("missing", language: "en", values: [.number(1)]) == nil)
  }

  @Test func textsForDevicesUseTheGeneralOne() throws {
    let catalog = try catalog(
      #""Tap": {"localizations": {"en": {"variations": {"device": {"mac": \#(unit("Click")), "#
        + #""other": \#(plural(["one": "Press once", "other": "Press"]))}}}}}"#)
    #expect(catalog.string("Tap", language: "en", counts: [1]) == "Press once")
    #expect(catalog.string("Tap", language: "en") == "Press")
  }

  @Test(arguments: [
    ("", "not valid JSON"), ("[]", "dictionary"), (#"{"strings": {}}"#, "sourceLanguage"),
    (#"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": 3}}}}}}"#, "a / "),
  ])
  func damageIsAnError(json: String, part: String) {
    let error = #expect(throws: StringCatalogError.self) { try StringCatalog(data: Array(json.utf8)) }
    #expect(error.map { "\($0)".localizedCaseInsensitiveContains(part) } == true, "\(String(describing: error))")
  }

  /// The examples of CLDR's table of plural rules.
  @Test(arguments: [
    ("en_US", "other one other other", [0, 1, 2, 21]), ("ko", "other other other other", [0, 1, 2, 21]),
    ("fr", "one one other many", [0, 1, 2, 1_000_000]), ("pt-BR", "one one other many", [0, 1, 2, 1_000_000]),
    ("es", "other one other many", [0, 1, 2, 1_000_000]),
    ("ar", "zero one two few many other", [0, 1, 2, 103, 111, 100]),
    ("ru", "many one few many one many few", [0, 1, 2, 5, 21, 11, 22]),
    ("hr", "other one few other one other", [0, 1, 2, 5, 21, 12]),
    ("pl", "many one few many many few", [0, 1, 2, 5, 21, 22]), ("cs", "other one few other", [0, 1, 2, 5]),
    ("he", "other one two other", [0, 1, 2, 3]), ("hi", "one one other", [0, 1, 2]), ("ja", "other", [1]),
    ("de", "other one other", [0, 1, 2]), ("xx", "other one other", [0, 1, 2]),
  ])
  func aNumberHasTheFormOfItsLanguage(language: String, forms: String, numbers: [Int]) {
    let found = numbers.map { PluralForm(of: $0, language: language).rawValue }
    #expect(found.joined(separator: " ") == forms)
  }
}
