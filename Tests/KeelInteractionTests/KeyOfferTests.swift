import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The list of available keys names exactly the keys that have an effect here.
@Suite @MainActor struct KeyOfferTests {
  private let tree = SceneTree()

  private func show(_ children: Subtree...) {
    let content = Sketch.node(.stack(StackElement()), children)
    tree.apply(.root(Sketch.window("", Sketch.screen("Page", content))))
  }

  private func place(_ id: NodeID) -> KeyPlace<[NodeID]> {
    KeyPlace(
      focused: id, kind: tree[id].map(tree.controlKind) ?? .none, stops: tree.inReadingOrder().map(\.id), back: nil)
  }

  private func offers(_ id: NodeID) -> [KeyOffer] { tree.keyOffers(at: place(id)) { _ in nil } }

  private func words(_ id: NodeID) -> [SystemWord] { offers(id).map(\.word).filter { $0 != .helpKeys } }

  @Test func eachKeyThatDoesSomethingIsOfferedOnce() {
    let controls = [
      Sketch.button("Press"), Sketch.toggle("Switch"), Sketch.field("Name"),
      Sketch.node(.slider(SliderElement(value: 0.5))), Sketch.node(.stepper(StepperElement())),
      Sketch.node(.picker(PickerElement(options: [PickerOption(title: "A"), PickerOption(title: "B")]))),
      Sketch.node(.datePicker(DatePickerElement(date: SceneDate(year: 2026, month: 1, day: 1)))),
      Sketch.node(.disclosure(DisclosureElement(title: "More"))),
      Sketch.node(.menu(MenuElement(title: "Menu")), [Sketch.button("Copy")]),
    ]
    show(
      Sketch.column(controls[0], controls[1], controls[2], controls[3], controls[4]),
      Sketch.column(
        controls[5], controls[6], controls[7], controls[8]))
    for control in controls {
      let presses = offers(control.id).flatMap(\.presses)
      #expect(Set(presses).count == presses.count)
      for key in CommandKey.allCases where key != .digit && key != .letter {
        // Only a front end knows the target of a movement key; this test has no front end.
        let works: Bool
        switch tree.action(of: key, at: place(control.id)) {
        case .move, nil: works = false
        case .send, .open, .offer, .focus, .find, .help: works = true
        }
        #expect(presses.contains(.key(key)) == works, "\(key) on \(control.element)")
      }
      for digit in 0...9 {
        let works = tree.action(of: .digit, typing: String(digit), at: place(control.id)) != nil
        #expect(presses.contains(.digit(digit)) == works, "\(digit) on \(control.element)")
      }
    }
  }

  @Test func anOfferDescribesTheCurrentEffectOfTheKey() {
    let save = Sketch.button("Save", isDefault: true)
    let toggle = Sketch.toggle("Metered", isOn: true)
    let full = Sketch.node(.slider(SliderElement(value: 1)))
    let off = Sketch.node(.slider(SliderElement(value: 0.5)), enabled: false)
    show(toggle, full, off, save)
    #expect(words(toggle.id) == [.helpDefaultButton, .keyTurnOff])
    #expect(offers(toggle.id)[0].title == "Save" && offers(toggle.id)[0].hint == nil)
    #expect(offers(toggle.id)[1].hinted == [.key(.space)])
    let change = offers(full.id).first { $0.word == .keyChange }
    #expect(change?.includes(.left) == true && change?.includes(.right) == false && change?.includes(.pageUp) == false)
    #expect(words(off.id).isEmpty)
  }

  @Test func movesAreOfferedWhereTheyLeadSomewhere() {
    let row = Sketch.row("Harbour")
    show(Sketch.list(Sketch.section("", row)))
    let offers = tree.keyOffers(at: place(row.id)) { $0 == .down ? .moves : $0 == .right ? .toDetails : nil }
    let moves = offers.filter { $0.word == .keyMove || $0.word == .helpIntoRow }
    #expect(moves.map(\.presses) == [[.key(.right)], [.key(.down)]] && moves.map(\.hint) == [.keyDetails, .keyMove])
  }

  @Test func desktopWindowsOfferTheirOwnKeys() {
    show(Sketch.button("Press"))
    var here = place(tree.root ?? .next())
    here.back = .pop(.next(), toLevel: 0)
    func keys() -> [KeyOffer.Press] { tree.keyOffers(at: here) { _ in nil }.flatMap(\.presses) }
    #expect(!keys().contains(.key(.close)))
    here.habits = .desktop
    #expect(keys().contains(.key(.close)))
    let deep = Sketch.navigation(Sketch.screen("One"), Sketch.screen("Two"))
    tree.apply(.root(Sketch.window("", deep)))
    here.back = .pop(deep.id, toLevel: 0)
    let back = tree.keyOffers(at: here) { _ in nil }.first { $0.includes(.back) }
    #expect(back?.word == .keyBack && back?.includes(.escape) == true)
  }

  @Test func shortcutsAreListedWithTheWordsOfTheAppAndWhetherTheyWork() {
    func keyed(_ title: String, _ letter: Character, _ enabled: Bool) -> Subtree {
      var node = Sketch.button(title, enabled: enabled)
      node.attributes.keyCommand = KeyCommand(id: 0, input: letter)
      return node
    }
    let content = Sketch.column(keyed("Join", "j", true), keyed("Leave", "l", false))
    let screen = ScreenElement(title: "Page", keyCommands: [KeyCommand(id: 1, input: "u", title: "Update")])
    tree.apply(.root(Sketch.window("", Sketch.node(.screen(screen), [content]))))
    let offers = tree.shortcutOffers(in: tree.root) { _ in true }
    #expect(offers.map(\.title) == ["Update", "Join", "Leave"] && offers.map(\.isEnabled) == [true, true, false])
  }
}
