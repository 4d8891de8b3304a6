import KeelModel

extension EnvironmentValues {
  /// Light or dark.
  @Entry public var colorScheme: ColorScheme = .light
  /// How far colours stand apart.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The direction that lines of text run in.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  /// How much room there is from side to side.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much room there is from top to bottom.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass?
  /// How large a person wants text to be.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// Whether the scene is in use.
  @Entry public var scenePhase: ScenePhase = .active
  /// Whether a person wants fewer movements.
  @Entry public var accessibilityReduceMotion = false
  /// Whether things answer a person.
  @Entry public var isEnabled = true
  /// Why things are only hinted at.
  @Entry public var redactionReasons: RedactionReasons = []
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular
  /// How many points a pixel has; front ends without pixels say 1.
  @Entry public var displayScale: Double = 1
}

/// Why something is only hinted at.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is to be there is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Nobody is to read it.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is there may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
