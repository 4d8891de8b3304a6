import FoundationEssentials
package import KeelInteraction
import KeelModel

extension EnvironmentValues {
  /// The colour scheme: light or dark.
  @Entry public var colorScheme: ColorScheme = .light
  /// The contrast between colours.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The direction of lines of text.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  /// The amount of horizontal space, or `nil` if unknown.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The amount of vertical space, or `nil` if unknown.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass?
  /// A Boolean value that indicates whether tabs suit the available space better than a sidebar.
  ///
  /// Unless set, it is true while `horizontalSizeClass` is `compact`, and follows the width of the window.
  public var prefersTabNavigation: Bool {
    get { chosenTabNavigation ?? (horizontalSizeClass == .compact) }
    set { chosenTabNavigation = newValue }
  }
  /// The value that the program has set for `prefersTabNavigation`.
  @Entry package var chosenTabNavigation: Bool?
  /// The text size that the user has chosen.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// The strings that the app provides in place of Keel's built-in ones.
  @Entry package var systemLanguages: SystemWords.Languages = .standard
  /// Keel's strings in the language of the environment's locale.
  package var systemWords: SystemWords { systemLanguages.words(for: locale.identifier) }
  /// The state of the view's window; in an app's body, of all windows together.
  @Entry public var scenePhase: ScenePhase = .active
  /// The text size that the user has chosen, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// A Boolean value that indicates whether the user wants differences to be shown by more than colour.
  @Entry public var accessibilityDifferentiateWithoutColor = false
  /// A Boolean value that indicates whether the user wants opaque backgrounds.
  @Entry public var accessibilityReduceTransparency = false
  /// A Boolean value that indicates whether a screen reader is in use; front ends do not report it.
  @Entry public var accessibilityVoiceOverEnabled = false
  /// A Boolean value that indicates whether the user moves between controls with switches; front ends do not report it.
  @Entry public var accessibilitySwitchControlEnabled = false
  /// A Boolean value that indicates whether the user wants inverted colours; front ends do not report it.
  @Entry public var accessibilityInvertColors = false
  /// A Boolean value that indicates whether the user wants buttons to have shapes; front ends do not report it.
  @Entry public var accessibilityShowButtonShapes = false
  /// The smallest height of list rows. Front ends choose it.
  @Entry public var defaultMinListRowHeight: Double = 0
  /// The smallest height of list headers. Front ends choose it.
  @Entry public var defaultMinListHeaderHeight: Double?
  /// The size of a pixel in points, computed from `displayScale`.
  public var pixelLength: Double { displayScale > 0 ? 1 / displayScale : 1 }
  /// A Boolean value that indicates whether views may show an effect under the pointer. Front ends show none.
  @Entry public var isHoverEffectEnabled = true
  /// A Boolean value that indicates whether the view has the focus; front ends do not report it.
  @Entry public var isFocused = false
  /// The activity of the view's window; always `key` unless set.
  @Entry public var controlActiveState: ControlActiveState = .key
  /// A Boolean value that indicates whether the user wants less motion.
  @Entry public var accessibilityReduceMotion = false
  /// A Boolean value that indicates whether controls respond to the user.
  @Entry public var isEnabled = true
  /// The reasons for showing a placeholder in place of the content.
  @Entry public var redactionReasons: RedactionReasons = []
  /// The size of controls. Front ends choose it.
  @Entry public var controlSize: ControlSize = .regular
  /// True if the front end draws in cells, one for each letter of any font.
  @Entry package var isShownInCells = false
  /// The number of pixels in a point; 1 for front ends without pixels.
  @Entry public var displayScale: Double = 1
}

/// The activity of a window.
public enum ControlActiveState: CaseIterable, Sendable {
  /// The window receives the keys.
  case key
  /// The app is in use, in another window.
  case active
  /// The app is not in use.
  case inactive
}

/// The text size that the user has chosen, under its older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// A usual size; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// A larger size, for people with low vision.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  package init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }
  package var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
  /// A Boolean value that indicates whether the size is one of the accessibility sizes, for people with low vision.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}

/// The reasons for showing a placeholder in place of the content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
