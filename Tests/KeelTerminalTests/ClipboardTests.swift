import Testing

@testable import KeelTerminal

/// Text that the program copies goes to the clipboard of the terminal, and contains no commands.
@MainActor @Suite struct ClipboardTests {
  @Test func textIsSentEncoded() {
    let bytes = TerminalOutput.clipboardChange("한\u{1B}\\\u{7}", TerminalCapabilities())
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]52;c;7ZWcG1wH\u{1B}\\")
  }

  @Test func whatNoTerminalTakesIsNotSent() {
    let longest = String(repeating: "x", count: TerminalOutput.longestCopy)
    // Four bytes for three, and the sequence around them.
    #expect(TerminalOutput.clipboardChange(longest, TerminalCapabilities()).count == 99_992 + 9)
    #expect(TerminalOutput.clipboardChange(longest + "x", TerminalCapabilities()).isEmpty)
    for term in ["linux", "vt220"] {
      let known = TerminalCapabilities { ["TERM": term, "LANG": "C.UTF-8"][$0] }
      #expect(TerminalOutput.clipboardChange("text", known).isEmpty)
    }
  }
}
