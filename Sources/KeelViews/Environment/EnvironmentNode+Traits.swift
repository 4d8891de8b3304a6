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
  /// Sets the values of all traits, for a page that no views enclose.
  mutating func take(_ traits: UITraitCollection) {
    take(traits) { _ in true }
    accessibilityReduceMotion = traits.environment.reducesMotion
    locale = Locale(identifier: traits.environment.localeIdentifier)
    timeZone = traits.timeZone
    calendar = traits.calendar
    systemLanguages = traits.languages
    isShownInCells = traits.environment.idiom == .terminal
    placeTraits = PlaceTraits(traits: traits)
  }

  /// Sets the values of the overridden traits, for a page inside other views.
  mutating func take(
    _ traits: UITraitCollection, overriddenBy overrides: [UITraitOverrides], in outer: UITraitCollection?
  ) {
    take(traits) { trait in overrides.contains { $0.contains(trait) } }
    placeTraits = PlaceTraits(traits: traits, outer: outer)
  }

  /// Sets the values of the traits that can be overridden, as far as the closure accepts them.
  private mutating func take(_ traits: UITraitCollection, where isTaken: (UITrait) -> Bool) {
    let environment = traits.environment
    if isTaken(UITraitUserInterfaceStyle.self) { colorScheme = ColorScheme(environment.colorScheme) }
    if isTaken(UITraitLayoutDirection.self) { layoutDirection = LayoutDirection(environment.layoutDirection) }
    if isTaken(UITraitHorizontalSizeClass.self) {
      horizontalSizeClass = UserInterfaceSizeClass(environment.horizontalSizeClass)
    }
    if isTaken(UITraitVerticalSizeClass.self) {
      verticalSizeClass = UserInterfaceSizeClass(environment.verticalSizeClass)
    }
    if isTaken(UITraitPrefersTabNavigation.self) {
      chosenTabNavigation = traits[UITraitPrefersTabNavigation.self]
    }
  }

  /// Writes the values that traits can hold.
  fileprivate func write(to traits: inout UITraitCollection) {
    traits.environment.colorScheme = colorScheme.sceneScheme
    traits.environment.layoutDirection = layoutDirection.sceneDirection
    if let size = horizontalSizeClass {
      traits.environment.horizontalSizeClass = size == .compact ? .compact : .regular
    }
    if let size = verticalSizeClass { traits.environment.verticalSizeClass = size == .compact ? .compact : .regular }
    traits.environment.reducesMotion = accessibilityReduceMotion
    if locale != Locale(identifier: traits.environment.localeIdentifier) {
      traits.environment.localeIdentifier = locale.identifier.replacing("_", with: "-")
    }
    if timeZone != traits.timeZone { traits.environment.timeZoneIdentifier = timeZone.identifier }
    if let chosen = chosenTabNavigation {
      traits = traits.modifyingTraits { $0.prefersTabNavigation = chosen }
    }
  }
}
