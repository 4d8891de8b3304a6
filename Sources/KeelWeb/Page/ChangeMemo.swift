internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The outcomes of earlier changes of nodes, reused for pages in which the same nodes change in the same way.
///
/// It applies to nodes whose description depends on `Key` only, and to changes that contain no node's name. Debug
/// builds, and therefore all tests, compare reused changes with newly computed ones. O(1): a table of fixed size.
enum ChangeMemo {
  /// The input of a description, before and after the change.
  struct Key: Hashable {
    var old: DescribedNode
    var new: DescribedNode
    var surroundings: DescribedSurroundings

    @MainActor init(
      _ entry: SceneTree.Entry, in parent: SceneTree.Entry, of tree: SceneTree, _ element: Element?,
      _ attributes: Attributes?, settings: WebPageSettings
    ) {
      old = DescribedNode(element: entry.element, attributes: entry.attributes)
      new = DescribedNode(element: element ?? old.element, attributes: attributes ?? old.attributes)
      surroundings = DescribedSurroundings(of: entry, in: parent, tree: tree, settings: settings)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(new) }

    /// True if the node's description depends on this key only, and no other node's description changes with it.
    var determinesDescription: Bool {
      guard old.element.kind == new.element.kind, surroundings.isPositionIndependent else { return false }
      guard old.element.isLaidOut(as: new.element) else { return false }
      guard old.isSelfContained, new.isSelfContained else { return false }
      // The parts and the name of a button may depend on the controls and the pictures in it.
      if case .button(let button) = new.element, button.hasLabelChild { return false }
      guard old.element.isDisplayOnly == new.element.isDisplayOnly else { return false }
      guard hasSameName else { return false }
      guard old.attributes.mayMakeAStop == new.attributes.mayMakeAStop else { return false }
      guard old.attributes.accessibility.sortPriority == new.attributes.accessibility.sortPriority else { return false }
      return old.attributes.isEnabled == new.attributes.isEnabled || surroundings.childCount == 0
    }

    /// True if the name of a button around the node does not change.
    private var hasSameName: Bool {
      let (words, newWords) = (old.attributes.accessibility, new.attributes.accessibility)
      return old.element.mayName == new.element.mayName && words.label.isEmpty == newWords.label.isEmpty
        && words.isHidden == newWords.isHidden
    }
  }

  struct Outcome {
    var changes: NamelessChanges
    /// The symbols of the new description.
    var symbols: [String]
  }
}

extension WebPage {
  static var memo = SharedResults<ChangeMemo.Key, ChangeMemo.Outcome>(capacity: 512)

  /// Returns true if the changes apply to a node of another page as well.
  func areNameless(_ changes: [MarkupChange], of id: NodeID) -> Bool {
    let names = [id, tree.parent(of: id)].compactMap { $0.map { "k" + $0.wire } }
    func isNameless(_ text: String?) -> Bool {
      guard let text else { return true }
      return !names.contains { text.contains($0) }
    }
    func isNameless(_ markup: Markup) -> Bool {
      guard markup.attributes.allSatisfy({ isNameless($0.value) }) else { return false }
      if case .elements(let elements) = markup.content { return elements.allSatisfy(isNameless) }
      return true
    }
    return changes.allSatisfy { change in
      switch change {
      case .attributes(_, let changes): changes.allSatisfy { isNameless($0.value) }
      case .insert(_, at: _, let markups): markups.allSatisfy(isNameless)
      case .text, .value, .remove: true
      }
    }
  }
}
