#if Desktop
import CKeelGtk

/// libadwaita's container of pages that slide, which the user can swipe back.
///
/// libadwaita makes the page below the visible child at the first move of a swipe, although the user can still undo the
/// swipe. So `onSwipe` is called when the swipe has ended, with the page that is visible then.
@MainActor final class Leaflet {
  let widget: Widget
  /// Called with the visible page at the end of a swipe; after an undone swipe, that is the page where it began.
  var onSwipe: ((Widget) -> Void)?

  private let shadows: LeafletShadows
  private weak var front: DesktopFrontEnd?
  /// True if the user has caused the latest change of the visible page, and not the program.
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
