import KeelModel

/// The environment at one place: what was set there, over the environment around it.
///
/// A node is made by whatever sets values: a modifier, a page. Bodies that read a value are noted with that value and
/// run again only for it; mounts of controls are told of any change (`environmentDidChange`). A change costs as much as
/// there are readers and nodes below that do not set the value themselves.
package final class EnvironmentNode {
  private var parent: EnvironmentNode?
  private var own: [(key: ObjectIdentifier, value: Any)] = []
  private var transform: (inout EnvironmentValues) -> Void
  private var signals: [ObjectIdentifier: Signal] = [:]
  private var children: [Weak<EnvironmentNode>] = []
  /// Each is there from `follow` to `unfollow`, and knows its index.
  private var followers: [AnyMount] = []
  private var styleCache: LeafStyle?
  private var controlsCache: ControlLooks?

  private struct Weak<Object: AnyObject> { weak var object: Object? }

  package init(parent: EnvironmentNode?, _ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    own = EnvironmentNode.values(under: parent, transform)
    if let parent { EnvironmentNode.add(self, to: &parent.children) }
  }

  private static func add<Object>(_ object: Object, to list: inout [Weak<Object>]) {
    // Dead entries are dropped whenever the list would grow.
    if list.count == list.capacity { list.removeAll { $0.object == nil } }
    list.append(Weak(object: object))
  }

  private static func values(
    under parent: EnvironmentNode?, _ transform: (inout EnvironmentValues) -> Void
  ) -> [(key: ObjectIdentifier, value: Any)] {
    var values = EnvironmentValues(source: parent)
    transform(&values)
    return values.own
  }

  // MARK: Reading

  /// The values here. What is read of them in a body is noted.
  package var values: EnvironmentValues { EnvironmentValues(source: self) }

  func value(of key: ObjectIdentifier) -> Any? {
    if TrackedScope.isReading { signal(for: key).read() }
    var node: EnvironmentNode? = self
    while let current = node {
      for entry in current.own where entry.key == key { return entry.value }
      node = current.parent
    }
    return nil
  }

  private func signal(for key: ObjectIdentifier) -> Signal {
    if let signal = signals[key] { return signal }
    let signal = Signal()
    signals[key] = signal
    return signal
  }

  /// What most controls want to know, looked up once.
  package var style: LeafStyle {
    if let styleCache { return styleCache }
    let style = LeafStyle(values)
    styleCache = style
    return style
  }

  /// What controls want to know beyond that, looked up once.
  @MainActor package var controls: ControlLooks {
    if let controlsCache { return controlsCache }
    let controls = withoutTracking { ControlLooks(values) }
    controlsCache = controls
    return controls
  }

  /// Tells the mount of any change from now on, until it leaves.
  @MainActor package func follow(_ mount: AnyMount) {
    guard mount.followerIndex < 0, !mount.isGone else { return }
    mount.followerIndex = followers.count
    followers.append(mount)
  }

  /// O(1): the last one takes the free place.
  @MainActor func unfollow(_ mount: AnyMount) {
    let index = mount.followerIndex
    guard followers.indices.contains(index), followers[index] === mount, let last = followers.popLast() else { return }
    mount.followerIndex = -1
    guard last !== mount else { return }
    followers[index] = last
    last.followerIndex = index
  }

  // MARK: Changing

  /// Sets other values; those who follow what has changed are told.
  @MainActor package func update(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute(changedAbove: [])
  }

  /// Stands under another node from now on, with these values set here. Those who follow what has changed are told.
  /// O(values set above, in both places), and what `update(_:)` costs.
  @MainActor package func move(
    under newParent: EnvironmentNode?, _ transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.transform = transform
    guard newParent !== parent else { return recompute(changedAbove: []) }
    let old = parent?.allValues ?? [:]
    let new = newParent?.allValues ?? [:]
    var changed = Set(new.keys.filter { old[$0] == nil })
    for (key, value) in old {
      if let other = new[key], isSameValue(value, other) { continue }
      changed.insert(key)
    }
    parent?.children.removeAll { $0.object == nil || $0.object === self }
    parent = newParent
    if let newParent { EnvironmentNode.add(self, to: &newParent.children) }
    recompute(changedAbove: changed)
  }

  /// All that is set here or above, by key.
  private var allValues: [ObjectIdentifier: Any] {
    var all = parent?.allValues ?? [:]
    for entry in own { all[entry.key] = entry.value }
    return all
  }

  @MainActor private func recompute(changedAbove: Set<ObjectIdentifier>) {
    let old = own
    own = withoutTracking { EnvironmentNode.values(under: parent, transform) }
    var changed = changedAbove.subtracting(old.map(\.key)).subtracting(own.map(\.key))
    for entry in own {
      guard let before = old.first(where: { $0.key == entry.key }), isSameValue(before.value, entry.value) else {
        changed.insert(entry.key)
        continue
      }
    }
    for entry in old where !own.contains(where: { $0.key == entry.key }) { changed.insert(entry.key) }
    guard !changed.isEmpty else { return }
    styleCache = nil
    controlsCache = nil
    for key in changed { signals[key]?.fire() }
    for mount in followers where !mount.isGone { mount.environmentDidChange() }
    for child in children { child.object?.recompute(changedAbove: changed) }
  }
}

/// Whether two values whose type is not known are known to be the same.
@MainActor private func isSameValue(_ old: Any, _ new: Any) -> Bool {
  func compare<Known>(_ old: Known) -> Bool { (new as? Known).map { isSame(old, $0) } ?? false }
  return compare(old)
}
