package import KeelScene

/// An outline of lines and curves.
///
/// Points and sizes are pairs of `Double`, because libraries avoid Foundation's `CGPoint`, `CGSize` and `CGRect`. The
/// `SwiftUI` module adds overloads with those types, built on these.
public struct Path: Hashable, Sendable {
  /// A point in the plane.
  package typealias Point = ScenePoint
  /// A rectangle whose sides are not negative.
  package typealias Rect = SceneRect
  /// A step of the outline.
  package typealias Step = DrawingPath.Step

  package private(set) var steps: [Step] = []
  /// The start of the current subpath.
  private var start: Point?
  package private(set) var current: Point?

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the steps that the closure adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A Boolean value that indicates whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  package mutating func append(_ step: Step) {
    switch step {
    case .move(let end):
      start = end
      current = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      // As in Core Graphics, a line needs a current point to start from.
      guard current != nil else { return }
      current = end
    case .closeSubpath:
      guard current != nil else { return }
      current = start
    }
    steps.append(step)
  }

  /// Closes the current subpath with a straight line to its start.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Appends the steps of another path.
  public mutating func addPath(_ path: Path) {
    for step in path.steps { append(step) }
  }
}

extension Path {
  /// The smallest rectangle around the outline and its control points, or `nil` for an empty path.
  package var bounds: Rect? {
    var least: Point?
    var most: Point?
    func take(_ point: Point) {
      least = least.map { Point(x: min($0.x, point.x), y: min($0.y, point.y)) } ?? point
      most = most.map { Point(x: max($0.x, point.x), y: max($0.y, point.y)) } ?? point
    }
    for step in steps {
      switch step {
      case .move(let end), .line(let end): take(end)
      case .quadCurve(let end, let control):
        take(end)
        take(control)
      case .curve(let end, let first, let second):
        take(end)
        take(first)
        take(second)
      case .closeSubpath: break
      }
    }
    guard let least, let most else { return nil }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
