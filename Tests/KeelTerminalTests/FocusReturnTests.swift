import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Whatever closes returns the focus to what opened it, or to what stands in its place by then.
@MainActor @Suite(.serialized) struct FocusReturnTests {
  /// A page with a button and a list of three rows, which have menus.
  @MainActor private final class RowsApp {
    let rows: [Subtree]
    let above = button("Above")
    let part: Subtree
    let whole: Subtree
    let window: NodeID
    let app: TestApp

    init() throws {
      let actions = [RowAction(id: 1, title: "Remove"), RowAction(id: 2, title: "Share")]
      rows = ["Ant", "Bee", "Cat"].map { node(.row(RowElement(text: $0, actions: actions))) }
      part = section("", "", rows)
      whole = list(part)
      app = TestApp(navigation(page("Page", node(.stack(StackElement()), [above, whole]))))
      window = try #require(app.screen.tree.root)
      app.press(.down, .down)
      #expect(app.screen.focusedNode == rows[1].id)
    }

    var focused: NodeID? { app.screen.focusedNode }
    var isClosed: Bool { if case .none = app.screen.overlay { true } else { false } }

    func present(_ modal: Subtree) { app.apply(.insert(modal, into: window, at: 1)) }

    var removal: [Patch.Operation] {
      [.remove(rows[1].id, from: part.id), .update(part.id, .section(SectionElement(rowCount: 2)))]
    }
  }

  // MARK: Menus

  @Test(arguments: [false, true]) func aMenuOfARowReturnsTheFocusToTheRow(byMouse: Bool) throws {
    let at = try RowsApp()
    at.app.press(.character("m"))
    #expect(!at.isClosed)
    if byMouse { at.app.click(0, 0) } else { at.app.press(.escape) }
    #expect(at.isClosed && at.focused == at.rows[1].id)
    at.app.press(.character("m"))
    if byMouse { at.app.click("Share") } else { at.app.press(.down, .enter) }
    #expect(at.app.sent == [.action(at.rows[1].id, actionID: 2)])
    #expect(at.isClosed && at.focused == at.rows[1].id)
  }

  @Test func aMenuWhoseChoiceRemovesTheRowPassesTheFocusToTheNextRow() throws {
    let at = try RowsApp()
    at.app.answer = { [unowned at] event in
      if case .action = event { at.app.screen.apply(Patch(operations: at.removal)) }
    }
    at.app.press(.character("m"), .enter)
    #expect(at.focused == at.rows[2].id)
  }

  @Test func aRowRemovedUnderItsMenuPassesTheFocusToTheNextRow() throws {
    let at = try RowsApp()
    at.app.press(.character("m"))
    at.app.screen.apply(Patch(operations: at.removal))
    #expect(at.focused == at.rows[2].id && at.isClosed)
  }

  @Test func theChoicesOfAControlReturnTheFocusToTheControl() {
    let picker = node(
      .picker(PickerElement(title: "Size", options: ["S", "L"].map { .init(title: $0) }, selectedIndex: 0)))
    let menu = node(.menu(MenuElement(title: "More")), [button("Print"), button("Send")])
    let date = node(.datePicker(DatePickerElement(title: "Day", date: SceneDate(year: 2026, month: 3, day: 4))))
    let controls = [picker, menu, date]
    let app = TestApp(page("Page", node(.stack(StackElement()), [button("Above")] + controls + [button("Below")])))
    for control in controls {
      for closing in [Key.Code.escape, .enter] {
        for _ in 0..<6 where app.screen.focusedNode != control.id { app.press(.tab) }
        app.press(.enter)
        if case .none = app.screen.overlay { Issue.record("Nothing is open.") }
        app.press(closing)
        if case .date = app.screen.overlay { app.press(.escape) }
        if case .none = app.screen.overlay {} else { Issue.record("Something is open.") }
        #expect(app.screen.focusedNode == control.id)
      }
    }
  }

  @Test func theHelpReturnsTheFocus() throws {
    let at = try RowsApp()
    at.app.press(.character("?"))
    #expect(!at.isClosed)
    at.app.press(.escape)
    #expect(at.isClosed && at.focused == at.rows[1].id)
  }

  // MARK: Sheets and alerts

  private func modals() -> [Subtree] {
    [sheet(page("Sheet", button("Close"))), alert("Sure?", button("Yes")), sheet(page("Empty"))]
  }

  @Test func aModalReturnsTheFocusToTheRowThatOpenedIt() throws {
    for modal in modals() {
      let at = try RowsApp()
      at.present(modal)
      #expect(at.focused != at.rows[1].id)
      at.app.apply(.remove(modal.id, from: at.window))
      #expect(at.focused == at.rows[1].id)
    }
  }

