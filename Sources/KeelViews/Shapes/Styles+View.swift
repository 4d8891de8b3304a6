import KeelControls
import KeelScene

// Colours, gradients and materials are views that fill the available space.

/// A style that is also a view: a rectangle filled with it. It is backed by `UIShapeView`.
public protocol _FillView: ShapeStyle, View {}

extension _FillView {
  /// The content and behaviour of the view: a rectangle filled with the style.
  public var body: some View { Rectangle().fill(self) }
}

extension Color: _FillView {}
extension LinearGradient: _FillView {}
extension RadialGradient: _FillView {}
extension EllipticalGradient: _FillView {}
extension AngularGradient: _FillView {}
extension MeshGradient: _FillView {}
extension Material: _FillView {}
