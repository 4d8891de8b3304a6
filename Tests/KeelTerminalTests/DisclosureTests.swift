import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Parts of a page that fold, outside of lists.
@MainActor @Suite(.serialized) struct DisclosureTests {
  /// Returns the line with a text.
  private func line(_ text: String, _ app: TestApp) throws -> Substring {
    try #require(app.text.split(separator: "\n").first { $0.contains(text) })
  }

  private func start(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  @Test(arguments: [false, true]) func theMarkIsAtTheEndOfTheLineAndTheContentBelowTheTitle(hasLabel: Bool) throws {
    let element = DisclosureElement(title: hasLabel ? "" : "Advanced", isExpanded: true, hasLabelChild: hasLabel)
    let app = TestApp(
      page(
        "Page",
        node(
          .stack(StackElement()),
          [label("Above"), node(.disclosure(element), (hasLabel ? [label("Advanced")] : []) + [label("Debug")])])))
    let head = try line("Advanced", app)
    let marks = TerminalLooks(app.screen.capabilities, languages: .standard).glyphs
    #expect(head.split(separator: " ").map(String.init) == ["Advanced", marks.expanded])
    #expect(try start(head) == start(line("Above", app)))
    #expect(try start(head) == start(line("Debug", app)))
  }
}
