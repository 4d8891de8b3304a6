import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Key commands of the page run only for keys that navigation and fields do not need.
@MainActor @Suite(.serialized) struct CommandTests {
  private func page(_ commands: [KeyCommand], _ children: Subtree...) -> Subtree {
    node(.screen(ScreenElement(title: "Page", keyCommands: commands)), children)
  }

  private let update = KeyCommand(id: 1, input: "u", title: "Update")
  private let save = KeyCommand(id: 2, input: "S", modifiers: .control, title: "Save")

  @Test func aCommandOfThePageIsSentOnce() {
    let screen = page([update, save], button("Join"))
    let app = TestApp(navigation(screen))
    app.press(.character("u"))
    app.control("s")
    #expect(app.sent == [.keyCommand(screen.id, commandID: 1), .keyCommand(screen.id, commandID: 2)])
    app.press(.character("s"), .character("U"))
    #expect(app.sent.count == 2)
  }

  @Test func aFieldAcceptsTypeableCharactersOnly() {
    let app = TestApp(navigation(page([update, save], field())))
    app.press(.character("u"))
    #expect(app.sent.count == 1)
    if case .edit(_, let text)? = app.sent.first { #expect(text == "u") } else { Issue.record("not typed") }
  }

  @Test func aPageTakesLettersOfOursButNotTheWayToTheKeys() {
    let commands = ["q", "r", "j", "?", "/"].enumerated().map { KeyCommand(id: $0, input: Character($1)) }
    let app = TestApp(navigation(page(commands, list(section("", "", [row("One"), row("Two")])))))
    app.press(.character("q"), .character("r"), .character("j"))
    #expect(app.sent.count == 3)
    app.press(.character("/"), .escape, .character("?"))
    #expect(app.sent.count == 3)
    #expect(app.text.contains("Keys"))
  }

  @Test func theKeysOfThePageAreListedWithTheOthers() {
    let app = TestApp(columns: 80, rows: 30, navigation(page([update, save], button("Join"))))
    app.press(.character("?"))
    #expect(app.text.contains("Update") && app.text.contains("Ctrl-S") && app.text.contains("Save"))
  }

  @Test func aSheetKeepsKeysFromThePageBelow() {
    let below = page([update], button("Below"))
    let app = TestApp(navigation(below), sheet(page([save], button("Over"))))
    app.press(.character("u"))
    #expect(app.sent.isEmpty)
    app.control("s")
    #expect(app.sent.count == 1)
  }

  /// Ctrl-Z suspends a program in a terminal; only a command that has it takes precedence, and never in a text.
  @Test func controlZUndoesWhereSomethingCanBeUndoneAndElseSuspends() {
    var suspensions = 0
    func app(_ commands: [KeyCommand], _ content: Subtree) -> TestApp {
      let app = TestApp(columns: 80, rows: 30, navigation(page(commands, content)))
      app.screen.onSuspend = { suspensions += 1 }
      return app
    }
    let redo = KeyCommand.undoCommands(undo: nil, redo: "Redo Deletion")
    let both = KeyCommand.undoCommands(undo: "Undo Deletion", redo: "Redo Deletion")
    let redoing = app(redo, button("Join"))
    redoing.control("z")
    #expect(suspensions == 1 && redoing.sent.isEmpty)
    let undoing = app(both, button("Join"))
    undoing.control("z")
    undoing.control("y")
    #expect(suspensions == 1 && undoing.sent.count == 2)
    undoing.press(.character("?"))
    #expect(undoing.text.contains("Undo Deletion") && undoing.text.contains("Redo Deletion"))
    #expect(!undoing.text.contains("suspend"))
    let typing = app(both, field())
    typing.control("z")
    typing.control("y")
    #expect(suspensions == 2 && !typing.sent.contains { if case .keyCommand = $0 { true } else { false } })
  }

  @Test func aDisabledPageHasNoKeys() {
    let screen = node(
      .screen(ScreenElement(title: "Page", keyCommands: [update])), [button("Join")], isEnabled: false)
    let app = TestApp(navigation(screen))
    app.press(.character("u"))
    #expect(app.sent.isEmpty)
  }

  @Test func theKeyOfARedactedBusyOrCollapsedControlDoesNothing() {
    func keyed(_ letter: Character, _ element: Element) -> Subtree {
      var attributes = Attributes()
      attributes.keyCommand = KeyCommand(id: 0, input: letter)
      return Subtree(id: .next(), element: element, attributes: attributes, children: [])
    }
    let hinted = keyed("h", .button(ButtonElement(title: "Hinted")))
    let busy = keyed("b", .button(ButtonElement(title: "Busy", isBusy: true)))
    let folded = keyed("f", .button(ButtonElement(title: "Folded")))
    let free = keyed("x", .button(ButtonElement(title: "Free")))
    let things = node(
      .stack(StackElement()),
      [
        node(.box(BoxElement(isRedacted: true)), [hinted]), busy,
        node(.disclosure(DisclosureElement(title: "More")), [folded]), free,
      ])
    let app = TestApp(navigation(page([], things)))
    app.press(.character("h"), .character("b"), .character("f"))
    #expect(app.sent.isEmpty)
    app.press(.character("x"))
    #expect(app.sent == [.activate(free.id)])
  }

  /// The terminal draws a value before the answer only if the scene accepts the event.
  @Test func aValueThatTheSceneRefusesIsNotDrawn() {
    let slider = node(.slider(SliderElement(value: 4, maximum: 8, step: 1)))
    let app = TestApp(navigation(page([], slider)))
    app.press(.right)
    #expect(app.sent == [.adjust(slider.id, value: 5)])
    let before = app.text
    app.apply(.attributes(slider.id, Attributes(isEnabled: false)))
    app.press(.right)
    #expect(app.sent.count == 1)
    #expect(app.text.contains("5") == before.contains("5"))
  }
}
