public import Foundation

/// A screen. Front ends have windows: its size is what they usually have.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
  public let scale: CGFloat = 1
  public var nativeBounds: CGRect { bounds }
  public var nativeScale: CGFloat { scale }
}
