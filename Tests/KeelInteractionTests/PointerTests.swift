import Conformance
import KeelInteraction
import KeelScene
import Testing

/// Presses of a pointer on nodes that want to know of them.
@Suite @MainActor struct PointerTests {
  private func point(_ x: Double, _ y: Double) -> ScenePoint { ScenePoint(x: x, y: y) }
  private func report(_ phase: PointerReport.Phase, x: Double = 3, time: Double = 0) -> PointerReport {
    PointerReport(phase, start: point(0, 0), location: point(x, 0), time: time)
  }

  private let inside = Sketch.button("Inside")
  private func scene(_ box: BoxElement) -> (tree: SceneTree, box: NodeID, window: NodeID) {
    let node = Sketch.node(.box(box), [inside])
    let window = Sketch.window("", Sketch.screen("Page", node))
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(window)]))
    return (tree, node.id, window.id)
  }

  @Test func onlyBoxesWithAnInterestTakePresses() {
    let (tree, box, _) = scene(BoxElement(pointer: PointerInterest(drag: 10)))
    let began = report(.began)
    #expect(tree.verdict(on: .pointer(box, began)) == .accepted(.pointer(box, began)))
    #expect(tree.verdict(on: .pointer(inside.id, began)) == .unlawful)
    let (plain, other, _) = scene(BoxElement())
    #expect(plain.verdict(on: .pointer(other, began)) == .late, "the gesture may just have been removed")
    for wrong in [report(.moved, x: .nan), report(.moved, time: -1), report(.moved, time: .infinity)] {
      #expect(tree.verdict(on: .pointer(box, wrong)) == .unlawful)
    }
    #expect(
      tree.verdict(on: .pointer(box, report(.moved, x: 1e300))) == .accepted(.pointer(box, report(.moved, x: 1e6))))
  }

  @Test func aPressOnWhatIsCoveredMeanwhileIsCancelled() {
    let (tree, box, window) = scene(BoxElement(pointer: PointerInterest(drag: 10)))
    tree.apply(Patch(operations: [.insert(Sketch.sheet(Sketch.screen("Over")), into: window, at: 1)]))
    #expect(tree.verdict(on: .pointer(box, report(.began))) == .late)
    #expect(tree.verdict(on: .pointer(box, report(.moved))) == .accepted(.pointer(box, report(.cancelled))))
    #expect(tree.verdict(on: .pointer(box, report(.ended))) == .accepted(.pointer(box, report(.cancelled))))
  }

  @Test func aPressIsReportedFromItsDistanceOn() {
    var press = PointerPress(
      on: inside.id, PointerInterest(drag: 10), at: point(105, 55), origin: point(100, 50))
    #expect(press.moved(to: point(112, 55), time: 0.1) == [])
    #expect(press.ended(time: 0.1) == [] && !press.takesPress(time: 0.1))
    let began = press.moved(to: point(115, 55), time: 0.2)
    #expect(
      began == [
        .pointer(
          inside.id,
          PointerReport(.began, start: point(5, 5), location: point(15, 5), origin: point(100, 50), time: 0.2))
      ])
    // Back at its start it is still a drag.
    _ = press.moved(to: point(105, 55), time: 0.3)
    #expect(press.takesPress(time: 0.4))
  }

  @Test func aLongPressIsNoPressOfWhatIsUnderIt() {
    var press = PointerPress(on: inside.id, PointerInterest(hold: 0.5), at: point(0, 0), origin: point(0, 0))
    #expect(press.moved(to: point(0, 0), time: 0).count == 1, "from the press on")
    #expect(!press.takesPress(time: 0.4) && press.takesPress(time: 0.5))
    _ = press.moved(to: point(20, 0), time: 0.1)
    #expect(!press.takesPress(time: 0.6), "it has moved, and nothing else takes it")
  }

  @Test func thePressOfANodeIsThatOfTheBoxAroundIt() {
    let (tree, box, _) = scene(BoxElement(pointer: PointerInterest(hold: 1)))
    #expect(tree.grip(around: inside.id)?.id == box)
    #expect(scene(BoxElement()).tree.grip(around: inside.id) == nil)
  }
}
