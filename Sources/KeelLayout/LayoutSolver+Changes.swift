public import KeelScene

/// The invalidation of remembered sizes.
extension LayoutSolver {
  /// Forgets the sizes that a patch invalidates: those of the nodes that it changes or removes, of everything in
  /// removed nodes, and of the containers around them. A choice by size (`FirstFitElement`) is forgotten with its sizes.
  ///
  /// Call it before the tree applies the patch. No other code invalidates sizes after a change of the tree.
  /// O(operations times depth), plus O(removed nodes).
  public func willApply(_ patch: Patch) {
    if holdsChoices, patch.operations.contains(where: { if case .focus = $0 { false } else { true } }) {
      releaseChoices()
    }
    for operation in patch.operations {
      switch operation {
      case .root: forgetEverything()
      // A node that an earlier operation inserts has no sizes yet, and that operation has invalidated those around it.
      case .insert(_, into: let parent, at: _): forget(parent: parent)
      case .move(_, in: let parent, to: _): forget(parent: parent)
      case .remove(let id, from: let parent):
        forget(parent: parent)
        forgetSubtree(id)
      case .update(let id, let element):
        forget(id)
        // Spacers and lines in the node may have another direction, and texts in it another limit.
        if tree.element(of: id).map({ $0.dividing == element.dividing && $0.offersRoom(as: element) }) != true {
          forgetSubtree(id)
        }
      case .attributes(let id, _): forget(id)
      case .focus: break
      }
    }
  }

  /// Forgets everything, for example after a change of the metrics.
  public func forgetEverything() {
    releaseChoices()
    known.removeAll(keepingCapacity: true)
    knownGuides.removeAll()
    generations.removeAll()
    scrollSizes.removeAll()
    metrics.didForgetAllSizes()
  }

  /// Forgets the sizes of a node and of the containers around it.
  func forget(_ id: NodeID) {
    forgetNode(id)
    if !scrollSizes.isEmpty { scrollSizes[id] = nil }
    var next = tree.entry(of: id)?.parent
    while let around = next {
      forgetNode(around.id)
      next = around.parent
    }
  }

  /// Forgets the sizes of a node that gets, loses or moves a child. A button places what is in it only if that is one
  /// view, another child can become the base of layers, which divides the stack around them, and a page has a way back if
  /// there is one below it.
  private func forget(parent: NodeID) {
    forget(parent)
    switch tree.element(of: parent) {
    case .button: forgetSubtree(parent)
    case .layers(let layers): if layers.base != nil { forgetSubtree(parent) }
    case .navigation: for page in tree.entry(of: parent)?.children ?? [] { forgetNode(page) }
    default: break
    }
  }

  func forgetSubtree(_ id: NodeID) {
    guard let entry = tree.entry(of: id) else { return }
    forgetNode(id)
    scrollSizes[id] = nil
    for child in entry.children { forgetSubtree(child) }
  }

  private func forgetNode(_ id: NodeID) {
    forgetSizes(of: id)
    if tree.choosers.contains(id), let entry = tree.entry(of: id) { tree.choose(nil, in: entry) }
  }

  func forgetSizes(of id: NodeID) {
    known[id] = nil
    if !knownGuides.isEmpty { knownGuides[id] = nil }
    if !generations.isEmpty { generations[id] = nil }
    metrics.didForgetSizes(of: id)
  }
}
