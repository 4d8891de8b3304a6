import Conformance
import Glibc
import Keel
import KeelControls
import KeelScene
import Testing

@testable import SpokenFrontEnd

/// Tests of the example, and of the part of the conformance list that it passes.
@MainActor @Suite(.serialized) struct SpokenFrontEndTests {
  @Test func whatIsNewIsReadOutAndNothingTwice() {
    let label = UILabel(text: "Count 0")
    let page = UIViewController()
    page.title = "Counter"
    page.view.addSubview(label)
    page.view.addSubview(UIButton(primaryAction: UIAction(title: "Increment") { _ in label.text = "Count 1" }))
    var said: [String] = []
    let frontEnd = SpokenFrontEnd { said.append($0) }
    let window = UIWindow(rootViewController: page)
    window.show(on: frontEnd)
    #expect(said == ["Counter, screen.", "Count 0.", "Increment, button."])
    said = []
    frontEnd.perform("press Increment")
    #expect(said == ["Count 1."])
    said = []
    frontEnd.perform("press Decrement")
    #expect(said == ["That is not possible now."])
    window.close()
  }

  @Test func linesArriveInPieces() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    var lines = LineReader()
    for (piece, expected) in [("ne", []), ("xt\npress", ["next"]), (" Go\n", ["press Go"])] as [(String, [String])] {
      _ = Array(piece.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      #expect(lines.read(descriptor: ends[0]) == expected)
    }
    close(ends[1])
    #expect(lines.read(descriptor: ends[0]) == nil)
    close(ends[0])
  }

  @Test(arguments: Self.claimed) func itPassesTheCasesThatItClaims(name: String) {
    #expect(Conformance.run(name, subject: SpokenSubject.init) == [])
  }

  /// The cases that the example passes. It has no commands for keys, menus, dates, tabs, searches and edited lists.
  nonisolated private static let claimed = [
    "every control of a page shows its words",
    "a button is activated once",
    "what is disabled, or in something disabled, does nothing",
    "a switch asks to be what it is not, and follows the program",
    "a switch that the program does not follow stays as it was",
    "a switch in a row goes by the words of the row",
    "a row and the button at its end are two things",
    "a row that cannot be chosen, or is disabled, does nothing",
    "closing the surface is reported",
    "the program's text replaces what was typed",
    "what is in a secure field is never shown",
    "a field that is not editable keeps the focus and its text, and takes neither text nor Return",
    "a disabled field takes nothing",
    "a page is pushed, shown alone, and left only when the program says so",
    "a program that starts deep inside shows its last page",
    "the first page has no way back",
    "a page that hides its back button has no way back",
    "going back in a sheet goes back in the sheet",
    "an alert over a sheet takes all, and leaves the sheet when it goes",
    "Escape asks for an alert to go, by the alert and not by its cancel button",
    "what has to be answered does not go",
    "an alert that can only destroy begins on nothing",
    "the program's own wish for the focus comes first",
    "a region scrolls to what stands in it, and nowhere where that has gone",
    "a stepper steps, and not where there is no step",
    "what is folded away is out of sight and out of reach",
    "what is only hinted at cannot be read",
    "panes are side by side where there is room",
    "rows are inserted, moved, changed and removed",
    "the focus stays on a node that moves",
    "a press on what has gone meanwhile is not reported, for it nor for what came in its place",
    "an answer that takes away what was pressed is survived",
    "a new root replaces everything",
    "a node may change its kind",
    "what is only hinted at cannot be pressed",
    "hostile text is harmless in a list",
    "hostile text is harmless in controls",
    "hostile text is harmless in an alert",
    "markup, formats and commands are shown as they are",
    "Korean, emoji and combining characters are shown",
    "the words of one screen are of one language: 한국어",
    "the words of one screen are of one language: English",
    "the words of one screen are of one language: Deutsch",
    "the words of one screen are of one language: 日本語",
  ]
}
