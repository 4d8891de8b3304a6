import KeelControls

/// The treatment of the parts of a view that is one element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// The parts are ignored: the view's `accessibilityLabel` is read in their place.
  public static let ignore = Self(number: 0)
  /// The parts are elements within the view's element.
  public static let contain = Self(number: 1)
  /// The labels of the parts are joined. Front ends read them one after the other.
  public static let combine = Self(number: 2)
}

/// The direction in which the user adjusts a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// The level of a heading. Front ends have headings without levels.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// A level, from that of the page's title to that of the smallest part.
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Makes the view one element for assistive technology.
  ///
  /// A view without an `accessibilityLabel` is read by its parts, whatever the behavior is.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(ItemModifier { view in if children == .ignore { view.isAccessibilityElement = true } })
  }

  /// Allows the user to adjust the view by a step up or down. The closure runs once per step.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      ItemModifier { view in
        view.onAdjust = { handler($0 ? .increment : .decrement) }
        view.accessibilityTraits.formUnion(.adjustable)
      })
  }

  /// Returns the same view: front ends have no voice control.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Returns the same view: front ends have no voice control.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Returns the same view: front ends have no voice control.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Makes the view a heading for assistive technology; the level is not used.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
  /// Returns the same view: front ends read the view itself.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }
  /// Returns the same view: front ends read the view's own parts.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Returns the same view: front ends do not invert colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Returns the same view: front ends have no enlarged previews of views.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  // MARK: Older names

  /// Sets the label for assistive technology: the older name of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value for assistive technology: the older name of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the hint for assistive technology: the older name of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from assistive technology: the older name of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets a name for programs and tests: the older name of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds traits: the older name of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits: the older name of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the reading order: the older name of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
