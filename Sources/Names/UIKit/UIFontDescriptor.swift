public import Foundation
public import KeelControls
import KeelScene

/// What a font is like: its style, size, weight and traits.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The traits of a font that descriptors can ask for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system's font. Front ends have the usual one and the monospaced one.
  public enum SystemDesign: Hashable, Sendable {
    /// The usual design.
    case `default`
    /// Shown as the usual design.
    case rounded, serif
    /// All characters have one width.
    case monospaced
  }

  var font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Returns the descriptor of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.sceneFont.isItalic { traits.insert(.traitItalic) }
    if font.sceneFont.weight == .bold || font.sceneFont.weight == .semibold { traits.insert(.traitBold) }
    if font.sceneFont.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with these traits in place of its own; never `nil`, because every front end has them.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.font.sceneFont.isItalic = traits.contains(.traitItalic)
    descriptor.font.sceneFont.isMonospaced = traits.contains(.traitMonoSpace)
    if traits.contains(.traitBold) {
      if !symbolicTraits.contains(.traitBold) { descriptor.font.sceneFont.weight = .bold }
    } else if symbolicTraits.contains(.traitBold) {
      descriptor.font.sceneFont.weight = .regular
    }
    return descriptor
  }

  /// Returns the descriptor in a design; never `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.font.sceneFont.isMonospaced = design == .monospaced
    return descriptor
  }

  /// Returns the descriptor in another size in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }
}

extension UIFont {
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font that a descriptor describes, in a size in points; 0 for that of the descriptor.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    self = size > 0 ? descriptor.font.withSize(size) : descriptor.font
  }
}
