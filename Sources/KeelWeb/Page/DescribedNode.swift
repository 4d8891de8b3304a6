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

  /// True if many pages are likely to have the same node.
  var isCommon: Bool { element.isCommon && (attributes.isPlain || attributes.isCommon) }
}

/// The surroundings of a node on which most descriptions depend. A description that has read only `facts` is determined by
/// them and the node.
struct DescribedSurroundings: Equatable {
  static let facts: SceneFacts = [
    .enabled, .redacted, .heightLimit, .parent, .list, .childCount, .growth,
  ]

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
  var words: SystemWords
  /// The common prefix of all paths of the app, which links contain.
  var base: String

  @MainActor init(
    of entry: SceneTree.Entry, in parent: SceneTree.Entry, tree: SceneTree, settings: WebPageSettings
  ) {
    growth = parent.element.placesChildren ? tree.shownGrowth(of: entry) : []
    rigidity = parent.element.placesChildren && entry.element.passesGrowth ? tree.rigidity(of: entry) : []
    if case .label = entry.element { limitsHeight = tree.limitsHeight(around: entry) }
    self.parent = parent.element
    grandparent = parent.parent?.element
    childCount = entry.childCount
    (areEnabled, areRedacted) = entry.surroundings
    words = settings.words
    base = settings.basePath
  }
}
