/// The colour of a part of a picture, from 0 to 1.
struct PictureColor: Hashable {
  var red, green, blue, alpha: Double

  static let black = PictureColor((0, 0, 0, 255))
  static let white = PictureColor((255, 255, 255, 255))

  /// Creates the colour of a pixel; with `ink`, its opacity in that colour.
  init(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), ink: TerminalColor? = nil) {
    var parts = (pixel.red, pixel.green, pixel.blue)
    if case .rgb(let red, let green, let blue) = ink { parts = (red, green, blue) }
    red = Double(parts.0) / 255
    green = Double(parts.1) / 255
    blue = Double(parts.2) / 255
    alpha = Double(pixel.alpha) / 255
  }

  var lightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// Returns the colour, drawn over an opaque one.
  func over(_ other: PictureColor) -> PictureColor {
    var color = self
    color.red = red * alpha + other.red * (1 - alpha)
    color.green = green * alpha + other.green * (1 - alpha)
    color.blue = blue * alpha + other.blue * (1 - alpha)
    color.alpha = 1
    return color
  }

  static func average(_ colors: [PictureColor]) -> PictureColor {
    var sum = PictureColor((0, 0, 0, 255))
    for color in colors {
      sum.red += color.red / Double(colors.count)
      sum.green += color.green / Double(colors.count)
      sum.blue += color.blue / Double(colors.count)
    }
    return sum
  }

  private func distance(to other: PictureColor) -> Double {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }

  /// Returns the division of four parts into two colours that changes them the least, as the parts in front and both
  /// colours.
  static func split(
    _ parts: [PictureColor], isHalved: Bool
  ) -> (mask: Int, front: PictureColor, back: PictureColor) {
    let whole = average(parts)
    var best = (mask: 0, front: whole, back: whole)
    var least = parts.reduce(0) { $0 + $1.distance(to: whole) }
    // The other half of the masks only exchanges the colours.
    for mask in isHalved ? [3] : Array(1...7) where least > 0.0005 {
      let front = parts.indices.filter { mask >> $0 & 1 == 1 }.map { parts[$0] }
      let back = parts.indices.filter { mask >> $0 & 1 == 0 }.map { parts[$0] }
      let colors = (average(front), average(back))
      let error =
        front.reduce(0) { $0 + $1.distance(to: colors.0) } + back.reduce(0) { $0 + $1.distance(to: colors.1) }
      if error < least {
        least = error
        best = (mask, colors.0, colors.1)
      }
    }
    return best
  }
}
