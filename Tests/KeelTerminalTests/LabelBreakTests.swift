import KeelScene
import Testing

@testable import KeelTerminal

/// The display of a text that is longer than its space.
@MainActor @Suite struct LabelBreakTests {
  private func lines(
    _ text: String, _ lineBreak: LabelElement.LineBreak, limit: Int = 1, width: Int = 10, runs: [TextRun] = []
  ) -> [String] {
    let app = TestApp()
    let label = LabelElement(text: text, lineLimit: limit, lineBreak: lineBreak, runs: runs)
    return app.screen.measurer.lines(of: label, width).map(\.text)
  }

  @Test func aLineIsTruncatedAtTheRequestedPlace() {
    let text = "abcdefghijklmnop"
    #expect(lines(text, .truncateTail) == ["abcdefghi…"])
    #expect(lines(text, .truncateHead) == ["…hijklmnop"])
    #expect(lines(text, .truncateMiddle) == ["abcde…mnop"])
    #expect(lines(text, .clip) == ["abcdefghij"])
    for lineBreak in LabelElement.LineBreak.allCases { #expect(lines("fits", lineBreak) == ["fits"]) }
  }

  @Test func oneLineOfWholeWordsEndsBetweenWords() {
    #expect(lines("one two three", .wrapWords) == ["one two"])
    #expect(lines("one two three", .wrapCharacters) == ["one two th"])
    #expect(lines("one two three", .wrapCharacters, limit: 0) == ["one two th", "ree"])
    #expect(lines("one two three", .wrapWords, limit: 0) == ["one two", "three"])
  }

  @Test func theLastOfSeveralLinesIsTruncated() {
    let text = "one two three four five six seven"
    #expect(lines(text, .truncateTail, limit: 2) == ["one two", "three fou…"])
    #expect(lines(text, .truncateHead, limit: 2) == ["one two", "…six seven"])
    #expect(lines(text, .truncateMiddle, limit: 2).last == "three…even")
    #expect(lines(text, .clip, limit: 2) == ["one two", "three four"])
    #expect(lines("first\nsecond\nthe last one", .truncateHead, limit: 2) == ["first", "… last one"])
  }

  @Test func truncatedTextKeepsItsStyleAndWideCharacters() {
    let runs = [TextRun("abcdefgh"), TextRun("ijklmnop", isBold: true)]
    let app = TestApp()
    let label = LabelElement(text: "abcdefghijklmnop", lineLimit: 1, lineBreak: .truncateMiddle, runs: runs)
    let line = app.screen.measurer.lines(of: label, 10)[0]
    #expect(line.text == "abcde…mnop" && line.clusters[0].run == 0 && line.clusters[9].run == 1)
    #expect(lines("날씨가 좋습니다 오늘", .truncateHead, width: 7) == ["… 오늘"])
    #expect(lines("날씨가 좋습니다 오늘", .clip, width: 7) == ["날씨가 "])
  }

  @Test func linesAreReserved() {
    func height(_ text: String, _ lines: Int, limit: Int = 0) -> Int {
      var label = LabelElement(text: text, lineLimit: limit)
      label.reservedLines = lines
      return TestApp().screen.measurer.measure(label, 10).height
    }
    #expect(height("one", 3) == 3 && height("1\n2\n3\n4", 3) == 4 && height("one", 3, limit: 1) == 1)
  }

  @Test func anEditorIsAsHighAsItsLines() {
    func height(_ text: String, _ lines: ClosedRange<Int>?) -> Int {
      var editor = TextEditorElement(text: text)
      editor.lines = lines
      let entry = node(.textEditor(editor))
      let app = TestApp(columns: 20, rows: 30, node(.stack(StackElement(axis: .vertical)), [entry, label("end")]))
      return app.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("end") } ?? -1
    }
    let heights = ["", "1\n2", "1\n2\n3\n4\n"].map { height($0, 1...3) - height("", 1...1) + 1 }
    #expect(heights == [1, 2, 3])
    #expect(height("", nil) > 10)
  }

  @Test func linesAreApartByWholeLines() {
    func text(_ points: Double) -> String {
      var element = LabelElement(text: "one\ntwo\nthree", lineLimit: 0)
      element.lineSpacing = points
      let app = TestApp(
        columns: 20, rows: 10, node(.stack(StackElement(axis: .vertical)), [node(.label(element)), label("end")]))
      return app.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.filter(\.isLetter) }
        .prefix(8).joined(separator: "|")
    }
    #expect(text(0).contains("one|two|three|"))
    #expect(text(7).contains("one|two|three|"))
    #expect(text(16).contains("one||two||three|"))
  }

  @Test func aTextInAFrameEndsBeforeTheNextView() {
    func shown(_ limits: SceneFrame) -> [String] {
      let text = node(.label(LabelElement(text: "one\ntwo\nthree\nfour", lineLimit: 0)))
      let stack = node(.stack(StackElement(axis: .vertical, spacing: 0)), [text, label("below")])
      let app = TestApp(
        columns: 20, rows: 12,
        node(
          .stack(StackElement(axis: .vertical, spacing: 0)),
          [node(.box(BoxElement(frame: limits)), [stack]), label("end")]))
      return app.text.split(separator: "\n").map { String($0.filter { $0.isLetter || $0 == "…" }) }
        .filter { !$0.isEmpty }
    }
    let lines = shown(SceneFrame(minHeight: 50, maxHeight: 50))
    #expect(lines.starts(with: ["one", "two…", "below", "end"]), "\(lines)")
    #expect(shown(SceneFrame()).starts(with: ["one", "two", "three", "four", "below", "end"]))
  }

  @Test func aVeryLongTextIsNotReadToItsEndForALine() {
    let long = String(repeating: "x", count: 200_000) + " the end"
    #expect(lines(long, .truncateHead) == ["…x the end"])
    #expect(lines(long, .truncateMiddle) == ["xxxxx… end"])
  }
}
