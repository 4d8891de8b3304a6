package import KeelScene

public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect

/// The properties of a layer other than its outline.
@MainActor struct LayerParts {
  var color: CGColor?
  var frame = SceneRect()
  var isHidden = false
  var opacity = 1.0
  var sublayers: [CALayer] = []
  weak var superlayer: CALayer?
  // Closures, because classes of other modules cannot override members with package access.
  /// Returns the paint of the whole view; `nil` for layers without one.
  var paint: (@MainActor () -> ScenePaint?)?
  /// Returns what the layer draws, relative to its corner; `nil` for layers that draw nothing of their own.
  var drawing: (@MainActor () -> [DrawingCommand])?
}

// Layers in layers.
extension CALayer {
  /// The layer around this one.
  public var superlayer: CALayer? { parts.superlayer }
  /// The layers in this one, the lowest first; `nil` for none.
  public var sublayers: [CALayer]? {
    get { parts.sublayers.isEmpty ? nil : parts.sublayers }
    set {
      for layer in parts.sublayers { layer.parts.superlayer = nil }
      parts.sublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
      lookDidChange()
    }
  }

  /// Adds a layer above the others.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: parts.sublayers.count) }
  /// Adds a layer at an index, counted from the lowest one.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Adds a layer above another one, or above all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: parts.sublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? parts.sublayers.count)
  }
  /// Adds a layer below another one, or below all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: parts.sublayers.firstIndex { $0 === sibling } ?? 0)
  }
  /// Removes the layer from the one around it.
  public func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    parts.superlayer = nil
    outer.parts.sublayers.removeAll { $0 === self }
    outer.lookDidChange()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // The layer of a view stays with its view.
    guard layer !== self, layer.view == nil, !contains(within: layer) else { return }
    layer.removeFromSuperlayer()
    parts.sublayers.insert(layer, at: min(max(index, 0), parts.sublayers.count))
    layer.parts.superlayer = self
    lookDidChange()
  }

  private func contains(within layer: CALayer) -> Bool {
    var outer = superlayer
    while let next = outer {
      if next === layer { return true }
      outer = next.superlayer
    }
    return false
  }

  /// Called when the layer, or a layer in it, looks different. The view is described again.
  package func lookDidChange() {
    guard let view else { return superlayer?.lookDidChange() ?? () }
    UIView.hasStandIns = true
    view.standInMayChange()
    view.setNeedsDescription()
  }
}

// The place and the look of a layer that belongs to no view.
extension CALayer {
  /// The area of the layer in the one around it, in points; that of a view's layer is the view's.
  public var frame: CGRect {
    get { view?.frame ?? parts.frame.cgRect }
    set {
      if let view { view.frame = newValue } else { change { parts.frame = SceneRect(newValue) } }
    }
  }
  /// The area of the layer in its own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? CGRect(x: 0, y: 0, width: parts.frame.width, height: parts.frame.height) }
    set {
      if let view { return view.bounds = newValue }
      change { (parts.frame.width, parts.frame.height) = (Double(newValue.size.width), Double(newValue.size.height)) }
    }
  }
  /// The middle of the layer in the one around it.
  public var position: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set {
      if let view { return view.center = newValue }
      change {
        parts.frame.x = Double(newValue.x) - parts.frame.width / 2
        parts.frame.y = Double(newValue.y) - parts.frame.height / 2
      }
    }
  }
  /// A Boolean value that indicates whether the layer is not drawn; for that of a view, whether the view is hidden.
  public var isHidden: Bool {
    get { view?.isHidden ?? parts.isHidden }
    set { if let view { view.isHidden = newValue } else { change { parts.isHidden = newValue } } }
  }
  /// The opacity of the layer, or of its view, from 0 to 1.
  public var opacity: Float {
    get { Float(view.map { Double($0.alpha) } ?? parts.opacity) }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      change { parts.opacity = min(max(Double(newValue), 0), 1) }
    }
  }

  // MARK: Kinds of layers

  /// Makes the layer one that paints the whole view.
  package func paints(_ paint: @escaping @MainActor () -> ScenePaint?) { parts.paint = paint }
  /// Makes the layer one with a drawing of its own.
  package func draws(_ drawing: @escaping @MainActor () -> [DrawingCommand]) { parts.drawing = drawing }

  /// The paint of the view: that of its own layer, or of the lowest one in it that paints.
  var paint: ScenePaint? {
    if let own = parts.paint?() { return own }
    for layer in parts.sublayers where !layer.parts.isHidden {
      if let paint = layer.parts.paint?() { return paint }
    }
    return nil
  }

  /// The drawing of the layer and of those in it, relative to its corner.
  var commands: [DrawingCommand] {
    let drawn = parts.sublayers.filter { $0.parts.paint == nil && !$0.parts.isHidden && $0.parts.opacity > 0 }
    return (parts.drawing?() ?? []) + drawn.map(\.group)
  }

  /// The layer with its background and border, at its place in the layer around it.
  private var group: DrawingCommand {
    let frame = parts.frame
    let area = SceneRect(width: frame.width, height: frame.height)
    let path = DrawingPath(.rounded(radius: radius), in: area)
    var all: [DrawingCommand] = []
    if let color = parts.color?.color, !color.isClear {
      all.append(.fill(path, .color(color.sceneColor, opacity: color.alpha)))
    }
    all += commands
    if lineWidth > 0, let color = borderColor?.color {
      all.append(
        .stroke(path, .color(color.sceneColor, opacity: color.alpha), DrawingStroke(width: lineWidth)))
    }
    return .group(
      DrawingGroup(
        transform: .translation(x: frame.x, y: frame.y), opacity: parts.opacity,
        commands: all))
  }
}

extension SceneRect {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: max(0, Double(rect.size.width)),
      height: max(0, Double(rect.size.height)))
  }
  fileprivate var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
