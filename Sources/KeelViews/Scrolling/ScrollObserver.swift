package import KeelControls
import KeelScene

/// A modifier that calls a closure when a value of the first region within a view changes.
package struct ScrollObserver<Value: Equatable> {
  /// The value of a region that has not been reported; `nil` makes the first value the old one too.
  let first: Value?
  let wantsTarget: (AnyHashable) -> Bool
  /// A value of the position alone, or of the scroll targets too.
  enum Source {
    case position((RegionGeometry) -> Value)
    case targets(@MainActor (RegionFollower, RegionGeometry) -> Value)
  }
  let source: Source
  let action: (_ old: Value, _ new: Value, RegionGeometry) -> Void

  /// Creates a modifier for a value of the position.
  package init(
    first: Value?, _ value: @escaping (RegionGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value, RegionGeometry) -> Void
  ) {
    self.first = first
    source = .position(value)
    self.action = action
    wantsTarget = { _ in false }
  }

  /// Creates a modifier for a value of the position and of the scroll targets.
  init(
    first: Value?, wantsTarget: @escaping (AnyHashable) -> Bool,
    value: @escaping @MainActor (RegionFollower, RegionGeometry) -> Value,
    action: @escaping (Value, Value, RegionGeometry) -> Void
  ) {
    self.first = first
    self.wantsTarget = wantsTarget
    source = .targets(value)
    self.action = action
  }
}

extension ScrollObserver: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ScrollObserverMount(view, at: place)
  }
}

final class ScrollObserverMount<Content: View, Value: Equatable>: ModifierMount<Content, ScrollObserver<Value>>,
  RegionObserver
{
  private let scope = ScrollScope()
  private weak var target: (any ScrollTarget)?
  private var last: Value?

  override func prepare() { last = modifier.first }

  override var placeOfContent: MountPoint {
    inner.with { [scope] in
      let outer = $0.environment
      scope.outer = outer.values.scrollScope
      $0.environment = EnvironmentNode(parent: outer) { $0.scrollScope = scope }
      scope.onTarget = { [weak self] in self?.follow($0) }
    }
  }

  private func follow(_ new: any ScrollTarget) {
    if let target, !target.isGone { return }
    target = new
    new.follower.add(self)
  }

  func wantsTarget(_ id: AnyHashable) -> Bool { modifier.wantsTarget(id) }

  func regionDidChange(_ region: RegionFollower) {
    guard !isGone, let geometry = region.geometry else { return }
    let value =
      switch modifier.source {
      case .position(let value): value(geometry)
      case .targets(let value): value(region, geometry)
      }
    guard value != last else { return }
    let old = last ?? value
    last = value
    modifier.action(old, value, geometry)
  }

  override func didUnmount() { target?.follower.remove(self) }
}

/// A modifier that calls a closure when a view becomes visible in the region that scrolls it, or invisible.
struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ScrollVisibilityMount(view, at: place)
  }
}

final class ScrollVisibilityMount<Content: View>: TransformingMount<Content, ScrollVisibilityModifier>, RegionObserver {
  private weak var region: RegionFollower?
  private weak var item: UIView?
  private var isVisible = false

  override func didMountContent() {
    region = enclosingRegion?.follower
    region?.add(self)
  }

  override func transform(_ item: UIView) -> UIView {
    guard self.item == nil || self.item === item else { return item }
    self.item = item
    item.observeGeometry(self, region == nil ? .size : .place) { [weak self] _ in
      guard let self else { return }
      if let region = self.region { region.setNeedsNotice() } else { self.set(true) }
    }
    return item
  }

  func wantsTarget(_ id: AnyHashable) -> Bool { false }

  func regionDidChange(_ region: RegionFollower) {
    guard !isGone, let item, region.geometry != nil, item.reportedPlace != nil else { return }
    let part = region.visiblePart(of: item)
    set(part > 0 && part >= modifier.threshold)
  }

  private func set(_ new: Bool) {
    guard new != isVisible, !isGone else { return }
    isVisible = new
    modifier.action(new)
  }

  override func didUnmount() {
    region?.remove(self)
    item?.observeGeometry(self, .none) { _ in }
  }
}
