import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing
import Walks

/// After any sequence of changes, the front end shows the same as a new description, and the same pages as a new window
/// on the same state.
@MainActor @Suite(.serialized) struct FreshAppTests {
  @Test(arguments: 0..<UInt64(Walk.count(25))) func incrementalIsFresh(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let model = SmallModel()
    let stage = Stage(SmallApp.root(model), visibleRows: 8)
    let reports = RuntimeWarning.withCapture {
      for step in 0..<Walk.length(120) {
        if Bool.random(using: &generator) {
          stage.change {
            for _ in 0..<Int.random(in: 1...4, using: &generator) { change(model, using: &generator) }
          }
          #expect(stage.frontEnd.log.patchCount <= 1, "seed \(seed), step \(step)")
        } else {
          act(stage, using: &generator)
        }
        stage.expectFresh("seed \(seed), step \(step)")
        guard stage.frontEnd.faults.isEmpty else { return }
        #expect(
          stage.window.tree.focused == nil || stage.window.tree[stage.window.tree.focused ?? NodeID.next()] != nil)
      }
    }
    #expect(reports == [], "seed \(seed)")
    // A new window on the same state shows the same pages.
    let second = Stage(SmallApp.root(model), visibleRows: 8)
    #expect(second.pages == stage.pages, "seed \(seed)")
    second.window.close()
    stage.window.close()
  }

  private func change(_ model: SmallModel, using generator: inout SeededRandom) {
    let number = Int.random(in: 0..<6, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: model.rows.shuffle(using: &generator)
    case 1: model.rows.removeAll { $0 % 6 == number }
    case 2: model.rows.insert((model.rows.max() ?? 0) + 1, at: model.rows.count / 2)
    case 3: if let row = model.rows.randomElement(using: &generator) { model.texts[row] = "text \(number)" }
    case 4: model.title = "List \(number)"
    case 5: model.isOn.toggle()
    case 6: model.isBusy.toggle()
    case 7: model.destination = .sheet(SmallSheet())
    case 8: model.destination = .alert(Item(id: number))
    case 9: model.destination = .page(Item(id: number))
    case 10: model.destination = nil
    case 11: model.path = (0..<number / 2).map { "p\($0)" }
    case 12: if case .sheet(let sheet)? = model.destination { sheet.inner = number > 2 ? Item(id: number) : nil }
    case 13: if case .sheet(let sheet)? = model.destination { sheet.question = number > 2 ? Item(id: number) : nil }
    case 14: model.isNoteFocused.toggle()
    default: model.note = String(repeating: "n", count: number)
    }
  }

  /// Sends a random event, meaningful or not, for a node of this scene or for an unknown node.
  private func act(_ stage: Stage, using generator: inout SeededRandom) {
    let nodes = stage.frontEnd.tree.inReadingOrder()
    guard let node = nodes.randomElement(using: &generator) else { return }
    let id = Int.random(in: 0..<20, using: &generator) == 0 ? NodeID.next() : node.id
    let number = Int.random(in: -3..<40, using: &generator)
    let likely: Event =
      switch node.element {
      case .navigation: .pop(id, toLevel: number % 4)
      case .sheet, .alert: .dismiss(id)
      case .list: .reveal(id, rows: number..<(number + 10))
      case .toggle(let toggle): .toggle(id, isOn: !toggle.isOn)
      case .textField: number.isMultiple(of: 2) ? .edit(id, text: "t\(number)") : .focus(id)
      default: .activate(id)
      }
    let any: [Event] = [
      .activate(id), .toggle(id, isOn: true), .edit(id, text: "x"), .submit(id), .action(id, actionID: number),
      .pop(id, toLevel: number), .dismiss(id), .reveal(id, rows: number..<(number + 5)), .focus(id), .focus(nil),
      .find(id, text: "1", from: number, backwards: true), .refresh(id),
    ]
    let event = Bool.random(using: &generator) ? likely : any.randomElement(using: &generator) ?? likely
    stage.frontEnd.send(event)
  }
}
