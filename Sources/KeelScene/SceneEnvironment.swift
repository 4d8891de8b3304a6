/// The properties of a surface that its front end knows: appearance, language, time zone, size and platform.
public struct SceneEnvironment: Hashable, Sendable {
  /// The appearances of content.
  public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }
  /// The direction in which text and layout run.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
  }
  /// The classes of available space along one axis.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Less than 600 points, or 80 columns.
    case compact
    /// More room.
    case regular
  }
  /// The platform that shows the surface.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    /// A terminal.
    case terminal
    /// A browser.
    case web
    /// A window on a desktop.
    case desktop
    /// No screen: a test or a script.
    case headless
  }

  /// The appearance of content, light or dark.
  public var colorScheme: ColorScheme
  /// The direction in which text and layout run.
  public var layoutDirection: LayoutDirection
  /// The class of the available horizontal space.
  public var horizontalSizeClass: SizeClass
  /// The class of the available vertical space.
  public var verticalSizeClass: SizeClass
  /// The platform that shows the surface.
  public var idiom: Idiom
  /// The language as a BCP 47 tag, such as `en-GB`.
  public var localeIdentifier: String
  /// A Boolean value that indicates whether the user asked the platform for less motion.
  public var reducesMotion: Bool
  /// The user's time zone as a name of the tz database, such as `Asia/Tokyo`; `nil` for that of the process.
  public var timeZoneIdentifier: String?
  /// The user's calendar by its name in the Unicode CLDR, such as `gregory`; `nil` for that of the process.
  public var calendarIdentifier: String?

  /// Creates an environment; the defaults are those of a headless front end.
  public init(
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular, idiom: Idiom = .headless,
    localeIdentifier: String = "en", reducesMotion: Bool = false, timeZoneIdentifier: String? = nil,
    calendarIdentifier: String? = nil
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.localeIdentifier = localeIdentifier
    self.reducesMotion = reducesMotion
    self.timeZoneIdentifier = timeZoneIdentifier
    self.calendarIdentifier = calendarIdentifier
  }

  /// A Boolean value that indicates whether places of equal rank are better shown as a bar of tabs than as a sidebar:
  /// true on a narrow surface, whatever the platform.
  public var prefersTabNavigation: Bool { horizontalSizeClass == .compact }
}
