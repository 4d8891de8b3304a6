public import Foundation
public import KeelControls
import KeelScene
public import KeelViews

/// A layer that draws a path: filled, and with a line along it.
@MainActor @preconcurrency public final class CAShapeLayer: CALayer {
  /// The outline, from the corner of the layer; `nil` for none.
  public var path: CGPath? {
    get { outline }
    set { change { outline = newValue } }
  }
  /// The colour of the area; black unless set, `nil` for none.
  public var fillColor: CGColor? {
    get { fill }
    set { change { fill = newValue } }
  }
  /// The rule that decides which points are inside.
  public var fillRule: CAShapeLayerFillRule {
    get { rule }
    set { change { rule = newValue } }
  }
  /// The colour of the line; `nil` for none.
  public var strokeColor: CGColor? {
    get { line }
    set { change { line = newValue } }
  }
  /// The width of the line in points.
  public var lineWidth: CGFloat {
    get { CGFloat(stroke.width) }
    set { change { stroke.width = Double(newValue) } }
  }
  /// The ends of the line.
  public var lineCap: CAShapeLayerLineCap {
    get { cap }
    set { change { cap = newValue } }
  }
  /// The corners of the line.
  public var lineJoin: CAShapeLayerLineJoin {
    get { join }
    set { change { join = newValue } }
  }
  /// The lengths of dashes and gaps in points; `nil` for a line without gaps.
  public var lineDashPattern: [NSNumber]? {
    get { dashes }
    set { change { dashes = newValue } }
  }
  /// The part of the outline at which the line begins, from 0 to 1.
  public var strokeStart: CGFloat {
    get { CGFloat(start) }
    set { change { start = Double(newValue) } }
  }
  /// The part of the outline at which the line ends, from 0 to 1.
  public var strokeEnd: CGFloat {
    get { CGFloat(end) }
    set { change { end = Double(newValue) } }
  }

  private var outline: CGPath?
  private var fill: CGColor? = UIColor.black.cgColor
  private var rule = CAShapeLayerFillRule.nonZero
  private var line: CGColor?
  private var stroke = DrawingStroke()
  private var cap = CAShapeLayerLineCap.butt
  private var join = CAShapeLayerLineJoin.miter
  private var dashes: [NSNumber]?
  private var (start, end) = (0.0, 1.0)

  /// Creates a layer without a path.
  public required init() {
    super.init()
    draws { [weak self] in self?.commands ?? [] }
  }

  private var commands: [DrawingCommand] {
    guard let outline else { return [] }
    var commands: [DrawingCommand] = []
    if let fill, !UIColor(cgColor: fill).isClear {
      commands.append(.fill(outline.drawn, UIColor(cgColor: fill).paint, isEvenOdd: rule == .evenOdd))
    }
    if let line, stroke.width > 0, end > start {
      let part = start <= 0 && end >= 1 ? outline : outline.trimmedPath(from: start, to: end)
      let look = DrawingStroke(
        width: stroke.width, cap: cap.drawn, join: join.drawn, dash: dashes?.map(\.doubleValue) ?? [])
      commands.append(.stroke(part.drawn, UIColor(cgColor: line).paint, look))
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
