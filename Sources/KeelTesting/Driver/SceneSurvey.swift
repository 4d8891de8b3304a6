import KeelInteraction
import KeelScene

/// Walks a scene as the eyes of a person do, and notes what each thing is called and where it is.
///
/// A window's children are its content and what is presented over it, lowest first: only the last of them can be
/// touched. Of a navigation only the last page is there. O(nodes).
@MainActor struct SceneSurvey {
  private let tree: SceneTree
  /// Everything in reading order, in sight or not.
  private(set) var sightings: [Sighting] = []

  init(_ frontEnd: HeadlessFrontEnd) {
    tree = frontEnd.tree
    if let root = tree.root { walk(root, Surroundings()) }
  }

  /// What a node takes from what it is in.
  private struct Surroundings {
    var place = Sighting.Place.inReach
    var isEnabled = true
    /// What a nameless control is called here.
    var names: [String] = []
    var listSelects = true
    var isInLazyStack = false
  }

  private mutating func walk(_ id: NodeID, _ outside: Surroundings) {
    guard var node = tree[id] else { return }
    var inside = outside
    inside.isEnabled = outside.isEnabled && node.attributes.isEnabled
    let names = ownNames(of: node)
    if case .row(var row) = node.element, !outside.listSelects {
      row.isSelectable = false
      node.element = .row(row)
    }
    sightings.append(
      Sighting(
        node: node, names: names, borrowedNames: borrowedNames(of: node, outside.names),
        isEnabled: inside.isEnabled, place: outside.place, isInLazyStack: outside.isInLazyStack))
    switch node.element {
    case .window: walkWindow(node, inside)
    case .navigation:
      for page in node.children {
        var here = inside
        if let last = node.children.last, page != last { here.place = worse(here.place, .furtherBack(last)) }
        walk(page, here)
      }
    case .list(let list):
      inside.listSelects = list.selection != .none
      for child in node.children { walk(child, inside) }
    case .row:
      inside.names = names
      for child in node.children { walk(child, inside) }
    case .stack(let stack):
      if stack.window != nil { inside.isInLazyStack = true }
      var label: String?
      for child in node.children {
        var here = inside
        if let label { here.names = [label] + inside.names }
        walk(child, here)
        label = labelText(of: child, in: stack)
      }
    case .box(let box) where box.isRedacted: break
    case .screen, .bar, .sheet, .alert, .scroll, .section, .menu, .group, .grid, .gridRow, .layers, .box, .split:
      for child in node.children { walk(child, inside) }
    case .disclosure(let disclosure):
      let shown = disclosure.isExpanded ? node.children[...] : node.children.prefix(disclosure.hasLabelChild ? 1 : 0)
      for child in shown { walk(child, inside) }
    case .tabs(let tabs):
      for (index, child) in node.children.enumerated() {
        var here = inside
        if index != tabs.selectedChild { here.place = worse(here.place, .furtherBack(node.id)) }
        walk(child, here)
      }
    case .button: for child in node.children { walk(child, inside) }
    case .label, .toggle, .textField, .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper,
      .picker, .datePicker, .link, .gauge, .textEditor, .shape:
      break
    }
  }

  private mutating func walkWindow(_ window: Node, _ inside: Surroundings) {
    let elements = window.children.map { tree[$0]?.element }
    let top = elements.lastIndex(where: isModal)
    let cover = elements.lastIndex { element in
      if case .sheet(let sheet)? = element { sheet.style == .fullScreen } else { false }
    }
    for (index, child) in window.children.enumerated() {
      var here = inside
      if let cover, index < cover {
        here.place = .covered(window.children[cover])
      } else if let top, index < top {
        here.place = .behind(window.children[top])
      }
      walk(child, here)
    }
  }

  private func isModal(_ element: Element?) -> Bool {
    switch element {
    case .sheet, .alert: true
    default: false
    }
  }

