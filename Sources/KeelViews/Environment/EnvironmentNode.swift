import KeelModel

/// The environment at one place: what was set there, over the environment around it.
///
/// A node is made by whatever sets values: a modifier, a page. Bodies that read a value are noted with that value and
/// run again only for it; mounts of controls are told of any change (`environmentDidChange`). A change costs as much as
/// there are readers and nodes below that do not set the value themselves. What is set is shared with other nodes that
/// set the same (`EnvironmentSettings`).
package final class EnvironmentNode {
  private(set) var parent: EnvironmentNode?
  private var settings: EnvironmentSettings
  /// What sets the values; `nil` where that does not depend on what is set around it.
  private var transform: ((inout EnvironmentValues) -> Void)?
  private var signals: [ObjectIdentifier: Signal] = [:]
  private var children: [Weak] = []
  /// Each is there from `follow` to `unfollow`, and knows its index.
  private var followers: [AnyMount] = []

  private struct Weak { weak var node: EnvironmentNode? }

  package init(parent: EnvironmentNode?, _ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    let (own, isSteady) = EnvironmentNode.values(under: parent, transform)
    settings = EnvironmentNode.settings(under: parent, setting: own)
    self.transform = isSteady ? nil : transform
    parent?.add(self)
  }

  private func add(_ child: EnvironmentNode) {
    // Dead entries are dropped whenever the list would grow.
    if children.count == children.capacity { children.removeAll { $0.node == nil } }
    children.append(Weak(node: child))
  }

  /// The values that the closure sets, and whether it sets them without a look at what is around it.
  private static func values(
    under parent: EnvironmentNode?, _ transform: (inout EnvironmentValues) -> Void
  ) -> (own: EnvironmentEntries, isSteady: Bool) {
    let reads = EnvironmentReads()
    var values = EnvironmentValues(source: parent, noting: reads)
    transform(&values)
    return (values.own, reads.keys.isEmpty)
  }

  private static func settings(
    under parent: EnvironmentNode?, setting own: EnvironmentEntries
  ) -> EnvironmentSettings {
    parent?.settings.settings(setting: own) ?? EnvironmentSettings(own)
  }

  // MARK: Reading

  /// The values here. What is read of them in a body is noted.
  package var values: EnvironmentValues { EnvironmentValues(source: self) }

  func value(of key: ObjectIdentifier) -> Any? {
    if TrackedScope.isReading { signal(for: key).read() }
    var node: EnvironmentNode? = self
    while let current = node {
      if let value = current.settings.own[key] { return value }
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
  package var style: LeafStyle { settings.style(at: self) }

  /// What controls want to know beyond that, looked up once.
  @MainActor package var controls: ControlLooks { settings.controls(at: self) }

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
    parent?.children.removeAll { $0.node == nil || $0.node === self }
    parent = newParent
    newParent?.add(self)
    recompute(changedAbove: changed)
  }

  /// All that is set here or above, by key.
  private var allValues: [ObjectIdentifier: Any] {
    var all = parent?.allValues ?? [:]
    for (key, value) in zip(settings.own.keys, settings.own.values) { all[key] = value }
    return all
  }

  @MainActor private func recompute(changedAbove: Set<ObjectIdentifier>) {
    let old = settings
    var own = old.own
    var changed = changedAbove.subtracting(own.keys)
    if let transform {
      let (new, isSteady) = withoutTracking { EnvironmentNode.values(under: parent, transform) }
      own = new
      if isSteady { self.transform = nil }
      changed.subtract(own.keys)
      for (key, value) in zip(own.keys, own.values) {
        if let before = old.own[key], isSameValue(before, value) { continue }
        changed.insert(key)
      }
      for key in old.own.keys where own[key] == nil { changed.insert(key) }
      if changed.isEmpty, old.isSetting(own) { return }
    }
    settings = EnvironmentNode.settings(under: parent, setting: own)
    guard !changed.isEmpty else { return }
    settings.keepLooks(of: old, after: changed)
    for key in changed { signals[key]?.fire() }
    let changesLooks = !changed.isDisjoint(with: LeafStyle.keys) || !changed.isDisjoint(with: ControlLooks.keys)
    for mount in followers where !mount.isGone && (changesLooks || !mount.followsLooksAlone) {
      mount.environmentDidChange()
    }
    for child in children { child.node?.recompute(changedAbove: changed) }
  }
}

/// Whether two values whose type is not known are known to be the same.
@MainActor private func isSameValue(_ old: Any, _ new: Any) -> Bool {
  func compare<Known>(_ old: Known) -> Bool { (new as? Known).map { isSame(old, $0) } ?? false }
  return compare(old)
}
