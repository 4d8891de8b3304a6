import Conformance
import KeelInteraction
import KeelScene
import Testing

/// Long and pasted texts: an edit is taken as a whole or refused, in every front end.
@Suite @MainActor struct TextLimitTests {
  private func scene(_ element: Element) -> (tree: SceneTree, field: NodeID, page: NodeID) {
    var screen = ScreenElement(title: "Page")
    screen.search = SearchElement()
    let field = Sketch.node(element)
    let page = Sketch.node(.screen(screen), [field])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(Sketch.window("", page))]))
    return (tree, field.id, page.id)
  }

  @Test func aTextOfTheLimitIsTakenAndALongerOneIsUnlawful() {
    let longest = String(repeating: "x", count: TextLimit.bytes)
    for element in [Element.textField(TextFieldElement()), .textEditor(TextEditorElement())] {
      let (tree, id, page) = scene(element)
      #expect(tree.verdict(on: .edit(id, text: longest)) == .accepted(.edit(id, text: longest)))
      #expect(tree.verdict(on: .edit(id, text: longest + "x")) == .unlawful)
      #expect(tree.verdict(on: .search(page, text: longest)) == .accepted(.search(page, text: longest)))
      #expect(tree.verdict(on: .search(page, text: longest + "x")) == .unlawful)
    }
  }

  @Test func aFieldOfOneLineHasABlankForEachLineBreak() {
    let (tree, id, page) = scene(.textField(TextFieldElement()))
    let text = "a\nb\r\nc\u{2028}d"
    #expect(tree.verdict(on: .edit(id, text: text)) == .accepted(.edit(id, text: "a b c d")))
    #expect(tree.verdict(on: .search(page, text: text)) == .accepted(.search(page, text: "a b c d")))
    #expect(LineText.pasted("a\n\nb\r\n\n") == "a  b")
    #expect(LineText.pasted("\n") == "")
  }

  @Test func theRefusalNamesBothNumbers() {
    let text = TextLimit.refusal(ofBytes: 1_048_577, in: .inEnglish)
    #expect(text == "This is too long (1,049 of at most 1,048 kB). Nothing has been changed.")
    for language in SystemWords.languages {
      let words = SystemWords.Languages.standard.words(for: language)
      let text = TextLimit.refusal(ofBytes: 2_000_000, in: words)
      #expect(text.contains(words.grouped(2000)) && text.contains(words.grouped(1048)), "\(language)")
    }
  }

  @Test func harmlessTextsAreThoseThatAreShownAsTheyAre() {
    for text in ["plain", "한글 ひらがな 漢字", "Ünïcödé, Ελλάδα, Россия", "“quoted” – and…", "（ｗｉｄｅ）", "👍🚀"] {
      #expect(TextSafety.isHarmless(text) && TextSafety.line(text) == text, "\(text)")
    }
    for text in ["a\tb", "a\nb", "\u{7F}", "\u{AD}", "\u{200B}", "\u{202E}", "e\u{301}", "\u{3164}", "\u{FFA0}", "👍🏽"] {
      #expect(!TextSafety.isHarmless(text), "\(text.debugDescription)")
    }
    #expect(TextSafety.isHarmless("a\tb\nc", keepsLines: true, keepsTabs: true))
    // Every scalar that a harmless text may have is displayed as it is.
    for value in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(value), TextSafety.isHarmless(String(scalar)) else { continue }
      #expect(TextSafety.piece(of: Character(scalar)) == nil && !scalar.properties.isGraphemeExtend, "\(value)")
    }
  }
}
