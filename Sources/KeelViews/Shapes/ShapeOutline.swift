package import KeelScene

/// The outline of a shape that front ends receive.
public struct _ShapeOutline: Hashable, Sendable {
  package let kind: ShapeKind
  package init(kind: ShapeKind) { self.kind = kind }

  /// The form of the outline, as a type of this layer.
  package enum Form {
    case rectangle, capsule, circle, ellipse
    case rounded(radius: Double)
  }
  package var form: Form {
    switch kind {
    case .rectangle: .rectangle
    case .rounded(let radius): .rounded(radius: radius)
    case .capsule: .capsule
    case .circle: .circle
    case .ellipse: .ellipse
    }
  }
}

extension Path {
  /// Creates the path of a known outline.
  package init(_ outline: _ShapeOutline, in rect: SceneRect) {
    self.init()
    let side = min(rect.width, rect.height)
    switch outline.kind {
    case .rectangle: addRect(rect)
    case .rounded(let radius): addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    case .capsule: addRoundedRect(in: rect, cornerWidth: side / 2, cornerHeight: side / 2)
    case .circle:
      addEllipse(
        in: SceneRect(
          x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side))
    case .ellipse: addEllipse(in: rect)
    }
  }
}

extension _ShapeOutline {
  /// Creates the supported outline that matches a path, or a rectangle if none matches.
  ///
  /// - Parameter path: The outline in a rectangle that is not a square, so that circles can be distinguished from
  ///   ellipses.
  package init(of path: Path) {
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else {
      self.init(kind: .rectangle)
      return
    }
    if path.isRound(in: bounds) {
      self.init(kind: abs(bounds.width - bounds.height) < 0.01 ? .circle : .ellipse)
    } else if let radius = path.cornerRadius(in: bounds) {
      self.init(kind: radius * 2 >= min(bounds.width, bounds.height) - 0.01 ? .capsule : .rounded(radius: radius))
    } else {
      self.init(kind: .rectangle)
    }
  }
}

extension Path {
  /// Returns true if the path consists of curves between points of the ellipse in the rectangle.
  fileprivate func isRound(in bounds: Rect) -> Bool {
    var curves = 0
    func isOn(_ point: Point) -> Bool {
      let x = (point.x - bounds.x - bounds.width / 2) / (bounds.width / 2)
      let y = (point.y - bounds.y - bounds.height / 2) / (bounds.height / 2)
      return abs(x * x + y * y - 1) < 0.01
    }
    var last: Point?
    for step in steps {
      switch step {
      case .closeSubpath: break
      case .move(let end): last = end
      case .line(let end):
        guard end == last else { return false }
      case .curve(let end, _, _):
        guard isOn(end) else { return false }
        curves += 1
        last = end
      case .quadCurve: return false
      }
    }
    return curves >= 4
  }

  /// Returns the radius of the corners, or `nil` if the outline is not a rectangle with rounded corners.
  fileprivate func cornerRadius(in bounds: Rect) -> Double? {
    let isCurved = steps.contains { if case .curve = $0 { true } else { false } }
    guard isCurved else { return nil }
    // The first corner ends where the outline leaves the right side.
    for step in steps {
      guard case .line(let end) = step, abs(end.x - bounds.x - bounds.width) < 0.01 else { continue }
      let radius = bounds.y + bounds.height - end.y
      var rounded = Path()
      rounded.addRoundedRect(in: bounds, cornerWidth: radius, cornerHeight: radius)
      return rounded == self ? radius : nil
    }
    return nil
  }
}