  @Test func aModalOpenedByAMenuReturnsTheFocusToTheOwnerOfTheMenu() throws {
    for modal in modals() {
      let at = try RowsApp()
      at.app.answer = { [unowned at] event in if case .action = event { at.present(modal) } }
      at.app.press(.character("m"), .enter)
      #expect(at.focused != at.rows[1].id)
      at.app.apply(.remove(modal.id, from: at.window))
      #expect(at.focused == at.rows[1].id && at.isClosed)
    }
  }

  @Test(arguments: [false, true]) func aModalWhoseRowIsRemovedPassesTheFocusToTheNextRow(isAtOnce: Bool) throws {
    for modal in modals() {
      let at = try RowsApp()
      at.present(modal)
      #expect(at.focused != at.rows[1].id)
      if isAtOnce {
        at.app.screen.apply(Patch(operations: at.removal + [.remove(modal.id, from: at.window)]))
      } else {
        at.app.apply(.remove(modal.id, from: at.window))
        at.app.screen.apply(Patch(operations: at.removal))
      }
      #expect(at.focused == at.rows[2].id)
    }
  }

  @Test func aModalAfterAnotherReturnsTheFocusToWhatOpenedTheFirst() throws {
    for second in modals() {
      let at = try RowsApp()
      let first = sheet(page("First", button("Next")))
      at.present(first)
      #expect(at.focused != at.rows[1].id)
      at.app.apply(.remove(first.id, from: at.window), .insert(second, into: at.window, at: 1))
      #expect(at.focused != at.rows[1].id)
      at.app.apply(.remove(second.id, from: at.window))
      #expect(at.focused == at.rows[1].id)
    }
  }

  @Test func aModalOverASheetReturnsTheFocusToItsOpenerInTheSheet() throws {
    for over in modals() {
      let at = try RowsApp()
      let (one, two) = (button("One"), button("Two"))
      let first = sheet(page("First", node(.stack(StackElement()), [one, two])))
      at.present(first)
      at.app.press(.tab)
      #expect(at.focused == two.id)
      at.app.apply(.insert(over, into: at.window, at: 2))
      #expect(at.focused != two.id)
      at.app.apply(.remove(over.id, from: at.window))
      #expect(at.focused == two.id)
      at.app.apply(.insert(over, into: at.window, at: 2))
      #expect(at.focused != two.id)
      at.app.apply(.remove(over.id, from: at.window), .remove(first.id, from: at.window))
      #expect(at.focused == at.rows[1].id)
    }
  }

  /// The program named a field when the page appeared. That is not what opened the alert.
  @Test func aModalWhoseRowIsRemovedDoesNotReturnToWhatTheProgramFocusedLongAgo() throws {
    let at = try RowsApp()
    at.app.apply(.focus(at.above.id))
    #expect(at.focused == at.above.id)
    at.app.press(.down, .down)
    #expect(at.focused == at.rows[1].id)
    let question = alert("Sure?", button("Yes"))
    at.present(question)
    #expect(at.focused != at.rows[1].id)
    at.app.screen.apply(Patch(operations: at.removal + [.remove(question.id, from: at.window)]))
    #expect(at.focused == at.rows[2].id)
  }

  @Test func theProgramMayFocusAnotherControlAsAModalCloses() throws {
    for modal in modals() {
      let at = try RowsApp()
      at.present(modal)
      #expect(at.focused != at.rows[1].id)
      at.app.apply(.remove(modal.id, from: at.window), .focus(at.above.id))
      #expect(at.focused == at.above.id)
    }
  }

  // MARK: Panes

  @Test func aModalReturnsTheFocusToItsPane() throws {
    for modal in modals() {
      for isNamed in [false, true] {
        let (side, first, second) = (button("Side"), button("First"), button("Second"))
        let panes = [
          navigation(page("Folders", side)), navigation(page("Letter", node(.stack(StackElement()), [first, second]))),
        ]
        let app = TestApp(columns: 120, node(.split(SplitElement()), panes))
        let window = try #require(app.screen.tree.root)
        for _ in 0..<6 where app.screen.focusedNode != second.id { app.press(.tab) }
        #expect(app.screen.focusedNode == second.id)
        app.apply(.insert(modal, into: window, at: 1))
        #expect(app.screen.focusedNode != second.id)
        if isNamed {
          app.apply(.remove(modal.id, from: window), .focus(side.id))
        } else {
          app.apply(.remove(modal.id, from: window))
        }
        #expect(app.screen.focusedNode == (isNamed ? side.id : second.id))
      }
    }
  }

