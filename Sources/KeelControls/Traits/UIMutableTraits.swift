import KeelScene

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The amount of horizontal room. Panes are shown according to the width of the window, whatever this value.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The amount of vertical room.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Light or dark appearance. Browsers and desktops draw a window in the appearance of its root controller; browsers
  /// also draw a sheet in that of the presented controller. For other objects, and in terminals, only code reads it.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The direction of text, for code that reads it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The program's own choice between tabs and a sidebar; `nil` leaves it to the width of the window.
  public var prefersTabNavigation: Bool? {
    get { self[UITraitPrefersTabNavigation.self] }
    set { self[UITraitPrefersTabNavigation.self] = newValue }
  }
}

/// The traits of a view or a controller that differ from those around it.
///
///     controller.traitOverrides.horizontalSizeClass = .compact
///     controller.traitOverrides[ThemeTrait.self] = .festive
///     controller.traitOverrides.remove(ThemeTrait.self)
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  private(set) var values: [ObjectIdentifier: TraitValue] = [:]

  /// Creates overrides of no trait.
  public init() {}

  /// The value that overrides a trait; the default value of the trait if none does.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set { values[ObjectIdentifier(trait)] = TraitValue(newValue, for: trait) }
  }

  /// Returns true if the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Removes the value of a trait, which is inherited again.
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// A Boolean value that indicates whether no trait is overridden.
  package var isEmpty: Bool { values.isEmpty }

  /// The appearance, or `nil` if it is not overridden.
  var colorScheme: SceneEnvironment.ColorScheme? {
    switch userInterfaceStyle {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension UITraitCollection {
  /// Creates traits with values that the closure sets, over those of a page in no window.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = UITraitCollection().modifyingTraits(mutations)
  }

  /// Returns these traits with the values that the closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(traits: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.traits ?? self
  }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let reported = trait as? any ReportedTrait.Type {
      return reported.read(from: environment) as? Trait.Value ?? Trait.defaultValue
    }
    return values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
  }

  mutating func set(_ value: TraitValue) {
    if let reported = value.trait as? any ReportedTrait.Type {
      reported.set(value.value, in: &environment)
    } else {
      values[ObjectIdentifier(value.trait)] = value
    }
  }

  /// Returns these traits with the overridden ones replaced.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    var traits = self
    for value in overrides.values.values { traits.set(value) }
    return traits
  }
}

/// A collection that a closure is changing.
private struct MutableTraits: UIMutableTraits {
  var traits: UITraitCollection

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits.set(TraitValue(newValue, for: trait)) }
  }
}
