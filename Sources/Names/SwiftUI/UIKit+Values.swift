public import Foundation
public import KeelViews

extension EdgeInsets {
  public init(_ length: CGFloat) {
    self.init(top: Double(length), leading: Double(length), bottom: Double(length), trailing: Double(length))
  }
}

extension InsettableShape {
  /// Front ends have no room for that: the same shape.
  @_disfavoredOverload
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

extension UIColor {
  /// The colour as a view has it.
  public init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.opacity))
  }
}
