import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// The terminal's title is the window's, is written only when it changes, and contains no commands.
@MainActor @Suite(.serialized) struct TitleTests {
  private let output = TerminalOutput(descriptor: -1)
  private let window = NodeID.next()

  private func screen(_ title: String, _ capabilities: TerminalCapabilities = TerminalCapabilities()) -> TerminalScreen
  {
    let screen = TerminalScreen(columns: 80, rows: 24, capabilities: capabilities)
    show(title, on: screen)
    return screen
  }

  private func show(_ title: String, on screen: TerminalScreen) {
    let tree = Subtree(id: window, element: .window(WindowElement(title: title)), children: [page("Page")])
    screen.apply(Patch(operations: [.root(tree)]))
    screen.compose()
  }

  private func rename(_ title: String, on screen: TerminalScreen) {
    screen.apply(Patch(operations: [.update(window, .window(WindowElement(title: title)))]))
    screen.compose()
  }

  @Test func aTitleIsWrittenOnceAndAgainWhenItChanges() {
    let screen = screen("Wi-Fi")
    var emulator = Emulator(width: 80, height: 24)
    emulator.feed(output.frame(of: screen))
    #expect(emulator.title == "Wi-Fi")
    #expect(output.frame(of: screen).isEmpty)
    rename("설정", on: screen)
    #expect(output.frame(of: screen) == Array("\u{1B}]2;설정\u{1B}\\".utf8))
    rename("", on: screen)
    #expect(output.frame(of: screen) == Array("\u{1B}]2;\u{1B}\\".utf8))
    output.forget()
    rename("Again", on: screen)
    emulator.feed(output.frame(of: screen))
    #expect(emulator.title == "Again" && emulator.unknown.isEmpty)
  }

  @Test func aProgramWithoutATitleLeavesTheTerminalItsOwn() {
    #expect(!output.frame(of: screen("")).contains(0x5D))
  }

  @Test(arguments: [TerminalCapabilities(), TerminalCapabilities(glyphs: .ascii, isUnicode: false)])
  func noTitleEndsItselfOrGrowsLong(_ capabilities: TerminalCapabilities) {
    let screen = screen("", capabilities)
    _ = output.frame(of: screen)
    var dice = SeededRandom(seed: 60)
    for round in 0..<300 {
      var title = round == 0 ? "\u{7}\u{1B}\\\u{9C}\u{1B}]0;x\u{18}\u{1A}" : dice.text(length: 1 + dice.next(40))
      if round % 10 == 1 { title += String(repeating: title + "x", count: 2_000) }
      rename(title, on: screen)
      let bytes = output.frame(of: screen)
      guard !title.isEmpty, !bytes.isEmpty else { continue }
      #expect(bytes.starts(with: Array("\u{1B}]2;".utf8)) && bytes.suffix(2) == Array("\u{1B}\\".utf8))
      let inner = String(decoding: bytes.dropFirst(4).dropLast(2), as: UTF8.self)
      #expect(
        inner.unicodeScalars.allSatisfy { !$0.isControl && ($0.value < 0x80 || capabilities.isUnicode) })
      #expect(inner.count <= TerminalOutput.titleColumns && inner.utf8.count <= TerminalOutput.titleBytes)
    }
  }

  @Test func theConsoleOfLinuxGetsNone() {
    for (term, locale) in [("linux", "C.UTF-8"), ("linux", "C"), ("vt220", "C")] {
      let known = TerminalCapabilities { ["TERM": term, "LANG": locale][$0] }
      #expect(!known.takesSystemCommands)
      #expect(!output.frame(of: screen("Title", known)).contains(0x5D))
    }
  }
}
