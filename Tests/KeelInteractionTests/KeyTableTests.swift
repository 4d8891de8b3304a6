import Conformance
import KeelInteraction
import KeelScene
import Testing

/// What keys mean, and where the keyboard goes: the tables that every front end obeys.
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

  @Test func whatFollowsIsNearAndNeverTheTopOfThePage() throws {
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

  @Test func aPlaceThatWasLeftForNowhereIsNotGoneBackTo() {
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
    // Nobody follows what a window does inside a page.
    tree.apply(.change(.remove(second.id, from: stack.id)))
    push(third, from: nil)
    follower.willApply(to: tree, focused: nil)
    tree.apply(.change(.remove(third.id, from: stack.id)))
    #expect(follower.didApply(to: tree) == .begins(first.id))
  }

  @Test func whatIsMadeAnewInARowHasTheKeyboardOfWhatWasThere() throws {
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
}
