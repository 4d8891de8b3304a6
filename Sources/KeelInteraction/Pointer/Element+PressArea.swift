package import KeelScene

/// The part of an element's frame in which a press goes to the element itself, and not to the views behind it.
package enum PressArea: Hashable, Sendable {
  /// None: the element only places others, or draws nothing.
  case none
  /// The part where it draws (`Element.takesPress(at:in:)`).
  case drawn
  /// All of it.
  case frame
}

extension SceneTree {
  /// Returns true if a node is in front of other views of layers, and not a part of a control, a row or a region between.
  ///
  /// Such a node takes presses where it is drawn, whether or not it responds to them (`Element.takesPress(at:in:)`); the
  /// others go to what is behind it. O(depth of the node).
  package func isInFront(_ id: NodeID) -> Bool {
    guard var child = entry(of: id) else { return false }
    while let container = child.parent, container.element.isPressedThrough {
      if case .layers = container.element, container.children.first != child.id { return true }
      child = container
    }
    return false
  }
}

extension Element {
  /// True if presses on the children of the element are the children's own.
  package var isPressedThrough: Bool {
    switch self {
    case .stack, .layers, .firstFit, .arranged, .grid, .gridRow, .geometryReader: true
    // A box that wants to know of presses takes those on all that is in it.
    case .box(let box): box.pointer == nil
    default: false
    }
  }

  /// The part of the element's own frame in which it takes presses. Its children take presses of their own.
  package var pressArea: PressArea {
    switch self {
    case .stack, .layers, .firstFit, .arranged, .grid, .gridRow, .geometryReader, .spacer, .separator: return .none
    case .box(let box):
      if box.pointer != nil { return .frame }
      guard box.background?.isVisible == true else { return .none }
      return box.outline == nil && box.shape == .rectangle ? .frame : .drawn
    case .shape(let shape):
      if shape.fill?.isVisible == true { return shape.kind == .rectangle ? .frame : .drawn }
      return shape.stroke != nil && shape.lineWidth > 0 ? .drawn : .none
    case .drawing(let drawing): return drawing.commands.isEmpty ? .none : .drawn
    default: return .frame
    }
  }

  /// Returns true if a point in the element's frame, whose origin is its upper left corner, is in its press area.
  ///
  /// O(steps of its paths).
  package func takesPress(at point: ScenePoint, in size: SceneSize) -> Bool {
    let area = SceneRect(x: 0, y: 0, width: size.width, height: size.height)
    switch (pressArea, self) {
    case (.none, _): return false
    case (.drawn, .box(let box)):
      guard let outline = box.outline else { return DrawingPath(box.shape, in: area).contains(point) }
      guard outline.size.width > 0, outline.size.height > 0, size.width > 0, size.height > 0 else { return false }
      let place = ScenePoint(
        x: point.x / size.width * outline.size.width, y: point.y / size.height * outline.size.height)
      return outline.path.contains(place, isEvenOdd: outline.isEvenOdd)
    case (.drawn, .shape(let shape)): return shape.isDrawn(at: point, in: area)
    case (.drawn, .drawing(let drawing)): return drawing.isDrawn(at: point, in: area)
    default: return area.contains(point)
    }
  }
}

extension ScenePaint {
  /// True if something of the paint can be seen.
  package var isVisible: Bool {
    switch self {
    case .color(_, let opacity): opacity > 0
    case .gradient(let gradient): gradient.stops.contains { $0.opacity > 0 }
    case .material: true
    }
  }
}

extension ShapeElement {
  fileprivate func isDrawn(at point: ScenePoint, in area: SceneRect) -> Bool {
    let path = DrawingPath(kind, in: area)
    let isInside = path.contains(point)
    if fill?.isVisible == true, isInside { return true }
    guard stroke != nil else { return false }
    return isStrokeCentered
      ? path.isNear(point, within: lineWidth / 2) : isInside && path.isNear(point, within: lineWidth)
  }
}

extension DrawingElement {
  fileprivate func isDrawn(at point: ScenePoint, in area: SceneRect) -> Bool {
    guard !isClipped || area.contains(point) else { return false }
    var place = point
    if let size, area.width > 0, area.height > 0 {
      place = ScenePoint(x: point.x / area.width * size.width, y: point.y / area.height * size.height)
    }
    return commands.contains { $0.isDrawn(at: place) }
  }
}

extension DrawingCommand {
  fileprivate func isDrawn(at point: ScenePoint) -> Bool {
    switch self {
    case .fill(let path, _, let isEvenOdd): return path.contains(point, isEvenOdd: isEvenOdd)
    case .stroke(let path, _, let stroke): return path.isNear(point, within: stroke.width / 2)
    case .text(let text): return text.roughArea.contains(point)
    case .symbol(_, let area), .picture(_, let area): return area.contains(point)
    case .group(let group):
      if let clip = group.clip, !clip.path.contains(point, isEvenOdd: clip.isEvenOdd) { return false }
      guard group.opacity > 0, let place = group.transform.origin(of: point) else { return false }
      return group.commands.contains { $0.isDrawn(at: place) }
    }
  }
}

extension DrawingText {
  /// The area of the text, with letters of an average width.
  fileprivate var roughArea: SceneRect {
    let width = pointSize * 0.6 * Double(lines.map(\.count).max() ?? 0)
    let height = lineHeight * Double(lines.count)
    return SceneRect(x: origin.x - anchor.x * width, y: origin.y - anchor.y * height, width: width, height: height)
  }
}

extension DrawingTransform {
  /// Returns the point whose image is a point, or `nil` if the transform has no inverse.
  fileprivate func origin(of point: ScenePoint) -> ScenePoint? {
    let area = a * d - b * c
    guard abs(area) > 1e-12 else { return nil }
    let (x, y) = (point.x - tx, point.y - ty)
    return ScenePoint(x: (d * x - c * y) / area, y: (a * y - b * x) / area)
  }
}

extension SceneRect {
  fileprivate func contains(_ point: ScenePoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
