public import Foundation
public import KeelControls
import KeelScene
public import KeelViews

/// A layer that draws a path: filled, and with a line along it.
@MainActor @preconcurrency public final class CAShapeLayer: CALayer {
  /// The outline, relative to the corner of the layer; `nil` for none.
  public var path: CGPath? { didSet { lookDidChange() } }
  /// The colour of the area; black unless set, `nil` for none.
  public var fillColor: CGColor? = UIColor.black.cgColor { didSet { lookDidChange() } }
  /// The rule that decides which points are inside.
  public var fillRule = CAShapeLayerFillRule.nonZero { didSet { lookDidChange() } }
  /// The colour of the line; `nil` for none.
  public var strokeColor: CGColor? { didSet { lookDidChange() } }
  /// The width of the line in points.
  public var lineWidth: CGFloat = 1 { didSet { lookDidChange() } }
  /// The ends of the line.
  public var lineCap = CAShapeLayerLineCap.butt { didSet { lookDidChange() } }
  /// The corners of the line.
  public var lineJoin = CAShapeLayerLineJoin.miter { didSet { lookDidChange() } }
  /// The lengths of dashes and gaps in points; `nil` for a line without gaps.
  public var lineDashPattern: [NSNumber]? { didSet { lookDidChange() } }
  /// The part of the outline at which the line begins, from 0 to 1.
  public var strokeStart: CGFloat = 0 { didSet { lookDidChange() } }
  /// The part of the outline at which the line ends, from 0 to 1.
  public var strokeEnd: CGFloat = 1 { didSet { lookDidChange() } }

  /// Creates a layer without a path.
  public required init() {
    super.init()
    draws { [weak self] in self?.shape ?? [] }
  }

  private var shape: [DrawingCommand] {
    guard let path else { return [] }
    var commands: [DrawingCommand] = []
    if let fill = fillColor.map(UIColor.init(cgColor:)), !fill.isClear {
      commands.append(.fill(path.drawn, fill.paint, isEvenOdd: fillRule == .evenOdd))
    }
    if let line = strokeColor.map(UIColor.init(cgColor:)), lineWidth > 0, strokeEnd > strokeStart {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      let part = isWhole ? path : path.trimmedPath(from: Double(strokeStart), to: Double(strokeEnd))
      let stroke = DrawingStroke(
        width: Double(lineWidth), cap: lineCap.drawn, join: lineJoin.drawn,
        dash: lineDashPattern?.map(\.doubleValue) ?? [])
      commands.append(.stroke(part.drawn, line.paint, stroke))
    }
    return commands
  }
}

/// The rules that decide which points are inside of a path.
public enum CAShapeLayerFillRule: Hashable, Sendable {
  /// A point is inside if the path goes around it.
  case nonZero
  /// A point is inside if the path goes around it an odd number of times.
  case evenOdd
}

/// The ends of a line of a layer.
public typealias CAShapeLayerLineCap = CGLineCap

/// The corners of a line of a layer.
public typealias CAShapeLayerLineJoin = CGLineJoin
