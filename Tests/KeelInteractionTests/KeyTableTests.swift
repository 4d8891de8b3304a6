import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The meaning of keys and the movement of the keyboard focus: tables that all front ends share.
@Suite @MainActor struct KeyTableTests {
  private func tree(_ children: Subtree...) -> SceneTree {
    let tree = SceneTree()
    let content = Sketch.node(.stack(StackElement()), children)
    tree.apply(.root(Sketch.window("", Sketch.screen("Page", content))))
    return tree
  }

  private func place(_ id: NodeID?, in tree: SceneTree, back: Event? = nil) -> KeyPlace<[NodeID]> {
    KeyPlace(
      focused: id, kind: id.flatMap { tree[$0] }.map(tree.controlKind) ?? .none,
      stops: tree.inReadingOrder().map(\.id), back: back)
  }

  @Test func escapeIsOutwardEverywhereAndTypingKeysBelongToFields() {
    for kind in ControlKind.allCases {
      #expect(KeyTable.meanings(of: .escape, on: kind) == [.outward])
    }
    for kind in [ControlKind.field, .editor, .search] {
      #expect(KeyTable.meanings(of: .space, on: kind) == [.types])
      #expect(KeyTable.meanings(of: .delete, on: kind) == [.types])
    }
  }

  @Test func returnNeverDestroysFromElsewhere() {
    let erase = Sketch.button("Erase", role: .destructive, isDefault: true)
    let metered = Sketch.toggle("Metered")
    let tree = tree(metered, erase)
    #expect(tree.action(of: .return, at: place(nil, in: tree)) == nil)
    #expect(
      tree.action(of: .return, at: place(metered.id, in: tree)) == .send(.toggle(metered.id, isOn: true)))
    #expect(tree.action(of: .return, at: place(erase.id, in: tree)) == .send(.activate(erase.id)))
  }

  @Test func outwardIsOneStepTheInnermostFirst() {
    let cancel = Sketch.button("Cancel", role: .cancel)
    let tree = tree(cancel)
    let back = Event.pop(.next(), toLevel: 0)
    #expect(tree.outward(at: place(nil, in: tree, back: back)) == back)
    #expect(tree.outward(at: place(nil, in: tree)) == .activate(cancel.id))
    let sheet = Sketch.sheet(Sketch.screen("Over"))
    tree.apply(.change(.insert(sheet, into: tree.root ?? .next(), at: 1)))
    #expect(tree.outward(at: place(nil, in: tree, back: back)) == back)
    #expect(tree.outward(at: place(nil, in: tree)) == .dismiss(sheet.id))
    let alert = Sketch.alert("Sure?", isDismissable: false, Sketch.button("Yes"))
    tree.apply(.change(.insert(alert, into: tree.root ?? .next(), at: 2)))
    #expect(tree.outward(at: place(nil, in: tree)) == nil)
  }

  @Test func shortcutsLeaveTheKeysByWhichOneMoves() {
    let screen = Sketch.node(
      .screen(
        ScreenElement(
          title: "Page",
          keyCommands: [KeyCommand(id: 1, input: " "), KeyCommand(id: 2, input: "S", modifiers: .control)])))
    let tree = SceneTree()
    tree.apply(.root(Sketch.window("", screen)))
    func pressed(_ letter: Character, _ held: KeyCommand.Modifiers = []) -> KeyAction? {
      tree.shortcut(letter, held, in: tree.root, where: { _ in true })?.action
    }
    #expect(pressed(" ") == nil)
    #expect(pressed("s", .control) == .send(.keyCommand(screen.id, commandID: 2)))
    #expect(pressed("s") == nil)
  }

  @Test func theNextFocusIsNearAndNeverTheTopOfThePage() throws {
    let (one, two, three) = (Sketch.button("One"), Sketch.button("Two"), Sketch.button("Three"))
    let column = Sketch.column(one, two, three)
    let tree = tree(Sketch.button("Top"), column)
    let place = try #require(FocusPlace(of: two.id, in: tree))
    #expect(place.resolved(in: tree) == two.id)
    tree.apply(.change(.move(two.id, in: column.id, to: 0)))
    #expect(place.resolved(in: tree) == two.id)
    tree.apply(.change(.remove(two.id, from: column.id)))
    #expect(place.resolved(in: tree) == three.id)
    tree.apply(.change(.attributes(three.id, Attributes(isEnabled: false))))
    #expect(place.resolved(in: tree) == one.id)
    let new = Sketch.button("New")
    tree.apply(
      .change(
        .remove(one.id, from: column.id), .remove(three.id, from: column.id), .insert(new, into: column.id, at: 0)))
    #expect(place.resolved(in: tree) == new.id)
  }

  @Test func theTabsKeepTheKeyboardWhileTheirPagesTurn() {
    let pages = [Sketch.screen("A", Sketch.button("a")), Sketch.screen("B", Sketch.button("b"))]
    func tabs(_ index: Int) -> Element {
      .tabs(TabsElement(tabs: [.init(title: "A"), .init(title: "B")], selectedIndex: index, childTabs: [0, 1]))
    }
    let bar = Sketch.node(tabs(0), pages)
    let tree = SceneTree()
    tree.apply(.root(Sketch.window("", bar)))
    let turn = Patch.change(.update(bar.id, tabs(1)))
    var follower = FocusFollower()
    #expect(turn.mayMoveFocus)
    follower.willApply(to: tree, focused: bar.id)
    tree.apply(turn)
    #expect(follower.didApply(to: tree) == .stays)
    follower.willApply(to: tree, focused: pages[1].children[0].id)
    tree.apply(.change(.update(bar.id, tabs(0))))
    #expect(follower.didApply(to: tree) == .begins(pages[0].id))
    follower.willApply(to: tree, focused: nil)
    tree.apply(turn)
    #expect(follower.didApply(to: tree) == .goes(pages[1].children[0].id))
  }

  @Test func aPageLeftForAnUnknownPathIsNotReturnedTo() {
    let one = Sketch.button("One")
    let first = Sketch.screen("First", one)
    let stack = Sketch.navigation(first)
    let tree = SceneTree()
    tree.apply(.root(Sketch.window("", stack)))
    var follower = FocusFollower()
    func push(_ page: Subtree, from focused: NodeID?) {
      follower.willApply(to: tree, focused: focused)
      tree.apply(.change(.insert(page, into: stack.id, at: 1)))
      #expect(follower.didApply(to: tree) == .begins(page.id))
    }
    let (second, third) = (Sketch.screen("Second"), Sketch.screen("Third"))
    push(second, from: one.id)
    // The follower is not notified of this removal.
    tree.apply(.change(.remove(second.id, from: stack.id)))
    push(third, from: nil)
    follower.willApply(to: tree, focused: nil)
    tree.apply(.change(.remove(third.id, from: stack.id)))
    #expect(follower.didApply(to: tree) == .begins(first.id))
  }

  @Test func aChangeInASheetThatIsOpenAlreadyDoesNotPresentIt() {
    let (name, note) = (Sketch.field("Name"), Sketch.label("Note"))
    let first = Sketch.screen("First", Sketch.column(name, Sketch.button("Next"), note))
    let stack = Sketch.navigation(first)
    let window = Sketch.window("", Sketch.screen("Below"))
    let sheet = Sketch.sheet(stack)
    let tree = SceneTree()
    tree.apply(.root(window))
    var follower = FocusFollower()
    func move(_ operation: Patch.Operation, from focused: NodeID?) -> FocusFollower.Move {
      follower.willApply(to: tree, focused: focused)
      tree.apply(.change(operation))
      return follower.didApply(to: tree)
    }
    #expect(move(.insert(sheet, into: window.id, at: 1), from: nil) == .presents(first: name.id))
    let next = first.children[0].children[1].id
    #expect(move(.remove(note.id, from: first.children[0].id), from: next) == .stays)
    // A new sheet would begin at its empty field, another page in an open one begins at its top.
    let second = Sketch.screen("Second", Sketch.column(Sketch.button("Help"), Sketch.field("Town")))
    #expect(move(.insert(second, into: stack.id, at: 1), from: next) == .begins(second.id))
    let no = Sketch.button("No", role: .cancel)
    let alert = Sketch.alert("Sure?", no)
    #expect(move(.insert(alert, into: window.id, at: 2), from: nil) == .presents(first: no.id))
  }

  @Test func aRecreatedControlInARowKeepsTheKeyboardFocus() throws {
    let (old, other, row) = (Sketch.button("Old"), Sketch.button("Other"), NodeID.next())
    let list = Sketch.list(
      Sketch.section("", Sketch.node(.row(RowElement(text: "Row")), id: row, [old, other]), Sketch.row("Next")))
    let tree = tree(list)
    let place = try #require(FocusPlace(of: old.id, in: tree))
    let new = Sketch.button("New")
    tree.apply(.change(.remove(old.id, from: row), .insert(new, into: row, at: 0)))
    #expect(place.resolved(in: tree) == new.id)
    tree.apply(.change(.remove(new.id, from: row)))
    #expect(place.resolved(in: tree) == other.id)
  }

  // MARK: Values, rows, letters

  @Test func everyKindHandlesArrowsAndTextTakesTypedCharacters() {
    for kind in ControlKind.allCases {
      for key in [CommandKey.up, .down, .left, .right, .home, .end, .pageUp, .pageDown] {
        #expect(!KeyTable.meanings(of: key, on: kind).isEmpty, "\(key) on \(kind)")
      }
      guard kind.takesText else { continue }
      for key in [CommandKey.digit, .letter, .slash, .plus, .minus, .help, .left, .right, .home, .end] {
        for habits in KeyHabits.allCases {
          #expect(KeyTable.meanings(of: key, on: kind, habits) == [.types], "\(key) on \(kind)")
        }
      }
    }
  }

  @Test func arrowsChangeValuesByStepsAndEndsAreReachedAtOnce() {
    let slider = Sketch.node(.slider(SliderElement(value: 50, maximum: 100, step: 2)))
    let full = Sketch.node(.slider(SliderElement(value: 1)))
    let most = SceneDate(year: 2026, month: 3, day: 1)
    let date = Sketch.node(
      .datePicker(DatePickerElement(components: .date, date: SceneDate(year: 2026, month: 1, day: 31), maximum: most)))
    let tree = tree(slider, full, date)
    func answer(_ key: CommandKey, _ id: NodeID) -> KeyAction? { tree.action(of: key, at: place(id, in: tree)) }
    #expect(answer(.right, slider.id) == .send(.adjust(slider.id, value: 52)))
    #expect(answer(.minus, slider.id) == .send(.adjust(slider.id, value: 48)))
    #expect(answer(.pageUp, slider.id) == .send(.adjust(slider.id, value: 70)))
    #expect(answer(.pageDown, slider.id) == .send(.adjust(slider.id, value: 30)))
    #expect(answer(.home, slider.id) == .send(.adjust(slider.id, value: 0)))
    #expect(answer(.end, slider.id) == .send(.adjust(slider.id, value: 100)))
    #expect(answer(.up, slider.id) == .move(.up))
    #expect(answer(.right, full.id) == nil && answer(.end, full.id) == .move(.last))
    #expect(answer(.left, date.id) == .send(.setDate(date.id, SceneDate(year: 2026, month: 1, day: 30))))
    #expect(answer(.pageDown, date.id) == .send(.setDate(date.id, SceneDate(year: 2026, month: 2, day: 28))))
    #expect(answer(.end, date.id) == .send(.setDate(date.id, most)))
    #expect(answer(.home, date.id) == .move(.first))
  }

  @Test func optionsAndTabsAreChosenByArrowsEndsAndNumbers() {
    var options = ["One", "Two", "Three", "Four"].map { PickerOption(title: $0) }
    options[1].isEnabled = false
    let picker = Sketch.node(.picker(PickerElement(options: options, selectedIndex: 0, style: .segmented)))
    let tabs = Sketch.node(
      .tabs(TabsElement(tabs: [.init(title: "A"), .init(title: "B")], selectedIndex: 0, childTabs: [0])),
      [Sketch.screen("A", picker, Sketch.button("Other"))])
    let tree = SceneTree()
    tree.apply(.root(Sketch.window("", tabs)))
    func answer(_ key: CommandKey, _ id: NodeID?, _ typed: String = "") -> KeyAction? {
      var here = place(id, in: tree)
      here.tabs = tabs.id
      return tree.action(of: key, typing: typed, at: here)
    }
    #expect(answer(.right, picker.id) == .send(.choose(picker.id, index: 2)))
    #expect(answer(.left, picker.id) == nil)
    #expect(answer(.end, picker.id) == .send(.choose(picker.id, index: 3)))
    #expect(answer(.digit, picker.id, "3") == .send(.choose(picker.id, index: 2)))
    #expect(answer(.digit, picker.id, "2") == nil && answer(.digit, picker.id, "0") == nil)
    #expect(answer(.right, tabs.id) == .send(.choose(tabs.id, index: 1)))
    #expect(answer(.digit, nil, "2") == .send(.choose(tabs.id, index: 1)))
    #expect(answer(.digit, nil, "3") == nil)
  }

  @Test func aNodeOutOfReachKeepsTheKeyboardFocusUntilAnArrow() {
    let slider = Sketch.node(.slider(SliderElement(value: 1, maximum: 10, step: 1)), enabled: false)
    let row = Sketch.node(.row(RowElement(text: "Folder", expansion: .collapsed)), enabled: false)
    let tree = tree(slider, Sketch.list(Sketch.section("", row)))
    #expect(tree.action(of: .right, at: place(slider.id, in: tree)) == nil)
    #expect(tree.action(of: .down, at: place(slider.id, in: tree)) == .move(.down))
    #expect(tree.action(of: .right, at: place(row.id, in: tree)) == .move(.right))
  }

  @Test func typedLettersSelectTheNextMatchingRow() {
    let rows = ["Ant", "Bee", "Bat"].map { Sketch.row($0) }
    let list = Sketch.list(Sketch.section(rows: rows))
    let tree = tree(list)
    func answer(_ typed: String, _ habits: KeyHabits = .none) -> KeyAction? {
      var here = place(rows[1].id, in: tree)
      here.habits = habits
      return tree.action(of: .letter, typing: typed, at: here)
    }
    #expect(answer("b") == .send(.find(list.id, text: "b", from: 2, backwards: false)))
    #expect(answer("ba") == .send(.find(list.id, text: "ba", from: 1, backwards: false)))
    #expect(answer("b", .terminal) == nil)
    var word = TypeAhead()
    #expect(word.type("b", at: .zero) == "b")
    #expect(word.type("a", at: TypeAhead.pause) == "ba")
    #expect(word.type("t", at: TypeAhead.pause * 2 + .milliseconds(1)) == "t")
    // In a word a space is a letter.
    #expect(word.meaning(of: .space, at: TypeAhead.pause * 2) == .letter)
    #expect(word.meaning(of: .return, at: TypeAhead.pause * 2) == .return)
    #expect(word.meaning(of: .space, at: TypeAhead.pause * 4) == .space)
    word.end()
    #expect(word.meaning(of: .space, at: TypeAhead.pause * 2) == .space)
    #expect(word.type("x", at: TypeAhead.pause * 2 + .milliseconds(1)) == "x")
  }

  @Test func desktopWindowsHaveKeysForBackSearchAndClosing() {
    let field = Sketch.field("Name")
    let screen = ScreenElement(title: "Page", search: SearchElement())
    let page = Sketch.node(.screen(screen), [Sketch.column(field)])
    let window = Sketch.window("", page)
    let tree = SceneTree()
    tree.apply(.root(window))
    let back = Event.pop(.next(), toLevel: 0)
    func answer(_ key: CommandKey, _ habits: KeyHabits = .desktop) -> KeyAction? {
      // All three work in a text.
      var here = place(field.id, in: tree, back: back)
      here.habits = habits
      return tree.action(of: key, at: here)
    }
    #expect(answer(.search) == .focus(page.id) && answer(.close) == .send(.close))
    for habits in KeyHabits.allCases where habits != .desktop {
      #expect(answer(.back, habits) == nil && answer(.search, habits) == nil && answer(.close, habits) == nil)
    }
    let sheet = Sketch.sheet(Sketch.screen("Over"))
    tree.apply(.change(.insert(sheet, into: window.id, at: 1)))
    #expect(answer(.close) == .send(.dismiss(sheet.id)))
    let alert = Sketch.alert("Sure?", isDismissable: false, Sketch.button("Yes"))
    tree.apply(.change(.insert(alert, into: window.id, at: 2)))
    #expect(answer(.close) == nil)
    let deep = Sketch.navigation(Sketch.screen("One"), Sketch.screen("Two", Sketch.column(field)))
    tree.apply(.root(Sketch.window("", deep)))
    var here = place(field.id, in: tree, back: .pop(deep.id, toLevel: 0))
    here.habits = .desktop
    #expect(tree.action(of: .back, at: here) == .send(.pop(deep.id, toLevel: 0)))
    here.back = nil
    #expect(tree.action(of: .back, at: here) == nil)
  }

  @Test func shiftIsInTheLetterOfAShortcutAndSuperIsAModifierOfItsOwn() {
    func keyed(_ letter: Character, _ modifiers: KeyCommand.Modifiers) -> Subtree {
      var node = Sketch.button("Button")
      node.attributes.keyCommand = KeyCommand(id: 0, input: letter, modifiers: modifiers)
      return node
    }
    let (save, saveAs, other) = (keyed("s", .control), keyed("s", [.control, .shift]), keyed("s", .super))
    let tree = tree(save, saveAs, other)
    func owner(_ letter: Character, _ held: KeyCommand.Modifiers) -> NodeID? {
      tree.shortcut(letter, held, in: tree.root) { _ in true }?.owner
    }
    #expect(saveAs.attributes.keyCommand?.input == "S" && saveAs.attributes.keyCommand?.modifiers == .control)
    #expect(owner("s", .control) == save.id && owner("S", .control) == saveAs.id && owner("s", .super) == other.id)
    #expect(owner("s", []) == nil && owner("s", [.control, .super]) == nil)
    // A terminal reports both as the small letter.
    tree.apply(.root(Sketch.window("", Sketch.screen("Page", saveAs))))
    #expect(owner("s", .control) == saveAs.id)
  }

  @Test func rowsAreCarriedByOnePlaceAndStayInTheirList() {
    let rows = ["Ant", "Bee"].map { Sketch.node(.row(RowElement(text: $0, canMove: true))) }
    let tree = tree(Sketch.list(Sketch.section(rows: rows)))
    #expect(tree.action(of: .lowerRow, at: place(rows[0].id, in: tree)) == .send(.moveRow(rows[0].id, to: 1)))
    #expect(tree.action(of: .raiseRow, at: place(rows[0].id, in: tree)) == nil)
  }
}
