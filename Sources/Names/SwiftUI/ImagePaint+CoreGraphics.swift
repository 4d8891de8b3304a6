public import Foundation
internal import KeelScene
public import KeelViews

extension ImagePaint {
  /// Creates a fill from a part of a picture, whose width and height are 1.
  public init(image: Image, sourceRect: CGRect, scale: CGFloat = 1) {
    self.init(image: image, scale: scale)
    self.sourceRect = sourceRect
  }

  /// The part of the picture to repeat, where its width and height are 1.
  public var sourceRect: CGRect {
    get { CGRect(x: source.x, y: source.y, width: source.width, height: source.height) }
    set {
      source = SceneRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: newValue.height)
    }
  }
}
