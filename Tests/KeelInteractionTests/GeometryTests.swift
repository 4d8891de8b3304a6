import Conformance
import KeelInteraction
import KeelScene
import Testing

/// Front ends report the geometry of the nodes that the program asks about, and nothing else.
@MainActor @Suite struct GeometryTests {
  private let tree = SceneTree()
  private let sized = NodeID.next()
  private let framed = NodeID.next()
  private let plain = NodeID.next()

  init() {
    func node(_ id: NodeID, _ interest: GeometryInterest) -> Subtree {
      var attributes = Attributes()
      attributes.geometry = interest
      return Subtree(id: id, element: .geometryReader, attributes: attributes)
    }
    let stack = Sketch.node(.stack(StackElement()), [node(sized, .size), node(framed, .frame), node(plain, .none)])
    tree.apply(Patch(operations: [.root(Sketch.window("", Sketch.screen("", stack)))]))
  }

  private func report(_ id: NodeID, _ x: Double, _ width: Double) -> GeometryReport {
    var report = GeometryReport(node: id, frame: SceneRect(x: x, y: 0, width: 1, height: 1))
    report.frame.width = width
    return report
  }

  @Test func onlyNodesThatAreAskedAboutAreReported() {
    let all = [report(sized, 0, 5), report(plain, 0, 5), report(.next(), 0, 5)]
    #expect(tree.verdict(on: .geometry(all, round: 0)) == .accepted(.geometry([all[0]], round: 0)))
    #expect(tree.verdict(on: .geometry(Array(all.dropFirst()), round: 0)) == .late)
    #expect(tree.verdict(on: .geometry([], round: 0)) == .late)
  }

  @Test(arguments: [-1.0, .nan, .infinity, -.infinity])
  func sizesThatNoLayoutHasAreUnlawful(_ width: Double) {
    #expect(tree.verdict(on: .geometry([report(sized, 0, width)], round: 0)) == .unlawful)
    #expect(tree.verdict(on: .geometry([report(sized, 0, 1)], round: -1)) == .unlawful)
  }

  @Test func farPositionsAreClamped() {
    let far = tree.verdict(on: .geometry([report(framed, -1e12, 1e12)], round: 1_000))
    #expect(far == .accepted(.geometry([report(framed, -1e6, 1e6)], round: GeometryReport.maximumRounds + 1)))
  }

  @Test func unchangedGeometryIsNotReportedAgain() {
    var follower = GeometryFollower()
    func frames(_ x: Double, _ width: Double) -> [NodeID: SceneRect] {
      Dictionary([sized, framed, plain].map { ($0, report($0, x, width).frame) }) { first, _ in first }
    }
    #expect(
      follower.event(for: frames(0, 5), in: tree, isAnswer: false)
        == .geometry([report(sized, 0, 5), report(framed, 0, 5)], round: 0))
    #expect(follower.event(for: frames(0, 5), in: tree, isAnswer: false) == nil)
    // Where a node is interests only those that ask for its frame.
    #expect(
      follower.event(for: frames(7, 5), in: tree, isAnswer: false) == .geometry([report(framed, 7, 5)], round: 0))
    follower.forget()
    #expect(follower.event(for: frames(7, 5), in: tree, isAnswer: false) != nil)
  }

  @Test func aLayoutThatDoesNotSettleEnds() {
    var follower = GeometryFollower()
    var rounds: [Int] = []
    func next(_ width: Double, isAnswer: Bool) -> Bool {
      let event = follower.event(for: [sized: report(sized, 0, width).frame], in: tree, isAnswer: isAnswer)
      guard case .geometry(_, let round)? = event else { return false }
      rounds.append(round)
      return true
    }
    var width = 1.0
    var isAnswer = false
    while next(width, isAnswer: isAnswer), rounds.count < 100 {
      width += 1
      isAnswer = true
    }
    // The last one is not answered: it says that the layout does not settle.
    #expect(rounds == Array(0...GeometryReport.maximumRounds + 1))
    // Another cause begins anew.
    #expect(next(50, isAnswer: false) && rounds.last == 0)
  }
}
