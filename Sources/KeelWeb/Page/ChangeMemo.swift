internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The outcomes of earlier changes of nodes, reused for pages in which the same nodes change in the same way.
///
/// It applies to changes of one description that has read nothing besides `Key`, and that contain no node's name. Debug
/// builds, and therefore all tests, compare reused changes with newly computed ones. O(1): a table of fixed size.
enum ChangeMemo {
  /// The input of a description, before and after the change.
  struct Key: Hashable {
    var old: DescribedNode
    var new: DescribedNode
    var surroundings: DescribedSurroundings

    /// - Parameter changed: The nodes whose descriptions the change can affect.
    /// - Returns: `nil` if other pages are not likely to have the same change.
    @MainActor init?(
      _ entry: SceneTree.Entry, of tree: SceneTree, _ element: Element?, _ attributes: Attributes?,
      _ changed: [NodeID], settings: WebPageSettings
    ) {
      guard let parent = entry.parent, changed.allSatisfy({ $0 == entry.id }) else { return nil }
      old = DescribedNode(element: entry.element, attributes: entry.attributes)
      guard old.isCommon else { return nil }
      new = DescribedNode(element: element ?? old.element, attributes: attributes ?? old.attributes)
      // The surroundings contain the room that the node takes, which has to be the same after the change.
      guard new.isCommon, old.element.kind == new.element.kind, old.element.isLaidOut(as: new.element) else {
        return nil
      }
      surroundings = DescribedSurroundings(of: entry, in: parent, tree: tree, settings: settings)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(new) }
  }

  struct Outcome {
    var changes: NamelessChanges
    /// The symbols of the new description.
    var symbols: [String]
    /// The facts that the new description has read.
    var reads: SceneFacts
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
