import KeelScene
import Testing

/// Children on top of each other, a choice between children, and children that the program places: three kinds.
@MainActor @Suite struct LayersTests {
  private final class Nowhere: SceneArranging {
    func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize { SceneSize() }
    func places(
      in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> [(frame: SceneRect, proposal: LayoutProposal)] { [] }
    func guide(
      _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> Double? { nil }
  }

  @Test func aTreeFollowsANodeThatBecomesAnotherKind() throws {
    let child = Subtree(id: .next(), element: .label(LabelElement(text: "a")))
    let root = Subtree(id: .next(), element: .layers(LayersElement()), children: [child])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(root)]))
    let entry = try #require(tree.entry(of: root.id))
    #expect(entry.element.kind == "layers" && tree.choosers.isEmpty && tree.arrangers.isEmpty)
    tree.update(.firstFit(FirstFitElement(axes: .horizontal)), nil, of: entry)
    #expect(entry.element.kind == "firstFit" && tree.choosers == [root.id] && tree.arrangers.isEmpty)
    tree.choose(child.id, in: entry)
    #expect(entry.chosen == child.id)
    tree.update(.arranged(ArrangedElement(SceneArrangement(Nowhere()))), nil, of: entry)
    #expect(entry.element.kind == "arranged" && tree.choosers.isEmpty && tree.arrangers == [root.id])
    // The choice ends with the kind.
    #expect(entry.chosen == nil)
    tree.update(root.element, nil, of: entry)
    #expect(tree.choosers.isEmpty && tree.arrangers.isEmpty && tree.brokenInvariant() == nil)
  }
}
