internal import KeelScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// The outline of a view (rounded corners, border and shadow), or a layer that is drawn in a view, behind its subviews.
///
/// A gradient among the layers of a view is the background of all of it. Other layers are drawn at their frames in plain
/// views. Layers are not animated, and have no masks.
@MainActor @preconcurrency open class CALayer {
  /// The view whose outline this is.
  private(set) weak var view: UIView?
  var parts = LayerParts()

  /// Creates a layer, which is drawn once it is added to that of a view.
  public required init() {}

  /// Makes the layer the outline of a view.
  func belong(to view: UIView) { self.view = view }

  /// Makes a change of the outline, and invalidates what shows it.
  func change(_ change: () -> Void) {
    guard let view else {
      change()
      return superlayer?.lookDidChange() ?? ()
    }
    view.changeGround(change)
  }

  /// The radius of the corners in points. Terminals have one kind of rounded corner.
  public var cornerRadius: CGFloat {
    get { CGFloat(radius) }
    set { change { radius = Double(newValue) } }
  }
  /// The width of the border in points; 0 for none. Terminals have one width.
  public var borderWidth: CGFloat {
    get { CGFloat(lineWidth) }
    set { change { lineWidth = Double(newValue) } }
  }
  /// The colour of the border.
  public var borderColor: CGColor? {
    get { line }
    set { change { line = newValue } }
  }
  /// The opacity of the shadow, 0 for none. Terminals show none.
  public var shadowOpacity: Float {
    get { shadow }
    set { change { shadow = newValue } }
  }
  /// The radius of the shadow in points.
  public var shadowRadius: CGFloat {
    get { CGFloat(shadowBlur) }
    set { change { shadowBlur = Double(newValue) } }
  }
  /// The distance of the shadow in points.
  public var shadowOffset: CGSize {
    get { CGSize(width: shadowShift.x, height: shadowShift.y) }
    set { change { shadowShift = (Double(newValue.width), Double(newValue.height)) } }
  }
  /// The colour of the shadow; `nil` for none.
  public var shadowColor: CGColor? {
    get { shadowPaint }
    set { change { shadowPaint = newValue } }
  }
  /// A Boolean value that indicates whether the content is clipped to the rounded corners.
  public var masksToBounds: Bool {
    get { masks }
    set { change { masks = newValue } }
  }
  /// The background colour of the layer, or of the view, as in `UIView.backgroundColor`.
  public var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? parts.color }
    set {
      if let view { view.backgroundColor = newValue?.color } else { change { parts.color = newValue } }
    }
  }

  private(set) var radius = 0.0
  private(set) var lineWidth = 0.0
  private var line: CGColor?
  private var shadow: Float = 0
  private var shadowBlur = 3.0
  private var shadowShift = (x: 0.0, y: -3.0)
  private var shadowPaint: CGColor? = CGColor(UIColor(.rgb(red: 0, green: 0, blue: 0)))

  /// The shadow as an effect; `nil` for none.
  var drawnShadow: SceneEffect? {
    guard shadow > 0, let color = shadowPaint?.color, !color.isClear else { return nil }
    return .shadow(
      color.sceneColor, opacity: Double(shadow) * color.alpha, radius: shadowBlur, x: shadowShift.x, y: shadowShift.y)
  }
  private var masks = false
}

/// A colour of a layer.
public struct CGColor: Hashable, Sendable {
  package let color: UIColor
  package init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// The colour as the type that layers use.
  public var cgColor: CGColor { CGColor(self) }
  /// Creates a colour from that of a layer.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color.sceneColor, alpha: cgColor.color.alpha) }
}
