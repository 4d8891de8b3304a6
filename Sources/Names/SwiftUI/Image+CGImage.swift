public import Foundation
public import KeelViews
public import UIKit

extension Image {
  /// The way in which the pixels of a picture are turned before it is shown.
  public typealias Orientation = UIImage.Orientation

  /// Creates an image of a picture with some pixels in a point and a label for assistive technology.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation))
    self.label = [label]
  }

  /// Creates an image of a picture with some pixels in a point, which assistive technology ignores.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation))
    isDecorative = true
  }
}
