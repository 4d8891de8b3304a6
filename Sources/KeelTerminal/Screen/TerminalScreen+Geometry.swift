internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// True if the last composition has placed nodes that the program asks about, and their frames may be new.
  var hasGeometryToReport: Bool { !hasReportedGeometry && !found.frames.isEmpty }

  /// Reports the frames of the nodes that the program asks about, and composes again for each answer, until nothing
  /// changes or the layout does not settle (`GeometryFollower`).
  func reportGeometry() {
    var isAnswer = false
    while !hasReportedGeometry {
      composeIfNeeded()
      hasReportedGeometry = true
      let frames = found.frames.mapValues { SceneRect($0) }
      guard !frames.isEmpty, let event = geometry.event(for: frames, in: tree, isAnswer: isAnswer) else { return }
      sink(event)
      isAnswer = true
      composeIfNeeded()
    }
  }
}
