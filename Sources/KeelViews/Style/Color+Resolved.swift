import KeelScene

extension Color {
  /// A colour as numbers, worked out for one place.
  public struct Resolved: Hashable, Sendable {
    /// From 0 to 1, as sRGB has it.
    public var red, green, blue: Float
    /// From 0 (nothing) to 1.
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// The colour as numbers, where these are the values around it. Roles are taken in the usual palette: front ends may
  /// show them in another.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var context = _ShapeStyleResolution(colorScheme: environment.colorScheme)
    context.tint = environment.tint?.style.sceneColor(in: context)
    let opaque = Color(base).sceneColor(in: context)
    guard let opaque else { return Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let parts = opaque.parts(in: environment.colorScheme).map { Float($0 / 255) }
    return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: Float(opacity))
  }

  /// A colour of its numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _apply(to resolution: inout _ShapeStyleResolution) { Color(self)._apply(to: &resolution) }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String {
    let parts = [red, green, blue, opacity].map { part in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + parts.joined()
  }
}
