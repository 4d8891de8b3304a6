import KeelControls
import KeelScene
import Synchronization

extension Color: ShapeStyle {
  /// Sets the drawing colour to the scene colour that this colour resolves to.
  ///
  /// A colour that resolves to none (opacity 0, `clear`, an unknown name) clears it.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    resolution.color = resolve(in: resolution)
    resolution.paint = opacity < 1 ? resolution.color.flatMap { _ in opaque(in: resolution) } : nil
  }

  /// Returns the colour with its true opacity.
  private func opaque(in context: _ShapeStyleResolution) -> StylePaint? {
    Color(base).resolve(in: context).map { .color($0, opacity: opacity) }
  }

  private func resolve(in context: _ShapeStyleResolution) -> SceneColor? {
    guard opacity > 0 else { return nil }
    let opaque: SceneColor? =
      switch base {
      case .role(let role): role
      case .clear: nil
      case .accent: context.tint ?? .tint
      case .exact(let red, let green, let blue): .rgb(red: red.byte, green: green.byte, blue: blue.byte)
      case .named(let name, let bundlePath): NamedColors.lookUp(name, bundlePath)?.resolve(in: context)
      case .mix(let one, let other, let part): Color.mix(one, other, part, in: context)
      }
    return opaque?.faded(by: opacity)
  }

  private static func mix(
    _ one: Color, _ other: Color, _ part: Double, in context: _ShapeStyleResolution
  ) -> SceneColor? {
    let pair = (one.resolve(in: context), other.resolve(in: context))
    guard let first = pair.0, let second = pair.1 else { return part < 0.5 ? pair.0 : pair.1 }
    if part == 0 || first == second { return first }
    if part == 1 { return second }
    let isDark = context.colorScheme == .dark
    let parts = zip(first.parts(isDark: isDark), second.parts(isDark: isDark))
    return SceneColor(parts: parts.map { $0 * (1 - part) + $1 * part })
  }
}

/// The lookup of the program's own colours by name, as in an asset catalogue.
package enum NamedColors {
  /// A structure, because a mutex would wrap a closure once more at each access.
  private struct Table {
    var find: @Sendable (_ name: String, _ bundlePath: String?) -> Color?
  }

  private static let table = Mutex(Table { _, _ in nil })

  /// Installs the closure that looks up named colours, in place of the previous one.
  package static func register(_ lookUp: @escaping @Sendable (_ name: String, _ bundlePath: String?) -> Color?) {
    table.withLock { $0.find = lookUp }
  }

  /// Returns the colour registered under a name, otherwise that of an asset catalogue; `nil` if there is none or it
  /// refers to another name, which rules out cycles.
  static func lookUp(_ name: String, _ bundlePath: String?) -> Color? {
    if let found = table.withLock({ $0.find })(name, bundlePath) { return found.isFreeOfNames ? found : nil }
    return NamedAssets.of(bundlePath: bundlePath).color(named: name).map { Color(.role($0.color), opacity: $0.opacity) }
  }
}

extension Color {
  fileprivate var isFreeOfNames: Bool {
    switch base {
    case .named: false
    case .mix(let one, let other, _): one.isFreeOfNames && other.isFreeOfNames
    default: true
    }
  }
}

extension Double {
  fileprivate var byte: UInt8 { UInt8((self * 255).rounded()) }
}

extension SceneColor {
  fileprivate init(parts: [Double]) {
    let bytes = parts.map { UInt8(min(max($0, 0), 255).rounded()) }
    self = .rgb(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
