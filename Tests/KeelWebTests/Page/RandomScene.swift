import Conformance
import KeelScene

@testable import KeelWeb

/// Random scenes, and random valid changes of them.
@MainActor struct RandomScene {
  private var counter = 0

  private mutating func words() -> String {
    counter += 1
    return "w\(counter)"
  }

  mutating func first(_ random: inout some RandomNumberGenerator) -> Subtree {
    Sketch.window("W", Sketch.navigation(page(&random), page(&random)))
  }

  private mutating func page(_ random: inout some RandomNumberGenerator) -> Subtree {
    Sketch.node(
      .screen(screen(&random)),
      [Sketch.bar(.trailing, leaf(&random)), Sketch.node(.stack(StackElement()), [leaf(&random), list(&random)])])
  }

  private mutating func screen(_ random: inout some RandomNumberGenerator) -> ScreenElement {
    ScreenElement(
      title: words(), prompt: Bool.random(using: &random) ? "prompt" : "",
      subtitle: Bool.random(using: &random) ? "subtitle" : "",
      search: Bool.random(using: &random) ? SearchElement(isActive: Bool.random(using: &random)) : nil)
  }

  private mutating func list(_ random: inout some RandomNumberGenerator) -> Subtree {
    let rows = (0..<Int.random(in: 0..<5, using: &random)).map { _ in row(&random) }
    return Sketch.node(
      .list(ListElement(rowCount: rows.count, isEditing: Bool.random(using: &random))),
      [Sketch.section("head", rows: rows)])
  }

  private mutating func row(_ random: inout some RandomNumberGenerator) -> Subtree {
    let children = (0..<Int.random(in: 0..<3, using: &random)).map { _ in leaf(&random) }
    return Sketch.node(.row(rowElement(&random, children: children.count)), children)
  }

  private mutating func rowElement(_ random: inout some RandomNumberGenerator, children: Int) -> RowElement {
    RowElement(
      text: Bool.random(using: &random) ? words() : "", secondaryText: Bool.random(using: &random) ? "second" : "",
      image: Bool.random(using: &random) ? Symbol("lock") : nil, hasCheckmark: Bool.random(using: &random),
      hasDisclosure: Bool.random(using: &random), isSelectable: Bool.random(using: &random),
      contentChildCount: Int.random(in: 0...children, using: &random),
      actions: Bool.random(using: &random) ? [RowAction(id: 1, title: "Act")] : [],
      badge: Bool.random(using: &random) ? "3" : "", canDelete: Bool.random(using: &random),
      canMove: Bool.random(using: &random))
  }

  private mutating func element(_ random: inout some RandomNumberGenerator) -> Element {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .label(LabelElement(text: words(), lineLimit: Int.random(in: 0..<3, using: &random)))
    case 1: .button(ButtonElement(title: words(), image: Bool.random(using: &random) ? Symbol("plus") : nil))
    case 2: .toggle(ToggleElement(isOn: Bool.random(using: &random), title: Bool.random(using: &random) ? words() : ""))
    case 3: .textField(TextFieldElement(text: words(), placeholder: "p"))
    case 4: .progress(ProgressElement(value: Double.random(in: 0...1, using: &random), title: words()))
    case 5: .slider(SliderElement(value: Double(Int.random(in: 0...10, using: &random)), maximum: 10))
    case 6: .picker(PickerElement(title: words(), options: [.init(title: "a"), .init(title: "b")], selectedIndex: 1))
    case 7: .stepper(StepperElement(title: words(), valueText: Bool.random(using: &random) ? words() : ""))
    default:
      .label(LabelElement(text: "ab", runs: [TextRun("a", isBold: true), TextRun("b", link: "https://a.example")]))
    }
  }

  private mutating func leaf(_ random: inout some RandomNumberGenerator) -> Subtree {
    if Int.random(in: 0..<6, using: &random) == 0 {
      return Sketch.node(
        .disclosure(
          DisclosureElement(
            title: words(), isExpanded: Bool.random(using: &random), hasLabelChild: Bool.random(using: &random))),
        [Sketch.label(words()), Sketch.node(element(&random))])
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      let holder = Bool.random(using: &random) ? Element.box(BoxElement()) : .stack(StackElement())
      return Sketch.node(holder, [Sketch.label(words()), leaf(&random)])
    }
    return Sketch.node(element(&random), enabled: Bool.random(using: &random))
  }

  /// One to three operations, each valid after the previous ones.
  mutating func patch(_ tree: SceneTree, _ random: inout some RandomNumberGenerator) -> Patch {
    let copy = SceneTree()
    if let root = tree.root.flatMap(tree.subtree) { copy.apply(.root(root)) }
    var operations: [Patch.Operation] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let operation = operation(copy, &random) else { continue }
      copy.apply(Patch(operations: [operation]))
      operations.append(operation)
    }
    return Patch(operations: operations)
  }

  private mutating func operation(_ tree: SceneTree, _ random: inout some RandomNumberGenerator) -> Patch.Operation? {
    guard let node = tree.inReadingOrder().randomElement(using: &random) else { return nil }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let new: Subtree
      switch node.element {
      case .navigation: new = page(&random)
      case .section: new = row(&random)
      case .stack, .row, .disclosure: new = leaf(&random)
      case .bar: new = Sketch.button(words())
      case .screen: new = Sketch.bar(Bool.random(using: &random) ? .leading : .principal, Sketch.button(words()))
      default: return nil
      }
      // The bars of a page are its first children.
      if case .screen = node.element { return .insert(new, into: node.id, at: 0) }
      return .insert(new, into: node.id, at: Int.random(in: 0...node.children.count, using: &random))
    case 1:
      guard let parent = tree.parent(of: node.id), let around = tree[parent], tree.root != parent else { return nil }
      if case .navigation = around.element, around.children.count < 2 { return nil }
      if case .list = around.element { return nil }
      return .remove(node.id, from: parent)
    case 2:
      guard let parent = tree.parent(of: node.id), let around = tree[parent] else { return nil }
      if case .screen = around.element { return nil }
      return .move(node.id, in: parent, to: Int.random(in: 0..<around.children.count, using: &random))
    case 3:
      switch node.element {
      case .screen: return .update(node.id, .screen(screen(&random)))
      case .row: return .update(node.id, .row(rowElement(&random, children: node.children.count)))
      case .list(var list):
        list.isEditing.toggle()
        return .update(node.id, .list(list))
      case .section(var section):
        section.header = Bool.random(using: &random) ? "" : words()
        section.windowStart = Int.random(in: 0..<9, using: &random)
        return .update(node.id, .section(section))
      case .disclosure(var disclosure):
        disclosure.isExpanded.toggle()
        disclosure.hasLabelChild = Bool.random(using: &random) && !node.children.isEmpty
        return .update(node.id, .disclosure(disclosure))
      case .label, .button, .toggle, .textField, .progress, .slider, .picker, .stepper:
        return .update(node.id, element(&random))
      default: return nil
      }
    default:
      var attributes = node.attributes
      attributes.isEnabled = Bool.random(using: &random)
      attributes.accessibility.label = Bool.random(using: &random) ? "label" : ""
      attributes.accessibility.sortPriority = Bool.random(using: &random) ? 1 : 0
      attributes.badge = Bool.random(using: &random) ? "2" : ""
      attributes.actions = Bool.random(using: &random) ? [RowAction(id: 7, title: "Share")] : []
      return .attributes(node.id, attributes)
    }
  }
}
