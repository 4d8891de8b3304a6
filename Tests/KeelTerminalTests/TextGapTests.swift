import KeelScene
import Testing

@testable import KeelTerminal

/// Texts in a column with the default spacing have no empty line between them.
@MainActor @Suite struct TextGapTests {
  private func line(of text: String, in app: TestApp) -> Int? {
    app.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.range(text) != nil }
  }

  /// Returns the numbers of lines from each text to the next one.
  private func steps(_ texts: [String], in app: TestApp) -> [Int] {
    let lines = texts.compactMap { line(of: $0, in: app) }
    return zip(lines, lines.dropFirst()).map { $1 - $0 }
  }

  private func column(window: ChildWindow? = nil, hasDefaultSpacing: Bool = true) -> Subtree {
    let stack = StackElement(
      spacing: 8, alignment: .leading, window: window, hasDefaultSpacing: hasDefaultSpacing)
    return node(.stack(stack), [label("One"), label("Two"), button("Three"), label("Four")])
  }

  private let texts = ["One", "Two", "Three", "Four"]

  @Test func onlyOtherViewsHaveAnEmptyLineAround() {
    #expect(steps(texts, in: TestApp(page("", column()))) == [1, 2, 2])
    #expect(steps(texts, in: TestApp(page("", column(hasDefaultSpacing: false)))) == [2, 2, 2])
  }

  @Test func theSameHoldsInALazyStack() {
    let lazy = column(window: ChildWindow(count: 4))
    let app = TestApp(page("", node(.scroll(ScrollElement()), [lazy])))
    #expect(steps(texts, in: app) == [1, 2, 2])
    app.apply(.update(lazy.children[1].id, .button(ButtonElement(title: "Two", style: .bordered))))
    app.screen.compose()
    #expect(steps(texts, in: app) == [2, 2, 2])
  }
}
