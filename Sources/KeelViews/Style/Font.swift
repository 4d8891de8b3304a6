public import KeelControls
package import KeelScene

/// A font, by its role where it can be.
///
/// Front ends keep a person's own text size: a size in points comes to the role whose usual size is nearest.
public struct Font: Hashable, Sendable {
  package var sceneFont: SceneFont
  package var design: Design?
  package var spacing: Leading = .standard
  package var width: Width = .standard

  package init(_ sceneFont: SceneFont) { self.sceneFont = sceneFont }

  package init(_ style: KeelScene.TextStyle) { self.init(SceneFont(style: style)) }

  /// The font that UIKit's names made.
  public init(_ font: UIFont) { self.init(font.sceneFont) }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title1)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption1)
  public static let caption2 = Font(.caption2)

  /// The font of a role.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style.sceneStyle).with(design: design, weight: weight)
  }

  /// The font of the role that usually has about this size.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(KeelScene.TextStyle(nearestTo: size)).with(design: design, weight: weight)
  }

  /// The font of the role that usually has about this size: front ends choose the face.
  public static func custom(_ name: String, size: Double) -> Font { custom(name, fixedSize: size) }

  /// The font of the role.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    custom(name, fixedSize: size)
  }

  /// The font of the role that usually has about this size.
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
  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.sceneFont.isItalic = true
    return font
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.sceneFont.weight = weight.sceneWeight
    return font
  }

  /// All characters equally wide.
  public func monospaced() -> Font {
    var font = self
    font.sceneFont.isMonospaced = true
    return font
  }

  /// Front ends choose how digits look: the same font.
  public func monospacedDigit() -> Font { self }
  /// Front ends have no small capitals: the same font.
  public func smallCaps() -> Font { self }
  /// Front ends have no small capitals: the same font.
  public func lowercaseSmallCaps() -> Font { self }
  /// Front ends have no small capitals: the same font.
  public func uppercaseSmallCaps() -> Font { self }

  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.spacing = leading
    return font
  }

  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }
}
