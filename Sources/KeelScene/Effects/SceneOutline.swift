#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// An outline of any form, which was made for a size and is stretched to another one.
public struct SceneOutline: Hashable, Sendable {
  /// The outline in points.
  public let path: DrawingPath
  /// A Boolean value that indicates whether the even-odd rule decides which points are inside.
  public let isEvenOdd: Bool
  /// The size for which the outline was made.
  public let size: SceneSize

  /// The number of corners of the polygon that front ends draw.
  static let maximumCorners = 2000

  /// Creates an outline. Of a path with too many lines and curves, the beginning is used.
  public init(_ path: DrawingPath, isEvenOdd: Bool = false, size: SceneSize) {
    self.path =
      path.steps.count > Self.maximumCorners ? DrawingPath(Array(path.steps.prefix(Self.maximumCorners))) : path
    self.isEvenOdd = isEvenOdd
    self.size = SceneSize(width: max(0, size.width.lawfulCoordinate), height: max(0, size.height.lawfulCoordinate))
  }

  /// The corners of the outline in unit coordinates of its area, as one polygon. A subpath begins and ends at the first
  /// corner of the polygon, which adds lines without an area.
  package var polygon: [ScenePoint] {
    guard size.width > 0, size.height > 0 else { return [] }
    var parts: [[ScenePoint]] = []
    for step in path.steps {
      if case .move(let start) = step { parts.append([start]) }
      guard var part = parts.popLast(), let last = part.last else { continue }
      switch step {
      case .move: break
      case .line(let end): part.append(end)
      case .quadCurve(let end, let control):
        add(last, mix(last, control, 2.0 / 3), mix(end, control, 2.0 / 3), end, to: &part)
      case .curve(let end, let first, let second): add(last, first, second, end, to: &part)
      case .closeSubpath: part.append(part[0])
      }
      parts.append(part)
    }
    let first = parts.first?.first
    var corners: [ScenePoint] = []
    for part in parts {
      corners += part
      if parts.count > 1, let start = part.first, let first { corners += [start, first] }
    }
    return corners.prefix(Self.maximumCorners).map { ScenePoint(x: $0.x / size.width, y: $0.y / size.height) }
  }

  private func mix(_ one: ScenePoint, _ other: ScenePoint, _ part: Double) -> ScenePoint {
    ScenePoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }

  /// Adds a curve as lines of about three points.
  private func add(
    _ from: ScenePoint, _ first: ScenePoint, _ second: ScenePoint, _ to: ScenePoint, to corners: inout [ScenePoint]
  ) {
    let length = [(from, first), (first, second), (second, to)].reduce(0.0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    let count = Int(min(max((length / 3).rounded(.up), 4), 48))
    for index in 1...count {
      let t = Double(index) / Double(count)
      let left = mix(mix(from, first, t), mix(first, second, t), t)
      corners.append(mix(left, mix(mix(first, second, t), mix(second, to, t), t), t))
    }
  }
}

extension DrawingPath {
  /// Creates the path of a shape in an area.
  package init(_ shape: ShapeKind, in area: SceneRect) {
    let side = min(area.width, area.height)
    switch shape {
    case .rectangle: self.init(rounded: area, across: 0, down: 0)
    case .rounded(let radius):
      self.init(rounded: area, across: min(radius, area.width / 2), down: min(radius, area.height / 2))
    case .capsule: self.init(rounded: area, across: side / 2, down: side / 2)
    case .circle:
      let square = SceneRect(
        x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, width: side, height: side)
      self.init(rounded: square, across: side / 2, down: side / 2)
    case .ellipse: self.init(rounded: area, across: area.width / 2, down: area.height / 2)
    }
  }

  private init(rounded area: SceneRect, across: Double, down: Double) {
    let (left, top, right, bottom) = (area.x, area.y, area.x + area.width, area.y + area.height)
    func point(_ x: Double, _ y: Double) -> ScenePoint { ScenePoint(x: x, y: y) }
    guard across > 0, down > 0 else {
      self.init([
        .move(to: point(left, top)), .line(to: point(right, top)), .line(to: point(right, bottom)),
        .line(to: point(left, bottom)), .closeSubpath,
      ])
      return
    }
    // The part of a radius after which a curve has no control point of a quarter circle.
    let (x, y) = (across * (1 - 0.5523), down * (1 - 0.5523))
    self.init([
      .move(to: point(left + across, top)), .line(to: point(right - across, top)),
      .curve(to: point(right, top + down), control1: point(right - x, top), control2: point(right, top + y)),
      .line(to: point(right, bottom - down)),
      .curve(
        to: point(right - across, bottom), control1: point(right, bottom - y), control2: point(right - x, bottom)),
      .line(to: point(left + across, bottom)),
      .curve(to: point(left, bottom - down), control1: point(left + x, bottom), control2: point(left, bottom - y)),
      .line(to: point(left, top + down)),
      .curve(to: point(left + across, top), control1: point(left, top + y), control2: point(left + x, top)),
      .closeSubpath,
    ])
  }
}
