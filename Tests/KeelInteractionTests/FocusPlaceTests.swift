import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The successor of a removed node.
@MainActor @Suite struct FocusPlaceTests {
  private func row(_ text: String, isSelectable: Bool = false) -> Subtree {
    var row = RowElement(text: text, isSelectable: isSelectable)
    row.actions = [RowAction(id: 1, title: "Remove")]
    return Sketch.node(.row(row))
  }

  @Test func aRowWithNothingButAMenuFollowsOneOfItsKind() throws {
    let (apple, banana, cherry) = (row("Apple"), row("Banana"), row("Cherry"))
    let section = Sketch.section("Fruits", rows: [apple, banana, cherry])
    let other = row("Other", isSelectable: true)
    let tree = SceneTree()
    tree.apply(
      .root(Sketch.window("", Sketch.screen("", Sketch.list(section, Sketch.section("Others", rows: [other]))))))
    // Tab leads to the other row first.
    #expect(tree.stop(in: try #require(tree.root)) == other.id)
    let places = [banana, cherry, apple].map { FocusPlace(of: $0.id, in: tree) }
    tree.apply(Patch(operations: [.remove(banana.id, from: section.id)]))
    #expect(places[0]?.resolved(in: tree) == cherry.id)
    tree.apply(Patch(operations: [.remove(cherry.id, from: section.id)]))
    #expect(places[1]?.resolved(in: tree) == apple.id)
    tree.apply(Patch(operations: [.remove(apple.id, from: section.id)]))
    #expect(places[2]?.resolved(in: tree) == other.id)
  }
}
