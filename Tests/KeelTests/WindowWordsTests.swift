import KeelInteraction
import KeelScene
import KeelTerminal
import Testing

@testable import Keel
@testable import KeelWeb

/// A page whose own text has no words: all other words are Keel's.
private struct WordlessPage: View {
  @State private var path = [1]
  @State private var text = ""
  @State private var color = Color.red
  let asks: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List { Text(verbatim: "0") }.navigationDestination(for: Int.self) { _ in
        List {
          ColorPicker(String("1"), selection: $color)
          ContentUnavailableView.search(text: "2")
        }
        .toolbar { EditButton() }
        .searchable(text: $text)
        .refreshable {}
        .alert(Text(verbatim: "3"), isPresented: .constant(asks)) {}
      }
    }
  }
}

extension MemoryTerminal {
  fileprivate convenience init(_ language: String) {
    self.init(
      columns: 100, rows: 30, capabilities: TerminalCapabilities(colors: .none, localeIdentifier: language))
  }

  fileprivate func speak(_ language: String, to window: UIWindow) {
    screen.change(TerminalCapabilities(colors: .none, localeIdentifier: language))
    window.send(.environment(screen.environment))
  }

  /// All words on the screen, except names of keys.
  fileprivate var words: [Substring] {
    WindowWordsTests.words(in: screen.text, without: ["Ctrl", "Esc", "Tab", "Space", "Home"])
  }
}

/// A browser page in memory, as the front end of a window.
@MainActor private final class Tab: FrontEnd {
  let page: WebPage

  init(_ language: String) {
    let environment = SceneEnvironment(idiom: .web, localeIdentifier: language)
    page = WebPage(settings: WebPageSettings().for(environment, .standard))
  }

  func attach(events: any EventSink) { events.send(.environment(page.environment)) }
  func apply(_ patch: Patch) { _ = page.apply(patch) }

  /// All words that are displayed on the page or announced by screen readers.
  var words: [Substring] {
    let document = page.document(resume: "")
    var said = document.matches(of: /(?:aria-label|placeholder|title|alt|aria-valuetext)="([^"]*)"/).map {
      String($0.1)
    }
    let body = document.firstRange(of: "<body").map { document[$0.lowerBound...] } ?? document[...]
    said += body.matches(of: />([^<>]+)</).map { String($0.1) }
    return WindowWordsTests.words(in: said.joined(separator: " "), without: [])
  }
}

/// Keel's own texts follow the language of each window's user: a Korean tab and an English terminal are in one process.
@MainActor @Suite(.serialized) struct WindowWordsTests {
  private func show(_ frontEnd: any FrontEnd, asks: Bool = false) -> UIWindow {
    let window = UIWindow(rootViewController: UIHostingController(rootView: WordlessPage(asks: asks)))
    window.show(on: frontEnd)
    return window
  }

  /// The words of two or more letters.
  static func words(in text: String, without keys: Set<Substring>) -> [Substring] {
    text.split { !$0.isLetter }.filter { $0.count > 1 && !keys.contains($0) }
  }
  private func isEnglish(_ word: Substring) -> Bool { word.utf8.allSatisfy { $0 < 128 } }

  @Test func aKoreanTabIsBesideAnEnglishTerminal() {
    for asks in [false, true] {
      let (terminal, tab) = (MemoryTerminal("en"), Tab("ko-KR"))
      let windows = [show(terminal, asks: asks), show(tab, asks: asks)]
      let (english, korean) = (terminal.words, tab.words)
      #expect(english.count > (asks ? 0 : 10) && english.allSatisfy(isEnglish), "\(english)")
      #expect(korean.count > 10 && !korean.contains(where: isEnglish), "\(korean)")
      #expect(
        (asks ? ["OK"] : ["Back", "Edit", "Search", "Results", "move", "quit"]).allSatisfy { english.contains($0) })
      #expect((asks ? ["확인"] : ["뒤로", "편집", "검색", "결과"]).allSatisfy { korean.contains($0) })
      windows.forEach { $0.close() }
    }
  }

  @Test func anotherLanguageUpdatesShownTexts() {
    let terminal = MemoryTerminal("en")
    let window = show(terminal)
    #expect(terminal.words.allSatisfy(isEnglish))
    terminal.speak("ko", to: window)
    #expect(terminal.words.count > 10 && !terminal.words.contains(where: isEnglish), "\(terminal.words)")
    terminal.speak("en", to: window)
    #expect(terminal.words.allSatisfy(isEnglish), "\(terminal.words)")
    window.close()
  }

  @Test func anAppHasItsOwnWordsInItsOwnLanguage() {
    let tab = Tab("pt-BR")
    let window = UIWindow(rootViewController: UIHostingController(rootView: WordlessPage(asks: true)))
    window.languages = SystemWords.Languages(own: ["pt": [.ok: "Certo"]])
    window.show(on: tab)
    #expect(tab.words.contains("Certo") && !tab.words.contains("OK"))
    window.close()
  }
}
