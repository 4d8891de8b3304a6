import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// An event has the effect of the user's action and is answered before `send` returns. Impossible events have no
/// effect.
@MainActor @Suite(.serialized) struct EventTests {
  let model = SmallModel()

  /// The complete state of the app, as text.
  private var state: String {
    "\(model.rows) \(model.texts) \(model.isOn) \(model.note) \(model.path) \(String(describing: model.destination))"
  }

  private func everyEvent(for id: NodeID) -> [Event] {
    [
      .activate(id), .toggle(id, isOn: true), .toggle(id, isOn: false), .edit(id, text: "forged"), .submit(id),
      .action(id, actionID: 0), .pop(id, toLevel: 0), .dismiss(id), .refresh(id), .focus(id),
    ]
  }

  /// True if the front end receives at most its previous description again: it may have drawn the toggled switch
  /// already.
  private func hasNoEffect(_ event: Event, _ stage: Stage) -> Bool {
    let before = event.node.flatMap { stage.frontEnd.tree.element(of: $0) }
    return stage.send(event).allSatisfy { operation in
      if case .update(let id, let element) = operation { id == event.node && element == before } else { false }
    }
  }

  @Test func controlsOutOfReachDoNothing() {
    let stage = Stage(SmallApp.root(model))
    let below = stage.frontEnd.tree.inReadingOrder().map(\.id)
    func expectNothing(_ ids: [NodeID], _ comment: Comment) {
      let before = state
      for event in ids.flatMap(everyEvent) { #expect(hasNoEffect(event, stage), "\(comment): \(event)") }
      #expect(state == before, comment)
    }
    // Under a sheet, all nodes are out of reach except the window and the sheet.
    stage.change { model.destination = .sheet(SmallSheet()) }
    expectNothing(below.filter { $0 != stage.window.nodeID }, "under a sheet")
    stage.change { model.destination = .alert(Item(id: 1)) }
    expectNothing(below.filter { $0 != stage.window.nodeID }, "under an alert")
    // On a lower level of a stack, all nodes of the first page are out of reach; the stack itself is not.
    stage.change { model.destination = .page(Item(id: 1)) }
    let page = below.filter { $0 != stage.window.nodeID && $0 != stage.navigation }
    expectNothing(page, "on a lower level")
    // Nodes that were removed.
    stage.change { model.destination = nil }
    stage.change { model.rows = [] }
    expectNothing(below.filter { stage.frontEnd.tree[$0] == nil }, "removed")
    // Nodes that never existed.
    expectNothing((0..<5).map { _ in NodeID.next() }, "unknown")
    expectNothing([NodeID(rawValue: .max), NodeID(rawValue: 0)], "absurd")
    stage.expectFresh()
  }

  @Test func controlsInADisabledViewDoNothing() throws {
    let stage = Stage(SmallApp.root(model))
    let inside = stage.frontEnd.tree.inReadingOrder().filter {
      switch $0.element {
      case .toggle, .textField: true
      default: false
      }
    }.map(\.id)
    #expect(inside.count == 2)
    stage.change { model.isBusy = true }
    for event in inside.flatMap(everyEvent) { #expect(hasNoEffect(event, stage), "\(event)") }
    #expect(!model.isOn && model.note.isEmpty && !model.isNoteFocused)
  }

  @Test func eventsOfTheWrongKindDoNothing() {
    let page = Page("A")
    let views: [UIView] = [
      UILabel(text: "label"), UIImageView(image: UIImage(systemName: "wifi")), UIProgressView(), UIStackView(),
      UISeparatorView(), UISpacerView(), UIScrollView(),
    ]
    for view in views { page.view.addSubview(view) }
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "B") { _ in Issue.record("pressed") })
    let toggle = UISwitch()
    let field = UITextField()
    for view in [button, toggle, field] { page.view.addSubview(view) }
    let stage = Stage(UINavigationController(rootViewController: page))
    for id in stage.frontEnd.tree.inReadingOrder().map(\.id) {
      for event in everyEvent(for: id) {
        switch event {
        case .activate where id == button.nodeID: continue
        case .toggle where id == toggle.nodeID: continue
        case .edit where id == field.nodeID: continue
        default: #expect(stage.send(event).isEmpty, "\(event)")
        }
      }
    }
    #expect(!toggle.isOn && field.text == "")
    stage.expectFresh()
  }

  @Test func rowsThatTheModelHasRemovedAreOutOfReach() throws {
    let state = TestModel()
    var presses = 0
    let page = Page("A") { page in
      page.present(item: UIBindable(state).item) { _ in
        let sheet = Page("S")
        sheet.view.addSubview(
          UIButton(configuration: .plain(), primaryAction: UIAction(title: "Join") { _ in presses += 1 }))
        return sheet
      }
    }
    let stage = Stage(page)
    stage.change { state.item = Item(id: 1) }
    let join = try #require(stage.button("Join"))
    // The press arrives before the turn that removes the sheet.
    state.item = nil
    stage.send(.activate(join))
    #expect(presses == 0)
    #expect(stage.pages == "A")
  }

  @Test func aButtonDisabledBeforeTheFrontEndKnewIsDisabled() {
    let page = Page("A")
    var presses = 0
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "B") { _ in presses += 1 })
    page.view.addSubview(button)
    let stage = Stage(page)
    button.isEnabled = false
    stage.send(.activate(button.nodeID))
    #expect(presses == 0)
  }

  @Test func anEventIsAnsweredBeforeItReturnsWithNoJobQueued() async throws {
    let stage = Stage(SmallApp.root(model))
    let add = try #require(stage.button("Add"))
    Turn.shared.flush()
    // A turn also takes over changes that tests of other parts make on other threads at the same time, so the smallest
    // count of several runs is compared.
    var jobs: [Int] = []
    for _ in 0..<5 {
      await TurnCount.counting { count in
        let operations = stage.send(.activate(add))
        #expect(stage.frontEnd.log.patchCount == 1)
        #expect(!operations.isEmpty)
        jobs.append(count.jobCount)
      }
    }
    #expect(model.rows.count == 35)
    #expect(jobs.min() == 0)
    stage.expectFresh()
  }

  @Test func anIdleAppDoesNothing() async {
    let stage = Stage(SmallApp.root(model))
    model.destination = .sheet(SmallSheet())
    Turn.shared.flush()
    stage.frontEnd.clearLog()
    for _ in 0..<50 { await Task.yield() }
    #expect(stage.frontEnd.log.patchCount == 0)
    #expect(!stage.window.needsPatch)
    stage.window.close()
  }

  @Test func aClosedWindowReceivesAndSendsNothing() throws {
    let stage = Stage(SmallApp.root(model))
    let add = try #require(stage.button("Add"))
    stage.window.close()
    stage.frontEnd.clearLog()
    stage.window.send(.activate(add))
    stage.change { model.title = "changed" }
    #expect(stage.frontEnd.log.patchCount == 0)
    #expect(model.rows.count == 30)
  }

  @Test func theUserClosesTheWindowDuringAnEvent() {
    let stage = Stage(SmallApp.root(model))
    model.destination = .sheet(SmallSheet())
    Turn.shared.flush()
    stage.window.onClose = { [weak window = stage.window] in window?.close() }
    stage.send(.close)
    #expect(stage.window.rootViewController == nil)
    #expect(model.destination != nil)
    #expect(stage.frontEnd.faults == [])
  }
}
