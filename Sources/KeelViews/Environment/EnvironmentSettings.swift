import KeelModel

/// The values that a node sets, and the results that controls look up there.
///
/// Nodes that set the same values under the same settings share one object, because a list has several such nodes per
/// row. The object is immutable apart from its caches; a node whose values change receives another object.
final class EnvironmentSettings {
  /// The values that the node sets.
  let own: EnvironmentEntries
  /// The most recent settings below these, for reuse by later nodes that set the same values.
  private var recent: [Weak] = []
  private var styleCache: LeafStyle?
  private var looksCache: ControlLooks?

  private struct Weak { weak var settings: EnvironmentSettings? }

  init(_ own: EnvironmentEntries) { self.own = own }

  /// Returns the settings of a node below this one that sets these values.
  func settings(setting own: EnvironmentEntries) -> EnvironmentSettings {
    for known in recent {
      if let settings = known.settings, settings.isSetting(own) { return settings }
    }
    let made = EnvironmentSettings(own)
    recent.removeAll { $0.settings == nil }
    if recent.count == EnvironmentSettings.reach { recent.removeFirst() }
    recent.append(Weak(settings: made))
    return made
  }

  /// The number of recent settings that are kept. Rows either share a few values, or have individual ones.
  private static let reach = 4

  /// Returns true if the settings are these values, or values that are interchangeable with them.
  func isSetting(_ others: EnvironmentEntries) -> Bool {
    own.keys == others.keys && zip(own.values, others.values).allSatisfy(isInterchangeable)
  }

  /// Copies the cached styles and looks of the former settings, except for results that depend on the changed values.
  @MainActor func keepLooks(of old: EnvironmentSettings, after changed: Set<ObjectIdentifier>) {
    if styleCache == nil, changed.isDisjoint(with: LeafStyle.keys) { styleCache = old.styleCache }
    if looksCache == nil, changed.isDisjoint(with: ControlLooks.keys) { looksCache = old.looksCache }
  }

  /// Returns true if the settings contain none of these keys.
  private func setsNone(of keys: Set<ObjectIdentifier>) -> Bool { keys.isDisjoint(with: own.keys) }

  /// Returns the values that most controls need, looked up once: in this node, or in the nearest node above that sets
  /// one of them.
  func style(at node: EnvironmentNode) -> LeafStyle {
    if let styleCache { return styleCache }
    let style =
      if let parent = node.parent, setsNone(of: LeafStyle.keys) { parent.style } else { LeafStyle(node.values) }
    styleCache = style
    return style
  }

  /// Returns the further values that controls need, looked up once in the same way.
  @MainActor func controls(at node: EnvironmentNode) -> ControlLooks {
    if let looksCache { return looksCache }
    let looks =
      if let parent = node.parent, setsNone(of: ControlLooks.keys) {
        parent.controls
      } else {
        withoutTracking { ControlLooks(node.values) }
      }
    looksCache = looks
    return looks
  }
}

/// The keys of the values that a closure reads.
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []

  func note(_ key: ObjectIdentifier) { keys.insert(key) }

  /// Removes keys from the recorded reads, unless they are also in `kept`.
  func forget(_ forgotten: some Sequence<ObjectIdentifier>, but kept: Set<ObjectIdentifier>) {
    keys = keys.subtracting(forgotten).union(kept)
  }

  /// Returns the keys of the values that the closure reads, regardless of the values.
  static func keys(in read: (EnvironmentValues) -> Void) -> Set<ObjectIdentifier> {
    let reads = EnvironmentReads()
    read(EnvironmentValues(source: nil, noting: reads))
    return reads.keys
  }
}

/// Returns true if one of the values can replace the other: they are copies of one value, or known to be equivalent.
///
/// Equality of a program's own values is not enough, because equal accounts may have different balances.
private func isInterchangeable(_ old: Any, _ new: Any) -> Bool {
  func compare<Known>(_ old: Known) -> Bool {
    guard let new = new as? Known else { return false }
    func compare<Value: InterchangeableValue>(_ old: Value) -> Bool {
      (new as? Value).map { old.isInterchangeable(with: $0) } ?? false
    }
    return hasSameBits(old, new) || (old as? any InterchangeableValue).map { compare($0) } ?? false
  }
  return compare(old)
}

/// A value of the environment that can be compared for equivalence.
protocol InterchangeableValue {
  func isInterchangeable(with other: Self) -> Bool
}

extension TextForeground: InterchangeableValue {
  func isInterchangeable(with other: TextForeground) -> Bool { self == other }
}

extension ButtonLook: InterchangeableValue {
  func isInterchangeable(with other: ButtonLook) -> Bool {
    switch (self, other) {
    case (.automatic, .automatic): true
    case (.builtIn(let style), .builtIn(let other)): style == other
    default: false
    }
  }
}

extension LabelLook: InterchangeableValue {
  func isInterchangeable(with other: LabelLook) -> Bool {
    if case (.builtIn(let parts), .builtIn(let others)) = (self, other) { parts == others } else { false }
  }
}
