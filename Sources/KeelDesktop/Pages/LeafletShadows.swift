#if Desktop
import CKeelGtk
import KeelLoop

/// Hides the shadows of a leaflet while nothing slides.
///
/// libadwaita sets the style classes of the shadows whenever the leaflet is laid out, also to the same ones. GTK then
/// styles them again, and what follows them among the children, and draws one more frame with a layout of the whole
/// window, unless all that is hidden. So a label whose text changes would cost two frames. `Benchmarks/run.sh desktop`,
/// `change-one 1` beside plain C without a leaflet: 1.88 with two frames, 0.91 with one.
@MainActor final class LeafletShadows {
  private let leaflet: Widget
  private let parts: [Widget]
  /// Runs while the leaflet folds or unfolds.
  private var folding: LoopToken?

  /// Applies to a leaflet that has no pages yet.
  init(of leaflet: Widget) {
    self.leaflet = leaflet
    var parts: [Widget] = []
    while let next = parts.last.map(gtk_widget_get_next_sibling) ?? gtk_widget_get_first_child(leaflet) {
      parts.append(next)
    }
    self.parts = parts
    update()
    Signal.on(leaflet.object, "notify::child-transition-running") { [weak self] in self?.update() }
    Signal.on(leaflet.object, "notify::folded") { [weak self] in self?.fold() }
  }

  /// Moves the shadows behind pages that have been added.
  func moveBehindPages() {
    for part in parts { gtk_widget_insert_before(part, leaflet, nil) }
  }

  /// Shows the shadows after GTK's layout, during which it notifies, until the leaflet has folded or unfolded.
  private func fold() {
    // A leaflet that always shows one page folds at once.
    guard adw_leaflet_get_can_unfold(leaflet.opaque) != 0 else { return }
    let duration = Duration.milliseconds(adw_leaflet_get_mode_transition_duration(leaflet.opaque))
    folding = MainLoop.after(.zero) { [weak self] in
      self?.update()
      self?.folding = MainLoop.after(duration) {
        self?.folding = nil
        self?.update()
      }
    }
  }

  private func update() {
    let isSliding = folding != nil || adw_leaflet_get_child_transition_running(leaflet.opaque) != 0
    for part in parts { gtk_widget_set_visible(part, isSliding.g) }
  }
}
#endif
