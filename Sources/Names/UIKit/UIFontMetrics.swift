public import Foundation
public import KeelControls

/// The scaling of fonts and lengths with the user's text size.
///
/// Front ends scale every font by themselves, so fonts and values are returned as they are.
public struct UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font, which front ends scale.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the font, in the given size if it is larger than that. Front ends scale it.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// Returns the length in points, which browsers scale with the text.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
