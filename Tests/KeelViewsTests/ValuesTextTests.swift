import FoundationEssentials
import KeelModel
import KeelScene
import Testing

@testable import KeelViews

/// A style whose output contains its language.
private struct Telling: FormatStyle, Hashable, Codable, Sendable {
  var language = "?"
  func format(_ value: Int) -> String { "\(value) in \(language)" }
  func locale(_ locale: Locale) -> Telling { Telling(language: locale.identifier) }
}

@Suite struct ValuesTextTests {
  private func string(_ text: Text, _ locale: String = "en", lookUp: LocalizedStrings.LookUp? = nil) -> String {
    text.string(in: TextContext(locale: Locale(identifier: locale), lookUp: lookUp))
  }

  // MARK: Strings

  @Test func onlyLiteralsAreMarkdown() {
    let stars = "**a**"
    #expect(string(Text("**a**")) == "a")
    #expect(string(Text(stars)) == "**a**")
    #expect(string(Text(verbatim: "**a**")) == "**a**")
    #expect(string(Text(stars.dropFirst())) == "*a**")
    #expect(string(Text(LocalizedStringKey(stars))) == "a")
    #expect(string(Text("\(stars) **b**")) == "**a** b")
    #expect(string(Text(.init(stars))) == "a")
  }

  @Test func aLiteralIsAFormatWithItsArgumentsApart() {
    let key: LocalizedStringKey = "100% of \(3) for \("me") at \(1.5) and \(UInt8(4))"
    #expect(key.key == "100%% of %lld for %@ at %lf and %u")
    #expect(string(Text(key)) == "100% of 3 for me at 1.500000 and 4")
    #expect(LocalizedStringKey("100%").key == "100%")
    #expect(string(Text("100% %@ %d")) == "100% %@ %d")
    #expect(LocalizedStringKey("a \(1)") == "a \(1)")
    #expect(LocalizedStringKey("a \(1)") != "a \(2)")
  }

  @Test func interpolatedTextIsNoFormat() {
    #expect(string(Text("\("%@ %1$@ %d") \("b")")) == "%@ %1$@ %d b")
  }

