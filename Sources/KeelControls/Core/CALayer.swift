public import struct Foundation.CGFloat

/// The outline of a view: round corners, a line and a shadow. Front ends have nothing else of Core Animation's layers.
@MainActor @preconcurrency public final class CALayer {
  private unowned let view: UIView
  init(view: UIView) { self.view = view }

  /// How round the corners are, in points. Terminals have one kind of round corners.
  public var cornerRadius: CGFloat {
    get { CGFloat(radius) }
    set { view.changeGround { radius = Double(newValue) } }
  }
  /// How wide the line round the view is, in points; 0 is none. Terminals have one width.
  public var borderWidth: CGFloat {
    get { CGFloat(lineWidth) }
    set { view.changeGround { lineWidth = Double(newValue) } }
  }
  /// The colour of the line round the view.
  public var borderColor: CGColor? {
    get { line }
    set { view.changeGround { line = newValue } }
  }
  /// Whether the view has a shadow: above 0. Front ends choose how it looks; terminals have none.
  public var shadowOpacity: Float {
    get { shadow }
    set { view.changeGround { shadow = newValue } }
  }
  /// Whether what is in the view is cut off along round corners.
  public var masksToBounds: Bool {
    get { masks }
    set { view.changeGround { masks = newValue } }
  }
  /// The colour behind the view, as `UIView.backgroundColor`.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor?.cgColor }
    set { view.backgroundColor = newValue?.color }
  }

  private(set) var radius = 0.0
  private(set) var lineWidth = 0.0
  private var line: CGColor?
  private var shadow: Float = 0
  private var masks = false
}

/// A colour, as layers have it.
public struct CGColor: Hashable, Sendable {
  package let color: UIColor
  package init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// The colour, as layers have it.
  public var cgColor: CGColor { CGColor(self) }
  /// The colour of a layer.
  public init(cgColor: CGColor) { self = cgColor.color }
}
