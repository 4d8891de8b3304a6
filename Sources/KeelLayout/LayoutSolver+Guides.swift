package import KeelScene

/// Alignment guides: the children of a container are moved so that their guides are at the same place.
///
/// A guide is set by `alignmentGuide(_:computeValue:)`, and passed on by the containers around the view. A view that
/// sets none has the default of the guide.
extension LayoutSolver {
  /// The room that aligned children need before and after their common guide.
  struct GuideLine {
    /// The position of the guide in each child.
    var positions: [Double] = []
    var before = 0.0
    var after = 0.0
    var length: Double { before + after }
  }

  /// Returns the positions of the guide that a stack aligns its children by; `nil` if all children have the default of
  /// an ordinary alignment.
  func guideLine(of stack: StackElement, _ found: Arrangement) -> GuideLine? {
    guard stack.alignment != .fill || stack.guide != nil else { return nil }
    let axis = stack.axis.across
    if let line = stack.guide { return guideLine(line.key, line, found.children, found.sizes, found.proposals) }
    guard !tree.guided.isEmpty else { return nil }
    return guideLine(GuideKey(axis, stack.alignment.guide), nil, found.children, found.sizes, found.proposals)
  }

  /// Returns the positions of the guide that layers align their children by, as for stacks.
  func guideLine(
    of layers: LayersElement, along axis: StackElement.Axis, _ children: [NodeID], _ sizes: [SceneSize],
    _ proposals: [LayoutProposal]
  ) -> GuideLine? {
    let line = axis == .horizontal ? layers.guides.horizontal : layers.guides.vertical
    if let line { return guideLine(line.key, line, children, sizes, proposals) }
    guard !tree.guided.isEmpty else { return nil }
    return guideLine(GuideKey(axis, layers.alignment.guide(along: axis)), nil, children, sizes, proposals)
  }

  private func guideLine(
    _ key: GuideKey, _ line: SceneGuideLine?, _ children: [NodeID], _ sizes: [SceneSize], _ proposals: [LayoutProposal]
  ) -> GuideLine? {
    var isSet = line != nil
    var found = GuideLine()
    for (index, child) in children.enumerated() {
      let (size, proposal) = (sizes[index], proposals[index])
      let own = guide(key, of: child, size, proposal)
      if own != nil { isSet = true }
      let position =
        own ?? line.map { $0.position(size, guided(child, size, proposal)) } ?? key.position(in: size)
      found.positions.append(position.lawfulCoordinate)
      found.before = max(index == 0 ? -.infinity : found.before, found.positions[index])
      found.after = max(index == 0 ? -.infinity : found.after, size[key.axis] - found.positions[index])
    }
    return isSet && !children.isEmpty ? found : nil
  }

  /// Returns the position of a guide that is set in a node or in what it contains; `nil` if none is set. Baselines are
  /// set in texts.
  func guide(_ key: GuideKey, of id: NodeID, _ size: SceneSize, _ proposal: LayoutProposal) -> Double? {
    guard let entry = tree.entry(of: id) else { return nil }
    let isBaseline = key.kind == .firstBaseline || key.kind == .lastBaseline
    guard isBaseline || !tree.guided.isEmpty else { return nil }
    if case .box(let box) = entry.element, let set = box.guides.last(where: { $0.key == key }) {
      let inside = entry.children.first.map { guided($0, size, proposal) }
      return inside.map { set.position(size, $0).lawfulCoordinate }
    }
    if case .arranged(let arranged) = entry.element,
      let set = arranged.arrangement.program.guide(key, in: size, proposal, of: arrangedChildren(of: entry))
    {
      return set.lawfulCoordinate
    }
    guard entry.element.placesChildren, !entry.children.isEmpty else {
      guard isBaseline, let lines = metrics.baselines(of: id, entry.element, size) else { return nil }
      return key.kind == .firstBaseline ? lines.first : lines.last
    }
    let isMirrored = key.axis == .horizontal && tree.isRightToLeft(entry)
    let question = KnownGuide(key: key, size: size, proposal: proposal, isMirrored: isMirrored)
    return remembered(question, of: id) { guideInChildren(question, of: entry) }
  }

  private func guided(_ id: NodeID, _ size: SceneSize, _ proposal: LayoutProposal) -> GuidedView {
    GuidedView { self.guide($0, of: id, size, proposal) }
  }

  private func guideInChildren(_ question: KnownGuide, of entry: SceneTree.Entry) -> Double? {
    let (key, size) = (question.key, question.size)
    var found: [Double] = []
    let base = entry.base
    let area = SceneRect(width: size.width, height: size.height)
    forEachChild(of: entry, in: area, question.proposal) { child, frame, proposal in
      guard base == nil || base == child, let position = guide(key, of: child, frame.size, proposal) else { return }
      let start = question.isMirrored ? size.width - frame.x - frame.width : frame.start(along: key.axis)
      found.append(start + position)
    }
    return key.combined(found)
  }
}

extension GuideKey {
  /// Returns the position of a guide of Keel's own in a view without text that sets none.
  package func position(in size: SceneSize) -> Double {
    switch kind {
    case .start, .custom: 0
    case .center: size[axis] / 2
    case .end, .firstBaseline, .lastBaseline: size[axis]
    }
  }
}

extension SceneAlignment {
  var guide: GuideKey.Kind {
    switch self {
    case .leading: .start
    case .center, .fill: .center
    case .trailing: .end
    }
  }
}

extension SceneAnchor {
  func guide(along axis: StackElement.Axis) -> GuideKey.Kind {
    switch halvesBefore(along: axis) {
    case 0: .start
    case 1: .center
    default: .end
    }
  }
}
