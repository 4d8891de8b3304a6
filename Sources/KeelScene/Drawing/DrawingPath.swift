/// An outline of lines and curves, in points.
public struct DrawingPath: Hashable, Sendable {
  /// A step of the outline.
  public enum Step: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: ScenePoint)
    /// A straight line.
    case line(to: ScenePoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: ScenePoint, control: ScenePoint)
    /// A cubic Bézier curve.
    case curve(to: ScenePoint, control1: ScenePoint, control2: ScenePoint)
    /// A straight line to the beginning of the subpath, which joins both ends.
    case closeSubpath
  }

  /// The steps, in order.
  public private(set) var steps: [Step]

  /// Creates a path from its steps. Coordinates that are not finite become 0, and large ones are clamped.
  public init(_ steps: [Step] = []) {
    self.steps = steps.allSatisfy(\.isLawful) ? steps : steps.map(\.lawful)
  }

  /// The number of lines and curves.
  public var segmentCount: Int {
    steps.reduce(0) { count, step in if case .move = step { count } else { count + 1 } }
  }

  /// Returns the transformed path.
  public func applying(_ transform: DrawingTransform) -> DrawingPath {
    transform == .identity ? self : DrawingPath(steps.map { $0.mapped(transform.applied(to:)) })
  }
}

extension DrawingPath.Step {
  /// Returns the step with each of its points replaced.
  package func mapped(_ change: (ScenePoint) -> ScenePoint) -> DrawingPath.Step {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let first, let second):
      .curve(to: change(end), control1: change(first), control2: change(second))
    case .closeSubpath: .closeSubpath
    }
  }

  fileprivate var isLawful: Bool {
    switch self {
    case .move(let end), .line(let end): end.isLawful
    case .quadCurve(let end, let control): end.isLawful && control.isLawful
    case .curve(let end, let first, let second): end.isLawful && first.isLawful && second.isLawful
    case .closeSubpath: true
    }
  }

  fileprivate var lawful: DrawingPath.Step { mapped(\.lawful) }
}

extension ScenePoint {
  fileprivate var isLawful: Bool { x.isLawfulCoordinate && y.isLawfulCoordinate }
  /// The point with coordinates that a drawing may contain.
  package var lawful: ScenePoint { ScenePoint(x: x.lawfulCoordinate, y: y.lawfulCoordinate) }
}
