internal import KeelLayout
package import KeelScene

/// Alignment by guides of the program, with the sizes that the page has measured.
extension WebPage {
  /// Aligns the children of a node. Returns the messages with the distances before them.
  package func align(_ id: NodeID, _ guides: MeasuredGuides) -> [String] {
    guard let entry = tree.entry(of: id), guides.sizes.count == entry.childCount,
      !tree.measuredGuides(of: entry).isEmpty
    else { return [] }
    measuredGuides[id] = guides
    var script = PatchScript(base: settings.basePath)
    align(entry, guides, &script)
    return messages(of: &script)
  }

  /// Aligns all children again after a patch, which may have changed closures of the program.
  func alignAgain(_ script: inout PatchScript) {
    for (id, guides) in measuredGuides {
      guard let entry = tree.entry(of: id), !tree.measuredGuides(of: entry).isEmpty else {
        measuredGuides[id] = nil
        continue
      }
      if entry.childCount == guides.sizes.count { align(entry, guides, &script) }
    }
  }

  private func align(_ entry: SceneTree.Entry, _ guides: MeasuredGuides, _ script: inout PatchScript) {
    var base: Int?
    if case .layers(let layers) = entry.element { base = layers.base }
    var frames = entry.children.map { _ in SceneRect() }
    for (key, line) in tree.measuredGuides(of: entry) {
      let positions = entry.children.indices.map { index in
        let (child, size) = (entry.children[index], guides.sizes[index])
        return
          (guide(key, in: child, guides) ?? line?.position(size, guided(child, guides, SceneRect()))
          ?? key.position(in: size)).lawfulCoordinate
      }
      guard let first = base.flatMap({ positions.indices.contains($0) ? positions[$0] : nil }) ?? positions.max() else {
        continue
      }
      for (index, position) in positions.enumerated() {
        if key.axis == .horizontal { frames[index].x = first - position } else { frames[index].y = first - position }
      }
    }
    let new = ArrangedNode(size: SceneSize(), frames: frames.map(LinearFrame.init))
    guard new != entry.arranged else { return }
    redescribe([entry.id], &script) { entry.arranged = new }
  }

  /// Returns the position in a child of a guide that views in it set: that of the outermost ones.
  func guide(_ key: GuideKey, in child: NodeID, _ guides: MeasuredGuides) -> Double? {
    var found: [Double] = []
    func walk(_ id: NodeID) {
      guard let entry = tree.entry(of: id) else { return }
      if case .box(let box) = entry.element, let set = box.guides.last(where: { $0.key == key }),
        let frame = guides.views[id], let inner = entry.children.first
      {
        let position = set.position(frame.size, guided(inner, guides, frame)).lawfulCoordinate
        found.append(position + (key.axis == .horizontal ? frame.x : frame.y))
      } else if entry.element.placesChildren {
        entry.children.forEach(walk)
      }
    }
    walk(child)
    return key.combined(found)
  }

  /// Returns a view at a frame in the child of the container with its guides.
  private func guided(_ id: NodeID, _ guides: MeasuredGuides, _ frame: SceneRect) -> GuidedView {
    GuidedView { key in
      self.guide(key, in: id, guides).map { $0 - (key.axis == .horizontal ? frame.x : frame.y) }
    }
  }
}
