public import Foundation
public import KeelControls

extension UIColor {
  /// Creates an exact colour from its parts in the space Display P3. Front ends show the nearest colour of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    func encoded(_ part: Double) -> Double {
      part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (red, green, blue) = (linear(Double(red)), linear(Double(green)), linear(Double(blue)))
    self.init(
      red: encoded(1.2249401 * red - 0.2249404 * green), green: encoded(-0.0420569 * red + 1.0420571 * green),
      blue: encoded(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue), alpha: Double(alpha))
  }

  /// Stores the parts of an exact colour, from 0 to 1. Returns false for roles, whose colours front ends know.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts else { return false }
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Stores the hue, the saturation and the brightness of an exact colour, from 0 to 1. Returns false for roles.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let (red, green, blue) = parts else { return false }
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sixths = 0.0
    if range > 0 {
      sixths =
        most == red ? (green - blue) / range : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = cgColor.alpha
    return true
  }
}
