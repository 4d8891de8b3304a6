import KeelScene
import KeelTerminal
import Testing

/// The keyboard focus, also when its node is removed.
@MainActor @Suite(.serialized) struct FocusTests {
  @Test func arrowsGoFromRowToRowAndAcrossToItsButtons() {
    let info = button("i", style: .detail)
    let (first, second) = (row("One", info), row("Two"))
    let app = TestApp(navigation(page("P", list(section("", "", [first, second])))))
    #expect(app.screen.focusedNode == first.id)
    app.press(.right)
    #expect(app.screen.focusedNode == info.id)
    app.press(.left, .down)
    #expect(app.screen.focusedNode == second.id)
    app.press(.enter)
    #expect(app.sent == [.activate(second.id)])
  }

  @Test func focusStaysWithItsNodeWhenRowsChange() {
    let rows = (0..<5).map { row("Row \($0)") }
    let part = section("", "", rows)
    let app = TestApp(navigation(page("P", list(part))))
    app.press(.down, .down)
    let new = row("New")
    app.apply(.insert(new, into: part.id, at: 0), .move(rows[4].id, in: part.id, to: 0))
    #expect(app.screen.focusedNode == rows[2].id)
  }

  @Test func aRowThatVanishesHandsTheFocusOnButNotTheKeyInFlight() {
    let rows = (0..<3).map { row("Row \($0)") }
    let part = section("", "", rows)
    let app = TestApp(navigation(page("P", list(part))))
    app.press(.down)
    app.apply(.remove(rows[1].id, from: part.id))
    app.press(.enter)
    #expect(app.screen.focusedNode == rows[2].id)
    #expect(app.sent.isEmpty)
    #expect(app.text.contains("has gone"))
    app.time += .milliseconds(299)
    app.press(.enter)
    #expect(app.sent.isEmpty)
    app.time += .milliseconds(1)
    app.press(.enter)
    #expect(app.sent == [.activate(rows[2].id)])
  }

  @Test func movingByHandEndsTheGuard() {
    let rows = (0..<3).map { row("Row \($0)") }
    let part = section("", "", rows)
    let app = TestApp(navigation(page("P", list(part))))
    app.press(.down)
    app.apply(.remove(rows[1].id, from: part.id))
    app.press(.up, .enter)
    #expect(app.sent == [.activate(rows[0].id)])
  }

  @Test func findingARowEndsTheGuard() {
    let rows = (0..<3).map { row("Row \($0)") }
    let part = section("", "", rows)
    let whole = list(part)
    let app = TestApp(navigation(page("P", whole)))
    app.answer = { [unowned app] event in
      guard case .find = event else { return }
      let target = ListElement.ScrollTarget(row: 1, takesFocus: true, serial: app.events.count)
      app.apply(.update(whole.id, .list(ListElement(rowCount: 2, scrollTarget: target))))
    }
    app.press(.down)
    app.apply(.remove(rows[1].id, from: part.id))
    app.press(.character("/"))
    app.type("2")
    app.press(.enter, .enter)
    #expect(app.sent.last == .activate(rows[2].id))
  }

  @Test func aKeyHeldBackAfterARemovalIsExplainedDuringASearch() {
    let rows = (0..<3).map { row("Row \($0)") }
    let part = section("", "", rows)
    let whole = list(part)
    let app = TestApp(navigation(page("P", whole)))
    app.press(.character("/"))
    app.type("2")
    app.press(.enter)
    app.apply(.remove(rows[0].id, from: part.id))
    app.press(.enter)
    #expect(!app.sent.contains(.activate(rows[1].id)))
    #expect(app.text.contains("has gone"))
  }

  @Test func theProgramMovesTheFocus() {
    let (one, two) = (field(), field())
    let app = TestApp(
      page("P", list(section("", "", [row("A", isSelectable: false, one), row("B", isSelectable: false, two)]))))
    app.apply(.focus(two.id))
    #expect(app.screen.focusedNode == two.id)
    app.press(.backTab)
    #expect(app.events.last == .focus(one.id))
  }

  @Test func aPageRestoresItsFocus() {
    let rows = (0..<4).map { row("Row \($0)") }
    let stack = navigation(page("P", list(section("", "", rows))))
    let app = TestApp(stack)
    app.press(.down, .down)
    let second = page("Q", list(section("", "", [row("Inner")])))
    app.apply(.insert(second, into: stack.id, at: 1))
    #expect(app.screen.focusedNode != rows[2].id)
    #expect(app.text.contains("‹ P"))
    app.press(.escape)
    #expect(app.sent == [.pop(stack.id, toLevel: 0)])
    app.apply(.remove(second.id, from: stack.id))
    #expect(app.screen.focusedNode == rows[2].id)
  }

