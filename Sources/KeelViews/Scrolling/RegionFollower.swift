import KeelControls
import KeelLayout
import KeelScene

/// An object that is told when a region scrolls, or when its targets or their places change.
@MainActor protocol RegionObserver: AnyObject {
  /// Returns true if a view with this identity is a target that the object asks about.
  func wantsTarget(_ id: AnyHashable) -> Bool
  /// Called at most once a turn.
  func regionDidChange(_ region: RegionFollower)
}

/// Follows the scroll position of a region, and the places of its scroll targets, for its observers.
///
/// The front end reports the position once a frame. The places of targets in the content do not change as it scrolls, so
/// that a report consists of the region alone, and everything else is computed from it.
@MainActor package final class RegionFollower {
  private struct Weak { weak var observer: (any RegionObserver)? }
  /// A view that is a scroll target, with its identity.
  struct Target {
    let id: AnyHashable
    let view: UIView
  }

  private weak var region: UIView?
  private let axes: () -> Axis.Set
  private var observers: [Weak] = []
  private var layouts: [any ScrollTargetLayout] = []
  private(set) var targets: [Target] = []
  private var watched: [ObjectIdentifier: UIView] = [:]
  private var isDue = false

  init(_ region: UIView, axes: @escaping () -> Axis.Set) {
    self.region = region
    self.axes = axes
  }

  /// The position of the region; `nil` while it is unknown.
  var geometry: RegionGeometry? { region?.regionGeometry }

  func add(_ observer: any RegionObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(Weak(observer: observer))
    region?.observeGeometry(self, .scroll) { [weak self] _ in self?.setNeedsNotice() }
    setNeedsNotice()
  }

  func remove(_ observer: any RegionObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    if observers.isEmpty { region?.observeGeometry(self, .none) { _ in } }
  }

  // MARK: Targets

  func add(_ layout: any ScrollTargetLayout) {
    layouts.append(layout)
    setNeedsNotice()
  }

  func remove(_ layout: any ScrollTargetLayout) {
    layouts.removeAll { $0 === layout }
    setNeedsNotice()
  }

  /// Notifies the observers before the turn's body phase ends.
  func setNeedsNotice() {
    guard !isDue, !observers.isEmpty else { return }
    isDue = true
    BodyPass.shared.afterBodies { [weak self] in self?.notify() }
  }

  private func notify() {
    isDue = false
    let live = observers.compactMap(\.observer)
    findTargets(for: live)
    for observer in live { observer.regionDidChange(self) }
  }

  /// Finds the present targets, and asks for the places of new ones.
  private func findTargets(for observers: [any RegionObserver]) {
    guard !layouts.isEmpty || !targets.isEmpty else { return }
    var found: [Target] = []
    for layout in layouts where !layout.isGone {
      layout.appendTargets(to: &found) { id in observers.contains { $0.wantsTarget(id) } }
    }
    targets = found
    var views: [ObjectIdentifier: UIView] = [:]
    for target in found {
      let key = ObjectIdentifier(target.view)
      views[key] = target.view
      guard watched[key] == nil else { continue }
      target.view.observeGeometry(self, .place) { [weak self] _ in self?.setNeedsNotice() }
    }
    for (key, view) in watched where views[key] == nil { view.observeGeometry(self, .none) { _ in } }
    watched = views
  }

  // MARK: Answers

  /// The axis along which the region scrolls; of two the vertical one.
  var axis: StackElement.Axis { axes().contains(.vertical) ? .vertical : .horizontal }

  /// The visible part of the content, with the margins.
  var visible: SceneRect? {
    geometry.map {
      SceneRect(
        x: $0.offset.x + $0.insets.leading, y: $0.offset.y + $0.insets.top, width: $0.containerSize.width,
        height: $0.containerSize.height)
    }
  }

  /// Returns the part of a view's area that is visible in the region, from 0 to 1.
  func visiblePart(of view: UIView) -> Double {
    guard let visible, let place = view.reportedPlace else { return 0 }
    return visible.part(of: place)
  }

  /// Returns the identities of the targets of which at least a part is visible, in the order of their places.
  func visibleTargets(threshold: Double, where wants: (AnyHashable) -> Bool) -> [AnyHashable] {
    let seen = targets.filter { wants($0.id) && visiblePart(of: $0.view) > 0 && visiblePart(of: $0.view) >= threshold }
    return seen.sorted(by: isBefore).map(\.id)
  }

  /// Returns the target at a point of the region; without one, the first target of which a good part is visible.
  func target(at anchor: UnitPoint?, where wants: (AnyHashable) -> Bool) -> AnyHashable? {
    guard let visible else { return nil }
    let axis = axis
    let start = axis == .vertical ? visible.y : visible.x
    let length = visible.size[axis]
    let seen = targets.filter { wants($0.id) && visiblePart(of: $0.view) > 0 }.sorted(by: isBefore)
    guard let anchor else {
      let good = seen.first { target in
        guard let place = target.view.reportedPlace else { return false }
        let from = axis == .vertical ? place.y : place.x
        let shown = min(from + place.size[axis], start + length) - max(from, start)
        return shown >= min(place.size[axis], length) / 2 - 0.5
      }
      return (good ?? seen.first)?.id
    }
    let part = axis == .vertical ? anchor.y : anchor.x
    func distance(_ target: Target) -> Double {
      guard let place = target.view.reportedPlace else { return .infinity }
      return abs((axis == .vertical ? place.y : place.x) + part * place.size[axis] - start - part * length)
    }
    return seen.min { distance($0) < distance($1) }?.id
  }

  private func isBefore(_ one: Target, _ other: Target) -> Bool {
    guard let first = one.view.reportedPlace, let second = other.view.reportedPlace else { return false }
    return (first.y, first.x) < (second.y, second.x)
  }
}

extension SceneRect {
  /// Returns the part of another area that is in this one, from 0 to 1.
  fileprivate func part(of other: SceneRect) -> Double {
    func part(_ start: Double, _ length: Double, _ from: Double, _ room: Double) -> Double {
      guard length > 0 else { return start >= from && start <= from + room ? 1 : 0 }
      return max(0, min(start + length, from + room) - max(start, from)) / length
    }
    return part(other.x, other.width, x, width) * part(other.y, other.height, y, height)
  }
}
