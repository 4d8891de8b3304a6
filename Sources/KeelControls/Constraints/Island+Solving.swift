import KeelLayout
import KeelScene

// The sizes that front ends report, and the places that follow from them.
extension Island {
  /// Solves for the proposed lengths of the root. Returns the size of the root.
  func solve(_ proposal: LayoutProposal, _ children: any ArrangedChildren) -> SceneSize {
    guard let root else { return SceneSize() }
    // An image view may have an image by now.
    if isBuilt, !zip(members, contents).allSatisfy({ $0.view.lengthsOfContent($0.role) == $1.lengths }) {
      isBuilt = false
    }
    if !isBuilt || children.isRightToLeft != isMirrored { build(isRightToLeft: children.isRightToLeft) }
    guard let whole = boxes[ObjectIdentifier(root)] else { return SceneSize() }
    let ideal = members.map { idealSize(of: $0, children) }
    setLengths(of: root, whole, proposal)
    for (index, size) in ideal.enumerated() {
      set(size.width, contents[index].width)
      set(size.height, contents[index].height)
    }
    for constraint in measuredConstraints {
      guard let known = made[ObjectIdentifier(constraint)], let sum = sum(of: constraint) else { continue }
      bases[ObjectIdentifier(constraint)] = sum.constant
      let constant = sum.constant - constraint.offset
      if constant != known.constant { solver.setConstant(constant, of: known) }
    }
    // What has another width than its ideal one may have another height: it follows from the width that was found.
    for _ in 0..<2 where !followWidths(ideal, children) { break }
    return SceneSize(width: solver.value(of: whole.width), height: solver.value(of: whole.height))
  }

  private func setLengths(of root: UIView, _ whole: Box, _ proposal: LayoutProposal) {
    for (axis, variable) in [whole.width, whole.height].enumerated() {
      guard let length = axis == 0 ? proposal.width : proposal.height, length.isFinite else {
        if let old = given[axis] {
          solver.remove(old)
          names[ObjectIdentifier(old)] = nil
        }
        given[axis] = nil
        continue
      }
      if let old = given[axis] {
        if old.constant != -length { solver.setConstant(-length, of: old) }
      } else {
        let part = axis == 0 ? ": given width" : ": given height"
        given[axis] = fix([.init(variable)], .equal, length, Level.own, name(of: root, part))
      }
    }
    guard !visibleLengths.isEmpty else { return }
    let known = root.layoutSize.size
    set(proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? known.width, [visibleLengths[0]])
    set(proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? known.height, [visibleLengths[1]])
  }

  private func set(_ length: Double, _ constraints: [Solver.Constraint]) {
    for constraint in constraints where constraint.constant != -length { solver.setConstant(-length, of: constraint) }
  }

  private func idealSize(of member: Member, _ children: any ArrangedChildren) -> SceneSize {
    let view = member.view
    if let own = view.ownContentSize { return own }
    let axes = view.lengthsOfContent(member.role)
    guard axes.width || axes.height else { return SceneSize() }
    guard let index = member.index, index < children.count else {
      if let known = view.rare?.layout?.ideal { return known }
      let estimate = view.estimatedSize(in: LayoutProposal())
      view.layoutParts.ideal = estimate
      return estimate
    }
    let size = children.size(of: index, in: LayoutProposal())
    if !Island.isEstimating { view.layoutParts.ideal = size }
    return view.contentSize(from: size)
  }

  private func followWidths(_ ideal: [SceneSize], _ children: any ArrangedChildren) -> Bool {
    var isChanged = false
    for (index, member) in members.enumerated() where !contents[index].height.isEmpty {
      guard member.view.wraps(member.role), let place = member.index, place < children.count,
        let box = boxes[ObjectIdentifier(member.view)]
      else { continue }
      let width = solver.value(of: box.width)
      var height = ideal[index].height
      let isNarrow = width < ideal[index].width - 0.5
      if isNarrow || member.role == .kept && width > ideal[index].width + 0.5 {
        let padding = member.view.contentPadding
        height = children.size(of: place, in: LayoutProposal(width: width - padding.width)).height + padding.height
      }
      guard contents[index].height.contains(where: { abs($0.constant + height) > 0.01 }) else { continue }
      set(height, contents[index].height)
      isChanged = true
    }
    return isChanged
  }

  // MARK: Frames

  /// Stores the frames of the members, and lets the views be told that have other ones now.
  func keepPlaces() {
    guard let root else { return }
    var changed = root.keepSize(size ?? SceneSize())
    for member in members {
      let view = member.view
      var rect = frame(of: view)
      let around = view.superview.map { $0 === root ? SceneRect() : frame(of: $0) } ?? SceneRect()
      rect.x -= around.x
      rect.y -= around.y
      if isMirrored {
        let width = view.superview === root ? size?.width ?? 0 : around.width
        rect.x = width - rect.x - rect.width
      }
      guard view.layoutParts.solved != rect else { continue }
      let old = view.layoutParts.solved
      view.layoutParts.solved = rect
      if old?.size != rect.size {
        view.layoutIsDue()
        (view as? UIScrollView)?.visibleSizeDidChange()
      }
      // The layout of the superview has been requested when the view was added.
      guard old != nil else { continue }
      changed = true
      view.superview?.layoutIsDue()
    }
    if changed { root.layoutIsDue() }
  }
}
