package import FoundationEssentials
package import KeelInteraction
package import KeelScene

/// The values of an environment that a text is resolved with.
package struct TextContext: Sendable {
  package var font: Font?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var tracking = 0.0
  package var baselineOffset = 0.0
  package var isUnderlined = false
  package var isStruckThrough = false
  package var foreground: (any ShapeStyle)?
  package var tint: SceneColor?
  package var colorScheme: ColorScheme = .light
  package var locale: Locale
  package var languages = SystemWords.Languages.standard
  package var calendar: Calendar
  package var timeZone: TimeZone
  package var now: Date
  package var textCase: Text.Case?
  /// True if the text is redacted: every character except spaces becomes a dot.
  package var isRedacted = false
  package var lookUp: LocalizedStrings.LookUp
  /// The remaining depth of texts within texts.
  var remainingDepth = 64

  package init(
    font: Font? = nil, locale: Locale = Locale(identifier: "en"), calendar: Calendar = Calendar(identifier: .gregorian),
    timeZone: TimeZone = .gmt, now: Date = Date(timeIntervalSince1970: 0), lookUp: LocalizedStrings.LookUp? = nil
  ) {
    self.font = font
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
    self.lookUp = lookUp ?? LocalizedStrings.registered
  }

  /// Keel's own words in the context's language.
  package var systemWords: SystemWords { languages.words(for: locale.identifier) }

  /// The text attributes of the environment.
  var looks: TextLooks {
    var looks = TextLooks()
    looks.font = font
    looks.isBold = isBold ? true : nil
    looks.isItalic = isItalic ? true : nil
    looks.isMonospaced = isMonospaced ? true : nil
    looks.hasMonospacedDigits = hasMonospacedDigits ? true : nil
    looks.tracking = tracking
    looks.baselineOffset = baselineOffset
    looks.isUnderlined = isUnderlined ? true : nil
    looks.isStruckThrough = isStruckThrough ? true : nil
    looks.foreground = foreground.map { TextForeground($0) }
    return looks
  }

  /// Returns the colour of a style. Levels below the text colour are based on the context's foreground.
  func color(of style: (any ShapeStyle)?) -> SceneColor? {
    var resolution = _ShapeStyleResolution(colorScheme: colorScheme, tint: tint)
    resolution.foreground = foreground?.sceneColor(in: resolution)
    return style?.sceneColor(in: resolution)
  }

  /// Returns the paint of a style, with gradients and opacities.
  func paint(of style: any ShapeStyle) -> StylePaint? {
    var resolution = _ShapeStyleResolution(colorScheme: colorScheme, tint: tint)
    resolution.foreground = foreground?.sceneColor(in: resolution)
    return style.paint(in: resolution)
  }
}
