import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// The kinds of controls for the keyboard, which elements of a page have in their attributes.
@Suite @MainActor struct KindTests {
  private func kinds(in markup: Markup) -> Set<ControlKind> {
    var kinds = Set([markup.kind].compactMap(\.self))
    if case .elements(let parts) = markup.content { for part in parts { kinds.formUnion(self.kinds(in: part)) } }
    return kinds
  }

  @Test func aControlHasTheKindOfItsNode() throws {
    var seen: Set<ControlKind> = []
    for testCase in Conformance.cases {
      for case .show(let patch) in testCase.steps {
        guard case .root(let root)? = patch.operations.first else { continue }
        let page = Pages.page(root)
        for node in page.tree.inReadingOrder() {
          let kind = page.tree.controlKind(of: node)
          // `ActionTests` has the nodes that only offer actions.
          if kind == .none || kind == .actions { continue }
          let description = try #require(page.description(of: node.id))
          if case .row(let row) = node.element, !row.isSelectable { continue }
          #expect(kinds(in: description.markup()).contains(kind), "\(testCase.name): \(node.element.kind)")
          seen.insert(kind)
        }
      }
    }
    #expect(seen.union([.popup, .none, .actions]) == Set(ControlKind.allCases))
  }

  @Test func onlyElementsWithAnActionOfAnotherKindNameTheirs() {
    #expect(Markup("button").acting("a", as: .button).attributes.map(\.name) == ["data-e"])
    let link = Markup("a").acting("a", as: .link)
    #expect(link["data-kind"] == "link" && link.kind == .link)
    #expect(Markup("button").acting("o").kind == .row && Markup("button").acting("X").kind == .button)
    #expect(Markup("p").kind == nil)
  }
}
