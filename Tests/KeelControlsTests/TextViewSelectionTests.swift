import Foundation
import KeelControls
import KeelScene
import KeelTesting
import Testing

/// The selection of a text view, which the program knows and sets.
@MainActor @Suite(.serialized) struct TextViewSelectionTests {
  private final class Listener: UITextViewDelegate {
    var ranges: [NSRange] = []
    func textViewDidChangeSelection(_ textView: UITextView) { ranges.append(textView.selectedRange) }
  }
  private final class Bystander: UITextViewDelegate {}

  private let page = Page("P")
  private let notes = UITextView()

  private func stage(_ text: String = "one\ntwo") -> Stage {
    notes.text = text
    notes.accessibilityLabel = "Notes"
    page.view.addSubview(notes)
    return Stage(page)
  }

  private func change(_ stage: Stage, _ work: () -> Void) {
    stage.change(work)
    stage.frontEnd.revealVisibleRows()
  }

  @Test func nobodyReportsASelectionThatTheProgramDoesNotAskFor() throws {
    let bystander = Bystander()
    notes.delegate = bystander
    let stage = stage()
    try stage.driver.type("abc", into: "Notes")
    #expect(stage.frontEnd.tree.element(of: notes.nodeID)?.editedText?.selection == nil)
    #expect(!stage.frontEnd.sentEvents.contains { if case .select = $0 { true } else { false } })
  }

  @Test func theRangeFollowsTheUserAndTheProgram() throws {
    let stage = stage("👍 one\ntwo")
    #expect(notes.selectedRange == NSRange(location: 10, length: 0))
    try stage.driver.select(6..<9, in: "Notes")
    #expect(notes.selectedRange == NSRange(location: 7, length: 3))
    try stage.driver.type("six", atSelectionOf: "Notes")
    #expect(notes.text == "👍 one\nsix" && notes.selectedRange == NSRange(location: 10, length: 0))
    change(stage) { notes.selectedRange = NSRange(location: 0, length: 6) }
    try stage.driver.type("ten", atSelectionOf: "Notes")
    #expect(notes.text == "ten\nsix" && notes.selectedRange == NSRange(location: 3, length: 0))
    // Ranges outside of the text are those of nothing, or end with it.
    change(stage) { notes.selectedRange = NSRange(location: NSNotFound, length: 0) }
    #expect(notes.selectedRange == NSRange(location: 3, length: 0))
    change(stage) { notes.selectedRange = NSRange(location: 4, length: .max) }
    #expect(notes.selectedRange == NSRange(location: 4, length: 3))
  }

  @Test func positionsAreThoseOfAField() throws {
    let stage = stage()
    try stage.driver.select(0..<0, in: "Notes")
    #expect(notes.offset(from: notes.beginningOfDocument, to: notes.endOfDocument) == 7)
    let word = try #require(
      notes.position(from: notes.endOfDocument, offset: -3).flatMap {
        notes.textRange(from: $0, to: notes.endOfDocument)
      })
    #expect(notes.text(in: word) == "two")
    change(stage) { notes.selectedTextRange = word }
    #expect(stage.frontEnd.selection(of: notes.nodeID) == 4..<7 && notes.selectedTextRange == word)
    change(stage) { notes.resignFirstResponder() }
    #expect(notes.selectedTextRange == nil)
  }

  @Test func aSelectionWaitsForTheFocus() throws {
    let stage = stage()
    change(stage) { notes.selectedRange = NSRange(location: 0, length: 3) }
    #expect(notes.selectedRange.length == 3 && stage.frontEnd.selection(of: notes.nodeID) == 7..<7)
    change(stage) { notes.becomeFirstResponder() }
    #expect(stage.frontEnd.selection(of: notes.nodeID) == 0..<3)
  }

  @Test func theDelegateIsToldOfEachChange() throws {
    let listener = Listener()
    notes.delegate = listener
    let stage = stage()
    try stage.driver.select(0..<3, in: "Notes")
    #expect(listener.ranges.last == NSRange(location: 0, length: 3))
    try stage.driver.type("x", atSelectionOf: "Notes")
    #expect(listener.ranges.last == NSRange(location: 1, length: 0))
  }
}
