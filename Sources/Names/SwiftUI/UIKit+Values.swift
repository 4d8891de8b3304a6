public import Foundation
public import KeelViews

extension EdgeInsets {
  /// Creates insets of the same length at all edges, in points.
  public init(_ length: CGFloat) {
    self.init(top: Double(length), leading: Double(length), bottom: Double(length), trailing: Double(length))
  }
}

extension InsettableShape {
  /// Returns the shape unchanged: front ends cannot inset shapes.
  @_disfavoredOverload
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

extension UIColor {
  /// Creates a colour from one of SwiftUI, resolved in a default environment.
  public convenience init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.opacity))
  }
}
