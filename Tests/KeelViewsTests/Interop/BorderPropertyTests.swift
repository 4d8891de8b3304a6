import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing
import Walks

/// A tree of views and UIKit objects, nested to any depth, described by data.
@MainActor @Observable private final class Knot: Identifiable {
  enum Kind: Int, CaseIterable { case text, tone, stack, setTone, controller, plain, cell }
  nonisolated let id: Int
  var kind: Kind
  var text: String
  var isShown = true
  var children: [Knot]

  init(id: Int, kind: Kind, text: String, children: [Knot]) {
    self.id = id
    self.kind = kind
    self.text = text
    self.children = children
  }

  static func random(_ depth: Int, _ next: inout Int, _ random: inout SeededRandom) -> Knot {
    next += 1
    let id = next
    let kind =
      depth == 0
      ? Bool.random(using: &random) ? Kind.text : .tone : Kind.allCases[Int.random(in: 0..<7, using: &random)]
    let count = kind == .text || kind == .tone ? 0 : Int.random(in: 1...3, using: &random)
    return Knot(
      id: id, kind: kind, text: "t\(id)", children: (0..<count).map { _ in .random(depth - 1, &next, &random) })
  }

  var all: [Knot] { [self] + children.flatMap(\.all) }
}

private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private struct KnotView: View {
  let knot: Knot
  var body: some View {
    if knot.isShown {
      switch knot.kind {
      case .text: Caption(knot.text)
      case .tone: ToneReader()
      case .stack: VStack { Children(knot: knot) }
      case .setTone: VStack { Children(knot: knot) }.environment(\.borderTone, knot.text)
      case .controller: InController { AnyView(Children(knot: knot)) }
      case .plain: InPlainView { AnyView(Children(knot: knot)) }
      case .cell: InCell { AnyView(VStack { Children(knot: knot) }) }
      }
    }
  }
}

private struct Children: View {
  let knot: Knot
  var body: some View { ForEach(knot.children) { KnotView(knot: $0) } }
}

/// Across any borders, the screen after changes equals one built from scratch.
@MainActor @Suite(.serialized) struct BorderPropertyTests {
  @Test(arguments: 0..<Walk.count(12)) func incrementalIsFreshAcrossBorders(seed: Int) {
    var random = SeededRandom(state: UInt64(seed) &* 7919 &+ 1)
    var next = 0
    let root = Knot(
      id: 0, kind: .stack, text: "root", children: (0..<3).map { _ in .random(3, &next, &random) })
    let stage = ViewStage(KnotView(knot: root))
    for step in 0..<25 {
      let all = root.all.dropFirst()
      guard let knot = all.randomElement(using: &random) else { break }
      stage.change {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: knot.isShown.toggle()
        case 1: knot.text += "!"
        case 2: knot.children.shuffle(using: &random)
        case 3: knot.kind = Knot.Kind.allCases[Int.random(in: 0..<7, using: &random)]
        case 4: if !knot.children.isEmpty { knot.children.removeLast() }
        default: knot.children.append(.random(1, &next, &random))
        }
      }
      stage.expectFresh("seed \(seed), step \(step)")
      let fresh = ViewStage(KnotView(knot: root))
      #expect(stage.texts == fresh.texts, "seed \(seed), step \(step)")
      fresh.window.close()
    }
    stage.window.close()
    Turn.shared.flush()
  }
}
