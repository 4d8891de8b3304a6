import KeelScene

// How views with constraints and frames in them are described, and how their islands learn of changes.
extension UIView {
  /// The island whose root the view is; `nil` if nothing is placed in it.
  var islandIfNeeded: Island? {
    guard UIView.hasLayout, Island.isNeeded(in: self) else {
      if let old = rare?.layout?.ownIsland {
        old.dissolve()
        rare?.layout?.ownIsland = nil
      }
      return nil
    }
    return layoutParts.ownIsland.orMaking(Island(self))
  }

  /// Returns the description of a plain view whose subviews, or which itself, constraints or frames place; `nil` for
  /// others.
  func islandDescription() -> SceneDescription? {
    guard Island.holdsMembers(self) else { return nil }
    if let layout = rare?.layout, layout.island != nil {
      switch layout.role {
      case .container: return emptyDescription()
      case .leaf: return nil
      case .kept: break
      }
    }
    guard let island = islandIfNeeded else { return regionDescription }
    island.areaNode.setNeedsDescription()
    if let drawing = recordedDrawing() {
      let picture = rareParts.drawingNode.orMaking(DrawingNode())
      picture.drawing = drawing
      return SceneDescription(
        element: .layers(LayersElement(base: 1)), attributes: attributes, children: [picture, island.areaNode])
    }
    return SceneDescription(
      element: .stack(StackElement(axis: .vertical, distribution: pageDistribution)), attributes: attributes,
      children: [island.areaNode])
  }

  /// The description of a page that is one region in which constraints or frames place the views: it has no margins.
  private var regionDescription: SceneDescription? {
    guard let region = laidOutRegion, recordedDrawing() == nil else { return nil }
    return SceneDescription(
      element: .stack(StackElement(axis: .vertical, distribution: pageDistribution)), attributes: attributes,
      children: [region])
  }

  /// The region that fills the page and in which constraints or frames place the views; `nil` if the page is another one.
  var laidOutRegion: UIScrollView? {
    guard owningController != nil, isFilledByOneView,
      let region = subviews.first(where: \.isShown) as? UIScrollView, Island.isNeeded(in: region)
    else { return nil }
    return region
  }

  /// The view in an island: what is in it stands beside it.
  private func emptyDescription() -> SceneDescription {
    if let drawing = recordedDrawing() {
      return SceneDescription(element: .drawing(drawing), attributes: attributes, children: [])
    }
    // It fills the box around it.
    return SceneDescription(element: .geometryReader, attributes: attributes, children: [])
  }

  // MARK: Changes

  /// Tells the islands of the view that it is described again.
  func islandsMayChange() {
    guard let layout = rare?.layout else { return }
    layout.ownIsland?.treeDidChange()
    layout.ownIsland?.areaNode.setNeedsDescription()
    if layout.role != .leaf || !subviews.isEmpty { layout.island?.treeDidChange() }
    // The axis, the spacing or the alignment of a stack may have changed.
    guard self is UIStackView, layout.role == .container || layout.ownIsland != nil else { return }
    (layout.role == .container ? layout.island : layout.ownIsland)?.didChange(rebuilds: true)
  }

  /// Called when the equations of the view have changed: its frame, its guides, its priorities.
  func equationsDidChange() {
    UIView.hasLayout = true
    rare?.layout?.island?.didChange(rebuilds: true)
    rare?.layout?.ownIsland?.didChange(rebuilds: true)
    containersMayChange()
  }

  /// Describes the plain views around the view again: there may be an island now, or none any longer.
  func containersMayChange() {
    var view: UIView? = self
    while let current = view, current === self || Island.mayHold(current) {
      current.setNeedsDescription()
      view = current.superview
    }
    standInMayChange()
  }

  func superviewDidChange(from old: UIView?) {
    if let old, old !== superview {
      endConstraints(outsideOf: self)
      rare?.layout?.spacingAfter = nil
      rare?.layout?.isPlainInStack = false
    }
    forgetIslands()
    if let superview {
      if var written = rare?.layout?.written, written.reference == nil {
        written.refer(to: superview.layoutSize)
        rare?.layout?.written = written
      }
      if isPlaced || Island.holdsMembers(self) && Island.isNeeded(in: self) { superview.containersMayChange() }
    }
  }

  private func forgetIslands() {
    rare?.layout?.island?.dissolve()
    rare?.layout?.solved = nil
    for view in subviews where Island.holdsMembers(self) { view.forgetIslands() }
  }

  /// Deactivates the constraints between what is in a view and what is outside of it, which it leaves.
  private func endConstraints(outsideOf removed: UIView) {
    for constraint in constraints where constraint.views.contains(where: { !$0.isDescendant(of: removed) }) {
      constraint.isActive = false
    }
    for view in subviews { view.endConstraints(outsideOf: removed) }
  }
}

extension NSLayoutConstraint {
  /// The islands that may hold the constraint.
  var islands: [Island] {
    var found: [Island] = []
    for view in views {
      for case let island? in [view.rare?.layout?.island, view.rare?.layout?.ownIsland]
      where !found.contains(where: { $0 === island }) {
        found.append(island)
      }
    }
    return found
  }

  func didChange(constantOnly: Bool) {
    for island in islands { island.constraintDidChange(self, constantOnly: constantOnly) }
    let views = views
    if constantOnly {
      for view in views where view.rare?.layout?.island == nil { view.standInMayChange() }
      return
    }
    UIView.hasStandIns = true
    for view in views { view.containersMayChange() }
    if isActive { ConstraintCheck.shared.add(self) }
  }
}
