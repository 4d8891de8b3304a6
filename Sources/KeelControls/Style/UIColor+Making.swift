import KeelScene

public import struct Foundation.CGFloat

extension UIColor {
  /// Creates an exact colour from its hue, its saturation and its brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = Self.parts(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: red, green: green, blue: blue, alpha: Double(alpha))
  }

  /// Creates a colour that is different in light and in dark appearance.
  ///
  /// The closure is called for both at once. Two exact colours follow the appearance of each front end; of roles, which do
  /// so by themselves, the one for light appearance is used.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(.of(.light))
    let dark = dynamicProvider(.of(.dark))
    if light != dark, let lightRGB = light.sceneColor.exact(isDark: false),
      let darkRGB = dark.sceneColor.exact(isDark: true)
    {
      self.init(.adaptive(light: lightRGB, dark: darkRGB), alpha: light.alpha)
    } else {
      self.init(light.sceneColor, alpha: light.alpha)
    }
  }

  /// The parts of an exact colour from 0 to 1; `nil` for roles, whose colours the front end knows.
  package var parts: (red: Double, green: Double, blue: Double)? {
    sceneColor.exact(isDark: false).map { (Double($0.red) / 255, Double($0.green) / 255, Double($0.blue) / 255) }
  }

  private static func parts(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    func part(_ number: Double) -> Double {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      let wave = min(place, 4 - place)
      return brightness - brightness * saturation * max(0, min(wave, 1))
    }
    return (part(5), part(3), part(1))
  }
}

extension UITraitCollection {
  /// The traits of a page in light or dark appearance.
  fileprivate static func of(_ scheme: SceneEnvironment.ColorScheme) -> UITraitCollection {
    var environment = SceneEnvironment()
    environment.colorScheme = scheme
    return UITraitCollection(environment: environment)
  }
}

extension SceneColor {
  /// The exact colour in light or dark appearance; `nil` for a role.
  fileprivate func exact(isDark: Bool) -> SceneRGB? {
    switch self {
    case .rgb(let red, let green, let blue): SceneRGB(red: red, green: green, blue: blue)
    case .adaptive(let light, let dark): isDark ? dark : light
    default: nil
    }
  }
}

extension CGColor {
  /// Creates an exact colour, each part from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }
  /// Creates an exact colour of the space sRGB, each part from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey from black (0) to white (1).
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(UIColor(color.sceneColor, alpha: Double(alpha))) }
}
