import Testing

@testable import KeelWeb

/// The pages' own texts, in the language of the browser.
@MainActor @Suite struct SystemWordsTests {
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
