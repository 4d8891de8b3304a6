import Conformance
import KeelScene
import RandomScenes
import Testing

/// The scenes of the walks of all front ends.
@Suite @MainActor struct SceneWalkTests {
  @Test func aWalkMakesEveryKindOfElementAndOfChange() {
    var kinds: Set<ConformanceElementKind> = []
    var operations: [String: Int] = [:]
    for seed in 0..<UInt64(40) {
      var walk = SceneWalk(seed: seed)
      let tree = SceneTree()
      tree.apply(.root(walk.first()))
      for step in 0..<40 {
        let patch = walk.patch(tree)
        for operation in patch.operations { operations[name(of: operation, in: tree), default: 0] += 1 }
        let fault = tree.apply(patch) ?? tree.brokenInvariant()
        #expect(fault == nil, "seed \(seed), step \(step)")
        kinds.formUnion(tree.inReadingOrder().map { ConformanceElementKind($0.element) })
      }
    }
    #expect(kinds == Set(ConformanceElementKind.allCases))
    for name in ["root", "insert", "remove", "move", "update", "update to another kind", "attributes", "focus"] {
      #expect(operations[name] ?? 0 > 5, "\(name)")
    }
  }

  private func name(of operation: Patch.Operation, in tree: SceneTree) -> String {
    switch operation {
    case .root: "root"
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    case .update(let id, let element):
      tree.element(of: id)?.kind == element.kind || !tree.contains(id) ? "update" : "update to another kind"
    case .attributes: "attributes"
    case .focus: "focus"
    }
  }

  @Test func theSameSeedMakesTheSameWalk() {
    func kinds(_ seed: UInt64) -> [String] {
      var walk = SceneWalk(seed: seed)
      let tree = SceneTree()
      tree.apply(.root(walk.first()))
      for _ in 0..<30 { tree.apply(walk.patch(tree)) }
      return tree.inReadingOrder().map(\.element.kind)
    }
    #expect(kinds(7) == kinds(7) && kinds(7) != kinds(8))
  }

  @Test func aFaultIsShrunkToTheNodesThatCauseIt() {
    let (label, other) = (Sketch.label("a"), Sketch.column(Sketch.label("b"), Sketch.button("c")))
    let page = Sketch.screen("Page", Sketch.column(Sketch.column(label), other))
    let patch = Patch.change(.update(label.id, .label(LabelElement(text: "bad"))), .focus(nil))
    let small = WalkFault(tree: Sketch.window("", page), patch: patch).shrunk { _, patch in
      patch.operations.contains { if case .update = $0 { true } else { false } }
    }
    #expect(small.patch.operations.count == 1)
    #expect(small.description.split(separator: "\n").count == 6, "\(small)")
  }
}