  /// What cannot be seen counts more than what cannot be touched.
  private func worse(_ outside: Sighting.Place, _ here: Sighting.Place) -> Sighting.Place {
    if case .covered = outside { outside } else if case .furtherBack = outside { outside } else { here }
  }

  /// Whether a thing of that kind goes by the name of what is beside it.
  private func borrows(_ element: Element) -> Bool {
    switch element {
    case .toggle, .textField, .progress, .activityIndicator, .slider, .stepper, .picker, .datePicker, .textEditor,
      .gauge:
      true
    default: false
    }
  }

  /// The names that a node has from what is beside it, or from what is in it where it has actions and no name.
  private func borrowedNames(of node: Node, _ names: [String]) -> [String] {
    if borrows(node.element) { return names }
    return Role(node.element) == nil && !node.attributes.actions.isEmpty ? words(in: node.children[...]) : []
  }

  private func labelText(of id: NodeID, in stack: StackElement) -> String? {
    guard case .label(let label)? = tree[id]?.element, !label.text.isEmpty else { return nil }
    return label.text
  }
}

extension SceneSurvey {
  /// What a person reads on the thing, and its accessibility label.
  private func ownNames(of node: Node) -> [String] {
    let shown: [String] =
      switch node.element {
      case .window(let window): [window.title]
      case .screen(let screen): [screen.title, screen.prompt]
      case .alert(let alert): [alert.title, alert.message]
      case .section(let section): [section.header, section.footer]
      case .row(let row): row.text.isEmpty ? words(in: node.children.prefix(row.contentChildCount)) : [row.text]
      case .label(let label): [label.text]
      case .button(let button): button.hasLabelChild ? names(fromContentOf: node) : [button.title]
      case .toggle(let toggle): [toggle.title]
      case .textField(let field): [field.placeholder]
      case .image(let image): [image.label]
      case .activityIndicator(let indicator): [indicator.title]
      case .progress(let progress): [progress.title]
      case .slider(let slider): [slider.title]
      case .stepper(let stepper): [stepper.title]
      case .picker(let picker): [picker.title]
      case .datePicker(let picker): [picker.title]
      case .menu(let menu): [menu.title]
      case .link(let link): [link.title]
      case .gauge(let gauge): [gauge.title]
      case .textEditor(let editor): [editor.placeholder]
      case .disclosure(let disclosure): [disclosure.title]
      case .group(let group): [group.title]
      case .navigation, .bar, .sheet, .stack, .scroll, .list, .separator, .spacer, .grid, .gridRow, .layers, .box,
        .shape, .tabs, .split:
        []
      }
    var names: [String] = []
    for name in shown + [node.attributes.accessibility.label] where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The name of what holds more than a title: its words, as they are shown and as assistive technology reads them.
  private func names(fromContentOf node: Node) -> [String] {
    let shown = node.children.flatMap { tree.inReadingOrder(from: $0) }.compactMap { part in
      if case .label(let label) = part.element { label.text } else { nil }
    }
    return [
      shown.joined(separator: ", "), node.children.flatMap(spoken).joined(separator: ", "),
      tree.pictureName(in: node) ?? "",
    ]
  }

  /// The words in these nodes: what is shown, then what assistive technology reads in place of it.
  private func words(in nodes: ArraySlice<NodeID>) -> [String] {
    let shown = nodes.flatMap { tree.inReadingOrder(from: $0) }.compactMap { part in
      if case .label(let label) = part.element { label.text } else { nil }
    }
    return shown + nodes.flatMap(spoken)
  }

  /// What assistive technology reads of a node: its label, else the words of its parts, as the W3C's *Accessible Name
  /// and Description Computation* has it.
  private func spoken(_ id: NodeID) -> [String] {
    guard let node = tree[id], !node.attributes.accessibility.isHidden else { return [] }
    let label = node.attributes.accessibility.label
    if !label.isEmpty { return [label] }
    switch node.element {
    case .label(let label): return [label.text]
    case .image(let image): return image.label.isEmpty ? [] : [image.label]
    default: return node.children.flatMap(spoken)
    }
  }
}
