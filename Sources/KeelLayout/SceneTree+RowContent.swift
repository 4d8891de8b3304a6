package import KeelScene

/// The content of a row that shows views of its own.
extension SceneTree {
  /// Returns true if a node in a row is only as wide as it needs to be and stands at the leading edge: a picture, a box, a
  /// column or layers that do not fill the width. Texts are aligned in the width of the row, and so is a column that
  /// stretches its children.
  package func standsLeading(_ entry: Entry) -> Bool {
    note(entry.element.passesGrowth ? .flexibility : .growth)
    guard !knownGrowth(of: entry).contains(.horizontal) else { return false }
    switch entry.element {
    case .image(let image): return image.symbol == nil
    case .stack(let stack): return stack.axis == .vertical && stack.alignment != .fill
    case .box, .layers, .firstFit, .arranged: return !stretchesChildren(entry)
    default: return false
    }
  }

  /// Returns true if the boxes and layers contain a stack that stretches its children.
  private func stretchesChildren(_ entry: Entry) -> Bool {
    switch entry.element {
    case .stack(let stack): return stack.alignment == .fill
    case .box, .layers, .firstFit, .arranged:
      note(.flexibility)
      return entry.children.compactMap(self.entry).contains(where: stretchesChildren)
    default: return false
    }
  }
}
