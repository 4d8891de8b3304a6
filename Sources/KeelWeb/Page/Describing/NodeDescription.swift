internal import KeelInteraction
internal import KeelScene

/// A node, with the properties of its surroundings that affect its description.
///
/// Whatever a description reads of the surroundings it notes in the tree (`SceneFacts`), mostly because a function of the
/// tree does.
@MainActor struct NodeDescription {
  let tree: SceneTree
  let settings: WebPageSettings
  let node: Node
  /// The accessibility properties of the node.
  let words: Accessibility
  /// The parent; a description that reads more than its kind notes `SceneFacts.parent`.
  let parent: Node?
  private let surroundings: (areEnabled: Bool, areRedacted: Bool)
  /// The name of the node's element.
  var ownName: String

  init?(_ id: NodeID, in tree: SceneTree, settings: WebPageSettings) {
    guard let node = tree[id] else { return nil }
    self.tree = tree
    self.settings = settings
    self.node = node
    words = node.attributes.accessibility
    parent = tree.parent(of: id).flatMap { tree[$0] }
    surroundings = tree.surroundings(of: id)
    ownName = "k" + id.wire
  }

  var id: NodeID { node.id }

  /// True if the node and its ancestors are enabled.
  var isEnabled: Bool {
    tree.note(.enabled)
    return node.attributes.isEnabled && surroundings.areEnabled
  }

  /// True if the node is in a redacted container.
  var isRedacted: Bool {
    tree.note(.redacted)
    return surroundings.areRedacted
  }

  /// Returns the identifier of the node's element, or of a part of it.
  func name(_ part: String = "") -> String { part.isEmpty ? ownName : ownName + "-" + part }

  /// Returns a text of the page itself.
  func word(_ word: SystemWord) -> String { settings.words[word] }
  func word(_ word: SystemWord, _ name: String) -> String { settings.words[word, name] }

  /// Returns a text for a single line.
  func line(_ text: String) -> String { isRedacted ? SafeText.hinted(text) : SafeText.line(text) }
  func paragraph(_ text: String) -> String { isRedacted ? SafeText.hinted(text) : SafeText.paragraph(text) }

  /// Returns the nearest ancestor for which the test is true.
  func around(_ test: (Node) -> Bool) -> Node? {
    var current = parent
    while let node = current {
      if test(node) { return node }
      current = tree.parent(of: node.id).flatMap { tree[$0] }
    }
    return nil
  }

  /// The index of the node among its siblings; 0 if it has no parent.
  var index: Int {
    tree.note(.place)
    return parent?.children.firstIndex(of: id) ?? 0
  }

  /// The row around this accessory or content, whose text names unnamed controls.
  var titleRow: (id: NodeID, row: RowElement)? {
    guard let parent, case .row(let row) = parent.element else { return nil }
    // The name of a control refers to its own row.
    tree.note([.parent, .place])
    guard !row.text.isEmpty else { return nil }
    return (parent.id, row)
  }

  var isInMenu: Bool {
    if case .menu? = parent?.element { return true }
    return false
  }
}
