import KeelModel

/// The environment at one place: the values set by the node, over those of its parent.
///
/// A node is created by each modifier or page that sets values. The node records the bodies that read a value, and only
/// a change of that value runs them again. Mounts of controls are notified of every change (`environmentDidChange`). A
/// change costs O(n) in the readers and in the nodes below that do not set the value themselves. Nodes that set the
/// same values share them (`EnvironmentSettings`).
package final class EnvironmentNode {
  private(set) var parent: EnvironmentNode?
  private var settings: EnvironmentSettings
  /// The closure that sets the values, or `nil` if it does not depend on the values of the parent.
  private var transform: ((inout EnvironmentValues) -> Void)?
  private var signals: [ObjectIdentifier: Signal] = [:]
  private var children: [Weak] = []
  /// The mounts between `follow` and `unfollow`. Each stores its index.
  private var followers: [AnyMount] = []

  /// True if the node is the root of a page that cannot be seen. Changes of the size classes wait until it can.
  private var isDormant = false
  /// True if such a change waits.
  private var hasMissedRoom = false

  private struct Weak { weak var node: EnvironmentNode? }

  package init(parent: EnvironmentNode?, _ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    let (own, isSteady) = EnvironmentNode.values(under: parent, transform)
    settings = EnvironmentNode.settings(under: parent, setting: own)
    self.transform = isSteady ? nil : transform
    parent?.add(self)
  }

  private func add(_ child: EnvironmentNode) {
    // Entries of deallocated nodes are removed whenever the array would grow.
    if children.count == children.capacity { children.removeAll { $0.node == nil } }
    children.append(Weak(node: child))
  }

  /// Returns the values that the closure sets. `isSteady` is true if it sets them without reading any value of the
  /// parent.
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

  /// The values of the node. Reads of them in a body are recorded.
  package var values: EnvironmentValues { EnvironmentValues(source: self) }

  func value(of key: ObjectIdentifier, bridging bridged: (any UITraitBridgedEnvironmentKey.Type)? = nil) -> Any? {
    if TrackedScope.isReading { signal(for: key).read() }
    var node: EnvironmentNode? = self
    while let current = node {
      if let value = current.settings.own[key] { return value }
      if let bridged, let value = current.placeTraits?.value(of: bridged) { return value }
      node = current.parent
    }
    return nil
  }

  /// The traits that a page has found at this node.
  private var placeTraits: PlaceTraits? { settings.own[PlaceTraitsKey.id] as? PlaceTraits }

  /// Returns the value that views of the page have set for a key, or `nil` if none has.
  func valueSetByViews(of key: ObjectIdentifier) -> Any? {
    if TrackedScope.isReading { signal(for: key).read() }
    var node: EnvironmentNode? = self
    while let current = node {
      if let value = current.settings.own[key] { return value }
      node = current.placeTraits == nil ? current.parent : nil
    }
    return nil
  }

  private func signal(for key: ObjectIdentifier) -> Signal {
    if let signal = signals[key] { return signal }
    let signal = Signal()
    signals[key] = signal
    return signal
  }

  /// The values that most controls need, looked up once.
  package var style: LeafStyle { settings.style(at: self) }

  /// The further values that controls need, looked up once.
  @MainActor package var controls: ControlLooks { settings.controls(at: self) }

  /// Notifies the mount of every change until `unfollow` is called.
  @MainActor package func follow(_ mount: AnyMount) {
    guard mount.followerIndex < 0, !mount.isGone else { return }
    mount.followerIndex = followers.count
    followers.append(mount)
  }

  /// Stops notifying the mount. O(1): the last follower moves to the free index.
  @MainActor func unfollow(_ mount: AnyMount) {
    let index = mount.followerIndex
    guard followers.indices.contains(index), followers[index] === mount, let last = followers.popLast() else { return }
    mount.followerIndex = -1
    guard last !== mount else { return }
    followers[index] = last
    last.followerIndex = index
  }

  // MARK: Changing

  /// Replaces the values, and notifies the followers of the values that have changed.
  @MainActor package func update(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute(changedAbove: [])
  }

  /// Moves the node to another parent and replaces the values that it sets. Notifies the followers of the values that
  /// have changed. O(n) in the values set above, in both positions, in addition to the cost of `update(_:)`.
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

  /// All values that the node or a node above it sets, by key.
  private var allValues: [ObjectIdentifier: Any] {
    var all = parent?.allValues ?? [:]
    if let placeTraits {
      for (id, key) in BridgedKeys.all { if let value = placeTraits.value(of: key) { all[id] = value } }
    }
    for (key, value) in zip(settings.own.keys, settings.own.values) { all[key] = value }
    return all
  }

  /// Sets whether the node is the root of a page that cannot be seen. Changes of the size classes reach the views of such
  /// a page once it can be seen again, as in UIKit; all other changes reach them at once.
  @MainActor func setDormant(_ isDormant: Bool) {
    self.isDormant = isDormant
    if !isDormant, hasMissedRoom { withoutTracking { recompute(changedAbove: []) } }
  }

  @MainActor private static let roomKeys = EnvironmentReads.keys {
    _ = ($0.horizontalSizeClass, $0.verticalSizeClass, $0.chosenTabNavigation, $0.placeTraits)
  }

  @MainActor private func recompute(changedAbove: Set<ObjectIdentifier>) {
    let changedAbove =
      hasMissedRoom ? changedAbove.union(EnvironmentNode.roomKeys).union(BridgedKeys.all.keys) : changedAbove
    hasMissedRoom = false
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
      changed.formUnion(PlaceTraitsKey.bridgedKeys(changedFrom: old.own, to: own).filter { own[$0] == nil })
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
    // Values that are read from traits may change with the room.
    let others = changed.subtracting(EnvironmentNode.roomKeys)
    let isRoom = others.isEmpty || others.count < changed.count && others.isSubset(of: BridgedKeys.all.keys)
    for child in children {
      guard let node = child.node else { continue }
      if isRoom, node.isDormant { node.hasMissedRoom = true } else { node.recompute(changedAbove: changed) }
    }
  }
}

/// Returns true if two values of unknown types are known to be the same.
@MainActor private func isSameValue(_ old: Any, _ new: Any) -> Bool {
  func compare<Known>(_ old: Known) -> Bool { (new as? Known).map { isSame(old, $0) } ?? false }
  return compare(old)
}
