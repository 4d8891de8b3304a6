import KeelScene
import Testing

@testable import KeelTerminal

/// The places of views in rows that show views of their own.
@MainActor @Suite struct RowContentTests {
  /// The lines of a row with letters, below the title of the page.
  private func lines(_ content: Subtree) -> [String] {
    let row = node(.row(RowElement(contentChildCount: 1)), [content])
    let app = TestApp(columns: 40, rows: 12, page("Page", list(section("", "", [row]))))
    return app.text.split(separator: "\n").map(String.init)
      .filter { $0.contains("longer text") || $0.contains("abc") || $0.contains("boxed") }
  }

  private func column(_ alignment: SceneAlignment) -> Subtree {
    node(.stack(StackElement(spacing: 0, alignment: alignment)), [label("abc"), label("longer text")])
  }

  @Test func aColumnStandsAtTheLeadingEdgeOfARow() {
    let edge = lines(label("abc")).first?.prefix { $0 == " " }.count
    let centred = lines(column(.center))
    #expect(edge != nil && centred.count == 2)
    #expect(centred.last?.prefix { $0 == " " }.count == edge)
    #expect(centred.first?.prefix { $0 == " " }.count == edge.map { $0 + 4 })
    let padded = node(.box(BoxElement(insets: SceneInsets(leading: 16, trailing: 16))), [label("boxed")])
    #expect(lines(padded).first?.prefix { $0 == " " }.count == edge.map { $0 + 2 })
  }

  @Test func aBoxThatFillsTheWidthFillsTheRow() {
    let wide = node(.box(BoxElement(frame: SceneFrame(maxWidth: .infinity))), [label("boxed")])
    let found = lines(wide).first?.prefix { $0 == " " }.count ?? 0
    #expect(found > 12)
  }

  @Test func aRowIsAsHighAsTheEditorInIt() throws {
    // 80 points are five lines.
    func distance(_ text: String) throws -> Int {
      let frame = SceneFrame(minHeight: 80, maxHeight: 80)
      let editor = node(.box(BoxElement(frame: frame)), [node(.textEditor(TextEditorElement(text: text)))])
      let row = node(.row(RowElement(contentChildCount: 1)), [editor])
      let after = node(.row(RowElement(text: "after")))
      let app = TestApp(columns: 40, rows: 20, page("Page", list(section("", "", [row, after]))))
      let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.firstIndex { $0.contains("notes") })
      return try #require(lines.firstIndex { $0.contains("after") }) - first
    }
    let one = try distance("notes")
    #expect(one >= 5)
    #expect(try distance("notes" + String(repeating: "\nline", count: 30)) == one)
  }
}
