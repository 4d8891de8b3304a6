public import KeelControls
package import KeelScene

/// A font: a text style, optionally with a point size.
///
/// Point sizes scale with the user's text size. Front ends without font sizes use the text style of the nearest size.
public struct Font: Hashable, Sendable {
  package var sceneFont: SceneFont
  package var design: Design?
  package var spacing: Leading = .standard
  package var width: Width = .standard

  package init(_ sceneFont: SceneFont) { self.sceneFont = sceneFont }

  package init(_ style: KeelScene.TextStyle) { self.init(SceneFont(style: style)) }

  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) { self.init(font.sceneFont) }

  /// The font of the largest titles, at the top of a page.
  public static let largeTitle = Font(.largeTitle)
  /// The font of first-level titles.
  public static let title = Font(.title1)
  /// The font of second-level titles.
  public static let title2 = Font(.title2)
  /// The font of third-level titles.
  public static let title3 = Font(.title3)
  /// The font of headings.
  public static let headline = Font(.headline)
  /// The font of subheadings.
  public static let subheadline = Font(.subheadline)
  /// The font of ordinary text.
  public static let body = Font(.body)
  /// The font of callouts.
  public static let callout = Font(.callout)
  /// The font of footnotes.
  public static let footnote = Font(.footnote)
  /// The font of captions.
  public static let caption = Font(.caption1)
  /// The font of second-level captions.
  public static let caption2 = Font(.caption2)

  /// Returns the font of a role, with a design and a weight if they are given.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style.sceneStyle).with(design: design, weight: weight)
  }

  /// Returns a font of a size in points.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(SceneFont(pointSize: size)).with(design: design, weight: weight)
  }

  /// Returns a font of a size in points.
  ///
  /// Front ends choose the face; a name that contains "mono", "courier", "menlo" or "consolas" results in monospaced
  /// characters.
  public static func custom(_ name: String, size: Double) -> Font { custom(name, fixedSize: size) }

  /// Returns a font of a size in points; `textStyle` is not used.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    custom(name, fixedSize: size)
  }

  /// Returns a font of a size in points.
  ///
  /// Front ends choose the face; a name that contains "mono", "courier", "menlo" or "consolas" results in monospaced
  /// characters.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    let lowercased = name.lowercased()
    let isMonospaced = ["mono", "courier", "menlo", "consolas"].contains { lowercased.contains($0) }
    return system(size: fixedSize, design: isMonospaced ? .monospaced : nil)
  }

  private func with(design: Design?, weight: Weight?) -> Font {
    var font = weight.map(self.weight) ?? self
    guard let design else { return font }
    font.design = design
    font.sceneFont.isMonospaced = design == .monospaced
    return font
  }
}

extension Font {
  /// Returns the font in the weight `bold`.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.sceneFont.isItalic = true
    return font
  }

  /// Returns the font in another weight; front ends distinguish five.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.sceneFont.weight = weight.sceneWeight
    return font
  }

  /// Returns the font with monospaced characters.
  public func monospaced() -> Font {
    var font = self
    font.sceneFont.isMonospaced = true
    return font
  }

  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.sceneFont.hasMonospacedDigits = true
    return font
  }
  /// Returns the same font: front ends have no small capitals.
  public func smallCaps() -> Font { self }
  /// Returns the same font: front ends have no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the same font: front ends have no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// Returns the font with another line spacing, which front ends do not show.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.spacing = leading
    return font
  }

  /// Returns the font in another character width, which front ends do not show.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }
}
