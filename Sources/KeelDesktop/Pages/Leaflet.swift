#if Desktop
import CKeelGtk

/// libadwaita's container of pages that slide, which the user can swipe back.
///
/// libadwaita shows the page below from the first move of a swipe on, and the user can undo the swipe until its end. So
/// the swipe is told when nothing slides any more, with the page that is shown then.
@MainActor final class Leaflet {
  let widget: Widget
  /// Called when the user has swiped to a page, also if that is the page where the swipe began.
  var onSwipe: ((Widget) -> Void)?

  private let shadows: LeafletShadows
  private weak var front: DesktopFrontEnd?
  /// True if the user has begun what slides, and not the program.
  private var isSwiped = false

  init(_ front: DesktopFrontEnd) {
    widget = adw_leaflet_new()
    shadows = LeafletShadows(of: widget)
    self.front = front
    adw_leaflet_set_can_navigate_back(widget.opaque, 1)
    Signal.on(widget.object, "notify::visible-child") { [weak self] in self?.pageChanged() }
    Signal.on(widget.object, "notify::child-transition-running") { [weak self] in self?.swipeMayHaveEnded() }
  }

  var isSliding: Bool { adw_leaflet_get_child_transition_running(widget.opaque) != 0 }

  /// Adds a page after the others.
  @discardableResult func append(_ page: Widget) -> OpaquePointer? {
    defer { shadows.moveBehindPages() }
    return adw_leaflet_append(widget.opaque, page)
  }

  private func pageChanged() {
    guard let front else { return }
    isSwiped = front.isApplying == 0
    // Without animations nothing slides.
    if isSwiped { front.afterLayout { [weak self] in self?.swipeMayHaveEnded() } }
  }

  private func swipeMayHaveEnded() {
    guard isSwiped, !isSliding, front?.isApplying == 0, let page = adw_leaflet_get_visible_child(widget.opaque) else {
      return
    }
    isSwiped = false
    onSwipe?(page)
  }
}
#endif
