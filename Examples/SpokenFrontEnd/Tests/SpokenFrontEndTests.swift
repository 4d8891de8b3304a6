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

  /// The cases that the example passes. It has no commands for menus, dates, tabs, searches and edited lists.
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
    "a sheet takes the place of what is below",
    "an alert over a sheet takes all, and leaves the sheet when it goes",
    "Escape asks for an alert to go, by the alert and not by its cancel button",
    "what has to be answered does not go",
    "a sheet that asks before it closes is told of Escape, and stays, and its cancel button is not pressed",
    "a sheet that fills the window leaves nothing of what is below",
    "an alert begins on what destroys nothing",
    "an alert begins on its default button",
    "a default button that destroys is not begun on",
    "what is disabled is not begun on",
    "an alert with a field begins in it",
    "a sheet begins in its first empty field",
    "a sheet without an empty field begins on what neither leaves nor destroys",
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
    "Return and Space press the button with the keyboard, and no default one",
    "on a switch Return presses the default button and Space switches",
    "without a default button Return switches too",
    "a default button that is disabled is not pressed by Return",
    "on a slider Return presses the default button and Space does nothing",
    "Return in a field submits it, and presses nothing beside it",
    "Return and Space choose a row",
    "Delete asks for the end of a row that can be deleted",
    "a button whose press is under way keeps the keyboard and takes no second press",
    "what is disabled while it has the keyboard does nothing, and keeps it",
    "what is only hinted at cannot be pressed",
    "an alert with Erase, Cancel, Save begins on its default button; Return presses it, Escape leaves",
    "a sheet with Erase, Cancel, Save begins on what neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Erase, Save, Cancel begins on its default button; Return presses it, Escape leaves",
    "a sheet with Erase, Save, Cancel begins on what neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Cancel, Erase, Save begins on its default button; Return presses it, Escape leaves",
    "a sheet with Cancel, Erase, Save begins on what neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Cancel, Save, Erase begins on its default button; Return presses it, Escape leaves",
    "a sheet with Cancel, Save, Erase begins on what neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Save, Erase, Cancel begins on its default button; Return presses it, Escape leaves",
    "a sheet with Save, Erase, Cancel begins on what neither leaves nor destroys; Return presses it, Escape leaves",
    "an alert with Save, Cancel, Erase begins on its default button; Return presses it, Escape leaves",
    "a sheet with Save, Cancel, Erase begins on what neither leaves nor destroys; Return presses it, Escape leaves",
    "no key answers an alert that can only destroy before somebody goes to its button",
    "Return keeps what a default button would destroy",
    "Escape presses the cancel button of a sheet that cannot be dismissed",
    "a disabled cancel button is not pressed by Escape",
    "in a sheet Escape goes a page back first, then leaves",
    "Escape means nothing on the first page, and where there is no way back",
    "a page that comes begins with its content, and one that is gone back to where one left it",
    "where what led away has gone meanwhile, what came after it has the keyboard",
    "where nothing came after it, what was before it has the keyboard",
    "what has gone hands the keyboard to what came next, else to what was before, never to the top of the page",
    "what has gone with all around it hands the keyboard on too",
    "where what had the keyboard in a row has gone, the row has it",
    "a row that has gone hands the keyboard to the next, the last one to the one before",
    "after a sheet the keyboard is on what opened it",
    "after an alert the keyboard is on what opened it",
    "what opened a sheet has the keyboard after it though it has moved",
    "where what opened a sheet has gone, what came after it has the keyboard",
    "where what opened an alert goes with it, what came after it has the keyboard",
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
