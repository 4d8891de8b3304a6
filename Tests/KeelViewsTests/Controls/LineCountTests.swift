import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The numbers of lines of texts and of fields that grow with their text.
@MainActor @Suite(.serialized) struct LineCountTests {
  @Test func aVerticalFieldGrowsWithItsText() {
    func lines(@ViewBuilder _ view: () -> some View) -> [ClosedRange<Int>?] {
      ViewStage(view()).elements { if case .textEditor(let editor) = $0 { editor.lines } else { nil } }
    }
    let field = TextField("Note", text: .constant(""), axis: .vertical)
    #expect(lines { field } == [1...Int.max])
    #expect(lines { field.lineLimit(3) } == [1...3])
    #expect(lines { field.lineLimit(2...4) } == [2...4])
    #expect(lines { field.lineLimit(2...) } == [2...Int.max])
    #expect(lines { field.lineLimit(...5) } == [1...5])
    #expect(lines { field.lineLimit(3, reservesSpace: true) } == [3...3])
    #expect(lines { field.lineLimit(1).lineLimit(2...) } == [1...1])
    #expect(lines { field.lineLimit(-1) } == [1...1])
    #expect(
      ViewStage(TextEditor(text: .constant(""))).elements { element -> Bool? in
        if case .textEditor(let editor) = element { editor.lines == nil } else { nil }
      } == [true])
  }

  @Test func aTextReservesLines() {
    func lines(_ view: some View) -> [[Int]] {
      ViewStage(view).elements { element in
        if case .label(let label) = element { [label.lineLimit, label.reservedLines] } else { nil }
      }
    }
    let text = Text("a")
    #expect(lines(text.lineLimit(2, reservesSpace: true)) == [[2, 2]])
    #expect(lines(text.lineLimit(2, reservesSpace: false)) == [[2, 0]])
    #expect(lines(text.lineLimit(2...3)) == [[3, 2]])
    #expect(lines(text.lineLimit(2...)) == [[0, 2]])
    #expect(lines(text.lineLimit(1).lineLimit(2...)) == [[1, 1]])
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    let view = UITextView()
    var lines: ClosedRange<Int>? {
      if case .textEditor(let editor) = view.element { editor.lines } else { nil }
    }
    #expect(lines == nil)
    view.isScrollEnabled = false
    #expect(lines == 1...Int.max)
  }
}
