/// The identity of an alignment guide.
public struct GuideKey: Hashable, Sendable {
  /// The kinds of guides.
  public enum Kind: Hashable, Sendable {
    /// The leading or the top edge.
    case start
    /// The middle.
    case center
    /// The trailing or the bottom edge.
    case end
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
    /// A guide of the program's own, by its type.
    case custom(ObjectIdentifier)
  }
  /// The axis along which the guide aligns views.
  public var axis: StackElement.Axis
  /// The kind of the guide.
  public var kind: Kind
  /// Creates a key.
  public init(_ axis: StackElement.Axis, _ kind: Kind) {
    self.axis = axis
    self.kind = kind
  }
}

extension GuideKey {
  /// Returns the guide of a container whose views set it at several places: the first of the first baselines, the last of
  /// the last ones, the mean of all others; `nil` if no view sets it.
  package func combined(_ positions: [Double]) -> Double? {
    switch kind {
    case .firstBaseline: positions.min()
    case .lastBaseline: positions.max()
    case .start, .center, .end, .custom: positions.isEmpty ? nil : positions.reduce(0, +) / Double(positions.count)
    }
  }
}

/// A view with the guides that are set in it, for closures of the program.
public final class GuidedView: Sendable {
  private let position: @MainActor (GuideKey) -> Double?

  /// Creates a view from a closure that finds its guides.
  package init(_ position: @escaping @MainActor (GuideKey) -> Double?) { self.position = position }

  /// Returns the position of a guide that is set in the view; `nil` if none is set.
  @MainActor public func guide(_ key: GuideKey) -> Double? { position(key) }
}

/// The guide that a container aligns its children by.
public struct SceneGuideLine: Hashable, Sendable {
  /// The guide.
  public let key: GuideKey
  /// The position of the guide in a view that sets none.
  public let position: @MainActor @Sendable (SceneSize, GuidedView) -> Double
  /// Creates a guide with its default position.
  public init(_ key: GuideKey, position: @escaping @MainActor @Sendable (SceneSize, GuidedView) -> Double) {
    self.key = key
    self.position = position
  }
  /// Returns true if both are the same guide.
  public static func == (one: Self, other: Self) -> Bool { one.key == other.key }
  /// Hashes the identity of the guide.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The guides of both axes that layers align their children by; `nil` uses the alignment of the layers.
public struct SceneGuides: Hashable, Sendable {
  /// The guide that aligns the children horizontally.
  public var horizontal: SceneGuideLine?
  /// The guide that aligns the children vertically.
  public var vertical: SceneGuideLine?
  /// Creates the guides of both axes.
  public init(horizontal: SceneGuideLine? = nil, vertical: SceneGuideLine? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The position of a guide that the program has set for a view.
public struct SceneGuide: Hashable, Sendable {
  /// The guide.
  public let key: GuideKey
  /// The position of the guide in the view, from the leading or the top edge.
  public let position: @MainActor @Sendable (SceneSize, GuidedView) -> Double
  private let serial: Int
  /// Creates a position that is different from all others.
  @MainActor public init(
    _ key: GuideKey, position: @escaping @MainActor @Sendable (SceneSize, GuidedView) -> Double
  ) {
    self.key = key
    self.position = position
    serial = ProgramSerial.next()
  }
  /// Returns true if both are copies of the same position.
  public static func == (one: Self, other: Self) -> Bool { one.serial == other.serial }
  /// Hashes the number of the position.
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}
