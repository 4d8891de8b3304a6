public import KeelControls
import KeelScene

extension UIScrollView {
  /// The distances between the content and the edges of the region, in points, which scroll with the content.
  ///
  /// They do not change which part of the content is visible: at the upper end the offset is `-contentInset.top`.
  public var contentInset: UIEdgeInsets {
    get {
      let margins = contentMargins
      let (left, right) =
        isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
      return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
    }
    set {
      let (leading, trailing) = isRightToLeft ? (newValue.right, newValue.left) : (newValue.left, newValue.right)
      contentMargins = SceneInsets(
        top: Double(newValue.top), leading: Double(leading), bottom: Double(newValue.bottom),
        trailing: Double(trailing))
    }
  }

  /// The insets of the content; equal to `contentInset`, because front ends keep regions inside of bars and edges.
  public var adjustedContentInset: UIEdgeInsets { contentInset }
}
