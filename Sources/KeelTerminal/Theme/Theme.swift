internal import KeelScene

/// The palette: every colour role at the terminal's colour depth, for a dark or a light background.
///
/// The page keeps the terminal's own background and text colour, so that it matches the user's theme. Only the focus,
/// fields and switches are filled. A filled tint always marks the keyboard focus.
struct Theme: Hashable {
  var depth: TerminalCapabilities.ColorDepth
  var isDark: Bool

  // MARK: Styles

  var label: CellStyle { .plain }
  var secondary: CellStyle { CellStyle(shade(dark: 0xA4, light: 0x62), on: .default, depth == .none ? .faint : []) }
  var tertiary: CellStyle { CellStyle(shade(dark: 0x62, light: 0xA8), on: .default, depth == .none ? .faint : []) }
  var title: CellStyle { CellStyle(.default, on: .default, .bold) }
  var rule: CellStyle { CellStyle(shade(dark: 0x46, light: 0xC8), on: .default, depth == .none ? .faint : []) }

  /// The row or control that has the keyboard focus and an action.
  var focus: CellStyle {
    switch depth {
    case .none: CellStyle(.default, on: .default, .reverse)
    case .sixteen: CellStyle(.ansi(15), on: .ansi(4), .bold)
    case .palette: CellStyle(.palette(231), on: .palette(26), .bold)
    case .trueColor: CellStyle(.rgb(255, 255, 255), on: .rgb(10, 90, 210), .bold)
    }
  }

  /// Secondary text within the focus.
  var focusSecondary: CellStyle {
    switch depth {
    case .none: CellStyle(.default, on: .default, .reverse)
    case .sixteen: CellStyle(.ansi(7), on: .ansi(4))
    case .palette: CellStyle(.palette(153), on: .palette(26))
    case .trueColor: CellStyle(.rgb(208, 226, 255), on: .rgb(10, 90, 210))
    }
  }

  /// A row that has the keyboard focus but no action of its own.
  var quietFocus: CellStyle {
    switch depth {
    case .none, .sixteen: CellStyle(.default, on: .default, .reverse)
    case .palette: CellStyle(.default, on: .palette(isDark ? 238 : 253))
    case .trueColor: CellStyle(.default, on: isDark ? .rgb(52, 52, 58) : .rgb(228, 230, 236))
    }
  }

  /// A text field.
  var field: CellStyle {
    switch depth {
    case .none: CellStyle(.default, on: .default, .underline)
    case .sixteen: CellStyle(.default, on: .default, .underline)
    case .palette: CellStyle(.default, on: .palette(isDark ? 236 : 254))
    case .trueColor: CellStyle(.default, on: isDark ? .rgb(44, 44, 48) : .rgb(232, 233, 237))
    }
  }

  /// A text field that has the keyboard focus, distinct from the quiet focus of its row.
  var focusedField: CellStyle {
    switch depth {
    case .none, .sixteen: CellStyle(.default, on: .default, .underline)
    case .palette: CellStyle(.default, on: .palette(isDark ? 17 : 189))
    case .trueColor: CellStyle(.default, on: isDark ? .rgb(16, 42, 84) : .rgb(205, 224, 255))
    }
  }

  var switchOn: CellStyle {
    switch depth {
    case .none: CellStyle(.default, on: .default, .reverse)
    case .sixteen: CellStyle(.ansi(15), on: .ansi(2), .bold)
    case .palette: CellStyle(.palette(231), on: .palette(28), .bold)
    case .trueColor: CellStyle(.rgb(255, 255, 255), on: .rgb(34, 134, 58), .bold)
    }
  }

  var switchOff: CellStyle {
    switch depth {
    case .none: .plain
    case .sixteen: CellStyle(.ansi(15), on: .ansi(8))
    case .palette: CellStyle(.palette(isDark ? 250 : 240), on: .palette(isDark ? 239 : 252))
    case .trueColor: CellStyle(gray(isDark ? 0xB8 : 0x5C), on: gray(isDark ? 0x48 : 0xD6))
    }
  }

  /// The whole page below a box.
  var dimmed: CellStyle { CellStyle(shade(dark: 0x58, light: 0xB0), on: .default, depth == .none ? .faint : []) }

  // MARK: Colours

