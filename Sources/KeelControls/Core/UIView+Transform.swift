package import KeelScene

extension UIView {
  /// The transform of the rendered view, in points from its centre. It has no effect on the layout.
  package var drawnTransform: DrawingTransform {
    get { rare?.transform ?? .identity }
    set { if newValue != drawnTransform { changeGround { rareParts.transform = newValue } } }
  }
}
