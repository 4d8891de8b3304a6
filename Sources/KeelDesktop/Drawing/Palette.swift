#if Desktop
import CKeelGtk
import KeelScene

/// The colours of a scene in those of libadwaita.
@MainActor enum Palette {
  struct RGB {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    init(_ hex: Int) {
      red = Double(hex >> 16 & 255) / 255
      green = Double(hex >> 8 & 255) / 255
      blue = Double(hex & 255) / 255
    }

    init(_ color: SceneRGB) {
      (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
    }

    fileprivate func faded(by opacity: Double) -> RGB {
      var color = self
      color.alpha *= opacity
      return color
    }
  }

  static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

  /// Returns the opacity of a colour of text in that of the widget: 1 for `label` and `primary`.
  static func textOpacity(_ color: SceneColor) -> Double {
    switch color {
    case .secondaryLabel: 0.55
    case .tertiaryLabel: 0.3
    case .translucent(let solid, let opacity): textOpacity(solid) * opacity
    default: 1
    }
  }

  /// Returns the colour in the present style; `nil` for the colours of text, which a widget has.
  static func color(_ color: SceneColor) -> RGB? {
    let isDark = isDark
    switch color {
    case .label, .primary, .secondaryLabel, .tertiaryLabel: return nil
    case .tint, .blue: return RGB(isDark ? 0x78AEED : 0x1C71D8)
    case .red, .destructive: return RGB(isDark ? 0xFF7B63 : 0xC01C28)
    case .orange: return RGB(isDark ? 0xFFA348 : 0xC64600)
    case .yellow: return RGB(isDark ? 0xF8E45C : 0xE5A50A)
    case .green: return RGB(isDark ? 0x8FF0A4 : 0x1B8553)
    case .mint: return RGB(isDark ? 0x8FF0C4 : 0x2EC27E)
    case .teal, .cyan: return RGB(isDark ? 0x7BDFF4 : 0x2190A4)
    case .indigo: return RGB(isDark ? 0xA9A4F0 : 0x4B4A9E)
    case .purple: return RGB(isDark ? 0xDC8ADD : 0x813D9C)
    case .pink: return RGB(isDark ? 0xF5A0C0 : 0xD56199)
    case .brown: return RGB(isDark ? 0xCDAB8F : 0x865E3C)
    case .gray: return RGB(isDark ? 0x9A9996 : 0x77767B)
    case .background: return RGB(isDark ? 0x242424 : 0xFAFAFA)
    case .secondaryBackground: return RGB(isDark ? 0x303030 : 0xFFFFFF)
    case .tertiaryBackground: return RGB(isDark ? 0x383838 : 0xF0F0F0)
    case .separator: return RGB(isDark ? 0x454545 : 0xD5D5D5)
    case .translucent(let solid, let opacity): return self.color(solid)?.faded(by: opacity)
    case .rgb(let red, let green, let blue): return RGB(SceneRGB(red: red, green: green, blue: blue))
    case .adaptive(let light, let dark): return RGB(isDark ? dark : light)
    }
  }
}
#endif
