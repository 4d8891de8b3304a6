import Conformance
import KeelInteraction
import KeelLayout
import KeelScene
import Testing

/// A drawing depends on the facts of its surroundings that it has read, and on nothing else.
@Suite @MainActor struct SceneFactsTests {
  private let tree = SceneTree()

  private func show(_ nodes: Subtree...) -> SceneTree {
    let column = Sketch.node(.stack(StackElement(axis: .vertical)), nodes)
    tree.apply(Patch(operations: [.root(Sketch.window("", Sketch.screen("Page", column)))]))
    return tree
  }

  /// Draws a node by reading something of its surroundings.
  private func draw(_ node: Subtree, _ read: (SceneTree.Entry) -> Void) throws {
    let entry = try #require(tree.entry(of: node.id))
    tree.drawing(entry) { read(entry) }
  }

  private func disabling(_ node: Subtree) -> Patch.Operation {
    var attributes = Attributes()
    attributes.isEnabled = false
    return .attributes(node.id, attributes)
  }

  @Test func aDrawingThatReadsNothingChangesWithItsOwnContentOnly() throws {
    let (label, box) = (Sketch.label("Text"), Sketch.node(.box(BoxElement()), [Sketch.label("Other")]))
    let tree = show(label, box)
    try draw(label) { _ in }
    #expect(tree.nodes(changedBy: .update(label.id, .label(LabelElement(text: "New")))) == [label.id])
    #expect(tree.nodes(changedBy: .update(box.id, .box(BoxElement(opacity: 0.5)))) == [box.id])
  }

  @Test func whatReadsThatItIsEnabledChangesWithTheNodesAroundIt() throws {
    let (inner, other) = (Sketch.label("Text"), Sketch.label("Other"))
    let box = Sketch.node(.box(BoxElement()), [inner])
    let tree = show(box, other)
    try draw(inner) { _ = tree.isEnabled($0.id) }
    try draw(other) { _ = tree.isEnabled($0.id) }
    #expect(tree.nodes(changedBy: disabling(box)) == [box.id, inner.id])
  }

  @Test func whatReadsTheRoomInItChangesWithTheSizesInIt() throws {
    let picture = Sketch.node(.image(ImageElement(symbol: Symbol("star"))))
    let inner = Sketch.node(.box(BoxElement()), [picture])
    let fixed = Sketch.node(.box(BoxElement()), [Sketch.label("")])
    let tree = show(inner, fixed)
    for box in [inner, fixed] { try draw(box) { _ = tree.shownGrowth(of: $0) } }
    var element = ImageElement(symbol: Symbol("star"))
    element.isResizable = true
    #expect(tree.nodes(changedBy: .update(picture.id, .image(element))) == [picture.id, inner.id])
    // A picture of the same size changes nothing around it.
    let other = Element.image(ImageElement(symbol: Symbol("heart")))
    #expect(tree.nodes(changedBy: .update(picture.id, other)) == [picture.id])
  }

  @Test func aDrawingInAnotherOneKeepsItsOwnFacts() throws {
    let label = Sketch.label("Text")
    let (outer, box) = (Sketch.node(.box(BoxElement()), [label]), Sketch.node(.box(BoxElement()), [Sketch.label("")]))
    let tree = show(outer, box)
    try draw(outer) { entry in
      _ = tree.shownGrowth(of: entry)
      try? draw(label) { _ = tree.isEnabled($0.id) }
    }
    #expect(tree.entry(of: outer.id)?.reads == .growth)
    #expect(tree.entry(of: label.id)?.reads == .enabled)
    // What was read before, by another one, is not.
    try draw(box) { _ in }
    #expect(tree.entry(of: box.id)?.reads == [])
  }

  @Test func onlyThePagesThatFollowAreNamedAfterAPage() throws {
    let pages = (0..<4).map { Sketch.screen("\($0)") }
    let stack = Sketch.node(.navigation(NavigationElement()), pages)
    tree.apply(Patch(operations: [.root(Sketch.window("", stack))]))
    for page in pages { try draw(page) { _ = tree.wayBack(from: $0.id) } }
    let title = Element.screen(ScreenElement(title: "New"))
    #expect(tree.nodes(changedBy: .update(pages[1].id, title)) == [pages[1].id, pages[2].id])
    let subtitle = Element.screen(ScreenElement(title: "1", subtitle: "S"))
    #expect(tree.nodes(changedBy: .update(pages[1].id, subtitle)) == [pages[1].id])
    #expect(tree.nodes(changedBy: .remove(pages[3].id, from: stack.id)) == [pages[2].id, pages[3].id])
    #expect(tree.changes(applying: Patch(operations: [.remove(pages[3].id, from: stack.id)])) == [pages[2].id])
    #expect(tree.readers(of: .pages) == pages.dropLast().map(\.id), "nothing is kept of a node that has gone")
  }
  @Test func whatIsNamedAfterItsContentChangesWithWhatThatSays() throws {
    let (label, toggle) = (Sketch.label("One"), Sketch.node(.toggle(ToggleElement(title: "Sound"))))
    let buttons = [label, toggle].map { Sketch.node(.button(ButtonElement(hasLabelChild: true)), [$0]) }
    let tree = show(buttons[0], buttons[1])
    for button in buttons { try draw(button) { _ = tree.nameFromContent(of: $0.id) } }
    let other = Element.label(LabelElement(text: "Two"))
    #expect(tree.nodes(changedBy: .update(label.id, other)) == [label.id, buttons[0].id])
    let named = Element.toggle(ToggleElement(title: "Music"))
    #expect(tree.nodes(changedBy: .update(toggle.id, named)) == [toggle.id, buttons[1].id])
    let on = Element.toggle(ToggleElement(isOn: true, title: "Sound"))
    #expect(tree.nodes(changedBy: .update(toggle.id, on)) == [toggle.id])
    for word in ["Uno", "Due"] {
      var attributes = Attributes()
      attributes.accessibility.label = word
      #expect(
        tree.changes(applying: Patch(operations: [.attributes(label.id, attributes)])) == [label.id, buttons[0].id])
    }
  }
}
