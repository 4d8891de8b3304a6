import KeelModel

/// What is set at a place, and what controls look up there.
///
/// Places that set the same under the same have one of these together: a list has several such places a row. What it
/// says never changes; a place where something changes has another one from then on.
final class EnvironmentSettings {
  /// The values that are set here.
  let own: EnvironmentEntries
  /// Those under it that were made last, for places to come that set the same.
  private var recent: [Weak] = []
  private var styleCache: LeafStyle?
  private var looksCache: ControlLooks?

  private struct Weak { weak var settings: EnvironmentSettings? }

  init(_ own: EnvironmentEntries) { self.own = own }

  /// The settings of a place under this one where these values are set.
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

  /// So many are remembered: rows set few different things, or each its own.
  private static let reach = 4

  /// Whether these values, or such as say the same, are set here.
  func isSetting(_ others: EnvironmentEntries) -> Bool {
    own.keys == others.keys && zip(own.values, others.values).allSatisfy(isInterchangeable)
  }

  /// Keeps what was looked up at a place before these values changed there, as far as none of them counts for it.
  @MainActor func keepLooks(of old: EnvironmentSettings, after changed: Set<ObjectIdentifier>) {
    if styleCache == nil, changed.isDisjoint(with: LeafStyle.keys) { styleCache = old.styleCache }
    if looksCache == nil, changed.isDisjoint(with: ControlLooks.keys) { looksCache = old.looksCache }
  }

  /// Whether none of these values is set here.
  private func setsNone(of keys: Set<ObjectIdentifier>) -> Bool { keys.isDisjoint(with: own.keys) }

  /// What most controls want to know, looked up once: here, or where something of it was set last.
  func style(at node: EnvironmentNode) -> LeafStyle {
    if let styleCache { return styleCache }
    let style =
      if let parent = node.parent, setsNone(of: LeafStyle.keys) { parent.style } else { LeafStyle(node.values) }
    styleCache = style
    return style
  }

  /// What controls want to know beyond that, looked up once in the same way.
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

/// The keys of the values that a closure asks for.
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []

  func note(_ key: ObjectIdentifier) { keys.insert(key) }

  /// Forgets that these were asked for, unless they are among the others.
  func forget(_ forgotten: some Sequence<ObjectIdentifier>, but kept: Set<ObjectIdentifier>) {
    keys = keys.subtracting(forgotten).union(kept)
  }

  /// What the closure asks for, whatever the values are.
  static func keys(in read: (EnvironmentValues) -> Void) -> Set<ObjectIdentifier> {
    let reads = EnvironmentReads()
    read(EnvironmentValues(source: nil, noting: reads))
    return reads.keys
  }
}

/// Whether one of the values may stand for the other: they are copies of one value, or known to say the same.
///
/// That values of a program's own are equal to it does not mean that: equal accounts may have other balances.
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

/// A value of the environment that knows whether another one says the same.
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
