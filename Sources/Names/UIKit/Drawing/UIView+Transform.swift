internal import Foundation
public import KeelControls
internal import KeelScene

extension UIView {
  /// The transform of the rendered view, around its centre. It has no effect on the layout.
  public var transform: CGAffineTransform {
    get {
      let known = drawnTransform
      return CGAffineTransform(
        a: CGFloat(known.a), b: CGFloat(known.b), c: CGFloat(known.c), d: CGFloat(known.d), tx: CGFloat(known.tx),
        ty: CGFloat(known.ty))
    }
    set { drawnTransform = newValue.drawn }
  }
}
