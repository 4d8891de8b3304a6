import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing
import Walks

/// Typed text, the focus and the state of an element move with it.
@MainActor @Suite(.serialized) struct IdentityTests {
  @MainActor @Observable final class Order {
    var ids: [Int]
    var unrelated = 0
    init(_ ids: [Int]) { self.ids = ids }
  }

  /// A field whose text is private to its view.
  struct Note: View {
    let id: Int
    @State private var text = ""
    var body: some View {
      HStack {
        TextField("Note \(id)", text: $text)
        Text("\(id): \(text)")
      }
    }
  }

  struct Notes: View {
    let order: Order
    var body: some View {
      ScrollView {
        VStack {
          Text("\(order.unrelated)")
          ForEach(order.ids, id: \.self) { Note(id: $0) }
        }
      }
    }
  }

  @Test(arguments: 0..<8) func textStateAndFocusFollowTheirElement(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let order = Order(Array(0..<8))
    let stage = ViewStage(Notes(order: order))
    for id in order.ids { try stage.driver.type("typed \(id)", into: "Note \(id)") }
    let focused = stage.window.firstResponder
    #expect(focused != nil)
    for step in 0..<20 {
      stage.change {
        switch step % 4 {
        case 0: order.ids.shuffle(using: &generator)
        case 1: order.ids.insert(100 + step, at: Int.random(in: 0...order.ids.count, using: &generator))
        case 2: order.ids.swapAt(0, order.ids.count - 1)
        default:
          // Any element except the focused one may be removed.
          if let index = order.ids.firstIndex(where: { $0 != 7 }) { order.ids.remove(at: index) }
        }
      }
      stage.expectFresh("seed \(seed), step \(step)")
      let wanted = order.ids.map { $0 < 100 ? "\($0): typed \($0)" : "\($0): " }
      #expect(stage.texts == ["0"] + wanted, "seed \(seed), step \(step)")
      #expect(stage.window.firstResponder === focused)
    }
  }

  @Test(arguments: [100, 1_000]) func editsOfAStackAreTheOperationsThatTheyAre(count: Int) {
    let order = Order(Array(0..<count))
    let stage = ViewStage(Notes(order: order))
    func kinds(_ work: () -> Void) -> [String] {
      let change = stage.change(work)
      return change.operations.map { operation in
        switch operation {
        case .insert: "insert"
        case .remove: "remove"
        case .move: "move"
        case .update: "update"
        default: "other"
        }
      }
    }
    #expect(kinds { order.ids.insert(-1, at: 0) } == ["insert"])
    #expect(kinds { order.ids.insert(-2, at: count / 2) } == ["insert"])
    #expect(kinds { order.ids.remove(at: 7) } == ["remove"])
    #expect(kinds { order.ids.swapAt(3, count - 2) } == ["move", "move"])
    #expect(kinds { order.ids.append(order.ids.remove(at: 1)) } == ["move"])
    #expect(kinds { order.ids.removeLast(3) } == ["remove", "remove", "remove"])
    #expect(kinds { order.ids = order.ids } == [])
    #expect(kinds { order.unrelated += 1 } == ["update"])
    stage.expectFresh()
  }

  @Test func anUnrelatedChangeEvaluatesNoElement() {
    let order = Order(Array(0..<1_000))
    let stage = ViewStage(Notes(order: order))
    // Only the body that read the value.
    #expect(stage.change { order.unrelated += 1 }.bodies == 1)
    #expect(stage.change { order.ids.swapAt(1, 900) }.bodies == 1)
  }

  // MARK: Dependencies of an element's closure

  @MainActor @Observable final class Mark {
    var isSet = false
  }

  struct Marked: View {
    let order: Order
    let mark: Mark
    var body: some View {
      VStack {
        ForEach(order.ids, id: \.self) { id in Text(mark.isSet ? "\(id)!" : "\(id)") }
      }
    }
  }

  @Test func anElementsClosureIsFollowedWhereTheElementStays() {
    let order = Order([1, 2, 3])
    let mark = Mark()
    let stage = ViewStage(Marked(order: order, mark: mark))
    stage.change {
      order.ids = [3, 1]
      mark.isSet = true
    }
    #expect(stage.texts == ["3!", "1!"])
    stage.change { mark.isSet = false }
    #expect(stage.texts == ["3", "1"])
    stage.expectFresh()
  }

  @Test func elementsWithOneIdentityAreAllShownInTheirOrder() {
    let order = Order([1, 2])
    let stage = ViewStage(VStack { ForEach(0..<1) { _ in Notes(order: order) } })
    _ = RuntimeWarning.withCapture {
      stage.change { order.ids = [2, 1, 2] }
      #expect(stage.texts == ["0", "2: ", "1: ", "2: "])
      stage.change { order.ids = [1, 1, 2, 3, 3] }
      #expect(stage.texts == ["0", "1: ", "1: ", "2: ", "3: ", "3: "])
      stage.change { order.ids = [3, 1] }
      #expect(stage.texts == ["0", "3: ", "1: "])
    }
    stage.expectFresh()
  }
}
