import KeelScene

/// A trait: a value that a view or a controller passes to everything inside it.
///
///     struct ThemeTrait: UITraitDefinition {
///       static let defaultValue = Theme.plain
///     }
///     controller.traitOverrides[ThemeTrait.self] = .festive
///     controller.traitCollection[ThemeTrait.self]
///
/// Observers are notified of a new value unless it is `Equatable` and equal to the old one.
public protocol UITraitDefinition<Value>: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where nothing has set the trait.
  static var defaultValue: Value { get }
  /// A Boolean value that indicates whether colours depend on the trait. It is not used: colours are resolved by front
  /// ends.
  static var affectsColorAppearance: Bool { get }
  /// The name of the trait, for debugging.
  static var name: String { get }
  /// The name of the trait in saved files. It is not used: traits are not saved.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait, in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a front end reports.
protocol ReportedTrait: UITraitDefinition {
  static func read(from environment: SceneEnvironment) -> Value
  static func write(_ value: Value, to environment: inout SceneEnvironment)
}

extension ReportedTrait {
  static func set(_ value: any Sendable, in environment: inout SceneEnvironment) {
    if let value = value as? Value { write(value, to: &environment) }
  }
}

/// A trait of the amount of room along an axis.
protocol SizeClassTrait: ReportedTrait where Value == UIUserInterfaceSizeClass {
  static var size: WritableKeyPath<SceneEnvironment, SceneEnvironment.SizeClass> { get }
}

extension SizeClassTrait {
  static func read(from environment: SceneEnvironment) -> UIUserInterfaceSizeClass {
    environment[keyPath: size] == .compact ? .compact : .regular
  }
  static func write(_ value: UIUserInterfaceSizeClass, to environment: inout SceneEnvironment) {
    if let known = value.sizeClass { environment[keyPath: size] = known }
  }
}

/// The trait of the amount of horizontal room.
public enum UITraitHorizontalSizeClass: SizeClassTrait {
  /// Unspecified: windows have a value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var size: WritableKeyPath<SceneEnvironment, SceneEnvironment.SizeClass> { \.horizontalSizeClass }
}

/// The trait of the amount of vertical room.
public enum UITraitVerticalSizeClass: SizeClassTrait {
  /// Unspecified: windows have a value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var size: WritableKeyPath<SceneEnvironment, SceneEnvironment.SizeClass> { \.verticalSizeClass }
}

/// The trait of light or dark appearance.
public enum UITraitUserInterfaceStyle: ReportedTrait {
  /// Unspecified: windows have a value.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func read(from environment: SceneEnvironment) -> UIUserInterfaceStyle {
    environment.colorScheme == .dark ? .dark : .light
  }
  static func write(_ value: UIUserInterfaceStyle, to environment: inout SceneEnvironment) {
    if value != .unspecified { environment.colorScheme = value == .dark ? .dark : .light }
  }
}

/// The trait of the direction of text.
public enum UITraitLayoutDirection: ReportedTrait {
  /// Unspecified: windows have a value.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func read(from environment: SceneEnvironment) -> UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  static func write(_ value: UITraitEnvironmentLayoutDirection, to environment: inout SceneEnvironment) {
    if value != .unspecified { environment.layoutDirection = value == .rightToLeft ? .rightToLeft : .leftToRight }
  }
}

/// The program's own choice between tabs and a sidebar; `nil` leaves it to the width of the window.
public enum UITraitPrefersTabNavigation: UITraitDefinition {
  /// No choice.
  public static var defaultValue: Bool? { nil }
}

extension UIUserInterfaceSizeClass {
  /// The class of a front end, or `nil` if unspecified.
  var sizeClass: SceneEnvironment.SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
