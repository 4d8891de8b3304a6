/// Where assistive technology is, among the views that say `accessibilityFocused`.
///
/// Front ends have one focus, the keyboard's, which assistive technology follows: it is the same as `FocusState`.
public typealias AccessibilityFocusState = FocusState

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What reads the screen out.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// What works by one or two switches.
  public static let switchControl = Self(rawValue: 1 << 1)
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
