import KeelScene

extension Color {
  /// A colour as sRGB numbers, resolved in one environment.
  public struct Resolved: Hashable, Sendable {
    /// The sRGB parts, from 0 to 1.
    public var red, green, blue: Float
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Float

    /// Creates a resolved colour from its parts, each from 0 to 1.
    ///
    /// The colour space is not used: the parts are treated as sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// Returns the colour as numbers in an environment, with its colour scheme and tint.
  ///
  /// Roles have the values of the default palette; front ends may use another. A colour without a value, such as
  /// `clear`, has only zeros.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var context = _ShapeStyleResolution(colorScheme: environment.colorScheme)
    context.tint = environment.tint?.style.sceneColor(in: context)
    let opaque = Color(base).sceneColor(in: context)
    guard let opaque else { return Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let parts = opaque.parts(isDark: environment.colorScheme == .dark).map { Float($0 / 255) }
    return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: Float(opacity))
  }

  /// Creates a colour from its numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  /// Sets the drawing colour to the exact colour of these numbers.
  public func _apply(to resolution: inout _ShapeStyleResolution) { Color(self)._apply(to: &resolution) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour as `#RRGGBBAA` in hexadecimal digits; parts outside 0 to 1 are clamped.
  public var description: String {
    let parts = [red, green, blue, opacity].map { part in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + parts.joined()
  }
}
