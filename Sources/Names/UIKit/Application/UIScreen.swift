public import Foundation
import KeelControls
internal import KeelScene

/// The screen of the window on whose behalf code runs, else of the first window. Front ends have windows and report no
/// screens, so it is as large as that window.
@MainActor @preconcurrency public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()

  /// The bounds of the window in points, which follow its size.
  ///
  /// Until the front end has reported the size, it is that of a typical window: 390 by 844 points if the horizontal size
  /// class is compact, otherwise 1,024 by 768. So it is without a window. A cell of a terminal is 8 by 16 points. Reading
  /// is tracked: bodies and `observe` run again when the size has changed. A constant keeps the size that it was made from.
  public var bounds: CGRect {
    let size = WindowSizes.shared.current
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  /// The pixels per point; always 1.
  public let scale: CGFloat = 1
  /// The bounds in pixels; equal to `bounds`.
  public var nativeBounds: CGRect { bounds }
  /// The native scale; equal to `scale`.
  public var nativeScale: CGFloat { scale }
}
