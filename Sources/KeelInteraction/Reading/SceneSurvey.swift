public import KeelScene

/// The elements of a scene as a user perceives them: in reading order, with their names, roles and visibility.
///
/// The scene decides what a user can see and reach (`SceneTree.obstruction(of:in:)`). Names are computed from an
/// element's text, its accessibility label and its surroundings, in the order of the W3C's *Accessible Name and
/// Description Computation*.
@MainActor public struct SceneSurvey {
  private let tree: SceneTree
  /// The page whose bar for the keyboard is visible.
  private let typedPage: NodeID?
  /// The system words, which name controls without a name.
  private let words: SystemWords
  /// All elements in reading order, visible or not.
  public private(set) var elements: [FoundElement] = []

  /// Reads the tree as it is now. O(nodes).
  ///
  /// - Parameters:
  ///   - focused: The node with the keyboard focus. A bar for the keyboard is there only while the user types.
  ///   - locale: The language of the names that Keel gives to controls without a name.
  public init(_ tree: SceneTree, focused: NodeID? = nil, locale: String = "en") {
    self.tree = tree
    typedPage = tree.typedPage(at: focused)
    words = SystemWords.Languages.standard.words(for: locale)
    if let root = tree.root { walk(root, Surroundings()) }
  }

  /// The properties that a node inherits from its ancestors.
  private struct Surroundings {
    var visibility = FoundElement.Visibility.inReach
    var isEnabled = true
    /// The names for controls without a name of their own.
    var names: [String] = []
    var isInLazyStack = false
  }

  private mutating func walk(_ id: NodeID, _ outside: Surroundings) {
    guard let entry = tree.entry(of: id), let node = tree[id], !tree.isHiddenBar(node, typedPage: typedPage)
    else { return }
    var inside = outside
    inside.isEnabled = outside.isEnabled && node.attributes.isEnabled
    let names = ownNames(of: node)
    elements.append(
      FoundElement(
        node: node, names: names, borrowedNames: borrowedNames(of: node, names, outside.names),
        isEnabled: inside.isEnabled, visibility: outside.visibility, isInLazyStack: outside.isInLazyStack))
    if case .row = node.element { inside.names = names }
    if case .stack(let stack) = node.element, stack.window != nil { inside.isInLazyStack = true }
    var label: String?
    for child in node.children {
      var here = inside
      switch tree.obstruction(of: child, in: entry) {
      case nil: break
      case .folded, .redacted, .unfit: continue
      case .page(let shown): here.visibility = worse(here.visibility, .furtherBack(shown))
      case .modal(let modal, let hides): here.visibility = hides ? .covered(modal) : .behind(modal)
      }
      if let label { here.names = [label] + inside.names }
      walk(child, here)
      if case .stack = node.element { label = labelText(of: child) }
    }
  }

  /// Returns the stronger restriction: invisible elements are more restricted than unreachable ones.
  private func worse(_ outside: FoundElement.Visibility, _ here: FoundElement.Visibility) -> FoundElement.Visibility {
    if case .covered = outside { outside } else if case .furtherBack = outside { outside } else { here }
  }

  /// Returns true if elements of that kind take the name of the label before them.
  private func borrows(_ element: Element) -> Bool {
    switch element {
    case .toggle, .textField, .progress, .activityIndicator, .slider, .stepper, .picker, .datePicker, .textEditor,
      .gauge:
      true
    default: false
    }
  }

  /// Returns the names that a node inherits from the label before it, or from its content if it has actions and no
  /// role. A control without any name has the system word for its kind.
  private func borrowedNames(of node: Node, _ own: [String], _ outside: [String]) -> [String] {
    let names = borrows(node.element) ? outside : []
    if own.isEmpty, names.isEmpty, let word = node.element.nameWord { return [words[word]] }
    guard Role(node.element) == nil, !node.attributes.actions.isEmpty else { return names }
    return words(in: node.children[...])
  }

  private func labelText(of id: NodeID) -> String? {
    guard case .label(let label)? = tree[id]?.element, !label.text.isEmpty else { return nil }
    return label.text
  }
}

extension SceneSurvey {
  /// Returns the visible text of a node and its accessibility label.
  private func ownNames(of node: Node) -> [String] {
    let shown: [String] =
      switch node.element {
      case .window(let window): [window.title]
      case .screen(let screen): [screen.title, screen.prompt]
      case .alert(let alert): [alert.title, alert.message]
      case .section(let section): [section.headerText, section.footerText]
      case .row(let row):
        row.text.isEmpty ? RowParts(of: node, in: tree).map { words(in: $0.content) } ?? [] : [row.text]
      case .button(let button) where button.hasLabelChild: names(fromContentOf: node)
      case .menu(let menu) where menu.title.isEmpty: [nameOfPicture(menu.image, of: node)]
      default: [node.element.ownTitle]
      }
    var names: [String] = []
    for name in shown + [node.attributes.accessibility.label] where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Returns the name of a control whose label is a symbol alone; empty if it has another name.
  private func nameOfPicture(_ symbol: Symbol?, of node: Node) -> String {
    node.attributes.accessibility.label.isEmpty ? symbol?.words ?? "" : ""
  }

  /// Returns the names of a node with label content: the words as displayed, and as assistive technology reads them.
  private func names(fromContentOf node: Node) -> [String] {
    let shown = node.children.flatMap { tree.inReadingOrder(from: $0) }.compactMap { part in
      if case .label(let label) = part.element { label.text } else { nil }
    }
    return [
      shown.joined(separator: ", "), node.children.flatMap(tree.spokenWords).joined(separator: ", "),
      tree.pictureName(in: node) ?? "",
    ]
  }

  /// Returns the words in nodes: as displayed, then as assistive technology reads them.
  private func words(in nodes: ArraySlice<NodeID>) -> [String] {
    let shown = nodes.flatMap { tree.inReadingOrder(from: $0) }.compactMap { part in
      if case .label(let label) = part.element { label.text } else { nil }
    }
    return shown + nodes.flatMap(tree.spokenWords)
  }
}
