public import SwiftUI

/// A shape that marks points.
public protocol ChartSymbolShape: Shape {
  /// The size of the shape in comparison with a circle of the same area.
  var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
  /// The whole area.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The shapes that points have by default.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  var isOutline = false

  init(_ kind: Kind) { self.kind = kind }
  /// A circle.
  public static let circle = BasicChartSymbolShape(.circle)
  /// A square.
  public static let square = BasicChartSymbolShape(.square)
  /// A triangle.
  public static let triangle = BasicChartSymbolShape(.triangle)
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape(.diamond)
  /// A pentagon.
  public static let pentagon = BasicChartSymbolShape(.pentagon)
  /// An upright cross.
  public static let plus = BasicChartSymbolShape(.plus)
  /// A diagonal cross.
  public static let cross = BasicChartSymbolShape(.cross)
  /// Three crossed lines.
  public static let asterisk = BasicChartSymbolShape(.asterisk)

  /// Returns the outline of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var shape = self
    shape.isOutline = true
    return shape
  }

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let path = outline(in: rect)
    return isOutline ? path.ring(of: min(rect.width, rect.height) / 5, in: rect) : path
  }

  nonisolated private func outline(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func polygon(_ corners: Int, _ radius: CGFloat, from angle: Double = -.pi / 2) -> Path {
      Path { path in
        for corner in 0..<corners {
          let angle = angle + 2 * .pi * Double(corner) / Double(corners)
          let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
    func bars(_ count: Int, from angle: Double) -> Path {
      Path { path in
        for bar in 0..<count {
          let turn = CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: angle + .pi * Double(bar) / Double(count))
          let bar = CGRect(x: -radius, y: -radius * 0.17, width: radius * 2, height: radius * 0.34)
          path.addPath(Path(bar).applying(turn))
        }
      }
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.05, dy: rect.height * 0.05))
    case .triangle: return polygon(3, radius * 1.2)
    case .diamond: return polygon(4, radius * 1.15)
    case .pentagon: return polygon(5, radius * 1.1)
    case .plus: return bars(2, from: 0)
    case .cross: return bars(2, from: .pi / 4)
    case .asterisk: return bars(3, from: .pi / 2)
    }
  }
}

extension Path {
  /// Returns a ring: the outline with a smaller one in it, whose direction is the opposite.
  nonisolated fileprivate func ring(of width: CGFloat, in rect: CGRect) -> Path {
    guard width > 0, rect.width > 2 * width, rect.height > 2 * width else { return self }
    let factor = (min(rect.width, rect.height) - 2 * width) / min(rect.width, rect.height)
    // Mirrored, so that the non-zero rule leaves the middle empty.
    let inner = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: -factor, y: factor)
      .translatedBy(x: -rect.midX, y: -rect.midY)
    var path = self
    path.addPath(applying(inner))
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(.square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(.plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { .init(.cross) }
  /// Three crossed lines.
  public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}

extension ChartSymbolShape {
  /// Returns the outline of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbolShape(shape: self, lineWidth: lineWidth)
  }
}

/// The outline of a symbol.
struct OutlinedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let shape: Base
  let lineWidth: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).ring(of: lineWidth.isFinite ? lineWidth : 1, in: rect)
  }
}
