internal import KeelInteraction
internal import KeelScene

/// A node, and what its surroundings mean for how it is described.
@MainActor struct NodeDescription {
  let tree: SceneTree
  let settings: WebPageSettings
  let node: Node
  /// What it is called for those who do not see it.
  let words: Accessibility
  let parent: Node?
  /// Whether it and all around it answer a person.
  var isEnabled: Bool
  /// Whether it stands in something that is only hinted at.
  let isRedacted: Bool
  /// What the element of the node is called.
  var ownName: String

  init?(_ id: NodeID, in tree: SceneTree, settings: WebPageSettings) {
    guard let node = tree[id] else { return nil }
    self.tree = tree
    self.settings = settings
    self.node = node
    words = node.attributes.accessibility
    parent = tree.parent(of: id).flatMap { tree[$0] }
    let surroundings = tree.surroundings(of: id)
    isEnabled = node.attributes.isEnabled && surroundings.areEnabled
    isRedacted = surroundings.areRedacted
    ownName = "k" + id.wire
  }

  var id: NodeID { node.id }
  /// What the element of the node is called, and with a letter more, a part of it.
  func name(_ part: String = "") -> String { part.isEmpty ? ownName : ownName + "-" + part }

  /// A text of the page itself.
  func says(_ word: SystemWord) -> String { settings.words[word] }
  func says(_ word: SystemWord, _ name: String) -> String { settings.words[word, name] }

  /// A text of one line.
  func line(_ text: String) -> String { isRedacted ? SafeText.hinted(text) : SafeText.line(text) }
  func paragraph(_ text: String) -> String { isRedacted ? SafeText.hinted(text) : SafeText.paragraph(text) }

  /// The nearest node around this one that the test is true for.
  func around(_ test: (Node) -> Bool) -> Node? {
    var current = parent
    while let node = current {
      if test(node) { return node }
      current = tree.parent(of: node.id).flatMap { tree[$0] }
    }
    return nil
  }

  /// Where the node stands among those around it; 0 where it stands alone.
  var index: Int { parent?.children.firstIndex(of: id) ?? 0 }

  /// The row whose accessory, or only thing, this is: it has the words for what has none.
  var titleRow: (id: NodeID, row: RowElement)? {
    guard let parent, case .row(let row) = parent.element, !row.text.isEmpty else { return nil }
    return (parent.id, row)
  }

  var isInMenu: Bool {
    if case .menu? = parent?.element { return true }
    return false
  }
}
