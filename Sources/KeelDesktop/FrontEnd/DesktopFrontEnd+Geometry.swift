#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLoop
import KeelScene

/// The frames that an app asks about.
extension DesktopFrontEnd {
  /// Reports the frames of an island that has been placed, outside of the layout.
  func didPlace(_ island: BoxView) {
    guard geometryReport?.isActive != true, island.frames.keys.contains(where: { tree.asksForFrame(of: $0) }) else {
      return
    }
    geometryReport = MainLoop.after(.zero) { [weak self] in
      guard let self else { return }
      geometryReport = nil
      report()
    }
  }

  private func report() {
    guard let window else { return }
    var frames: [NodeID: SceneRect] = [:]
    for island in islands.values {
      var place = graphene_rect_t()
      guard gtk_widget_compute_bounds(island.widget, window.widget, &place) != 0 else { continue }
      for (id, frame) in island.frames where tree.asksForFrame(of: id) {
        frames[id] = SceneRect(
          x: frame.x + Double(place.origin.x), y: frame.y + Double(place.origin.y), width: frame.width,
          height: frame.height)
      }
    }
    if let event = geometry.event(for: frames, in: tree, isAnswer: false) { send(event) }
  }
}

extension SceneTree {
  fileprivate func asksForFrame(of id: NodeID) -> Bool { attributes(of: id).map { $0.geometry != .none } ?? false }
}
#endif
