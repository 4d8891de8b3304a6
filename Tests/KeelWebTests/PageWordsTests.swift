import Testing

@testable import KeelWeb

/// What pages say of themselves, in the language of whoever looks.
@MainActor @Suite struct PageWordsTests {
  @Test(arguments: ["en", "ko", "de", "ja", "fr", "es", "ar"])
  func everyLanguageSaysEverythingWithTheSameBlanks(language: String) {
    let texts = PageWords.table[language] ?? [:]
    for word in PageWord.allCases {
      let text = texts[word] ?? ""
      #expect(!text.isEmpty, "\(word) in \(language)")
      #expect(text.count { $0 == "%" } == PageWords.inEnglish[word].count { $0 == "%" }, "\(word) in \(language)")
    }
  }

  @Test func anAppSaysItInItsOwnWords() {
    let own: [String: [PageWord: String]] = [
      "de": [.back: "Retour"], "pt": [.back: "Voltar", .backTo: "Voltar a %"], "pt-BR": [.back: "Volta"],
      "en": [.more: "…"],
    ]
    let languages = PageWords.Languages(own: own)
    #expect(languages.words(for: "de-CH")[.back] == "Retour" && languages.words(for: "de")[.cancel] == "Abbrechen")
    #expect(languages.words(for: "pt-PT")[.backTo, "50%"] == "Voltar a 50%")
    #expect(languages.words(for: "pt-br")[.back] == "Volta" && languages.words(for: "PT-BR")[.cancel] == "Cancel")
    #expect(languages.words(for: "tlh")[.more] == "…" && languages.words(for: "")[.back] == "Back")
  }

  private func load(_ path: String, _ language: String, on server: TestServer) -> String {
    let answer = server.answer(path, headers: [("Accept-Language", language)])
    return String(decoding: server.response(answer).body, as: UTF8.self)
  }

  @Test func aPageAndItsScriptSpeakTheLanguageOfTheBrowser() {
    let server = TestServer()
    let page = load("/", "ko-KR,ko;q=0.9,en;q=0.5", on: server)
    #expect(page.contains("연결이 끊겼습니다") && page.contains("본문으로 건너뛰기") && !page.contains("Not connected"))
    let arabic = load("/nowhere", "ar", on: server)
    #expect(arabic.contains("lang=\"ar\" dir=\"rtl\"") && arabic.contains("لا يوجد شيء هنا"))
    #expect(load("/nowhere", "tlh", on: server).contains("lang=\"en\" dir=\"ltr\""))
    #expect(load("/", "fr", on: TestServer(needsPairing: true)).contains("Associer"))
  }
}
