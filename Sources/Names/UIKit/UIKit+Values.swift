public import Foundation
public import KeelControls
import KeelScene

// Small values of UIKit, and calls with `CGFloat`.

/// Insets of the four sides, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  /// Creates insets; sides that are not given are 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// Insets of 0 at all sides.
  public static let zero = UIEdgeInsets()
}

extension UIView {
  /// The margins around the area of `layoutMarginsGuide`; those of a stack are around its subviews if
  /// `isLayoutMarginsRelativeArrangement` is set. The left one is the leading one (`directionalLayoutMargins`), also where
  /// text runs from right to left.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A set of device orientations. Front ends have none: the set is never read.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// The letters that a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of each word or sentence, or all letters.
  case words, sentences, allCharacters
}
/// The automatic correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The front end decides.
  case `default`
  /// Off or on.
  case no, yes
}
/// The marking of spelling mistakes.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The front end decides.
  case `default`
  /// Off or on.
  case no, yes
}

/// The keyboard settings of a text control. Front ends have their own keyboards: all settings are ignored.
@MainActor @preconcurrency public protocol UITextInputTraits {}

extension UITextInputTraits {
  /// Always `sentences`; setting it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    nonmutating set {}
  }
  /// Always `default`; setting it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    nonmutating set {}
  }
  /// Always `default`; setting it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    nonmutating set {}
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}

extension UIFont {
  /// Returns the font of a size in points, which grows with the user's text size.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: Double(size), weight: weight)
  }
  /// Returns the bold font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: Double(size), weight: .bold) }
  /// Returns the italic font of a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: Double(size), weight: nil, isItalic: true)
  }
  /// Returns the monospaced font of a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: Double(size), weight: weight, isMonospaced: true)
  }
  /// Returns the font of a size in points with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: Double(size), weight: weight, hasMonospacedDigits: true)
  }
  /// The size in points at the usual text size; front ends enlarge it with the user's.
  public var pointSize: CGFloat { CGFloat(sceneFont.usualPointSize) }
  /// Returns the font in another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = UIFont(
      size: Double(size), weight: nil, isMonospaced: sceneFont.isMonospaced, isItalic: sceneFont.isItalic,
      hasMonospacedDigits: sceneFont.hasMonospacedDigits)
    font.sceneFont.weight = sceneFont.weight
    return font
  }
  /// Creates the font of a size in points; never fails. Front ends decide the typeface: the name
  /// determines only the weight and whether the font is italic or monospaced.
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

extension UILabel {
  /// The smallest factor by which a text becomes smaller to fit (`adjustsFontSizeToFitWidth`), from 0 to 1; at 0 the
  /// front end decides.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(smallestScale) }
    set { smallestScale = Double(newValue) }
  }
}

extension UIColor {
  /// Creates a grey from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha))
  }
  /// Returns the colour with an opacity from 0 to 1, which drawings, backgrounds and texts show. Controls show the
  /// colour fully.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(sceneColor, alpha: Double(alpha)) }
}

extension UIImage {
  /// Creates an empty image.
  public convenience init() { self.init(.nothing) }
  /// Returns the image in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysOriginal && data != nil ? self : withTintColor(color)
  }
}
