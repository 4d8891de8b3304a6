/// What surrounds a surface, as its front end knows it.
public struct SceneEnvironment: Hashable, Sendable {
  public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
  public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }
  /// What shows the surface. No front end there is yet reports `desktop`.
  public enum Idiom: String, Hashable, Sendable, CaseIterable { case terminal, web, desktop, headless }

  public var colorScheme: ColorScheme
  public var layoutDirection: LayoutDirection
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var idiom: Idiom
  /// A BCP 47 tag, as `en-GB`.
  public var localeIdentifier: String
  public var reducesMotion: Bool

  public init(
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular, idiom: Idiom = .headless,
    localeIdentifier: String = "en", reducesMotion: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.localeIdentifier = localeIdentifier
    self.reducesMotion = reducesMotion
  }
}
