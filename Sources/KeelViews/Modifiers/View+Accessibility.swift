package import KeelControls
import KeelScene

extension View {
  /// Sets the label that assistive technology reads for the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(ItemModifier(spoken: { view, style in view.accessibilityLabel = label.string(in: style.text) }))
  }
  /// Sets the label that assistive technology reads for the view.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// Sets the label that assistive technology reads for the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the description of the view's state for assistive technology.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(ItemModifier(spoken: { view, style in view.accessibilityValue = value.string(in: style.text) }))
  }
  /// Sets the description of the view's state for assistive technology.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// Sets the description of the view's state for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the description of the view's effect when it is used, for assistive technology.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(ItemModifier(spoken: { view, style in view.accessibilityHint = hint.string(in: style.text) }))
  }
  /// Sets the description of the view's effect when it is used, for assistive technology.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// Sets the description of the view's effect when it is used, for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the reason why the value of the control is not accepted, for assistive technology; `nil` if it is accepted.
  ///
  /// The text belongs to the control, and is spoken when it appears. The visible text is a view of its own, such as the
  /// footer of a section.
  nonisolated public func accessibilityError(_ error: Text?) -> some View {
    modifier(ItemModifier(spoken: { view, style in view.accessibilityError = error?.string(in: style.text) }))
  }
  /// Sets the reason why the value of the control is not accepted, for assistive technology; `nil` if it is accepted.
  nonisolated public func accessibilityError<S: StringProtocol>(_ error: S?) -> some View {
    accessibilityError(error.map { Text($0) })
  }

  /// Sets a name for programs and tests. It is never shown nor read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(ItemModifier { view in view.accessibilityIdentifier = identifier })
  }

  /// Hides the view from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(ItemModifier { view in view.accessibilityElementsHidden = hidden })
  }

  /// Adds traits that assistive technology announces for the view. Traits that a later value omits are removed again.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier { $0.formUnion(traits.traits) })
  }

  /// Removes traits that assistive technology announces for the view. Traits that a later value omits are restored.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier { $0.subtract(traits.traits) })
  }

  /// Sets the view's priority in the reading order of assistive technology: higher is earlier.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    modifier(ItemModifier { view in view.extras.sortPriority = priority })
  }

  /// Sets a help text, shown if the front end has space for it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(ItemModifier(styled: { view, style in view.extras.help = text.string(in: style.text) }))
  }
  /// Sets a help text, shown if the front end has space for it.
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
  /// Sets a help text, shown if the front end has space for it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// The role and state of a view for assistive technology, in addition to the properties of its type.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var traits: UIAccessibilityTraits
  package init(_ traits: UIAccessibilityTraits) { self.traits = traits }
  /// Creates an empty set of traits.
  public init() { traits = [] }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The view is text that does not change. Front ends do not announce it.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The view is a search field. Front ends do not announce it.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The view's value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The view is modal. Front ends do not announce it.
  public static let isModal = AccessibilityTraits(.modal)
  /// The view is a switch. Front ends do not announce it.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// The view plays a sound. Front ends do not announce it.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The view is a key of a keyboard. Front ends do not announce it.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The view starts audio or video. Front ends do not announce it.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The view is a summary of the screen. Front ends do not announce it.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The view handles touches itself. Front ends do not announce it.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The view turns the page after it is read. Front ends do not announce it.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The view is a bar of tabs. Front ends do not announce it.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// Returns true if all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  /// Returns the traits of both sets together.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(traits.union(other.traits)) }
  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits))
  }
  /// Returns the traits that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.symmetricDifference(other.traits))
  }
  /// Adds traits; `inserted` is false if all of them were already in the set.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  /// Removes traits and returns the removed ones, or `nil` if none were in the set.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = traits.intersection(member.traits)
    traits.subtract(member.traits)
    return common.isEmpty ? nil : AccessibilityTraits(common)
  }
  /// Adds traits and returns them if all of them were already in the set, otherwise `nil`.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps only the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  /// Keeps the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}
