public import Foundation
public import KeelViews
public import UIKit

/// An outline, as Core Graphics calls it.
public typealias CGPath = Path

extension Path {
  /// The same outline.
  public init(_ path: CGPath) { self = path }
  /// The same outline.
  public var cgPath: CGPath { self }
}

/// An outline that is drawn step by step.
public final class UIBezierPath {
  /// The outline.
  public var cgPath: CGPath
  /// How wide a line along it is.
  public var lineWidth: CGFloat = 1

  public init() { cgPath = Path() }
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// A rectangle of which some corners are round.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    guard corners != .allCorners else {
      cgPath = Path(roundedRect: rect, cornerSize: cornerRadii)
      return
    }
    let radius = max(min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2), 0)
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (topLeft, topRight) = (length(.topLeft), length(.topRight))
    let (bottomLeft, bottomRight) = (length(.bottomLeft), length(.bottomRight))
    cgPath = Path { path in
      path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + topRight), control: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft), control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + topLeft, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
      path.closeSubpath()
    }
  }

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // There a turn is seen with the vertical axis downwards, in a path of SwiftUI as it is reckoned.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  public func close() { cgPath.closeSubpath() }
}
