import Foundation
public import KeelControls

// `#colorLiteral(red:green:blue:alpha:)` and `#imageLiteral(resourceName:)`, which Xcode writes.

/// The type of a colour literal without another one.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal without another one.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of a literal: that of the main bundle with this name, or an empty one.
  public convenience init(imageLiteralResourceName name: String) {
    if let image = UIImage(named: name) { self.init(image) } else { self.init() }
  }
}
