public import Foundation
public import KeelControls

// Small values of UIKit that sources make, and calls that take `CGFloat`.

/// Lengths at the four sides of something.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// Ways in which a telephone is held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// Whether a keyboard makes letters large.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether a keyboard mends what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard marks what seems to be wrong.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What sources say of the keyboard. Front ends have keyboards of their own: what is set is taken and left.
@MainActor @preconcurrency public protocol UITextInputTraits {}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    nonmutating set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    nonmutating set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    nonmutating set {}
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}

extension UIFont {
  /// The font of the role that usually has about this size: front ends keep a person's own text size.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: Double(size), weight: weight)
  }
  /// The bold font of the role that usually has about this size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: Double(size), weight: .bold) }
  /// The italic font of the role that usually has about this size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: Double(size), weight: nil, isItalic: true)
  }
  /// The font of the role that usually has about this size, all of whose characters are equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: Double(size), weight: weight, isMonospaced: true)
  }
  /// The font of the role that usually has about this size, with equally wide digits as far as front ends have any.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: Double(size), weight: weight)
  }
  /// The font of the role that usually has about this size. Front ends choose the face; of the name they take how heavy
  /// the font is, and whether it is italic or all of its characters are equally wide.
  public init?(name: String, size: CGFloat) {
    let name = name.lowercased()
    func holds(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    let weight: Weight? =
      holds("semibold", "demibold")
      ? .semibold
      : holds("bold", "heavy", "black") ? .bold : holds("medium") ? .medium : holds("light", "thin") ? .light : nil
    self.init(
      size: Double(size), weight: weight, isMonospaced: holds("mono", "courier", "menlo", "consolas"),
      isItalic: holds("italic", "oblique"))
  }
}

extension UIColor {
  /// A grey, from black to white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha))
  }
  /// A colour of the program's own, which front ends do not have: none.
  public init?(named name: String) { return nil }
  /// Front ends show colours whole or not at all: the same colour, or none of it below 0.05.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { alpha < 0.05 ? .clear : self }
}

extension UIImage {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// No picture.
  public init() { self.init(systemName: "") }
  /// The same picture in this colour; only symbols have any.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withTintColor(color) }
}
