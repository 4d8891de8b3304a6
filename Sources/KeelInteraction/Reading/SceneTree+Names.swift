package import KeelScene

/// The names of rows, and of other nodes that are named after what is in them.
extension SceneTree {
  /// The title that a node brings along: its accessibility label, otherwise the text of a row; empty if what is in it
  /// names it.
  package func titleOfRow(_ id: NodeID) -> String {
    if let label = attributes(of: id)?.accessibility.label, !label.isEmpty { return label }
    if case .row(let row)? = element(of: id) { return row.text }
    return ""
  }

  /// The name of a row, or of another node with content: its title, otherwise the words in it, otherwise the title of
  /// the first control in it; empty if there is none of these. O(nodes in it).
  package func nameFromContent(of id: NodeID) -> String {
    let title = titleOfRow(id)
    guard title.isEmpty else { return title }
    note([.words, .wording, .controls])
    let words = entry(of: id)?.children.flatMap(spokenWords) ?? []
    if !words.isEmpty { return words.joined(separator: ", ") }
    return inReadingOrder(from: id).lazy.map(\.element.ownTitle).first { !$0.isEmpty } ?? ""
  }

  /// Returns the words that assistive technology reads for a node: its accessibility label, otherwise the words of its
  /// content, as in the W3C's *Accessible Name and Description Computation*.
  package func spokenWords(of id: NodeID) -> [String] {
    note([.words, .wording])
    guard let node = self[id], !node.attributes.accessibility.isHidden else { return [] }
    let label = node.attributes.accessibility.label
    if !label.isEmpty { return [label] }
    switch node.element {
    case .label(let label): return label.text.isEmpty ? [] : [label.text]
    case .image(let image): return image.label.isEmpty ? [] : [image.label]
    default: return node.children.flatMap(spokenWords)
    }
  }
}
