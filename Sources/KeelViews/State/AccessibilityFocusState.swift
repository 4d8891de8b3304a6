/// Where assistive technology is, among the views that say `accessibilityFocused`.
///
/// Front ends have one focus, the keyboard's, which assistive technology follows: it is the same as `FocusState`.
public typealias AccessibilityFocusState = FocusState

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var kinds: Set<Int> = []
  public init() {}
  private init(kinds: Set<Int>) { self.kinds = kinds }
  public static let voiceOver = Self(kinds: [0])
  public static let switchControl = Self(kinds: [1])
  public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { kinds.formUnion(newMember.kinds) }
    return (!contains(newMember), newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    defer { kinds.subtract(member.kinds) }
    return contains(member) ? member : nil
  }
  public mutating func update(with newMember: Self) -> Self? {
    defer { kinds.formUnion(newMember.kinds) }
    return contains(newMember) ? newMember : nil
  }
  public func union(_ other: Self) -> Self { Self(kinds: kinds.union(other.kinds)) }
  public func intersection(_ other: Self) -> Self { Self(kinds: kinds.intersection(other.kinds)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(kinds: kinds.symmetricDifference(other.kinds)) }
  public mutating func formUnion(_ other: Self) { kinds.formUnion(other.kinds) }
  public mutating func formIntersection(_ other: Self) { kinds.formIntersection(other.kinds) }
  public mutating func formSymmetricDifference(_ other: Self) { kinds.formSymmetricDifference(other.kinds) }
}

extension FocusState where Value == Bool {
  /// Whether assistive technology is on the view. Which kind makes no difference.
  public init(for technologies: AccessibilityTechnologies) { self.init() }
}

extension FocusState {
  /// Which of several views assistive technology is on. Which kind makes no difference.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}

extension View {
  /// Says that the state is `true` while assistive technology is on this view, and takes it there.
  @MainActor @preconcurrency public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition)
  }

  /// Says that the state has this value while assistive technology is on this view, and takes it there.
  @MainActor @preconcurrency public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}