  @Test func aSpecifierFormatsANumber() {
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("\(255, specifier: "%x")|\(255, specifier: "%X")")) == "ff|FF")
    #expect(string(Text("\(-5, specifier: "%+d")\(5, specifier: "%+d")")) == "-5+5")
    #expect(string(Text("[\(5, specifier: "%4d")\(5, specifier: "%-4d")]")) == "[   55   ]")
    #expect(string(Text("\(1.0, specifier: "%.0f%%")")) == "1%")
    #expect(string(Text("\(2.5, specifier: "%d")")) == "2")
    #expect(string(Text("\(2, specifier: "%.1f")")) == "2.0")
  }

  @Test func aSpecifierAsksForNoMoreRoomThanThereIs() {
    #expect(string(Text("\(5, specifier: "%99999999999999999999d")")).count == FormatSpecifier.limit)
    #expect(string(Text("\(1.5, specifier: "%.999999999f")")).count == FormatSpecifier.limit + 2)
    #expect(string(Text("\(1e308, specifier: "%.200f")")).count > 309)
    #expect(string(Text("\(5, specifier: "%")")) == "%")
    #expect(string(Text("\(5, specifier: "%*d")")) == "%*d")
    #expect(string(Text("\(5, specifier: "")")) == "")
    #expect(
      string(Text("\(Double.nan, specifier: "%d") \(-Double.infinity) \(Int.min)"))
        == "NaN -∞ -9,223,372,036,854,775,808")
    #expect(string(Text("\(UInt64.max) \(1e300, specifier: "%d")")) == "18,446,744,073,709,551,615 1e+300")
  }

  @Test func numbersAreWrittenInTheLanguageOfThePlace() {
    let text = Text("\(1_234_567) \(1234.5, specifier: "%.1f")")
    #expect(string(text) == "1,234,567 1,234.5")
    #expect(string(text, "de_DE") == "1.234.567 1.234,5")
    #expect(string(text, "fr-FR") == "1\u{202F}234\u{202F}567 1\u{202F}234,5")
    #expect(string(text, "de-CH") == "1’234’567 1’234.5")
    #expect(string(Text("\(2024)"), "es-ES") == "2024")
  }

  @Test func formatsAreAskedInTheLanguageOfThePlace() {
    #expect(string(Text(5, format: Telling()), "de") == "5 in de")
    #expect(string(Text("\(5, format: Telling()) **x**"), "fr") == "5 in fr x")
    #expect(Text(5, format: Telling()) == Text(5, format: Telling()))
    #expect(Text(5, format: Telling()) != Text(6, format: Telling()))
  }

  @Test func translationsAreLookedUpByKeyTableAndLanguage() {
    let lookUp: LocalizedStrings.LookUp = { query in
      switch (query.key, query.table, query.locale.identifier) {
      case ("Hello %@, %lld", nil, "de"): "%2$lld mal **Hallo**, %1$@"
      case ("Hello %@, %lld", "Other", "de"): "anders %@"
      case ("plain", _, _): "100% %@"
      default: nil
      }
    }
    let key: LocalizedStringKey = "Hello \("*Ada*"), \(3)"
    #expect(string(Text(key), "de", lookUp: lookUp) == "3 mal Hallo, *Ada*")
    #expect(string(Text(key, tableName: "Other"), "de", lookUp: lookUp) == "anders *Ada*")
    #expect(string(Text(key), "en", lookUp: lookUp) == "Hello *Ada*, 3")
    #expect(string(Text("plain"), lookUp: lookUp) == "100% %@")
  }

  @Test(arguments: [
    ("1 %3$@.", "1 ."), ("%0$@.", "."), ("%99999999999999999999$@.", "."), ("%@%@%@.", "a."), ("%1$@ %2$@.", "a ."),
    ("%", "%"), ("%%%", "%%"), ("%1$", "%1$"), ("%ll", "%ll"), ("%n %@", "%n a"), ("%hhn", "%hhn"),
  ])
  func aTranslationThatAsksForMoreThanThereIsDoesNoHarm(translation: String, shown: String) {
    #expect(string(Text("x \("a")"), lookUp: { _ in translation }) == shown)
  }

  @Test func anythingElseIsPutInAsItDescribesItself() {
    let missing: Int? = nil
    #expect(string(Text("**on**: \(true), \(missing as Any)")) == "on: true, nil")
  }

  // MARK: Styles

  @Test func aTextThatLooksTheSameAllOverHasNoRuns() {
    let resolved = Text("a").bold().font(.title).foregroundStyle(.red).resolve()
    #expect(resolved.runs.isEmpty)
    #expect(resolved.font == SceneFont(style: .title1, weight: .bold))
    #expect(resolved.color == .red)
    #expect(Text("plain").resolve() == ResolvedText(runs: [TextRun("plain")], font: SceneFont(), symbols: []))
  }

  @Test func partsKeepTheirLooksAndTakeTheRestFromOutside() {
    let text = (Text("a").bold() + Text("b").foregroundColor(.blue) + Text("c")).foregroundColor(.red).italic()
    let runs = text.resolve().runs
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.isBold) == [true, false, false])
    #expect(runs.map(\.color) == [.red, .blue, .red])
    #expect(runs.map(\.isItalic) == [true, true, true])
  }

  @Test func neighboursThatLookTheSameAreJoined() {
    let resolved = (Text("a") + Text("b") + Text("c").bold() + Text("d").bold() + Text("")).resolve()
    #expect(resolved.runs.map(\.text) == ["ab", "cd"])
    #expect(resolved.text == "abcd")
  }

  /// A headline of regular weight was semibold, and a thin text regular.
  @Test func textsKeepTheirWeights() {
    let headline = Text("a").font(.headline).fontWeight(.regular).resolve()
    #expect(headline.font == SceneFont(style: .headline, weight: .regular) && headline.runs.isEmpty)
    #expect(Text("a").fontWeight(.thin).resolve().font.weight == .light)
    let medium = Text("a").fontWeight(.medium).resolve()
    #expect(medium.font.weight == .medium && medium.runs.isEmpty)
    let mixed = (Text("a").fontWeight(.light) + Text("b")).resolve()
    #expect(mixed.font.weight == nil && mixed.runs.map(\.font?.weight) == [.light, nil])
  }

  @Test func theFirstModifierTakesPrecedence() {
    #expect(Text("a").bold(false).bold().resolve().font.weight == nil)
    #expect(Text("a").font(.title).font(.caption).resolve().font.style == .title1)
    #expect(Text("a").font(nil).resolve().font.style == .body)
    #expect(Text("a").foregroundColor(nil).resolve().color == nil)
  }

  @Test func aTextOfAModelKeepsItsLooks() {
    let state =
      TextState("Forget ") + TextState("Pier").bold().font(.title).foregroundColor(.red) + TextState("?").italic()
    let text =
      Text(verbatim: "Forget ") + Text(verbatim: "Pier").bold().font(.title).foregroundColor(.red)
      + Text(verbatim: "?").italic()
    #expect(Text(state).resolve() == text.resolve())
    #expect(Text(TextState("**a**")).resolve() == Text(verbatim: "**a**").resolve())
    #expect(Text(TextState("a").bold(isActive: false).bold()).resolve().font.weight == nil)
    #expect(TextState("a").font(.title) != TextState("a").font(.caption))
    #expect(TextState("a").font(.title) == TextState("a").font(.title))
  }

  @Test func theSurroundingsFillIn() {
    var context = TextContext(font: .headline)
    context.foreground = Color.green
    context.isItalic = true
    context.textCase = .uppercase
    let resolved = Text("straße").resolve(in: context)
    #expect(resolved.text == "STRASSE")
    #expect(resolved.font == SceneFont(style: .headline, isItalic: true))
    #expect(resolved.color == .green)
    #expect(Text("a").foregroundStyle(.secondary).resolve(in: context).color == .green)
  }

  @Test func aRedactedTextKeepsTheLengthsOfItsWords() {
    var context = TextContext()
    context.isRedacted = true
    #expect(Text("my **secret**").string(in: context) == "•• ••••••")
  }

  @Test func textsAndPicturesAreEmbeddedInTexts() {
    let inner = Text("b").foregroundColor(.blue)
    let resolved = Text("*a \(inner)* \(Image(systemName: "star"))c").resolve()
    #expect(resolved.text == "a b c")
    #expect(resolved.runs.map(\.text) == ["a ", "b", " ", "", "c"])
    #expect(resolved.runs.map(\.symbol) == [nil, nil, nil, Symbol("star"), nil])
    #expect(resolved.runs.map(\.isItalic) == [true, true, false, false, false])
    #expect(resolved.runs.map(\.color) == [nil, .blue, nil, nil, nil])
    #expect(resolved.symbols == [Symbol("star")])
    #expect(Text("\(Image(systemName: "star"))\(Image(systemName: "star"))").resolve().runs.count == 2)
    #expect(Text(Image("logo", label: Text("Logo"))).resolve().text == "Logo")
  }

  @Test func linksAndLinesAreRuns() {
    let resolved = Text("see [this](https://a.example/\("x y")) ~~now~~").resolve()
    #expect(resolved.text == "see this now")
    #expect(resolved.runs.map(\.link) == [nil, "https://a.example/x%20y", nil, nil])
    #expect(resolved.runs.last?.isStruckThrough == true)
    #expect(Text("a").underline().resolve().runs == [TextRun("a", isUnderlined: true)])
    #expect(Text("a").underline(false).resolve().runs.isEmpty)
    #expect(Text("`a` b").resolve().runs.map(\.isMonospaced) == [true, false])
  }

  @Test func linkAttributesAreKept() {
    var attributed = AttributedString("go ")
    var link = AttributedString("there")
    link.link = URL(string: "https://a.example")
    attributed += link
    var bad = AttributedString("!")
    bad.link = URL(string: "javascript:alert(1)")
    attributed += bad
    let resolved = Text(attributed).resolve()
    #expect(resolved.text == "go there!")
    #expect(resolved.runs.map(\.link) == [nil, "https://a.example", nil])
  }

  @Test func textsAreComparedByTheirContent() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundColor(.red))
    #expect(Text("a").foregroundStyle(.tint) != Text("a").foregroundStyle(.blue))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
  }

  // MARK: Deep nesting and long sums

  @Test func textsInTextsInTextsEndSomewhere() {
    var text = Text("x")
    for _ in 0..<2000 { text = Text("(\(text))") }
    #expect(text.string().hasPrefix("((("))
    #expect(text == text)
  }

  @Test func manyTextsBehindEachOther() {
    var text = Text(verbatim: "")
    for index in 0..<2000 { text = text + (index.isMultiple(of: 2) ? Text("a") : Text("b").bold()) }
    #expect(text.resolve().runs.count == 2000)
  }
}
