internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// True if the last composition has placed nodes that the program asks about, and their frames may be new.
  var hasGeometryToReport: Bool { !hasReportedGeometry && !found.frames.isEmpty }

  /// Ends the movement of the regions whose positions have been reported. The movement has no duration, but observers of
  /// the phase receive its beginning and its end.
  private func endMovement() {
    for id in found.scrollReports.keys where states[id].scroll?.isMoving == true {
      states[id].scroll?.isMoving = false
      needsComposing = true
    }
  }

  /// Reports the frames of the nodes that the program asks about, and composes again for each answer, until nothing
  /// changes or the layout does not settle (`GeometryFollower`).
  func reportGeometry() {
    var isAnswer = false
    while !hasReportedGeometry {
      composeIfNeeded()
      hasReportedGeometry = true
      let frames = found.frames.mapValues { SceneRect($0) }
      guard !frames.isEmpty,
        let event = geometry.event(for: frames, scrolls: found.scrollReports, in: tree, isAnswer: isAnswer)
      else { return }
      sink(event)
      isAnswer = true
      endMovement()
      composeIfNeeded()
    }
  }
}
