package import KeelScene

extension Element {
  /// Returns true if the elements differ at most in what they display, so that every key keeps its meaning if one
  /// replaces the other at a node.
  ///
  /// Front ends use it to keep the list of keys that work (`SceneTree.keyOffers`) while texts change. False negatives
  /// are allowed.
  package func givesKeysTheSameMeaning(as other: Element) -> Bool {
    switch (self, other) {
    case (.row(var row), .row(let other)):
      (row.text, row.secondaryText, row.secondaryPlacement) = (
        other.text, other.secondaryText, other.secondaryPlacement
      )
      (row.image, row.marks, row.badge, row.hasCheckmark) = (other.image, other.marks, other.badge, other.hasCheckmark)
      row.checkmarkPlacement = other.checkmarkPlacement
      (row.textColor, row.secondaryColor, row.font) = (other.textColor, other.secondaryColor, other.font)
      return row == other
    case (.label(let label), .label(let other)): return label.runs.map(\.link) == other.runs.map(\.link)
    case (.image, .image), (.progress, .progress), (.gauge, .gauge), (.shape, .shape),
      (.drawing, .drawing),
      (.activityIndicator, .activityIndicator):
      return true
    default: return self == other
    }
  }
}
