public import Foundation
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

  /// The area of the view in its own coordinates, with the size that the front end has reported; until then, that of a
  /// typical window.
  ///
  /// It is followed from the first time that it is read. Front ends decide sizes, so it cannot be set. The bounds of a
  /// window are those of the area that it has for pages: in a browser the visible part of the tab, in a terminal the
  /// part without its margins and the line of hints. Reading them is tracked by `observe` and by bodies.
  public var bounds: CGRect {
    let size: SceneSize
    if let window = self as? UIWindow {
      size = WindowSizes.shared.size(of: window)
    } else {
      followSize()
      size = drawnSize
    }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
