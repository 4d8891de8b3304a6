internal import KeelInteraction
internal import KeelScene

/// The content of a node that a description is made of.
struct DescribedNode: Hashable {
  var element: Element
  var attributes: Attributes

  func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    // Buttons of rows differ in their words alone.
    if !attributes.isPlain { hasher.combine(attributes.accessibility.label) }
  }

  /// Whether the description follows from this and the surroundings, and many pages are likely to have the same.
  var isSelfContained: Bool {
    guard element.isCommon, attributes.isPlain || attributes.isCommon else { return false }
    // Whether actions lead the keyboard to it depends on what is around it; a row has a button for them.
    if case .row = element { return true }
    return attributes.actions.isEmpty
  }
}

/// What a description takes from around the node.
struct DescribedSurroundings: Equatable {
  var parent: Element
  var grandparent: Element?
  var childCount: Int
  var areEnabled: Bool
  var areRedacted: Bool
  var words: SystemWords
  /// What all paths of the app begin with: links have it.
  var base: String

  @MainActor init(of entry: SceneTree.Entry, in parent: SceneTree.Entry, settings: WebPageSettings) {
    self.parent = parent.element
    grandparent = parent.parent?.element
    childCount = entry.childCount
    (areEnabled, areRedacted) = entry.surroundings
    words = settings.words
    base = settings.basePath
  }

  /// Whether the parent adds nothing to the descriptions of its children that depends on where they stand among them.
  var leaveNodesAsTheyAre: Bool {
    switch parent {
    case .navigation, .tabs, .split, .grid, .gridRow: false
    default: true
    }
  }
}
