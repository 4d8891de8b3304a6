public import Foundation

/// A screen of a usual size. Front ends have windows and report no screens.
public final class UIScreen: Sendable {
  /// The only screen.
  public static let main = UIScreen()
  /// The bounds of the screen; always 1024 by 768 points.
  public let bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
  /// The pixels per point; always 1.
  public let scale: CGFloat = 1
  /// The bounds in pixels; equal to `bounds`.
  public var nativeBounds: CGRect { bounds }
  /// The native scale; equal to `scale`.
  public var nativeScale: CGFloat { scale }
}