  func color(_ color: SceneColor) -> TerminalColor {
    switch color {
    case .label, .primary: .default
    case .secondaryLabel: shade(dark: 0xA4, light: 0x62)
    case .tertiaryLabel: shade(dark: 0x62, light: 0xA8)
    case .tint, .blue: hue(dark: (64, 156, 255), light: (0, 98, 214), palette: (75, 26), ansi: (12, 4))
    case .red, .destructive: hue(dark: (255, 99, 92), light: (200, 30, 30), palette: (203, 160), ansi: (9, 1))
    case .orange: hue(dark: (255, 170, 60), light: (180, 90, 0), palette: (215, 130), ansi: (3, 3))
    case .yellow: hue(dark: (255, 214, 10), light: (140, 105, 0), palette: (220, 94), ansi: (11, 3))
    case .green: hue(dark: (60, 210, 95), light: (30, 125, 50), palette: (77, 28), ansi: (10, 2))
    case .mint: hue(dark: (110, 230, 215), light: (0, 125, 115), palette: (86, 30), ansi: (14, 6))
    case .teal: hue(dark: (90, 200, 215), light: (0, 115, 135), palette: (80, 30), ansi: (14, 6))
    case .cyan: hue(dark: (110, 212, 255), light: (0, 110, 160), palette: (81, 31), ansi: (14, 6))
    case .indigo: hue(dark: (140, 138, 255), light: (75, 72, 190), palette: (105, 61), ansi: (12, 4))
    case .purple: hue(dark: (205, 130, 255), light: (135, 55, 185), palette: (177, 91), ansi: (13, 5))
    case .pink: hue(dark: (255, 105, 145), light: (200, 30, 90), palette: (204, 161), ansi: (13, 5))
    case .brown: hue(dark: (190, 155, 115), light: (125, 90, 50), palette: (137, 94), ansi: (3, 3))
    case .background, .secondaryBackground: shade(dark: 0x20, light: 0xF0)
    case .tertiaryBackground: shade(dark: 0x30, light: 0xE4)
    case .separator: shade(dark: 0x46, light: 0xC8)
    case .gray: shade(dark: 0xA4, light: 0x62)
    case .rgb(let red, let green, let blue): exact(red, green, blue)
    case .adaptive: self.color(color.exact(isDark: isDark))
    case .translucent(let color, let opacity): translucent(color, opacity: opacity, on: canvas)
    }
  }

  /// Returns a translucent colour as it looks on a background. Colours of text become lower levels of text. On
  /// terminals without exact colours, other colours are unchanged, or tertiary if they are nearly transparent.
  func translucent(_ color: SceneColor, opacity: Double, on ground: TerminalColor) -> TerminalColor {
    switch color {
    case .label, .primary:
      return opacity > 0.7 ? .default : self.color(opacity > 0.35 ? .secondaryLabel : .tertiaryLabel)
    case .secondaryLabel: return self.color(opacity > 0.5 ? .secondaryLabel : .tertiaryLabel)
    default:
      let solid = self.color(color)
      guard case .rgb = solid else { return opacity > 0.35 ? solid : self.color(.tertiaryLabel) }
      let behind = if case .rgb = ground { ground } else { canvas }
      return mix(solid, with: behind, part: opacity)
    }
  }

  /// Returns a colour to fill an area with. The terminal's own text colour needs an explicit value for that.
  func ground(_ color: SceneColor) -> TerminalColor {
    let known = self.color(color)
    guard known == .default else { return known }
    return switch depth {
    case .none: .default
    case .sixteen: .ansi(isDark ? 7 : 0)
    case .palette: .palette(isDark ? 254 : 234)
    case .trueColor: gray(isDark ? 0xE6 : 0x1A)
    }
  }

  /// Returns the mix of two exact colours, or one of the two if they are not exact.
  func mix(_ color: TerminalColor, with other: TerminalColor, part: Double) -> TerminalColor {
    guard case .rgb(let red, let green, let blue) = color, case .rgb(let red2, let green2, let blue2) = other else {
      return part >= 0.5 || depth < .palette ? color : other
    }
    let part = part >= 0 ? min(part, 1) : 0
    func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) * part + Double(two) * (1 - part)).rounded())
    }
    return .rgb(mixed(red, red2), mixed(green, green2), mixed(blue, blue2))
  }

  /// Returns a gray between text and background. With sixteen colours there are at most two.
  private func shade(dark: UInt8, light: UInt8) -> TerminalColor {
    let level = isDark ? dark : light
    switch depth {
    case .none: return .default
    case .sixteen: return isDark ? (dark > 0x80 ? .ansi(7) : .ansi(8)) : .ansi(8)
    case .palette: return .palette(UInt8(clamping: 232 + (Int(level) - 8) / 10))
    case .trueColor: return gray(level)
    }
  }

  private func gray(_ level: UInt8) -> TerminalColor { .rgb(level, level, level) }

  private typealias RGB = (UInt8, UInt8, UInt8)

  private func hue(dark: RGB, light: RGB, palette: (UInt8, UInt8), ansi: (UInt8, UInt8)) -> TerminalColor {
    switch depth {
    case .none: .default
    case .sixteen: .ansi(isDark ? ansi.0 : ansi.1)
    case .palette: .palette(isDark ? palette.0 : palette.1)
    case .trueColor: isDark ? .rgb(dark.0, dark.1, dark.2) : .rgb(light.0, light.1, light.2)
    }
  }

  private func exact(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
    switch depth {
    case .none: return .default
    case .trueColor: return .rgb(red, green, blue)
    case .palette:
      func level(_ part: UInt8) -> UInt8 { UInt8((Int(part) * 5 + 127) / 255) }
      return .palette(16 + 36 * level(red) + 6 * level(green) + level(blue))
    case .sixteen:
      let bits = (red > 127 ? 1 : 0) | (green > 127 ? 2 : 0) | (blue > 127 ? 4 : 0)
      return .ansi(UInt8(bits) + (max(red, green, blue) > 191 ? 8 : 0))
    }
  }
}
