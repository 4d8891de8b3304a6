import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// The terminal's own texts, in the language of its environment.
@MainActor @Suite struct WordTests {
  private func app(_ language: String, _ children: Subtree...) -> TestApp {
    let capabilities = TerminalCapabilities(colors: .none, localeIdentifier: language)
    return TestApp(capabilities: capabilities, node(.screen(ScreenElement()), children))
  }

  @Test func hintsHelpAndNoticesAreInTheLanguageOfTheTerminal() {
    let app = app("ko-KR", Sketch.toggle("1", isOn: true), Sketch.field("2"))
    #expect(app.screen.text.contains("Space 끄기") && app.screen.text.contains("켬 ●"))
    app.type("?")
    #expect(app.screen.text.contains("이 키 목록") && app.screen.text.contains("Ctrl-C"))
    #expect(!app.screen.text.contains("quit"))
  }

  @Test func aSwitchTakesTheSameRoomInBothStatesInEveryLanguage() {
    for language in ["en", "ko", "de", "ja", "fr", "es", "ar"] {
      for set in TerminalCapabilities.GlyphSet.allCases {
        let glyphs = Glyphs(set: set, words: SystemWords.Languages.standard.words(for: language))
        #expect(Width.columns(of: glyphs.switchOn) == glyphs.switchWidth, "\(language)")
        #expect(Width.columns(of: glyphs.switchOff) == glyphs.switchWidth, "\(language)")
      }
    }
  }

  @Test func aCalendarIsInTheLanguageOfTheTerminal() {
    let picker = DatePickerElement(
      components: .date, date: SceneDate(year: 2026, month: 11, day: 22), style: .inline)
    let months = [
      ("ko", "2026년 11월", "일 월 화 수 목 금 토"), ("de", "November 2026", "Mo Di Mi Do Fr Sa So"),
      ("es", "noviembre de 2026", "lu ma mi ju vi sá do"), ("en", "November 2026", "Su Mo Tu We Th Fr Sa"),
    ]
    for (language, month, days) in months {
      let text = app(language, node(.datePicker(picker))).screen.text
      #expect(text.contains(month) && text.contains(days), "\(text)")
    }
  }

  @Test func theLanguageFollowsTheEnvironmentAndTheFont() {
    func language(_ variables: [String: String]) -> String {
      TerminalCapabilities { variables[$0] }.language
    }
    #expect(language(["LANG": "ko_KR.UTF-8", "TERM": "xterm"]) == "ko-KR")
    #expect(language(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "TERM": "xterm"]) == "ko-KR")
    #expect(language(["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8", "TERM": "xterm"]) == "fr-FR")
    // The font of a Linux console has German letters but no Korean ones; a terminal without UTF-8 has ASCII.
    #expect(language(["LANG": "de_DE.UTF-8", "TERM": "linux"]) == "de-DE")
    #expect(language(["LANG": "ko_KR.UTF-8", "TERM": "linux"]) == "en")
    #expect(language(["LANG": "ko_KR.EUC-KR", "TERM": "xterm"]) == "en")
    #expect(language([:]) == "en")
  }

  @Test func anAppWithOneLanguageIsShownInIt() {
    let korean = TerminalCapabilities(localeIdentifier: "ko-KR")
    #expect(korean.speaking(["en"]).language == "en" && korean.speaking([]).language == "ko-KR")
    #expect(korean.speaking(["en", "ko"]).language == "ko-KR")
  }
}