  @Test func aModalWhosePageIsReplacedPassesTheFocusToTheNewPage() throws {
    for modal in modals() {
      let letter = page("Letter", button("Delete"))
      let letters = navigation(letter)
      let panes = [navigation(page("Folders", button("Side"))), letters]
      let app = TestApp(columns: 120, node(.split(SplitElement()), panes))
      let window = try #require(app.screen.tree.root)
      app.press(.tab)
      #expect(app.screen.focusedNode == letter.children[0].id)
      app.apply(.insert(modal, into: window, at: 1))
      #expect(app.screen.focusedNode != letter.children[0].id)
      let next = page("Next letter", button("Answer"))
      app.apply(.remove(letter.id, from: letters.id), .insert(next, into: letters.id, at: 0))
      app.apply(.remove(modal.id, from: window))
      #expect(app.screen.focusedNode == next.children[0].id)
    }
  }

  // MARK: Finding and searching

  private func answerFinds(_ at: RowsApp) {
    at.app.answer = { [unowned at] event in
      guard case .find(_, "Cat", _, _) = event else { return }
      let target = ListElement.ScrollTarget(row: 2, takesFocus: true, serial: at.app.events.count)
      at.app.apply(.update(at.whole.id, .list(ListElement(rowCount: 3, scrollTarget: target))))
    }
  }

  @Test func theFinderReturnsTheFocusUnlessTheResultIsTaken() throws {
    let erased = Array(repeating: Key.Code.backspace, count: 3)
    let endings: [(keys: [Key.Code], isTaken: Bool)] = [
      ([.escape], false), (erased + [.backspace], false), (erased + [.enter], false), ([.enter], true),
      ([.enter, .escape], true),
    ]
    for isOutside in [false, true] {
      for (keys, isTaken) in endings {
        let at = try RowsApp()
        answerFinds(at)
        if isOutside { at.app.press(.up, .up) }
        let origin = isOutside ? at.above.id : at.rows[1].id
        #expect(at.focused == origin)
        at.app.press(.character("/"))
        at.app.type("Cat")
        #expect(at.focused == at.rows[2].id)
        for key in keys { at.app.press(key) }
        #expect(at.focused == (isTaken ? at.rows[2].id : origin))
        if keys != [.enter] { #expect(at.isClosed) }
      }
    }
  }

  @Test func theFinderReturnsTheFocusToWhatStandsInThePlaceOfARemovedRow() throws {
    let at = try RowsApp()
    answerFinds(at)
    at.app.press(.character("/"))
    at.app.type("Cat")
    #expect(at.focused == at.rows[2].id)
    at.app.screen.apply(Patch(operations: at.removal))
    at.app.press(.escape)
    #expect(at.focused == at.rows[2].id && at.isClosed)
  }

  @Test func aFinderWhoseButtonIsRemovedReturnsTheFocusToItsNeighbour() throws {
    let (first, second) = (button("First"), button("Second"))
    let buttons = node(.stack(StackElement()), [first, second])
    let rows = (0..<3).map { row("Row \($0)") }
    let whole = list(section("", "", rows))
    let app = TestApp(page("Page", node(.stack(StackElement()), [buttons, whole])))
    app.answer = { [unowned app] event in
      guard case .find = event else { return }
      let target = ListElement.ScrollTarget(row: 2, takesFocus: true, serial: app.events.count)
      app.apply(.update(whole.id, .list(ListElement(rowCount: 3, scrollTarget: target))))
    }
    #expect(app.screen.focusedNode == first.id)
    app.press(.character("/"))
    app.type("2")
    #expect(app.screen.focusedNode == rows[2].id)
    app.apply(.remove(first.id, from: buttons.id))
    app.press(.escape)
    #expect(app.screen.focusedNode == second.id)
  }

  @Test func aSearchReturnsTheFocusWhereTheProgramSays() {
    let rows = ["Ant", "Bee", "Cat"].map { row($0) }
    var screen = ScreenElement(title: "Page")
    screen.search = SearchElement()
    let searched = node(.screen(screen), [list(section("", "", rows))])
    let app = TestApp(navigation(searched))
    var opener: NodeID?
    app.answer = { [unowned app] event in
      guard case .searching(let page, let isActive) = event else {
        if case .focus(let id?) = event, id != searched.id { opener = id }
        return
      }
      var changed = screen
      changed.search = SearchElement(isActive: isActive)
      app.apply(.update(page, .screen(changed)), .focus(isActive ? page : opener))
    }
    for _ in 0..<5 where app.screen.focusedNode != rows[1].id { app.press(.down) }
    #expect(app.screen.focusedNode == rows[1].id)
    app.press(.character("/"))
    #expect(app.screen.focusedNode == searched.id)
    app.press(.escape)
    #expect(app.screen.focusedNode == rows[1].id)
  }
}
