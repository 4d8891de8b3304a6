public import KeelScene

/// The part of a page that bars leave free, and its surroundings, over which views may extend.
public struct SafeArea: Hashable, Sendable {
  /// The positions of the four edges of an area. Edges at infinity are never touched.
  struct Sides: Hashable, Sendable {
    var top, left, bottom, right: Double
  }
  var safe: Sides
  var whole: Sides

  /// Creates the safe area of a page.
  ///
  /// - Parameters:
  ///   - whole: The page with the bars around its content.
  ///   - insets: The lengths of the bars.
  ///   - isRightToLeft: True if lines of the page begin on the right.
  public init(_ whole: SceneRect, insets: SceneInsets, isRightToLeft: Bool = false) {
    self.whole = Sides(whole)
    safe = self.whole
    safe.top += insets.top
    safe.bottom -= insets.bottom
    safe.left += isRightToLeft ? insets.trailing : insets.leading
    safe.right -= isRightToLeft ? insets.leading : insets.trailing
  }

  /// The area that bars leave free.
  public var rect: SceneRect {
    SceneRect(
      x: safe.left, y: safe.top, width: max(0, safe.right - safe.left), height: max(0, safe.bottom - safe.top))
  }

  /// Returns the lengths by which the surroundings continue a view, at the edges where it touches that of the safe area.
  public func insets(of rect: SceneRect, isRightToLeft: Bool) -> SceneInsets {
    let frame = Sides(rect)
    func length(_ side: WritableKeyPath<Sides, Double>, _ sign: Double) -> Double {
      let touches = sign * (frame[keyPath: side] - safe[keyPath: side]) <= Self.tolerance
      return touches ? max(0, sign * (frame[keyPath: side] - whole[keyPath: side])) : 0
    }
    let (left, right) = (length(\.left, 1), length(\.right, -1))
    return SceneInsets(
      top: length(\.top, 1), leading: isRightToLeft ? right : left, bottom: length(\.bottom, -1),
      trailing: isRightToLeft ? left : right)
  }

  /// The largest distance from an edge at which a view touches it, in points.
  private static let tolerance = 0.5

  /// Returns the area without edges along the axes of a region that scrolls: its content has none there.
  func inside(_ scroll: ScrollElement) -> SafeArea {
    var area = self
    if scroll.isVertical {
      (area.safe.top, area.safe.bottom) = (-.infinity, .infinity)
      (area.whole.top, area.whole.bottom) = (-.infinity, .infinity)
    }
    if scroll.isHorizontal {
      (area.safe.left, area.safe.right) = (-.infinity, .infinity)
      (area.whole.left, area.whole.right) = (-.infinity, .infinity)
    }
    return area
  }

  /// Returns the area of a view beside bars or padding at some edges of its container: it ends where they begin, and
  /// continues under them.
  func inside(_ container: SceneRect, cutAt edges: SceneEdges, view: SceneRect, isRightToLeft: Bool) -> SafeArea {
    var area = self
    for (edge, side, sign) in [
      (SceneEdges.top, \Sides.top, 1.0), (isRightToLeft ? .trailing : .leading, \Sides.left, 1),
      (.bottom, \Sides.bottom, -1), (isRightToLeft ? .leading : .trailing, \Sides.right, -1),
    ] where edges.contains(edge) {
      let end = Sides(container)[keyPath: side]
      area.safe[keyPath: side] = Sides(view)[keyPath: side]
      // A bar that is not at the edge of the page ends the surroundings.
      if sign * (end - safe[keyPath: side]) > Self.tolerance { area.whole[keyPath: side] = end }
    }
    return area
  }
}

extension SafeArea.Sides {
  init(_ rect: SceneRect) {
    self.init(top: rect.y, left: rect.x, bottom: rect.y + rect.height, right: rect.x + rect.width)
  }
}

extension SceneInsets {
  /// Returns the insets of some edges; the others are 0.
  func only(_ edges: SceneEdges) -> SceneInsets {
    SceneInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
