internal import KeelLayout
internal import KeelScene

/// The effects around a node that move points of the window.
///
/// Drawings are really transformed. Everything else stays upright and keeps its size: only its middle moves.
struct EffectTransform: Equatable {
  /// The transform of drawings.
  var drawn = DrawingTransform.identity
  /// The transform of the middles of everything else. Scaling leaves them in place, so that lines do not fall on top of
  /// each other.
  var placed = DrawingTransform.identity

  /// Adds the effects of a box with a frame in points, inside of the ones around it.
  mutating func add(_ effects: [SceneEffect], in frame: SceneRect) {
    let inner = effects.transform(in: frame.size) ?? .identity
    let places = effects.map(\.ofPlaces).transform(in: frame.size) ?? .identity
    drawn = inner.moved(x: frame.x, y: frame.y).concatenating(drawn)
    placed = places.moved(x: frame.x, y: frame.y).concatenating(placed)
  }

  /// True if a picture becomes so small that nothing of it is visible.
  var isVanishing: Bool { abs(drawn.a * drawn.d - drawn.b * drawn.c) < 0.001 }

  /// True if areas keep their form and direction: only their place changes.
  var onlyMoves: Bool { drawn.a == 1 && drawn.b == 0 && drawn.c == 0 && drawn.d == 1 }

  /// Returns the distance by which an area moves, in whole cells.
  func shift(of area: SceneRect) -> (x: Int, y: Int) {
    let middle = ScenePoint(x: area.x + area.width / 2, y: area.y + area.height / 2)
    let moved = placed.applied(to: middle)
    func cells(_ points: Double, _ cell: Double) -> Int {
      points.isFinite ? Int((max(-1e6, min(points, 1e6)) / cell).rounded()) : 0
    }
    return (cells(moved.x - middle.x, Cells.width), cells(moved.y - middle.y, Cells.height))
  }

  /// Returns the cells in which something of an area may be drawn.
  func cells(of area: Rect) -> Rect {
    let bounds = drawn.bounds(of: SceneRect(area))
    let (left, top) = (Cells.edge(bounds.x - 7, per: Cells.width), Cells.edge(bounds.y - 15, per: Cells.height))
    let (right, bottom) = (
      Cells.edge(bounds.x + bounds.width + 7, per: Cells.width),
      Cells.edge(bounds.y + bounds.height + 15, per: Cells.height)
    )
    let (x, y) = shift(of: SceneRect(area))
    let (minX, minY) = (min(left, area.x + x), min(top, area.y + y))
    return Rect(minX, minY, max(right, area.maxX + x) - minX, max(bottom, area.maxY + y) - minY)
  }
}

extension SceneEffect {
  /// The effect without its scaling, for elements that keep their size. Negative factors mirror.
  fileprivate var ofPlaces: SceneEffect {
    func sign(_ factor: Double) -> Double { factor < 0 ? -1 : 1 }
    switch self {
    case .scale(let x, let y, let anchor): return .scale(x: sign(x), y: sign(y), anchor: anchor)
    case .rotation3D(_, let axis, let anchor, _) where abs(axis.z) < 0.5:
      // The two sides of a card: the back is mirrored.
      guard let turn = transform(in: SceneSize(width: 0, height: 0)) else { return self }
      return .scale(x: sign(turn.a), y: sign(turn.d), anchor: anchor)
    default: return self
    }
  }

  /// True if the effect changes cells that have been drawn.
  var changesCells: Bool {
    switch self {
    case .opacity, .color, .multiply, .blend: true
    case .rotation, .rotation3D, .scale, .transform, .offset, .blur, .shadow, .isolated: false
    }
  }
}

extension Element {
  /// True if the children of the element are drawn each with the effects around it, not the element as a whole.
  var passesEffects: Bool {
    switch self {
    case .stack(let stack): stack.window == nil
    case .layers, .firstFit, .arranged, .box, .grid, .gridRow, .geometryReader, .shape, .drawing: true
    default: false
    }
  }
}
