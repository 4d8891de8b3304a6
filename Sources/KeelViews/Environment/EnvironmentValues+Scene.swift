import FoundationEssentials
package import KeelInteraction
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
  /// What the app says in place of the words that Keel has.
  @Entry package var systemLanguages: SystemWords.Languages = .standard
  /// What Keel says by itself, in the language of the place.
  package var systemWords: SystemWords { systemLanguages.words(for: locale.identifier) }
  /// Whether the scene is in use: of a view its window, of an app all of its windows together.
  @Entry public var scenePhase: ScenePhase = .active
  /// How large a person wants text to be, as it was called at first.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Whether a person wants to be told by more than colours.
  @Entry public var accessibilityDifferentiateWithoutColor = false
  /// Whether a person wants nothing to be seen through.
  @Entry public var accessibilityReduceTransparency = false
  /// Whether the screen is read out: front ends do not tell.
  @Entry public var accessibilityVoiceOverEnabled = false
  /// Whether a person steps from control to control: front ends do not tell.
  @Entry public var accessibilitySwitchControlEnabled = false
  /// Whether a person wants colours turned round: front ends do not tell.
  @Entry public var accessibilityInvertColors = false
  /// Whether a person wants buttons to look like buttons: front ends do not tell.
  @Entry public var accessibilityShowButtonShapes = false
  /// How high rows are: front ends decide.
  @Entry public var defaultMinListRowHeight: Double = 0
  /// How high headings of lists are: front ends decide.
  @Entry public var defaultMinListHeaderHeight: Double?
  /// How a person's pixels lie: front ends decide.
  public var pixelLength: Double { displayScale > 0 ? 1 / displayScale : 1 }
  /// Whether a pointer is on the view: front ends do not tell.
  @Entry public var isHoverEffectEnabled = true
  /// Whether the view has the focus: front ends do not tell.
  @Entry public var isFocused = false
  /// Whether regions scroll.
  @Entry public var isScrollEnabled = true
  /// Whether the window is the one that is used.
  @Entry public var controlActiveState: ControlActiveState = .key
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

/// Whether a window is the one that is used.
public enum ControlActiveState: CaseIterable, Sendable {
  case key, active, inactive
}

/// How large a person wants text to be, as it was called at first.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  package init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }
  package var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
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
