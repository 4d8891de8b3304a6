import Conformance
import KeelScene
import Testing
import Walks

@testable import KeelWeb

/// Containers with texts at their edges have classes by which the style sheet lets texts in a column touch.
@MainActor @Suite struct TextEdgeTests {
  private func column(_ children: Subtree...) -> Subtree {
    Sketch.node(.stack(StackElement(spacing: 8, alignment: .center, hasDefaultSpacing: true)), children)
  }

  private func box(_ child: Subtree, _ box: BoxElement = BoxElement()) -> Subtree { Sketch.node(.box(box), [child]) }

  /// Applies an operation, and returns the frame. The page is the same as a new one.
  private func frame(_ page: WebPage, _ operation: Patch.Operation) -> String {
    let mirror = PageMirror(page)
    let frame = page.frame(operation)
    if !frame.isEmpty { #expect(mirror.take(frame) == nil) }
    #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
    return frame
  }

  private func edges(_ id: NodeID, in page: WebPage) -> [Substring] {
    let outline = PageMirror(page).root?.outline() ?? ""
    let line = outline.split(separator: "\n").first { $0.contains("id=k\(id.wire) ") } ?? ""
    return line.split { " =".contains($0) }.filter { $0 == "ts" || $0 == "te" }
  }

  @Test func onlyContainersInColumnsWithTheDefaultSpacingHaveTheClasses() {
    let (inDefault, inExplicit) = (box(Sketch.label("a")), box(Sketch.label("a")))
    let explicit = Sketch.node(.stack(StackElement(spacing: 8, alignment: .center)), [inExplicit])
    let row = Sketch.node(.stack(StackElement(axis: .horizontal)), [Sketch.label("a"), Sketch.label("b")])
    let mixed = Sketch.node(.stack(StackElement(axis: .horizontal)), [Sketch.label("a"), Sketch.button("b")])
    let label = Sketch.label("c")
    let padded = box(Sketch.label("d"), BoxElement(insets: SceneInsets(top: 8)))
    let page = Pages.page(column(inDefault, explicit, row, mixed, label, padded))
    #expect(edges(inDefault.id, in: page) == ["ts", "te"])
    #expect(edges(inExplicit.id, in: page) == [])
    #expect(edges(explicit.id, in: page) == ["ts", "te"])
    #expect(edges(row.id, in: page) == ["ts", "te"])
    #expect(edges(mixed.id, in: page) == [])
    #expect(edges(label.id, in: page) == [])
    #expect(edges(padded.id, in: page) == ["te"])
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(sheet.contains(".plainly.v > :is(.label, .te) + :is(.label, .ts) {margin-block-start:"))
  }

  @Test func aChangeInsideSendsTheEdgesOfTheContainersAround() {
    let text = Sketch.label("a")
    let inner = Sketch.node(.stack(StackElement()), [text, Sketch.button("b")])
    // The size of this box does not depend on its content.
    let outer = box(inner, BoxElement(frame: SceneFrame(width: 90, height: 90)))
    let above = box(Sketch.label("c"))
    let page = Pages.page(column(above, outer))
    #expect(edges(outer.id, in: page) == ["ts"])
    let toButton = frame(page, .update(text.id, .button(ButtonElement(title: "a"))))
    #expect(edges(outer.id, in: page) == [])
    // What is above the box does not depend on it.
    #expect(toButton.contains("[1,\"\(outer.id.wire)\",\"class\"") && !toButton.contains("\"\(above.id.wire)\""))
    let first = Sketch.label("d")
    let inserted = frame(page, .insert(first, into: inner.id, at: 0))
    #expect(edges(outer.id, in: page) == ["ts"] && !inserted.contains("\"\(above.id.wire)\""))
    _ = frame(page, .move(first.id, in: inner.id, to: 2))
    #expect(edges(outer.id, in: page) == ["te"])
    _ = frame(page, .remove(first.id, from: inner.id))
    #expect(edges(outer.id, in: page) == [])
    // In the middle of a column a text is at no edge.
    let middle = frame(page, .insert(Sketch.label("e"), into: inner.id, at: 1))
    #expect(!middle.isEmpty && !middle.contains("\"\(outer.id.wire)\""))
  }

  @Test func aTextThatChangesSendsNothingElse() {
    let text = Sketch.label("a")
    let outer = box(text)
    let page = Pages.page(column(Sketch.label("b"), outer))
    let changed = frame(page, .update(text.id, .label(LabelElement(text: "c"))))
    #expect(changed == "[\"p\",1,[[0,\"\(text.id.wire)\",\"c\"]]]")
  }

  @Test func theSpacingOfAColumnChangesTheEdgesOfItsChildren() {
    let outer = box(Sketch.label("a"))
    let stack = column(outer, Sketch.label("b"))
    let page = Pages.page(stack)
    _ = frame(page, .update(stack.id, .stack(StackElement(spacing: 8, alignment: .center))))
    #expect(edges(outer.id, in: page) == [])
    _ = frame(page, .update(stack.id, stack.element))
    #expect(edges(outer.id, in: page) == ["ts", "te"])
    let padded = BoxElement(insets: SceneInsets(bottom: 8))
    _ = frame(page, .update(outer.id, .box(padded)))
    #expect(edges(outer.id, in: page) == ["ts"])
  }

  /// After any changes of nested containers, the page built from the messages equals the page of a new tab.
  @Test(arguments: 0..<UInt64(Walk.count(40))) func anyChangesMatchAFreshPage(_ seed: UInt64) {
    var random = Seeded(seed)
    let root = container(3, &random)
    let page = Pages.page(root)
    let mirror = PageMirror(page)
    for step in 0..<40 {
      guard let operation = operation(in: root.id, page.tree, &random) else { continue }
      for frame in page.apply(Patch(operations: [operation])) {
        if let fault = mirror.take(frame) { return #expect(Bool(false), "seed \(seed), step \(step): \(fault)") }
      }
      guard mirror.root?.outline() == PageMirror(page).root?.outline() else {
        return #expect(Bool(false), "seed \(seed), step \(step), after \(operation)")
      }
    }
  }

  private func any(_ depth: Int, _ random: inout Seeded) -> Subtree {
    if depth > 0, Bool.random(using: &random) { return container(depth, &random) }
    return Sketch.node(Bool.random(using: &random) ? label : .button(ButtonElement(title: "b")))
  }

  private var label: Element { .label(LabelElement(text: "a")) }

  private func container(_ depth: Int, _ random: inout Seeded) -> Subtree {
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in any(depth - 1, &random) }
    let element = kind(&random)
    if case .box = element { return Sketch.node(element, [children[0]]) }
    return Sketch.node(element, children)
  }

  private func kind(_ random: inout Seeded) -> Element {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1, 2:
      return .stack(
        StackElement(
          axis: Bool.random(using: &random) ? .vertical : .horizontal, spacing: 8, alignment: .center,
          hasDefaultSpacing: Int.random(in: 0..<4, using: &random) > 0))
    case 3: return .layers(LayersElement(base: Bool.random(using: &random) ? 0 : nil))
    case 4: return .box(BoxElement(insets: SceneInsets(top: Bool.random(using: &random) ? 4 : 0)))
    default: return .box(BoxElement(frame: SceneFrame(width: 50, height: 40)))
    }
  }

  private func operation(in root: NodeID, _ tree: SceneTree, _ random: inout Seeded) -> Patch.Operation? {
    guard let node = tree.inReadingOrder(from: root).randomElement(using: &random) else { return nil }
    let parent = tree.parent(of: node.id).flatMap { tree[$0] }
    let isInBox: Bool
    if case .box? = parent?.element { isInBox = true } else { isInBox = false }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      switch node.element {
      case .stack, .layers:
        return .insert(any(1, &random), into: node.id, at: Int.random(in: 0...node.children.count, using: &random))
      default: return nil
      }
    case 1:
      guard let parent, node.id != root, !isInBox, parent.children.count > 1 else { return nil }
      return .remove(node.id, from: parent.id)
    case 2:
      guard let parent, node.id != root else { return nil }
      return .move(node.id, in: parent.id, to: Int.random(in: 0..<parent.children.count, using: &random))
    default:
      switch node.element {
      case .label, .button:
        return .update(node.id, Bool.random(using: &random) ? label : .button(ButtonElement(title: "c")))
      case .stack, .layers, .box:
        let new = kind(&random)
        if case .box = new, node.children.count != 1 { return nil }
        return .update(node.id, new)
      default: return nil
      }
    }
  }
}
