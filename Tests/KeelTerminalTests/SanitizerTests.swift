import KeelTerminal
import Testing

@Suite struct SanitizerTests {
  @Test func escapesAreVisible() {
    #expect(Sanitizer().line("\u{1B}[2J", limit: 80).text == "\\x1b[2J")
  }
}
