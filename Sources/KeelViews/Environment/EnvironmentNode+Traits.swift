import FoundationEssentials
package import KeelControls
import KeelScene

extension EnvironmentNode: TraitSource {
  /// The traits of controls in this environment: those of the page, with the values that views have set.
  package var traits: UITraitCollection? {
    let values = values
    guard var traits = values.placeTraits?.traits else { return nil }
    values.write(to: &traits)
    return traits.modifyingTraits { traits in
      for (id, key) in BridgedKeys.all {
        if let value = valueSetByViews(of: id) { key.write(value, to: &traits) }
      }
    }
  }
}

extension UITraitBridgedEnvironmentKey {
  fileprivate static func write(_ value: Any, to traits: inout any UIMutableTraits) {
    if let value = value as? Value { write(to: &traits, value: value) }
  }
}

extension EnvironmentValues {
  /// Sets the values of traits that a front end reports.
  mutating func take(_ traits: UITraitCollection) {
    let environment = traits.environment
    colorScheme = ColorScheme(environment.colorScheme)
    layoutDirection = LayoutDirection(environment.layoutDirection)
    horizontalSizeClass = UserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(environment.verticalSizeClass)
    accessibilityReduceMotion = environment.reducesMotion
    locale = Locale(identifier: environment.localeIdentifier)
    systemLanguages = traits.languages
    isShownInCells = environment.idiom == .terminal
    if let prefersTabs = traits[UITraitPrefersTabNavigation.self] { chosenTabNavigation = prefersTabs }
    placeTraits = PlaceTraits(traits: traits)
  }

  /// Sets the values of the overridden traits, for a page inside other views.
  mutating func take(
    _ traits: UITraitCollection, overriddenBy overrides: [UITraitOverrides], in outer: UITraitCollection?
  ) {
    func isOverridden(_ trait: UITrait) -> Bool { overrides.contains { $0.contains(trait) } }
    let environment = traits.environment
    if isOverridden(UITraitUserInterfaceStyle.self) { colorScheme = ColorScheme(environment.colorScheme) }
    if isOverridden(UITraitLayoutDirection.self) { layoutDirection = LayoutDirection(environment.layoutDirection) }
    if isOverridden(UITraitHorizontalSizeClass.self) {
      horizontalSizeClass = UserInterfaceSizeClass(environment.horizontalSizeClass)
    }
    if isOverridden(UITraitVerticalSizeClass.self) {
      verticalSizeClass = UserInterfaceSizeClass(environment.verticalSizeClass)
    }
    if isOverridden(UITraitPrefersTabNavigation.self) {
      chosenTabNavigation = traits[UITraitPrefersTabNavigation.self]
    }
    placeTraits = PlaceTraits(traits: traits, outer: outer)
  }

  /// Writes the values that traits can hold.
  fileprivate func write(to traits: inout UITraitCollection) {
    traits.environment.colorScheme = colorScheme == .dark ? .dark : .light
    traits.environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if let size = horizontalSizeClass {
      traits.environment.horizontalSizeClass = size == .compact ? .compact : .regular
    }
    if let size = verticalSizeClass { traits.environment.verticalSizeClass = size == .compact ? .compact : .regular }
    traits.environment.reducesMotion = accessibilityReduceMotion
    if locale != Locale(identifier: traits.environment.localeIdentifier) {
      traits.environment.localeIdentifier = locale.identifier.replacing("_", with: "-")
    }
    if let chosen = chosenTabNavigation {
      traits = traits.modifyingTraits { $0.prefersTabNavigation = chosen }
    }
  }
}
