#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLoop
import KeelScene

/// A view that scrolls: a region or a list.
@MainActor protocol ScrollingView: NodeView {
  var scrolled: ScrolledWindow { get }
  /// True if the last movement was the user's.
  var isByUser: Bool { get }
  /// The first visible row of a list; `nil` for regions.
  var firstRow: Int? { get }
}

extension ScrollingView {
  var isByUser: Bool { false }
  var firstRow: Int? { nil }
}

/// The frames and the scroll positions that an app asks about.
extension DesktopFrontEnd {
  /// Reports the frames of an island that has been placed, outside of the layout.
  func didPlace(_ island: BoxView) {
    if tree.measured.contains(where: { island.frames[$0] != nil }) { reportLater() }
  }

  /// Reports the position of a view that has been scrolled, and the frames in it, also those in rows of a list.
  func didScroll(_ view: any ScrollingView) {
    for stack in lazyStacks.values where stack.region === view { stack.requestLater() }
    if !tree.measured.isEmpty { reportLater() }
  }

  private func reportLater() {
    guard geometryReport?.isActive != true else { return }
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
      guard let place = island.widget.frame(in: window.widget) else { continue }
      // The content of a region knows the frame of the region itself as that around the content.
      for id in tree.measured where id != island.scroll?.id {
        guard let frame = island.frames[id] else { continue }
        frames[id] = SceneRect(x: frame.x + place.x, y: frame.y + place.y, width: frame.width, height: frame.height)
      }
    }
    var scrolls: [NodeID: ScrollReport] = [:]
    for id in tree.measured {
      guard let view = views[id] as? any ScrollingView, gtk_widget_get_mapped(view.widget) != 0,
        let frame = view.widget.frame(in: window.widget)
      else { continue }
      frames[view.id] = frame
      scrolls[view.id] = ScrollReport(
        offset: view.scrolled.offset, contentSize: view.scrolled.contentSize, containerSize: frame.size,
        isByUser: view.isByUser, firstRow: view.firstRow)
    }
    if let event = geometry.event(for: frames, scrolls: scrolls, in: tree, isAnswer: false) { send(event) }
  }
}
#endif
