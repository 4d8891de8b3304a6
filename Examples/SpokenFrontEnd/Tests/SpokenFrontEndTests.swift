import Conformance
import Glibc
import Keel
import KeelControls
import KeelScene
import Testing

@testable import SpokenFrontEnd

/// Tests of the example, and of the part of the conformance list that it passes.
@MainActor @Suite(.serialized) struct SpokenFrontEndTests {
  @Test func newElementsAreReadOutOnce() {
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

  /// The cases that the example passes. It has no commands for menus, dates, tabs, searches and edited lists.
  nonisolated private static let claimed = [
    "every control of a page shows its words",
    "the bar of the keyboard is there only while the user types",
    "where several rows can be selected, each selected one has a check mark, also one that leads to a page",
    "where one row can be selected, the rows that the program marks have a check mark",
    "an alert shows its texts, its fields, and its buttons in the order of the program",
    "a button is activated once",
    "a disabled control, or one in a disabled container, does nothing",
    "a switch requests its opposite state, and follows the program",
    "a switch that the program does not follow stays as it was",
    "a switch in a row is named by the text of the row",
    "a row and the button at its end are two things",
    "a row that cannot be chosen, or is disabled, does nothing",
    "closing the surface is reported",
    "the program's text replaces typed text",
    "the text of a secure field is never shown",
    "a field that is not editable keeps the focus and its text, and takes neither text nor Return",
    "a disabled field takes nothing",
    "a page is pushed, shown alone, and left only by the program",
    "a program that starts deep inside shows its last page",
    "the first page has no way back",
    "a page that hides its back button has no way back",
    "going back in a sheet stays in the sheet",
    "a sheet replaces the page below",
    "an alert over a sheet takes all input, and leaves the sheet when dismissed",
    "Escape asks for an alert to go, by the alert and not by its cancel button",
    "a modal alert cannot be dismissed",
    "a sheet that confirms its dismissal receives Escape, stays, and its cancel button is not pressed",
    "a sheet that fills the window hides the page below",
    "an alert begins on what destroys nothing",
    "an alert begins on its default button",
    "a default button that destroys is not begun on",
    "what is disabled is not begun on",
    "an alert with a field begins in it",
    "a sheet begins in its first empty field",
    "a sheet without an empty field focuses a button that neither leaves nor destroys",
    "an alert that can only destroy begins on nothing",
    "a focus request of the program takes precedence",
    "a region scrolls to a view in it, and nowhere if the view was removed",
    "a stepper steps, and not where there is no step",
    "collapsed content is invisible and out of reach",
    "redacted text cannot be read",
    "panes are side by side where there is room",
    "rows are inserted, moved, changed and removed",
    "the focus stays on a node that moves",
    "a press on a removed button is not reported, neither for it nor for its replacement",
    "an answer may remove the pressed button",
    "a new root replaces everything",
    "a node may change its kind",
    "Return and Space press the button with the keyboard, and no default one",
    "on a switch Return presses the default button and Space switches",
    "without a default button Return switches too",
    "a default button that is disabled is not pressed by Return",
    "on a slider Return presses the default button and Space does nothing",
    "Return in a field submits it, and presses nothing beside it",
    "Return and Space choose a row",
    "Delete asks for the end of a row that can be deleted",
    "a busy button keeps the keyboard and takes no second press",
    "a control that is disabled while it has the keyboard keeps it and does nothing",
    "a redacted button cannot be pressed",
    "an alert with Erase, Cancel, Save begins on its default button; Return presses it, Escape leaves",
    "a sheet with Erase, Cancel, Save focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Erase, Save, Cancel begins on its default button; Return presses it, Escape leaves",
    "a sheet with Erase, Save, Cancel focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Cancel, Erase, Save begins on its default button; Return presses it, Escape leaves",
    "a sheet with Cancel, Erase, Save focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Cancel, Save, Erase begins on its default button; Return presses it, Escape leaves",
    "a sheet with Cancel, Save, Erase focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Save, Erase, Cancel begins on its default button; Return presses it, Escape leaves",
    "a sheet with Save, Erase, Cancel focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Save, Cancel, Erase begins on its default button; Return presses it, Escape leaves",
    "a sheet with Save, Cancel, Erase focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
    "no key answers a destructive alert before its button is focused",
    "Return keeps what a default button would destroy",
    "Escape presses the cancel button of a sheet that cannot be dismissed",
    "a disabled cancel button is not pressed by Escape",
    "in a sheet Escape goes back one page first, then leaves",
    "Escape means nothing on the first page, and where there is no way back",
    "a new page focuses its content, and a page returned to restores its focus",
    "if the link to the page was removed, its successor has the keyboard",
    "without a successor, its predecessor has the keyboard",
    "a removed control passes the keyboard to its successor, else to its predecessor, never to the top of the page",
    "a control removed with its container passes the keyboard on too",
    "the row takes the keyboard of a control removed from it",
    "a row that has gone hands the keyboard to the next, the last one to the one before",
    "after a sheet the keyboard is on what opened it",
    "after an alert the keyboard is on what opened it",
    "a button that opened a sheet has the keyboard afterwards even if it has moved",
    "if the button that opened a sheet was removed, its successor has the keyboard",
    "if the button that opened an alert is removed with it, its successor has the keyboard",
    "Tab goes through the head of a page, its content and the bar at its bottom; the rows of a long list are one step",
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
