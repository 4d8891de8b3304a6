import KeelControls
import KeelModel
import KeelScene

/// A modifier that puts each control of a view in a box with effects, and that one in another box, whose place in the
/// region decides on the effects.
struct ScrollTransitionModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effects: (ScrollTransitionPhase) -> [SceneEffect]
}

extension ScrollTransitionModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ScrollTransitionMount(view, at: place)
  }
}

final class ScrollTransitionMount<Content: View>: TransformingMount<Content, ScrollTransitionModifier>, RegionObserver {
  private weak var region: RegionFollower?
  private var boxes = BoxTable()
  private var measured = BoxTable()

  override func didMountContent() {
    region = enclosingRegion?.follower
    region?.add(self)
  }

  override func modifierDidChange() { measured.forEach { update($0, isAnimated: false) } }

  func wantsTarget(_ id: AnyHashable) -> Bool { false }

  func regionDidChange(_ region: RegionFollower) { measured.forEach { update($0, isAnimated: true) } }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item), let outer = measured.box(around: box) { return outer }
    let outer = measured.makeBox(around: boxes.makeBox(around: item))
    update(outer, isAnimated: false)
    guard let region else { return outer }
    outer.observeGeometry(self, .place) { [weak region] _ in region?.setNeedsNotice() }
    return outer
  }

  private func update(_ outer: UIBoxView, isAnimated: Bool) {
    guard !isGone, let box = outer.subviews.first as? UIBoxView else { return }
    let state = state(of: outer)
    var effects = modifier.effects(.identity)
    if state.phase != .identity {
      effects = [SceneEffect].mixture(of: modifier.effects(state.phase), effects, by: state.progress)
    }
    guard box.style.effects != effects else { return }
    if isAnimated, let animation = state.animation { Turn.shared.addAnimation(animation) }
    var style = BoxElement()
    style.effects = effects
    box.style = style
  }

  private struct State {
    var phase = ScrollTransitionPhase.identity
    /// The part of the way from the phase to the identity, from 0 to 1.
    var progress = 1.0
    var animation: Animation?
  }

  /// Returns the state of a view whose frame and whose region are known; otherwise that of one within its region.
  private func state(of outer: UIBoxView) -> State {
    guard let region, let visible = region.visible, let place = outer.reportedPlace else { return State() }
    let axis: StackElement.Axis = modifier.axis.map { $0 == .vertical ? .vertical : .horizontal } ?? region.axis
    let stretch = ScrollStretch(of: place, in: visible, along: axis)
    let isBackwards = axis == .horizontal && outer.isRightToLeft
    let configuration = stretch.isBefore != isBackwards ? modifier.topLeading : modifier.bottomTrailing
    var state = State(phase: stretch.isBefore != isBackwards ? .topLeading : .bottomTrailing)
    switch configuration.kind {
    case .identity: return State()
    case .animated(let animation):
      state.animation = animation
      state.progress = stretch.isBeyond(configuration.edge) ? 1 : 0
    case .interactive(let curve):
      // A step that no one sees would be a patch.
      state.progress = (curve.value(at: stretch.progress(to: configuration.edge)) * 20).rounded() / 20
    }
    if state.progress == 1 { state.phase = .identity }
    return state
  }

  override func didUnmount() {
    region?.remove(self)
    measured.forEach { $0.observeGeometry(self, .none) { _ in } }
  }
}

/// The lengths of a view and its region along one axis.
struct ScrollStretch: Equatable {
  private let start, length, first, room: Double

  init(of place: SceneRect, in visible: SceneRect, along axis: StackElement.Axis) {
    (start, length) = axis == .vertical ? (place.y, place.height) : (place.x, place.width)
    (first, room) = axis == .vertical ? (visible.y, visible.height) : (visible.x, visible.width)
  }

  /// The distance between the middles of the view and of the region.
  private var distance: Double { start + length / 2 - first - room / 2 }
  /// True if the middle of the view is before that of the region.
  var isBefore: Bool { distance < 0 }
  /// The visible part of the view, or of the region if the view is longer.
  private var visiblePart: Double {
    let whole = min(length, room)
    let shown = min(start + length, first + room) - max(start, first)
    return whole > 0 ? min(max(0, shown / whole), 1) : shown >= 0 ? 1 : 0
  }

  /// Returns the part of the way from outside of the region to a threshold, from 0 to 1.
  func progress(to threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    switch threshold.kind {
    case .visible(let amount): amount > 0 ? min(1, visiblePart / amount) : visiblePart > 0 ? 1 : 0
    case .centered: max(0, 1 - abs(distance) / max((room + length) / 2, 1))
    }
  }

  /// Returns true if a threshold is reached.
  func isBeyond(_ threshold: ScrollTransitionConfiguration.Threshold) -> Bool {
    switch threshold.kind {
    case .visible: progress(to: threshold) >= 1
    case .centered: abs(distance) <= length / 2
    }
  }
}
