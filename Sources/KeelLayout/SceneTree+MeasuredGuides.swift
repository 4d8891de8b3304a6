package import KeelScene

/// The containers whose guides are closures of the program, which a browser cannot align by itself.
extension SceneTree {
  /// Returns the guides by which a container aligns its children and that closures of the program compute.
  ///
  /// Baselines and ordinary alignments are among them only if a view in the container sets them. O(1) in a scene without
  /// guides of the program.
  package func measuredGuides(of entry: Entry) -> [(key: GuideKey, line: SceneGuideLine?)] {
    note(.flexibility)
    switch entry.element {
    case .stack(let stack) where stack.window == nil && (stack.alignment != .fill || stack.guide != nil):
      let key = stack.guide?.key ?? GuideKey(stack.axis.across, stack.alignment.guide)
      return isMeasured(key, in: entry) ? [(key, stack.guide)] : []
    case .layers(let layers):
      return StackElement.Axis.allCases.compactMap { axis in
        let line = axis == .horizontal ? layers.guides.horizontal : layers.guides.vertical
        let key = line?.key ?? GuideKey(axis, layers.alignment.guide(along: axis))
        return isMeasured(key, in: entry) ? (key, line) : nil
      }
    default: return []
    }
  }

  private func isMeasured(_ key: GuideKey, in entry: Entry) -> Bool {
    if case .custom = key.kind { return true }
    return guided.contains { setsGuide(key, $0) && isInside($0, of: entry) }
  }

  /// Returns true if a node sets a guide itself.
  package func setsGuide(_ key: GuideKey, _ id: NodeID) -> Bool {
    guard case .box(let box)? = element(of: id) else { return false }
    return box.guides.contains { $0.key == key }
  }

  private func isInside(_ id: NodeID, of container: Entry) -> Bool {
    var next = entry(of: id)?.parent
    while let around = next {
      if around === container { return true }
      guard around.element.placesChildren else { return false }
      next = around.parent
    }
    return false
  }
}
