package import KeelControls
import KeelScene

extension View {
  /// What assistive technology calls the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(ItemModifier { view, style in view.accessibilityLabel = label.string(in: style.text) })
  }
  /// What assistive technology calls the view.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// What assistive technology calls the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What assistive technology says of the view's state.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(ItemModifier { view, style in view.accessibilityValue = value.string(in: style.text) })
  }
  /// What assistive technology says of the view's state.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// What assistive technology says of the view's state.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What using the view does, for those who do not see the screen.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(ItemModifier { view, style in view.accessibilityHint = hint.string(in: style.text) })
  }
  /// What using the view does, for those who do not see the screen.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// What using the view does, for those who do not see the screen.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// A name for programs and tests; never shown nor read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(ItemModifier { view, _ in view.accessibilityIdentifier = identifier })
  }

  /// Whether assistive technology passes over the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(ItemModifier { view, _ in view.accessibilityElementsHidden = hidden })
  }

  /// What the view is to assistive technology, beyond what its kind says.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(ItemModifier { view, _ in view.accessibilityTraits.formUnion(traits.traits) })
  }

  /// What the view is not to assistive technology.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(ItemModifier { view, _ in view.accessibilityTraits.subtract(traits.traits) })
  }

  /// How early assistive technology comes to the view: higher is earlier.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    modifier(ItemModifier { view, _ in view.extras.sortPriority = priority })
  }

  /// What the view is for, shown where the front end has room for it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(ItemModifier { view, style in view.extras.help = text.string(in: style.text) })
  }
  /// What the view is for, shown where the front end has room for it.
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
  /// What the view is for, shown where the front end has room for it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// What a view is to assistive technology, beyond what its kind says.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var traits: UIAccessibilityTraits
  package init(_ traits: UIAccessibilityTraits) { self.traits = traits }
  public init() { traits = [] }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isLink = AccessibilityTraits(.link)
  public static let isImage = AccessibilityTraits(.image)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Front ends say nothing of it.
  public static let isModal = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let isToggle = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let playsSound = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let isKeyboardKey = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let startsMediaSession = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let isSummaryElement = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let allowsDirectInteraction = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let causesPageTurn = AccessibilityTraits([])
  /// Front ends say nothing of it.
  public static let isTabBar = AccessibilityTraits([])

  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(traits.union(other.traits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.symmetricDifference(other.traits))
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = traits.intersection(member.traits)
    traits.subtract(member.traits)
    return common.isEmpty ? nil : AccessibilityTraits(common)
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}
