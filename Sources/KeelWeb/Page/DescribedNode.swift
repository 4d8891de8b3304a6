internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The content of a node that a description is made of.
struct DescribedNode: Hashable {
  var element: Element
  var attributes: Attributes

  func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    // Buttons of rows differ only in their labels.
    if !attributes.isPlain { hasher.combine(attributes.accessibility.label) }
  }

  /// True if the description depends only on this and the surroundings, and many pages are likely to share it.
  var isSelfContained: Bool {
    guard element.isCommon, attributes.isPlain || attributes.isCommon else { return false }
    // The surroundings determine if actions lead the keyboard to the node; a row has a button for them.
    if case .row = element { return true }
    return attributes.actions.isEmpty
  }
}

/// The surroundings of a node that affect its description.
struct DescribedSurroundings: Equatable {
  var parent: Element
  /// The list of a row, which is around its section.
  var grandparent: Element?
  var childCount: Int
  var areEnabled: Bool
  var areRedacted: Bool
  /// The room that the node takes, and the axes along which no room has an effect on it.
  var growth: Growth
  var rigidity: Growth
  /// True for a text in a frame that limits its height. The text itself, which may change, decides if it is cut.
  var limitsHeight = false
  /// The edges at which a box that extends over the safe area may do so.
  var edges: SceneEdges = []
  var words: SystemWords
  /// The common prefix of all paths of the app, which links contain.
  var base: String

  @MainActor init(
    of entry: SceneTree.Entry, in parent: SceneTree.Entry, tree: SceneTree, settings: WebPageSettings
  ) {
    growth = parent.element.placesChildren ? tree.shownGrowth(of: entry) : []
    rigidity = parent.element.placesChildren && entry.element.passesGrowth ? tree.rigidity(of: entry) : []
    if case .label = entry.element { limitsHeight = tree.limitsHeight(around: entry) }
    if case .box(let box) = entry.element, box.mayExtend { edges = tree.edgesAtSafeArea(of: entry) }
    self.parent = parent.element
    grandparent = parent.parent?.element
    childCount = entry.childCount
    (areEnabled, areRedacted) = entry.surroundings
    words = settings.words
    base = settings.basePath
  }

  /// True if the descriptions of the children do not depend on their positions in this parent.
  var isPositionIndependent: Bool {
    switch parent {
    case .navigation, .tabs, .split, .grid, .gridRow: false
    default: true
    }
  }
}