  @Test func escapeLeadsBackInTheStackOfAPaneBesideAnother() {
    let reply = button("Reply")
    let letters = navigation(page("Letters", button("Open")), page("Letter", reply))
    let panes = [navigation(page("Folders", button("Inbox"))), letters]
    let app = TestApp(columns: 120, node(.split(SplitElement()), panes))
    #expect(app.text.contains("Inbox") && app.text.contains("Reply"))
    for _ in 0..<4 where app.screen.focusedNode != reply.id { app.press(.tab) }
    #expect(app.screen.focusedNode == reply.id)
    app.press(.escape)
    #expect(app.sent == [.pop(letters.id, toLevel: 0)])
  }

  @Test func alertsTrapTheFocusAndEscapeAsksThemToGo() {
    let behind = row("Behind")
    let (no, yes) = (button("Cancel", role: .cancel), button("Forget", role: .destructive))
    let question = alert("Sure?", yes, no)
    let app = TestApp(page("P", list(section("", "", [behind]))), question)
    #expect(app.screen.focusedNode == no.id)
    app.press(.tab)
    #expect(app.screen.focusedNode == yes.id)
    app.press(.tab)
    #expect(app.screen.focusedNode == no.id)
    app.press(.up, .home)
    app.click("Behind")
    #expect(app.sent.allSatisfy { $0 != .activate(behind.id) })
    app.events = []
    app.press(.escape)
    #expect(app.sent == [.dismiss(question.id)])
  }

  @Test func sheetsAskForTheirTextAndCloseByEscapeOrAClickOutside() {
    let input = field()
    let box = sheet(page("Join", list(section("", "", [row("Password", isSelectable: false, input)]))))
    let app = TestApp(page("P", list(section("", "", [row("Behind")]))), box)
    #expect(app.screen.focusedNode == input.id)
    app.press(.escape)
    app.click(0, 0)
    #expect(app.sent == [.dismiss(box.id), .dismiss(box.id)])
  }

  @Test func aSheetThatMayNotBeClosedIsNot() {
    let box = sheet(page("Join", node(.label(LabelElement(text: "Wait")))), isDismissable: false)
    let app = TestApp(page("P"), box)
    app.press(.escape)
    app.click(0, 0)
    #expect(app.sent.isEmpty)
    #expect(!app.text.contains("Esc"))
  }

  @Test func aPressReleasedElsewhereHasNoEffect() {
    let (yes, no) = (button("Yes"), button("No"))
    let app = TestApp(page("P", node(.stack(StackElement(spacing: 16)), [yes, no])))
    app.click("Yes")
    #expect(app.sent == [.activate(yes.id)])
    app.screen.handle(.mouse(Mouse(.press, x: 5, y: 3)))
    app.screen.handle(.mouse(Mouse(.release, x: 70, y: 20)))
    app.screen.handle(.mouse(Mouse(.release, x: 5, y: 3)))
    #expect(app.sent == [.activate(yes.id)])
  }

  @Test func aDisabledControlKeepsTheFocusAndDoesNothing() {
    let join = button("Join")
    let app = TestApp(page("P", node(.stack(StackElement()), [join, button("Other")])))
    #expect(app.screen.focusedNode == join.id)
    app.apply(.attributes(join.id, Attributes(isEnabled: false)))
    app.press(.enter)
    #expect(app.sent.isEmpty && app.screen.focusedNode == join.id)
    app.apply(.attributes(join.id, Attributes()))
    app.press(.enter)
    #expect(app.sent == [.activate(join.id)])
  }

  @Test func returnOnAPlainRowIsTheDefaultButton() {
    let done = button("Done", isDefault: true)
    let bar = node(.bar(BarElement(placement: .trailing)), [done])
    let app = TestApp(page("P", bar, list(section("", "", [row("IP", isSelectable: false)]))))
    app.press(.enter)
    #expect(app.sent == [.activate(done.id)])
  }

  @Test func quitIsAKeyUnlessTextIsTyped() {
    let input = field()
    let app = TestApp(page("P", list(section("", "", [row("A", isSelectable: false, input)]))))
    app.press(.character("q"))
    #expect(app.sent == [.edit(input.id, text: "q")])
    app.control("c")
    #expect(app.sent.last == .close)
  }
}
