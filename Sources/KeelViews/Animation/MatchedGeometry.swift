import KeelScene

/// The parts of the geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of a view.
  public static let position = Self(rawValue: 1)
  /// The size of a view.
  public static let size = Self(rawValue: 2)
  /// Position and size together.
  public static let frame = Self(rawValue: 3)
}

extension View {
  /// Makes the view one of several with the same identifier that stand for one thing.
  ///
  /// If one of them disappears and another one appears in an animated change, front ends that animate move it from the
  /// former place to the new one. While both are shown, one with `isSource` false is at the place of the source in
  /// browsers.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let match = SceneMatch(
      group: namespace.group(of: id), isSource: isSource, movesPosition: properties.contains(.position),
      movesSize: properties.contains(.size), anchor: anchor.scenePoint)
    return modifier(BoxModifier { box, _ in box.motion.match = match })
  }
}

extension Namespace.ID {
  /// Returns the number of the group of views with an identifier.
  ///
  /// It is a hash of 64 bits, so that nobody has to count the views that use it.
  nonisolated fileprivate func group(of id: some Hashable) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(self)
    hasher.combine(AnyHashable(id))
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
