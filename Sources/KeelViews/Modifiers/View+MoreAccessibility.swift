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
