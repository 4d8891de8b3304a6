/// The focus of assistive technology among the views marked with `accessibilityFocused`.
///
/// Front ends have one focus, the keyboard's, which assistive technology follows. The type is therefore an alias of
/// `FocusState`.
public typealias AccessibilityFocusState = FocusState

/// The kinds of assistive technology. Front ends do not distinguish them.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Screen readers.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// Control by one or two switches.
  public static let switchControl = Self(rawValue: 1 << 1)
}

extension FocusState where Value == Bool {
  /// Creates a state that is `true` while the focus is on the view; `technologies` is not used.
  public init(for technologies: AccessibilityTechnologies) { self.init() }
}

extension FocusState {
  /// Creates a state for several views; `technologies` is not used.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}

extension View {
  /// Sets the state to `true` while the focus is on this view, and moves the focus there when the program sets it.
  @MainActor @preconcurrency public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition)
  }

  /// Sets the state to a value while the focus is on this view, and moves the focus there when the program sets it.
  @MainActor @preconcurrency public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}
