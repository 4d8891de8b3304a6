public import Foundation
public import KeelViews

/// A screen. Front ends have windows: its size is what they usually have.
@MainActor public final class UIScreen {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
  public let scale: CGFloat = 1
  public var nativeBounds: CGRect { bounds }
}

extension EdgeInsets {
  public init(_ length: CGFloat) {
    self.init(top: Double(length), leading: Double(length), bottom: Double(length), trailing: Double(length))
  }
}
