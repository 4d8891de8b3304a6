package import KeelScene

/// The largest lengths of nodes, inferred from the bottom up.
extension SceneTree {
  /// Returns the largest length that a node chooses for any proposal; infinity if its elements do not limit it.
  ///
  /// O(nodes in the subtree), until the first one without a limit.
  package func largestLength(of entry: Entry, along axis: StackElement.Axis) -> Double {
    switch entry.element {
    case .box(let box):
      let limits = box.frame.limits(along: axis)
      if let most = limits.most { return most }
      switch box.placement {
      case .position, .aspectRatio, .fixedSize, .containerRelative: return .infinity
      case .automatic, .priority, .offset, .zIndex, .ignoresSafeArea, .safeAreaPadding: break
      }
      guard let child = entry.children.first.flatMap(self.entry) else { return .infinity }
      note(.flexibility)
      return max(largestLength(of: child, along: axis) + box.insets.total(along: axis), limits.least ?? 0)
    case .button(let button) where button.hasLabelChild && button.style.isBare:
      return largest(of: entry.children.prefix(1), along: axis)
    case .layers(let layers): return largest(of: entry.decidingChildren(of: layers), along: axis)
    case .stack(let stack) where stack.window == nil && stack.distribution == .natural && stack.axis != axis:
      return largest(of: entry.children, along: axis) + stack.insets.total(along: axis)
    case .stack(let stack) where stack.window == nil && stack.distribution == .natural:
      note(.flexibility)
      let neighbours = zip(entry.children, entry.children.dropFirst())
      let gaps = neighbours.count { !omitsSpacing(in: stack, between: $0, and: $1) }
      var length = stack.insets.total(along: axis) + Double(gaps) * stack.spacing
      for child in entry.children where length.isFinite {
        length += self.entry(of: child).map { largestLength(of: $0, along: axis) } ?? 0
      }
      return length
    // A spacer has no breadth in a stack.
    case .spacer: return growth(of: entry).grows(along: axis) ? .infinity : 0
    default: return .infinity
    }
  }

  private func largest(of children: some Sequence<NodeID>, along axis: StackElement.Axis) -> Double {
    note(.flexibility)
    var length = 0.0
    for child in children where length.isFinite {
      length = max(length, entry(of: child).map { largestLength(of: $0, along: axis) } ?? 0)
    }
    return length
  }
}
