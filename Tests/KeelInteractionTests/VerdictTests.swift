import Conformance
import KeelInteraction
import KeelScene
import Testing

/// Events that are accepted, late or impossible.
@Suite @MainActor struct VerdictTests {
  private func tree(_ window: Subtree) -> SceneTree {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(window)]))
    return tree
  }

  private func tree(_ children: Subtree...) -> SceneTree {
    tree(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children))))
  }

  @Test func eventsForUnreachableNodesAreLate() {
    let below = Sketch.button("Below")
    let off = Sketch.button("Off", enabled: false)
    let inside = Sketch.button("Inside")
    let group = Sketch.node(.stack(StackElement()), enabled: false, [inside])
    let folded = Sketch.button("Folded")
    let disclosure = Sketch.node(.disclosure(DisclosureElement(title: "d")), [folded])
    var box = BoxElement()
    box.isRedacted = true
    let hinted = Sketch.button("Hinted")
    let redacted = Sketch.node(.box(box), [hinted])
    let window = Sketch.window("", Sketch.screen("Page", Sketch.column(below, off, group, disclosure, redacted)))
    let tree = tree(window)
    #expect(tree.verdict(on: .activate(below.id)) == .accepted(.activate(below.id)))
    for id in [off.id, inside.id, folded.id, hinted.id, NodeID(rawValue: 999_999_999)] {
      #expect(tree.verdict(on: .activate(id)) == .late)
      #expect(tree.verdict(on: .focus(id)) == .late)
    }
    tree.apply(Patch(operations: [.insert(Sketch.sheet(Sketch.screen("Over")), into: window.id, at: 1)]))
    #expect(tree.verdict(on: .activate(below.id)) == .late)
  }

  @Test func theReasonNamesTheObstacle() throws {
    let first = Sketch.screen("First")
    let second = Sketch.screen("Second")
    let stack = Sketch.node(.navigation(NavigationElement()), [first, second])
    let sheet = Sketch.sheet(Sketch.screen("Over"))
    let window = Sketch.window("", stack, sheet)
    let tree = tree(window)
    let root = try #require(tree.entry(of: window.id))
    let pages = try #require(tree.entry(of: stack.id))
    #expect(tree.obstruction(of: stack.id, in: root) == .modal(sheet.id, hides: false))
    #expect(tree.obstruction(of: sheet.id, in: root) == nil)
    #expect(tree.obstruction(of: first.id, in: pages) == .page(second.id))
    #expect(tree.obstruction(of: second.id, in: pages) == nil)
    tree.apply(Patch(operations: [.update(sheet.id, .sheet(SheetElement(style: .fullScreen)))]))
    let alert = Sketch.alert("?", Sketch.button("OK"))
    tree.apply(Patch(operations: [.insert(alert, into: window.id, at: 2)]))
    #expect(tree.obstruction(of: stack.id, in: root) == .modal(sheet.id, hides: true))
    #expect(tree.obstruction(of: sheet.id, in: root) == .modal(alert.id, hides: false))
  }

  @Test func redactedAndCollapsedNodesTakeNoFirstFocus() {
    let hinted = Sketch.node(.box(BoxElement(isRedacted: true)), [Sketch.field("Hinted")])
    let folded = Sketch.node(.disclosure(DisclosureElement(title: "More")), [Sketch.field("Folded")])
    let shown = Sketch.field("Shown")
    let sheet = Sketch.sheet(Sketch.screen("Form", Sketch.column(hinted, folded, shown)))
    let tree = tree(Sketch.window("", Sketch.screen("Page"), sheet))
    #expect(tree.firstFocus(in: sheet.id) == shown.id)
  }

  @Test func aNodeOutOfReachStillOffersItsActions() {
    let below = Sketch.button("Below")
    let window = Sketch.window("", Sketch.screen("Page", below), Sketch.sheet(Sketch.screen("Over")))
    let tree = tree(window)
    #expect(tree.offers(.activate(below.id)))
    #expect(!tree.accepts(.activate(below.id)))
    #expect(!tree.offers(.edit(below.id, text: "x")))
  }

  @Test func aFieldTakesAPressOfItsClearButtonWhileThatIsVisible() {
    for button in TextFieldElement.ClearButton.allCases {
      var element = TextFieldElement(text: "Ada")
      element.clearButton = button
      let field = Sketch.node(.textField(element))
      #expect(tree(field, Sketch.label("Name")).accepts(.activate(field.id)) == (button == .shown))
    }
  }

  @Test func aNodeOfAnotherKindNeverTakesAnEvent() {
    let label = Sketch.label("words")
    let button = Sketch.button("b")
    let slider = Sketch.node(.slider(SliderElement(value: 1, maximum: 10)))
    let list = Sketch.list(Sketch.section(rows: [Sketch.row("fixed", selectable: false)]))
    let tree = tree(label, button, slider, list)
    let forged: [Event] = [
      .toggle(button.id, isOn: true), .edit(label.id, text: "x"), .submit(button.id), .dismiss(label.id),
      .deleteRow(button.id), .moveRow(label.id, to: 0), .choose(button.id, index: 0), .followLink(button.id, run: 0),
      .search(button.id, text: "x"), .searching(list.id, isActive: true), .keyCommand(button.id, commandID: 1),
      .pop(label.id, toLevel: 0), .setDate(label.id, SceneDate(year: 2028, month: 1, day: 1)),
      .refresh(label.id), .reveal(label.id, rows: 0..<3),
      .find(button.id, text: "x", from: 0, backwards: false),
    ]
    for event in forged { #expect(tree.verdict(on: event) == .unlawful, "\(event)") }
  }

  @Test func eventsThatANodeNoLongerOffersAreLate() {
    let row = Sketch.row("fixed", selectable: false)
    let list = Sketch.list(Sketch.section(rows: [row]))
    let busy = Sketch.node(.button(ButtonElement(title: "b", isBusy: true)))
    let picker = Sketch.node(.picker(PickerElement(title: "p", options: [.init(title: "a")], selectedIndex: 0)))
    let alert = Sketch.node(.alert(AlertElement(title: "?", isDismissable: false)))
    let tree = tree(list, busy, picker)
    let late: [Event] = [
      .activate(row.id), .activate(list.id), .deleteRow(row.id), .moveRow(row.id, to: 0), .refresh(list.id),
      .action(row.id, actionID: 1), .activate(busy.id), .choose(picker.id, index: 1), .choose(picker.id, index: -1),
      .reveal(list.id, rows: 5..<9), .toggle(row.id, isOn: true), .increment(busy.id), .dismiss(alert.id),
    ]
    for event in late { #expect(tree.verdict(on: event) == .late, "\(event)") }
  }

  @Test func valuesAreClampedToTheAllowedRange() {
    let slider = Sketch.node(.slider(SliderElement(value: 1, maximum: 10)))
    let field = Sketch.field("Name")
    let list = Sketch.list(Sketch.section(rows: [Sketch.row("one")]))
    let tree = tree(slider, field, list)
    #expect(tree.verdict(on: .adjust(slider.id, value: 99)) == .accepted(.adjust(slider.id, value: 10)))
    #expect(tree.verdict(on: .adjust(slider.id, value: .nan)) == .accepted(.adjust(slider.id, value: 0)))
    #expect(tree.verdict(on: .edit(field.id, text: "a\nb\r\nc")) == .accepted(.edit(field.id, text: "a b c")))
    #expect(tree.verdict(on: .reveal(list.id, rows: -4..<50)) == .accepted(.reveal(list.id, rows: 0..<1)))
    #expect(
      tree.verdict(on: .find(list.id, text: "o", from: 70, backwards: false))
        == .accepted(.find(list.id, text: "o", from: 0, backwards: false)))
  }

  @Test func aPageWithoutAWayBackIsNotLeft() {
    let first = Sketch.screen("First")
    let kept = Sketch.node(.screen(ScreenElement(title: "Kept", hidesBackButton: true)))
    let stack = Sketch.node(.navigation(NavigationElement()), [first, kept])
    let tree = tree(Sketch.window("", stack))
    #expect(tree.verdict(on: .pop(stack.id, toLevel: 0)) == .late)
    tree.apply(Patch(operations: [.update(kept.id, .screen(ScreenElement(title: "Kept")))]))
    #expect(tree.verdict(on: .pop(stack.id, toLevel: 0)) == .accepted(.pop(stack.id, toLevel: 0)))
    for level in [-1, 1, 2] { #expect(tree.verdict(on: .pop(stack.id, toLevel: level)) == .late) }
  }

  @Test func surfaceEventsAreAlwaysAccepted() {
    let tree = tree(Sketch.label("a"))
    for event: Event in [.close, .open(path: "x"), .focus(nil), .phase(.background)] {
      #expect(tree.verdict(on: event) == .accepted(event))
    }
  }
}
