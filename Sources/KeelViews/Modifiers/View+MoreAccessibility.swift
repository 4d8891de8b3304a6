import KeelControls

/// What becomes of the parts of a view that is one thing to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  public static let ignore = Self(number: 0)
  public static let contain = Self(number: 1)
  public static let combine = Self(number: 2)
}

/// Which way a person wants to change a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// What a person does to a view with assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = Self(name: "")
  public static let escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap")
  public static let delete = Self(name: "delete")
  public static let showMenu = Self(name: "showMenu")
}

/// How much of a heading a text is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Makes the view one thing to assistive technology. Front ends read views by their parts: the same view.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Lets assistive technology change the view by a step up or down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      ItemModifier { view, _ in
        view.onAdjust = { handler($0 ? .increment : .decrement) }
        view.accessibilityTraits.formUnion(.adjustable)
      })
  }

  /// Front ends offer no such actions: give the view a button or a menu too.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Front ends offer no such actions: give the view a button or a menu too.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Front ends offer no such actions: give the view a button or a menu too.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Front ends offer no such actions: give the view a button or a menu too.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Front ends offer no such actions: give the view a button or a menu too.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// What a person may call the view to say that they mean it. Front ends do not listen: the same view.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// What a person may call the view to say that they mean it. Front ends do not listen: the same view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// What a person may call the view to say that they mean it. Front ends do not listen: the same view.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// How deep a heading is. Front ends know headings, not their depth: the view as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
  /// Front ends read the view itself: the same view.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }
  /// Front ends read the view's own parts: the same view.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Front ends keep colours as they are: the same view.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Front ends have no large pictures of small views: the same view.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  // MARK: As they were called at first

  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
