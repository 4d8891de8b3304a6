import KeelInteraction
public import KeelScene

extension HeadlessFrontEnd {
  /// Gives a node a frame in the window, which is reported if the program asks about the node.
  ///
  /// Nodes without such a frame have that of a typical window with the size classes of the environment: 1024 by 768
  /// points, or 390 by 844 in a compact horizontal size class.
  public func place(_ id: NodeID, at frame: SceneRect) {
    frames[id] = frame
    hasGeometryToReport = true
    revealVisibleRows()
  }

  /// Notes whether a patch has shown or changed nodes that the program asks about.
  func followGeometry(of patch: Patch) {
    func asks(_ subtree: Subtree) -> Bool {
      subtree.attributes.geometry != .none || subtree.children.contains(where: asks)
    }
    for operation in patch.operations {
      switch operation {
      case .root(let subtree):
        geometry.forget()
        frames.removeAll()
        hasGeometryToReport = asks(subtree)
      case .insert(let subtree, into: _, at: _): if asks(subtree) { hasGeometryToReport = true }
      case .attributes(_, let attributes): if attributes.geometry != .none { hasGeometryToReport = true }
      case .remove(let id, from: _): frames[id] = nil
      case .move, .update, .focus: break
      }
    }
  }

  /// Reports the frames of the nodes in sight that the program asks about, as often as the answers show others.
  func reportGeometry() {
    var isAnswer = false
    while hasGeometryToReport {
      hasGeometryToReport = false
      let size = environment.typicalWindowSize
      let window = SceneRect(x: 0, y: 0, width: size.width, height: size.height)
      var placed: [NodeID: SceneRect] = [:]
      for element in SceneSurvey(self).elements
      where element.isInSight && element.node.attributes.geometry != .none {
        placed[element.id] = frames[element.id] ?? window
      }
      guard let event = geometry.event(for: placed, in: tree, isAnswer: isAnswer) else { return }
      send(event)
      isAnswer = true
    }
  }
}
